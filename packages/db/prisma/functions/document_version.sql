-- Version of a document's view: the transactions that wrote the rows of the view, and the values that come from other tables. It is
-- stable, so that a view and its version in one statement are of one snapshot. The instant tells a restored database from its past.
-- Rows are found by the parameter, as in get_document().
create or replace function document_version(p_id uuid) returns text
language plpgsql stable as $$
begin
  return (
    select concat_ws('|', d.xmin, extract(epoch from d.updated_at),
             (select string_agg(a.xmin::text, ',' order by a.seq) from attempts a where a.document_id = p_id and a.account_id = d.account_id),
             (select string_agg(e.xmin || coalesce((
                       select 'x' from xml x
                        where x.document_id = p_id and x.account_id = d.account_id and x.kind = 'evento' and x.owner_id = e.id limit 1), ''), ',' order by e.id)
                from events e where e.document_id = p_id and e.account_id = d.account_id),
             (select 'x' from xml x where x.document_id = p_id and x.account_id = d.account_id and x.kind = 'assinado' limit 1),
             (select concat_ws('/', o.xmin, p.xmin)
                from operations o join pending_operations p on p.operation_id = o.id
               where d.status = 'PENDENTE' and o.document_id = p_id and o.account_id = d.account_id and o.wait_reason is not null
               order by o.seq limit 1),
             (select c.offset_ms from account_clocks c
               where c.account_id = d.account_id and coalesce(d.target, case d.environment when 2 then 'sandbox' end) = 'sandbox'),
             (select extract(epoch from a.links_taken_back_at) from accounts a where a.account_id = d.account_id))
      from documents d where d.id = p_id);
end
$$;
grant execute on function document_version(uuid) to emite_app, emite_worker;

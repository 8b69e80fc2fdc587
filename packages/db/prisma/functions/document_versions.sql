-- Version of each document's view between two ids: the transactions that wrote the rows of the view, and the values that come from
-- other tables. The instant tells a restored database from its past. It becomes part of the statement that calls it, so that a view and
-- its version are of one snapshot, and partitions outside the two ids stay closed. Functions of the owner alone call it.
drop function if exists document_version(uuid);
create or replace function document_versions(p_first uuid, p_last uuid)
returns table (id uuid, account_id uuid, client_id uuid, environment smallint, type text, target text, version text)
language sql stable as $$
  select d.id, d.account_id, d.client_id, d.environment, d.type, d.target,
         concat_ws('|', d.xmin, extract(epoch from d.updated_at),
           (select string_agg(a.xmin::text, ',' order by a.seq) from attempts a
             where a.document_id = d.id and a.document_id between p_first and p_last and a.account_id = d.account_id),
           (select string_agg(e.xmin || coalesce((
                     select 'x' from xml x
                      where x.document_id = d.id and x.document_id between p_first and p_last and x.account_id = d.account_id
                        and x.kind = 'evento' and x.owner_id = e.id limit 1), ''), ',' order by e.id)
              from events e
             where e.document_id = d.id and e.document_id between p_first and p_last and e.account_id = d.account_id),
           (select 'x' from xml x
             where x.document_id = d.id and x.document_id between p_first and p_last and x.account_id = d.account_id
               and x.kind = 'assinado' limit 1),
           (select concat_ws('/', o.xmin, p.xmin)
              from operations o join pending_operations p on p.operation_id = o.id
             where d.status = 'PENDENTE' and o.document_id = d.id and o.document_id between p_first and p_last
               and o.account_id = d.account_id and o.wait_reason is not null
             order by o.seq limit 1),
           (select c.offset_ms from account_clocks c
             where c.account_id = d.account_id and coalesce(d.target, case d.environment when 2 then 'sandbox' end) = 'sandbox'),
           (select extract(epoch from a.links_taken_back_at) from accounts a where a.account_id = d.account_id))
    from documents d where d.id between p_first and p_last
$$;

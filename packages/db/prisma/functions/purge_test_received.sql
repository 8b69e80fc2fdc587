-- Removes up to `p_limit` received notes without fiscal value that arrived more than `p_days` ago, with their files, manifestations
-- and orders, as many files that belong to no note, as many orders that no note fulfills, and as many queries by key; not notes whose
-- manifestation is under way. Over all accounts, so as the owner.
create or replace function purge_test_received(p_limit integer, p_days integer, out received bigint)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v_floor uuid := uuidv7_floor(now() - make_interval(days => greatest(p_days, 1)));
  v_past uuid[];
  v_rows bigint;
begin
  select array_agg(locked.id) into v_past from (
    select d.id from received_documents d
      join (
        select of.id from clients c cross join lateral (
          select r.id from received_documents r
           where r.account_id = c.account_id and r.environment = 2 and r.client_id = c.id and r.id < v_floor
           order by r.id limit p_limit
        ) of limit p_limit
      ) old on old.id = d.id
     where not exists (select from received_manifestations m where m.received_id = d.id and m.status = 'pendente')
       for update of d skip locked
  ) locked;
  -- Again, now that no manifestation can be added: one may have been after the search began.
  select array_agg(locked.id) into v_past from unnest(v_past) as locked (id)
   where not exists (select from received_manifestations m where m.received_id = locked.id and m.status = 'pendente');
  delete from received_files f using received_documents d
   where d.id = any (v_past) and f.client_id = d.client_id and f.target = d.target and f.access_key = d.access_key;
  delete from received_uploads u using received_documents d
   where d.id = any (v_past) and u.client_id = d.client_id and u.target = d.target and u.access_key = d.access_key;
  delete from received_manifestations where received_id = any (v_past);
  delete from received_orders where received_id = any (v_past);
  delete from received_documents where id = any (v_past);
  get diagnostics received = row_count;
  delete from received_files f using (
    select of.id from clients c cross join lateral (
      select r.id from received_files r
       where r.client_id = c.id and r.target in ('homologacao', 'sandbox') and r.id < v_floor
         and not exists (select from received_documents d
                          where d.client_id = r.client_id and d.target = r.target and d.access_key = r.access_key)
       order by r.id limit p_limit
    ) of limit p_limit
  ) old where f.id = old.id;
  get diagnostics v_rows = row_count;
  received := received + v_rows;
  delete from received_orders o using (
    select of.id from clients c cross join lateral (
      select r.id from received_orders r
       where r.account_id = c.account_id and r.environment = 2 and r.client_id = c.id and r.id < v_floor and r.status <> 'atendido'
       order by r.id limit p_limit
    ) of limit p_limit
  ) old where o.id = old.id;
  get diagnostics v_rows = row_count;
  received := received + v_rows;
  delete from received_key_queries q using (
    select r.client_id, r.target, r.access_key from received_key_queries r
     where r.environment = 2 and r.updated_at < now() - make_interval(days => greatest(p_days, 1))
     order by r.updated_at limit p_limit
  ) old where q.client_id = old.client_id and q.target = old.target and q.access_key = old.access_key;
  get diagnostics v_rows = row_count;
  received := received + v_rows;
end
$$;
revoke all on function purge_test_received(integer, integer) from public;
grant execute on function purge_test_received(integer, integer) to emite_worker;

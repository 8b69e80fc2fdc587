-- The sweeper's look at ranges, like take_stale() at documents.
create or replace function take_stale_inutilizacoes(p_older_than interval, p_limit integer)
returns table (inutilizacao_id uuid, account_id uuid)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  return query
    with stale as (
      select i.id from inutilizacoes i
       where i.state = 'pendente' and i.due_at < now() - p_older_than
       order by i.due_at limit p_limit
         for update skip locked
    )
    update inutilizacoes i set due_at = now() from stale where i.id = stale.id returning i.id, i.account_id;
end
$$;
grant execute on function take_stale_inutilizacoes(interval, integer) to emite_worker;

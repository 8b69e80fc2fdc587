-- Number of waiting operations and ranges, and the age of the oldest. Runs over all accounts, therefore as the owner.
create or replace function pending_stats() returns table (pending bigint, oldest_age_ms double precision)
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select count(*), coalesce(extract(epoch from now() - min(w.created_at)) * 1000, 0)::double precision
    from (select created_at from pending_operations
          union all
          select created_at from inutilizacoes where state = 'pendente') w
$$;
grant execute on function pending_stats() to emite_app, emite_worker;

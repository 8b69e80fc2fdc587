-- Begins the sequences of companies that asked to receive and have none, over all accounts. Returns how many.
create or replace function open_distributions(p_state jsonb) returns integer
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v_opened integer;
begin
  insert into distributions (ground, service, cnpj, state, next_at)
  select distinct case when s.environment = 1 then 'producao' when c.test_target = 'homologacao' then 'homologacao' else c.account_id::text end,
         t.service, c.cnpj, p_state, 'epoch'::timestamptz
    from clients c join received_settings s on s.client_id = c.id and s.enabled cross join lateral unnest(s.types) as t (service)
  on conflict do nothing;
  get diagnostics v_opened = row_count;
  return v_opened;
end
$$;
revoke all on function open_distributions(jsonb) from public;
grant execute on function open_distributions(jsonb) to emite_worker;

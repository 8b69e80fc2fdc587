-- Runs as the caller, inside the walls of `p_account` (enter_account). Returns the last states of the services of its sandbox, and of
-- the real services of the UFs where it has companies.
create or replace function read_sefaz_status(p_account uuid) returns setof sefaz_status
language plpgsql stable as $$
begin
  return query
    select s.* from sefaz_status s where s.account_id = p_account and s.environment = 2
    union all
    select p_account, a.environment, a.type, a.uf, a.online, a.c_stat, a.x_motivo, a.latency_ms, a.checked_at, a.since, a.back_at, a.recent
      from authority_status a
     where a.environment = 1 and a.uf in (select c.uf from clients c where c.account_id = p_account);
end
$$;
grant execute on function read_sefaz_status(uuid) to emite_app;

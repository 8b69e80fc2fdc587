-- Saves the last seen state of a real authority's service, and what of it is history. `beside`: found during another query, so the words
-- of the service itself stay; `kept`: how many states in a row are remembered. As the owner: authorities are of no account.
create or replace function save_authority_status(p_row text, p_mac text) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  n record;
begin
  perform assert_rows_proven('authority_status', p_row, p_mac);
  select * into n from jsonb_to_record(p_row::jsonb) as r (
    environment smallint, type text, uf text, online boolean, c_stat text, x_motivo text, latency_ms integer, checked_at timestamptz(3),
    back_at timestamptz(3), state text, beside boolean, kept integer);
  insert into authority_status as s (environment, type, uf, online, c_stat, x_motivo, latency_ms, checked_at, back_at, since, recent)
  values (n.environment, n.type, n.uf, n.online, n.c_stat, n.x_motivo, n.latency_ms, n.checked_at, n.back_at, n.checked_at,
          array_remove(array[n.state], null))
  on conflict (environment, type, uf) do update
     set online = excluded.online, latency_ms = excluded.latency_ms, checked_at = excluded.checked_at, back_at = excluded.back_at,
         c_stat = case when n.beside and s.recent[1] = n.state then s.c_stat else excluded.c_stat end,
         x_motivo = case when n.beside and s.recent[1] = n.state then s.x_motivo else excluded.x_motivo end,
         recent = case when n.state is null then s.recent else (excluded.recent || s.recent)[1:n.kept] end,
         since = case when (s.online, s.recent[1]) is not distinct from (excluded.online, coalesce(n.state, s.recent[1]))
                       and (n.beside or s.c_stat is not distinct from excluded.c_stat)
                      then s.since else excluded.since end
   where s.checked_at <= excluded.checked_at;
  delete from authority_status_history h
   where h.environment = n.environment and h.type = n.type and h.uf = n.uf and h.checked_at < n.checked_at - interval '30 days';
  insert into authority_status_history (environment, type, uf, checked_at, online, c_stat, x_motivo, latency_ms, state)
  select n.environment, n.type, n.uf, n.checked_at, n.online, n.c_stat, n.x_motivo, n.latency_ms, n.state
   where not exists (
     select from (
       select h.online, h.c_stat, h.state from authority_status_history h
        where h.environment = n.environment and h.type = n.type and h.uf = n.uf and h.checked_at > n.checked_at - interval '15 minutes'
        order by h.checked_at desc limit 1) l
      where l.online = n.online and l.state is not distinct from n.state and (n.beside or l.c_stat is not distinct from n.c_stat))
  on conflict do nothing;
end
$$;
grant execute on function save_authority_status(text, text) to emite_app, emite_worker;

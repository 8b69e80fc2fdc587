-- Records a query by access key for every company that receives the sequence: its turn, and the last answer. Over all accounts, so as the
-- owner.
create or replace function save_received_key(
  p_ground text, p_cnpj text, p_key text, p_asked_at timestamptz, p_next_at timestamptz, p_asks integer, p_given_up boolean,
  p_c_stat text, p_x_motivo text
) returns void
language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  insert into received_key_queries as q (
    client_id, target, access_key, account_id, environment, asked_at, next_at, asks, given_up, c_stat, x_motivo)
  select r.client_id, r.target, p_key, r.account_id, r.environment, p_asked_at, p_next_at, p_asks, p_given_up, p_c_stat, p_x_motivo
    from receivers(p_ground, p_cnpj, 'nfe') r
  on conflict (client_id, access_key, target) do update
    set asked_at = excluded.asked_at, next_at = excluded.next_at, asks = excluded.asks, given_up = excluded.given_up,
        -- A query that is about to leave has no answer yet: that of the one before stays.
        c_stat = coalesce(excluded.c_stat, q.c_stat), x_motivo = coalesce(excluded.x_motivo, q.x_motivo), updated_at = now()
$$;
revoke all on function save_received_key(text, text, text, timestamptz, timestamptz, integer, boolean, text, text) from public;
grant execute on function save_received_key(text, text, text, timestamptz, timestamptz, integer, boolean, text, text) to emite_worker;

-- Keeps what a real município has published, for all accounts.
create or replace function keep_town_parameters(p_row text, p_mac text) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform assert_rows_proven('town_parameters', p_row, p_mac);
  insert into town_parameters (environment, subject, message, asked_at, keep_until)
  select r.environment, r.subject, r.message, r.asked_at, r.keep_until
    from jsonb_to_record(p_row::jsonb) as r (environment smallint, subject text, message text, asked_at timestamptz, keep_until timestamptz)
  on conflict (environment, subject) do update
     set message = excluded.message, asked_at = excluded.asked_at, keep_until = excluded.keep_until;
end
$$;
grant execute on function keep_town_parameters(text, text) to emite_app, emite_worker;

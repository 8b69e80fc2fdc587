-- Keeps the code tables of the reform for every process. False when they are those that are there: then their source was seen, no more.
create or replace function keep_reform_tables(p_row text, p_mac text) returns boolean
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  n record;
begin
  perform assert_rows_proven('reform_tables', p_row, p_mac);
  select * into n from jsonb_to_record(p_row::jsonb) as r (version text, digest text, source text, data jsonb, seen_at timestamptz);
  update reform_tables t set source = n.source, checked_at = n.seen_at where t.digest = n.digest;
  if found then return false; end if;
  insert into reform_tables (version, digest, source, data, loaded_at, checked_at)
  values (n.version, n.digest, n.source, n.data, n.seen_at, n.seen_at)
  on conflict (one) do update
     set version = excluded.version, digest = excluded.digest, source = excluded.source, data = excluded.data,
         loaded_at = excluded.loaded_at, checked_at = excluded.checked_at;
  return true;
end
$$;
grant execute on function keep_reform_tables(text, text) to emite_worker;

-- Takes what was spent of each bucket and gives the levels. Rows are taken in the order of their keys, so that processes never wait for
-- each other in a circle. As the owner: buckets are of no account.
create or replace function settle_buckets(p_rows text, p_mac text) returns table (key text, level double precision)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
#variable_conflict use_column
begin
  perform assert_rows_proven('rate_buckets', p_rows, p_mac);
  return query
    insert into rate_buckets as b (key, per_minute, size, level, at)
    select s.key, s.per_minute, s.size, s.size - s.spent, now()
      from jsonb_to_recordset(p_rows::jsonb) as s (key text, per_minute float8, size float8, spent float8) order by s.key
    on conflict (key) do update set
      per_minute = excluded.per_minute,
      size = excluded.size,
      level = least(excluded.size,
                    b.level + greatest(extract(epoch from excluded.at - b.at), 0) * excluded.per_minute / 60)
              - (excluded.size - excluded.level),
      at = greatest(b.at, excluded.at)
    returning b.key, b.level;
end
$$;
grant execute on function settle_buckets(text, text) to emite_app;

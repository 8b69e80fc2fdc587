-- Removes A1s that were sent in and that nobody kept; `p_limit` at most.
create or replace function purge_certificate_uploads(p_limit integer, out uploads bigint)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  delete from certificate_uploads where id in (
    select id from certificate_uploads where created_at < now() - interval '1 hour' limit p_limit for update skip locked
  );
  get diagnostics uploads = row_count;
end
$$;
grant execute on function purge_certificate_uploads(integer) to emite_worker;

-- Destroys keys and passwords of replaced A1s that were kept long enough, `p_limit` at most. certificates_forget() does it. Over all
-- accounts, so as the owner.
create or replace function purge_replaced_certificates(p_limit integer, out replaced_certificates bigint)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  update certificates set kept_until = null where id in (
    select id from certificates where kept_until < now() limit p_limit for update skip locked
  );
  get diagnostics replaced_certificates = row_count;
end
$$;
grant execute on function purge_replaced_certificates(integer) to emite_worker;

-- Destroys the private halves of signer keys that were replaced an hour ago or longer and that nothing is sealed to any more.
create or replace function forget_signer_keys(out keys bigint)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  update signer_keys k set private_key = ''::bytea
   where k.retired_at < now() - interval '1 hour' and octet_length(k.private_key) > 0
     and not exists (select from certificates c where c.sealed_to = k.id and (c.replaced_at is null or c.kept_until is not null))
     and not exists (select from certificate_uploads u where u.sealed_to = k.id);
  get diagnostics keys = row_count;
end
$$;
grant execute on function forget_signer_keys() to emite_worker;

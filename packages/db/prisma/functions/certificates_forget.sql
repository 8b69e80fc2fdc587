-- A replaced certificate that is not kept can sign nothing: its key and password are destroyed at once.
create or replace function certificates_forget() returns trigger language plpgsql as $$
begin
  new.secret := ''::bytea;
  return new;
end
$$;
create or replace trigger certificates_forget before update of replaced_at, kept_until on certificates
  for each row when (new.replaced_at is not null and new.kept_until is null) execute function certificates_forget();

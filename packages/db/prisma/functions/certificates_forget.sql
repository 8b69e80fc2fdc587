-- A certificate that was replaced signs nothing any more, documents under way included: its key and password go at once.
create or replace function certificates_forget() returns trigger language plpgsql as $$
begin
  new.secret := ''::bytea;
  return new;
end
$$;
create or replace trigger certificates_forget before update of replaced_at on certificates
  for each row when (new.replaced_at is not null) execute function certificates_forget();

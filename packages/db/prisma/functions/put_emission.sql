-- Keeps documents.emitted_at at what dh_emi says, whoever writes it.
create or replace function put_emission() returns trigger
language plpgsql as $$
begin
  new.emitted_at := document_emission(new.dh_emi, new.created_at);
  return new;
end
$$;

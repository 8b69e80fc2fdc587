-- The document that has this reference; null when none has.
create or replace function document_of_reference(p_account uuid, p_client uuid, p_environment smallint, p_referencia text) returns uuid
language plpgsql stable as $$
begin
  return (select r.document_id from document_references r
    where r.account_id = p_account and r.client_id = p_client and r.environment = p_environment and r.referencia = p_referencia);
end
$$;
grant execute on function document_of_reference(uuid, uuid, smallint, text) to emite_app;

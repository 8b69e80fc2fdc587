-- The authority's record of the live document with this id or access key.
create or replace function document_on_record(
  p_account uuid, p_environment smallint, p_document uuid, p_access_key text, out access_key text, out protocol_number text
)
language plpgsql stable as $$
begin
  select d.access_key, d.protocol_number into access_key, protocol_number
    from documents d
   where d.account_id = p_account
     and d.id = coalesce(p_document, (select k.document_id from access_keys k
       where k.account_id = p_account and k.environment = p_environment and k.access_key = p_access_key and k.live));
end
$$;
grant execute on function document_on_record(uuid, smallint, uuid, text) to emite_app;

-- True when a live document has this access key.
create or replace function access_key_is_live(p_account uuid, p_environment smallint, p_access_key text) returns boolean
language plpgsql stable as $$
begin
  return exists (select from access_keys k
    where k.account_id = p_account and k.environment = p_environment and k.access_key = p_access_key and k.live);
end
$$;
grant execute on function access_key_is_live(uuid, smallint, text) to emite_app;

-- Documents of the entered account by at least nine characters of the end of an access key. It runs as the owner because walls of rows keep
-- conditions over an expression from its index. Called by the release before `find_key_end_in`.
create or replace function find_key_end(p_end text) returns table (document_id uuid, environment smallint)
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select k.document_id, k.environment from access_keys k
   where k.account_id = app_account() and right(k.access_key, 9) = right(p_end, 9) and right(k.access_key, length(p_end)) = p_end
   limit 200
$$;
grant execute on function find_key_end(text) to emite_app;

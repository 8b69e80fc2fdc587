-- Received notes of a company of the entered account in an environment, by any of the numbers as access keys have them. It runs as the
-- owner because walls of rows keep conditions over an expression from its index (received_documents_number_idx).
create or replace function find_received_number(p_client uuid, p_environment smallint, p_numbers text[]) returns table (id uuid)
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select d.id from received_documents d
   where d.account_id = (select app_account()) and d.client_id = p_client and d.environment = p_environment
     and (case d.type when 'nfse' then substr(d.access_key, 24, 13) else substr(d.access_key, 26, 9) end) = any (p_numbers)
$$;
grant execute on function find_received_number(uuid, smallint, text[]) to emite_app;

-- Received notes of a company of the entered account in an environment, by their amount, at most p_limit. It runs as the owner because
-- walls of rows keep comparisons of decimals from their index (received_documents_amount_idx). Step by step: of an amount that many
-- share, no more than p_limit are read.
create or replace function find_received_amount(p_client uuid, p_environment smallint, p_amount numeric, p_limit integer)
returns table (id uuid)
language sql stable security definer set search_path = pg_catalog, public, pg_temp set enable_seqscan = off set enable_bitmapscan = off as $$
  select d.id from received_documents d
   where d.account_id = app_account() and d.client_id = p_client and d.environment = p_environment and d.valor_total = p_amount
   limit p_limit
$$;
grant execute on function find_received_amount(uuid, smallint, numeric, integer) to emite_app;

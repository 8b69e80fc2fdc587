-- Received notes of a company of the entered account in an environment, by their amount, newest first, at most p_limit, from before
-- p_before on. It runs as the owner because walls of rows keep comparisons of decimals from their index (received_documents_amount_idx).
-- Step by step: of an amount that many share, no more than p_limit are read.
drop function if exists find_received_amount(uuid, smallint, numeric, integer);
create or replace function find_received_amount(
  p_client uuid, p_environment smallint, p_amount numeric, p_limit integer, p_before uuid default null
) returns table (id uuid)
language sql stable security definer set search_path = pg_catalog, public, pg_temp set enable_seqscan = off set enable_bitmapscan = off as $$
  select d.id from received_documents d
   where d.account_id = (select app_account()) and d.client_id = p_client and d.environment = p_environment and d.valor_total = p_amount
     and d.id < coalesce(p_before, 'ffffffff-ffff-ffff-ffff-ffffffffffff')
   order by d.id desc limit p_limit
$$;
grant execute on function find_received_amount(uuid, smallint, numeric, integer, uuid) to emite_app;

-- The endpoints of some accounts that are told what happens. Over all accounts, so as the owner; no secret.
create or replace function webhook_targets(p_accounts uuid[])
returns table (endpoint_id uuid, account_id uuid, environment smallint, types text[], client_ids uuid[])
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select e.id, e.account_id, e.environment, e.types, e.client_ids
    from webhook_endpoints e
   where e.account_id = any (p_accounts) and e.deleted_at is null and e.disabled_at is null
$$;
grant execute on function webhook_targets(uuid[]) to emite_worker;

-- For processes of the release before, while claims are open to them: `claim_disabled_endpoints` with addresses. As the owner.
create or replace function claim_webhook_notices(p_lease interval, p_limit integer)
returns table (endpoint_id uuid, account_id uuid, environment smallint, url text, reason text, disabled_at timestamptz)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if not attempts_are_open() then return; end if;
  return query
    select e.id, e.account_id, e.environment, e.url, e.disabled_because, e.disabled_at::timestamptz
      from claim_disabled_endpoints(p_lease, p_limit) c join webhook_endpoints e on e.id = c.endpoint_id;
end
$$;
grant execute on function claim_webhook_notices(interval, integer) to emite_app;

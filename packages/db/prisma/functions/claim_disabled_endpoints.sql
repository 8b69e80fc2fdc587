-- Endpoints that were disabled without their owners knowing; the caller tells within `p_lease`. Runs over all accounts, therefore as the
-- owner; ids only: an endpoint's address is read in its account.
create or replace function claim_disabled_endpoints(p_lease interval, p_limit integer) returns table (endpoint_id uuid, account_id uuid)
language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  with due as (
    select e.id from webhook_endpoints e
     where e.deleted_at is null and (e.notice = 'due' or (e.notice = 'claimed' and e.notice_at < now() - p_lease))
     order by e.id limit p_limit for update skip locked
  )
  update webhook_endpoints e set notice = 'claimed', notice_at = now()
    from due where e.id = due.id
  returning e.id, e.account_id
$$;
grant execute on function claim_disabled_endpoints(interval, integer) to emite_app;

-- A replay that is not finished and that no other transaction works on, any of them, so that none waits for a long one; it and its
-- endpoint stay this one's until its end. Over all accounts, so as the owner.
create or replace function open_webhook_replay()
returns table (
  replay_id uuid, endpoint_id uuid, account_id uuid, environment smallint, client_ids uuid[], endpoint_types text[], types text[]
)
language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  select r.id, r.endpoint_id, r.account_id, e.environment, e.client_ids, e.types, r.types
    from webhook_replays r join webhook_endpoints e on e.id = r.endpoint_id
   where r.finished_at is null and e.deleted_at is null
   order by random() limit 1 for update of r skip locked for no key update of e skip locked
$$;
grant execute on function open_webhook_replay() to emite_worker;

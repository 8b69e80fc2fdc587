-- A document that was woken in vain is left alone for twice as long each time, up to eight times: while the workers are
-- behind, waking again what is in their queue already would only keep Temporal busy.
alter table pending_operations add column wakes integer not null default 0;

create or replace function take_stale(p_older_than interval, p_limit integer)
returns table (document_id uuid, account_id uuid)
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  return query
    with stale as (
      select o.operation_id from pending_operations o
       where o.due_at < now() - p_older_than
       order by o.due_at limit p_limit
         for update skip locked
    ), woken as (
      update pending_operations o
         set due_at = now() + p_older_than * (power(2, least(o.wakes, 3)) - 1), wakes = o.wakes + 1
        from stale where o.operation_id = stale.operation_id
      returning o.document_id, o.account_id, o.created_at
    )
    select w.document_id, w.account_id from woken w group by 1, 2 order by min(w.created_at);
end
$$;

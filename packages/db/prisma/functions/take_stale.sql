-- Whom to wake: least recently woken first, over all accounts, so as the owner. One that was woken in vain is left alone for twice as
-- long each time, up to eight times, so a stuck one never hides the others; while the workers are behind, waking again what is in
-- their queue already would only keep Temporal busy. No more are handed over than the workers can have in hand: whoever was woken
-- (`wakes` above 0) and has neither been decided nor deferred counts, until it was woken so often in vain that it is stuck. What was
-- woken before may always be woken again.
create or replace function take_stale(p_older_than interval, p_limit integer, p_woken_max integer)
returns table (document_id uuid, account_id uuid)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v_room integer;
begin
  select greatest(0, p_woken_max - count(*)) into v_room
    from (select 1 from pending_operations o where o.wakes > 0 and o.wakes <= 6 limit p_woken_max) woken;
  return query
    with again as (
      select o.operation_id from pending_operations o
       where o.wakes > 0 and o.due_at < now() - p_older_than
       order by o.due_at limit p_limit
         for update skip locked
    ), fresh as (
      select o.operation_id from pending_operations o
       where o.wakes = 0 and o.due_at < now() - p_older_than
       order by o.due_at limit least(v_room, p_limit - (select count(*) from again))
         for update skip locked
    ), woken as (
      update pending_operations o
         set due_at = now() + p_older_than * (power(2, least(o.wakes, 3)) - 1), wakes = o.wakes + 1
       where o.operation_id in (select a.operation_id from again a union all select f.operation_id from fresh f)
      returning o.document_id, o.account_id, o.created_at
    )
    select w.document_id, w.account_id from woken w group by 1, 2 order by min(w.created_at);
end
$$;
grant execute on function take_stale(interval, integer, integer) to emite_worker;

-- Tells the change feed of open deadlines that reached half of their time, four fifths or all of it, by the clock of their accounts: of
-- each the last one that it reached, once. Over all accounts, so as the owner; totals only.
create or replace function tell_deadlines(p_limit integer)
returns table (target text, kind text, told integer, total bigint)
language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  with reached as (
    select d.id, now() as at from deadlines d
     where d.settled_at is null and d.next_at <= now()
       and (d.target <> 'sandbox' or not exists (select from account_clocks c where c.account_id = d.account_id))
    union all
    select d.id, c.at
      from (select c.account_id, now() + c.offset_ms * interval '1 millisecond' as at from account_clocks c) c
      join deadlines d on d.account_id = c.account_id and d.environment = 2 and d.target = 'sandbox'
     where d.settled_at is null and d.next_at <= c.at
  ), due as (
    select d.id, r.at from deadlines d join reached r on r.id = d.id
     where d.settled_at is null and d.next_at <= r.at
     order by d.next_at limit p_limit for update of d skip locked
  ), marked as (
    select due.id, m.told from due join deadlines d on d.id = due.id,
           lateral (select max(v.told) as told from (values (50, 0), (80, 50), (100, 80)) v (told, before)
                     where deadline_mark(d.begins_at, d.ends_at, v.before) <= due.at) m
  ), said as (
    update deadlines d set told = m.told, told_at = now(), next_at = deadline_mark(d.begins_at, d.ends_at, m.told)
      from marked m where d.id = m.id
    returning d.*
  ), fed as (
    insert into document_changes (document_id, account_id, client_id, environment, type, kind, subject_id, details)
    select s.document_id, s.account_id, s.client_id, s.environment, s.type, 'document.deadline', s.id,
           jsonb_build_object('documentStatus', d.status, 'kind', s.kind, 'percent', s.told,
             'endsAt', to_char(s.ends_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
      from said s join documents d on d.id = s.document_id
  )
  select s.target, s.kind, s.told::integer, count(*) from said s group by 1, 2, 3
$$;
grant execute on function tell_deadlines(integer) to emite_worker;

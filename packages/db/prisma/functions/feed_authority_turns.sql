-- Tells the change feed which services of real authorities stopped or are back since it was told last: each account with a company in
-- the UF. One that was never told of was up. `p_up`: the states in which one answers. As the owner.
create or replace function feed_authority_turns(p_up text[]) returns void
language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  with open as (
    select t.environment, t.type, t.uf, t.state, t.fed_state from authority_turns t
     where (select proves_act('feed_authority_turns')) and t.fed_state is distinct from t.state order by t.type, t.uf for update skip locked
  ), told as (
    update authority_turns t set fed_state = t.state
      from open o where (t.environment, t.type, t.uf) = (o.environment, o.type, o.uf)
    returning t.environment, t.type, t.uf, t.state, o.fed_state as before
  )
  insert into document_changes (account_id, environment, type, kind, details)
  select c.account_id, t.environment, t.type, 'sefaz.status_changed',
         jsonb_build_object('uf', t.uf, 'online', t.state = any (p_up), 'cStat', s.c_stat, 'since',
           to_char(coalesce(s.since, now()) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    from told t
    join (select distinct k.account_id, k.uf from clients k) c on c.uf = t.uf
    left join authority_status s on (s.environment, s.type, s.uf) = (t.environment, t.type, t.uf)
   where (t.state = any (p_up)) <> coalesce(t.before = any (p_up), true)
$$;
grant execute on function feed_authority_turns(text[]) to emite_app;

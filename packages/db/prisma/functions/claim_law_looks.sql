-- Claims companies whose coming changes are due for a look, in accounts with a reader of such e-mails. Runs as the owner; returns ids
-- only.
create or replace function claim_law_looks(p_now timestamptz, p_lease interval, p_limit integer)
returns table (account_id uuid, client_id uuid)
language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  insert into law_looks as l (client_id, account_id, next_at)
  select c.id, c.account_id, p_now + p_lease
    from clients c left join law_looks k on k.client_id = c.id
   where (select proves_act('claim_law_looks')) and (k.client_id is null or k.next_at <= p_now)
     and exists (select from members m where m.organization_id = c.account_id and m.law_mail)
     -- An ended company has no token in force.
     and exists (select from tokens t where t.client_id = c.id and (t.expires_at is null or t.expires_at > now()))
   order by k.next_at nulls first, c.id limit p_limit
      on conflict (client_id) do update set next_at = excluded.next_at where l.next_at <= p_now
  returning l.account_id, l.client_id
$$;
revoke all on function claim_law_looks(timestamptz, interval, integer) from public;
grant execute on function claim_law_looks(timestamptz, interval, integer) to emite_app;

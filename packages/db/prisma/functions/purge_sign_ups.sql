-- Removes whoever signed up and did not confirm the e-mail within a week, with the account they opened; `p_limit` at most.
-- Nothing can be in such an account: its keys are made by an owner who is in.
create or replace function purge_sign_ups(p_limit integer, out sign_ups bigint)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare v_users uuid[]; v_accounts uuid[];
begin
  select array_agg(gone.id), array_agg(gone.account_id) into v_users, v_accounts from (
    select u.id, a.account_id
      from auth_users u
      join members m on m.user_id = u.id
      join accounts a on a.account_id = m.organization_id
     where not u.email_verified and u.created_at < now() - interval '7 days'
       and not exists (select from members other where other.user_id = u.id and other.id <> m.id)
       and not exists (select from members other where other.organization_id = a.account_id and other.id <> m.id)
       and not exists (select from api_keys k where k.account_id = a.account_id)
       and not exists (select from clients c where c.account_id = a.account_id)
       and not exists (select from credits_ledger l where l.account_id = a.account_id)
     order by u.created_at limit p_limit for update of u, m skip locked
  ) gone;
  delete from audit_chain where account_id = any (v_accounts);
  delete from audit_heads where account_id = any (v_accounts);
  delete from audit_log where account_id = any (v_accounts);
  delete from audit_people where account_id = any (v_accounts);
  delete from audit_emails where account_id = any (v_accounts);
  delete from credit_balances where account_id = any (v_accounts);
  delete from accounts where account_id = any (v_accounts);
  delete from organizations where id = any (v_accounts);
  delete from auth_users where id = any (v_users);
  sign_ups := coalesce(cardinality(v_users), 0);
end
$$;
grant execute on function purge_sign_ups(integer) to emite_worker;

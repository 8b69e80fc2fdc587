-- Pseudonym of a person in an account's audit log, by their key there, which the first entry makes. An id that is no person's stays.
create or replace function audit_pseudonym(p_account uuid, p_user text) returns text
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
declare v_user uuid; v_key bytea;
begin
  if p_user is null or p_user !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then return p_user; end if;
  v_user := p_user::uuid;
  select p.key into v_key from audit_people p where p.account_id = p_account and p.user_id = v_user;
  if not found then
    -- Waits for an erasure that is under way, so that no key is made after it.
    perform from auth_users u where u.id = v_user for key share;
    if not found then return p_user; end if;
    insert into audit_people (account_id, user_id, key)
    values (p_account, v_user, sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())))
        on conflict do nothing;
    select p.key into v_key from audit_people p where p.account_id = p_account and p.user_id = v_user;
  end if;
  return 'pessoa:' || hmac_sha256(v_key, p_user);
end
$$;
revoke execute on function audit_pseudonym(uuid, text) from public;

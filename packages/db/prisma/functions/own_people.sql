-- People whose own rows this transaction reaches: by their id, e-mail, session, passkey, or the id of a row of theirs alone.
create or replace function own_people() returns uuid[]
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v_ids uuid[];
begin
  if coalesce(current_setting('app.people', true), '') = '' then return '{}'; end if;
  v_ids := proven_ids();
  return array(
    select unnest(v_ids)
    union select u.id from auth_users u where u.email = any (proven('email'))
    union select s.user_id from auth_sessions s where s.token = any (proven('token'))
    union select s.user_id from auth_sessions s where s.id = any (v_ids)
    union select p.user_id from passkeys p where p.credential_id = any (proven('passkey'))
    union select p.user_id from passkeys p where p.id = any (v_ids)
    union select f.user_id from two_factors f where f.id = any (v_ids)
    union select c.user_id from auth_credentials c where c.id = any (v_ids));
end
$$;
grant execute on function own_people() to emite_app;

-- A session by its token, in its account; none once it was ended, has expired, or its person is no member. The token is the proof.
create or replace function open_session(p_token text)
returns table (
  session_id uuid, user_id uuid, account_id uuid, role text, confirmed_at timestamptz, second_factor boolean, second_factor_required boolean
)
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select s.id, s.user_id, m.organization_id, m.role, s.confirmed_at, u.two_factor_enabled, o.second_factor_required
    from auth_sessions s
    join members m on m.organization_id = s.active_organization_id and m.user_id = s.user_id
    join auth_users u on u.id = s.user_id
    join organizations o on o.id = m.organization_id
   where s.token = p_token and s.expires_at > now()
$$;
revoke all on function open_session(text) from public;
grant execute on function open_session(text) to emite_app;

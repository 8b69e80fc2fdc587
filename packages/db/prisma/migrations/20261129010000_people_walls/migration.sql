-- Rows about people are seen by a proof of a key that leads to them (ADR 40). `open_people`: a release before reads them without one,
-- until a run of the migrations finds none of its processes.
alter table _wall_rollout add column open_people boolean;
update _wall_rollout set open_people = exists (select from accounts);
alter table _wall_rollout alter column open_people set not null;

-- Policies are made of these; prisma/functions has them with their checks.
create function proven(p_kind text) returns text[] language sql stable return '{}'::text[];
create function proven_ids() returns uuid[] language sql stable return '{}'::uuid[];
create function proven_accounts() returns uuid[] language sql stable return '{}'::uuid[];
create function own_people() returns uuid[] language sql stable return '{}'::uuid[];
create function reached_people() returns uuid[] language sql stable return '{}'::uuid[];
create function reached_accounts() returns uuid[] language sql stable return '{}'::uuid[];
create function people_are_open() returns boolean language sql stable return true;
grant execute on function proven(text), proven_ids(), proven_accounts(), own_people(), reached_people(), reached_accounts(), people_are_open()
  to emite_app;

do $$
declare
  walled text;
  rule text[];
  ids constant text := '(select proven_ids())::uuid[]';
  accounts constant text := '(select proven_accounts())::uuid[]';
  own constant text := '(select own_people())::uuid[]';
  reached constant text := '(select reached_people())::uuid[]';
  known constant text := '(select reached_accounts())::uuid[]';
begin
  foreach walled in array array['organizations', 'auth_users', 'auth_sessions', 'auth_credentials', 'auth_verifications', 'members',
                                'invitations', 'two_factors', 'used_codes', 'passkeys'] loop
    execute format('alter table %I enable row level security', walled);
    execute format('alter table %I force row level security', walled);
    execute format('create policy owner on %I to emite_owner using (true) with check (true)', walled);
  end loop;
  -- Table, command, condition.
  foreach rule slice 1 in array array[
    ['organizations', 'select', 'id = any (' || known || ')'],
    ['organizations', 'insert', 'id = any (' || accounts || ')'],
    ['organizations', 'update', 'id = any (' || accounts || ')'],
    ['organizations', 'delete', 'id = any (' || accounts || ')'],
    -- Colleagues see each other; only what leads to a person changes them.
    ['auth_users', 'select', 'id = any (' || reached || ')'],
    ['auth_users', 'insert', 'id = any (' || ids || ')'],
    ['auth_users', 'update', 'id = any (' || own || ')'],
    ['auth_users', 'delete', 'id = any (' || own || ')'],
    ['auth_sessions', 'all', 'user_id = any (' || own || ')'],
    ['auth_credentials', 'all', 'user_id = any (' || own || ')'],
    ['two_factors', 'all', 'user_id = any (' || own || ')'],
    ['used_codes', 'all', 'user_id = any (' || own || ')'],
    ['passkeys', 'all', 'user_id = any (' || own || ')'],
    -- A link's row names its person in `value`.
    ['auth_verifications', 'select', 'identifier = any ((select proven(''identifier''))::text[]) or id = any (' || ids || ') or value = any ((select proven(''id''))::text[])'],
    ['auth_verifications', 'insert', 'identifier = any ((select proven(''identifier''))::text[])'],
    ['auth_verifications', 'update', 'identifier = any ((select proven(''identifier''))::text[]) or id = any (' || ids || ')'],
    ['auth_verifications', 'delete', 'identifier = any ((select proven(''identifier''))::text[]) or id = any (' || ids || ') or value = any ((select proven(''id''))::text[])'],
    ['members', 'select', 'organization_id = any (' || accounts || ') or user_id = any (' || own || ') or id = any (' || ids || ')'],
    ['members', 'insert', 'organization_id = any (' || accounts || ') and user_id = any (' || own || ')'],
    ['members', 'update', 'organization_id = any (' || accounts || ') or id = any (' || ids || ')'],
    ['members', 'delete', 'organization_id = any (' || accounts || ') or id = any (' || ids || ')'],
    ['invitations', 'select', 'organization_id = any (' || accounts || ') or id = any (' || ids || ') or email = any ((select proven(''email''))::text[])'],
    ['invitations', 'insert', 'organization_id = any (' || accounts || ')'],
    ['invitations', 'update', 'organization_id = any (' || accounts || ') or id = any (' || ids || ')'],
    ['invitations', 'delete', 'organization_id = any (' || accounts || ') or id = any (' || ids || ') or email = any ((select proven(''email''))::text[])']
  ] loop
    execute format(
      'create policy %I on %I for %s to emite_app %s', 'proven_' || rule[2], rule[1], rule[2],
      case rule[2]
        when 'insert' then format('with check (%s or (select people_are_open()))', rule[3])
        when 'select' then format('using (%s or (select people_are_open()))', rule[3])
        when 'delete' then format('using (%s or (select people_are_open()))', rule[3])
        else format('using (%1$s or (select people_are_open())) with check (%1$s or (select people_are_open()))', rule[3])
      end);
  end loop;
end
$$;

-- A row stays what it is about: nobody moves a membership to another account, or a link to another identifier.
revoke update on members, invitations, auth_verifications, auth_credentials, passkeys, two_factors, used_codes from emite_app;
grant update (role, status_mail) on members to emite_app;
grant update (role, status, expires_at) on invitations to emite_app;
grant update (value, expires_at, updated_at) on auth_verifications to emite_app;
grant update (access_token, refresh_token, id_token, access_token_expires_at, refresh_token_expires_at, scope, password, updated_at)
  on auth_credentials to emite_app;
grant update (name, counter, backed_up, transports) on passkeys to emite_app;
grant update (secret, backup_codes, verified, failed_verification_count, locked_until) on two_factors to emite_app;

-- Attempts are seen by a proof of their key, as people are (ADR 40). `open_attempts`: a release before reads them, and what it claims over
-- all accounts, without one, until a run of the migrations finds none of its processes.
alter table _wall_rollout add column open_attempts boolean;
update _wall_rollout set open_attempts = exists (select from accounts);
alter table _wall_rollout alter column open_attempts set not null;

-- prisma/functions has its check.
create function attempts_are_open() returns boolean language sql stable return true;
grant execute on function attempts_are_open() to emite_app;

alter table auth_rate_limits enable row level security;
alter table auth_rate_limits force row level security;
create policy owner on auth_rate_limits to emite_owner using (true) with check (true);
create policy proven_all on auth_rate_limits to emite_app
  using (key = any ((select proven('attempt'))::text[]) or id = any ((select proven_ids())::uuid[]) or (select attempts_are_open()))
  with check (key = any ((select proven('attempt'))::text[]) or (select attempts_are_open()));

-- Nobody makes an operator of the platform but the database's owner.
drop policy proven_insert on auth_users;
create policy proven_insert on auth_users for insert to emite_app
  with check ((id = any ((select proven_ids())::uuid[]) or (select people_are_open())) and not operator);

-- A row stays what it is about; a session stays its person's, and an account's trial ends on the day that it was given.
revoke update on auth_users, auth_sessions, organizations, auth_rate_limits from emite_app;
grant update (name, email, email_verified, image, updated_at, two_factor_enabled) on auth_users to emite_app;
grant update (expires_at, active_organization_id, updated_at, confirmed_at) on auth_sessions to emite_app;
grant update (name, second_factor_required, closed_at) on organizations to emite_app;
grant update (count, last_request) on auth_rate_limits to emite_app;
revoke update (trial_ends_at, writes_per_minute, reads_per_minute) on accounts from emite_app;

-- An account that a session names is believed with a proof, an HMAC that the session's role cannot make. What checks it, as the two
-- padded keys of HMAC-SHA-256; two rows while the key is replaced. No role but the owner reads it.
create table _wall_keys (
  purpose text primary key check (purpose in ('walls', 'walls/next')),
  inner_pad bytea not null check (octet_length(inner_pad) = 64),
  outer_pad bytea not null check (octet_length(outer_pad) = 64),
  created_at timestamptz(3) not null default now()
);
-- Whether a bare id is believed too: by a database that processes of the release before use, until the step of migrations finds none.
create table _wall_rollout (
  bare_ids boolean not null
);
create unique index wall_rollout_is_one on _wall_rollout ((true));
insert into _wall_rollout (bare_ids) select exists (select from accounts);

-- Policies are made of these; prisma/functions says them anew, with what they check.
create function app_accounts() returns uuid[]
language sql stable
return array[app_account()];
create function believes_bare_ids() returns boolean
language sql stable
return true;
grant execute on function app_accounts(), believes_bare_ids() to emite_app, emite_worker;

-- Proofs are checked once for each table of a statement, not for each row. What is read is of one account; rows of several may be
-- written by one statement. In tables whose rows are written `on conflict`, rows of those accounts are found too.
do $$
declare
  walled text;
  one constant text := 'account_id = (select app_account())';
  written constant text :=
    'account_id = any ((select app_accounts())::uuid[]) or ((select believes_bare_ids()) and account_id = app_account())';
begin
  for walled in select tablename from pg_policies where schemaname = 'public' and policyname = 'own_account' loop
    execute format(
      'alter policy own_account on %I using (%s) with check (%s)', walled,
      case when walled in ('numbers', 'idempotency_keys', 'webhook_deliveries') then written else one end, written);
  end loop;
end
$$;

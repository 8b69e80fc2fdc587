-- Keys of the installation as a whole, wrapped by the master key as the accounts' data keys are.
create table installation_keys (
  purpose text primary key,
  data_key bytea not null,
  data_key_version text not null,
  created_at timestamptz(3) not null default now()
);
grant select, insert on installation_keys to emite_app, emite_worker;

-- Which master keys are in use: boot compares them with those it was given. Over all accounts, so as the owner.
create function master_key_versions() returns table (version text, keys bigint)
language sql stable security definer set search_path = pg_catalog, public as $$
  select v, count(*) from (
    select data_key_version as v from accounts union all select data_key_version from installation_keys
  ) wrapped group by v order by v
$$;
revoke all on function master_key_versions() from public;
grant execute on function master_key_versions() to emite_app, emite_worker;

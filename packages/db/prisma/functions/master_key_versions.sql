-- Which master keys are in use: boot compares them with those it was given. Over all accounts, so as the owner.
create or replace function master_key_versions() returns table (version text, keys bigint)
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select v, count(*) from (
    select data_key_version as v from accounts
    union all select data_key_before_version from accounts where data_key_before is not null
    union all select data_key_version from installation_keys
  ) wrapped group by v order by v
$$;
grant execute on function master_key_versions() to emite_app, emite_worker;

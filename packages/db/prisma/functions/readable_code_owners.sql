-- People whose backup codes an earlier version encrypted, in order of their ids after `p_after`; `p_limit` at most.
create or replace function readable_code_owners(p_after uuid, p_limit integer) returns setof uuid
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select f.user_id from two_factors f
   where f.user_id > p_after and not starts_with(f.backup_codes, '[') order by f.user_id limit p_limit
$$;
revoke all on function readable_code_owners(uuid, integer) from public;
grant execute on function readable_code_owners(uuid, integer) to emite_app;

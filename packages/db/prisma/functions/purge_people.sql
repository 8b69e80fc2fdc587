-- Removes what of coming in is over: sessions, links, and attempts that no longer count; `p_limit` of each.
create or replace function purge_people(p_limit integer, out sessions bigint, out verifications bigint, out attempts bigint)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  with gone as (
    delete from auth_sessions where id in (
      select s.id from auth_sessions s where s.expires_at < now() order by s.expires_at limit p_limit
    ) returning 1
  ) select count(*) into sessions from gone;
  with gone as (
    delete from auth_verifications where id in (
      select v.id from auth_verifications v where v.expires_at < now() order by v.expires_at limit p_limit
    ) returning 1
  ) select count(*) into verifications from gone;
  -- Longer than any window that attempts are counted in.
  with gone as (
    delete from auth_rate_limits where id in (
      select r.id from auth_rate_limits r
       where r.last_request < extract(epoch from now() - interval '1 day') * 1000 order by r.last_request limit p_limit
    ) returning 1
  ) select count(*) into attempts from gone;
  -- No authenticator is that far from the time.
  delete from used_codes where used_at < now() - interval '10 minutes';
end
$$;
grant execute on function purge_people(integer) to emite_worker;

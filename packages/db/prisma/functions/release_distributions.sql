-- Gives the sequences of a lease back. Over all accounts, so as the owner. A release before names here until when the root rests.
create or replace function release_distributions(p_lease uuid, p_rest_until timestamptz default null) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if p_rest_until is not null then
    perform rest_distributions(p_lease, p_rest_until);
  end if;
  update distributions set lease = null, leased_until = null where lease = p_lease;
end
$$;
revoke all on function release_distributions(uuid, timestamptz) from public;
grant execute on function release_distributions(uuid, timestamptz) to emite_worker;

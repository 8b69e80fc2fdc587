-- A session ends after 30 days, however often it is prolonged.
create or replace function sessions_end() returns trigger language plpgsql as $$
begin
  new.expires_at := least(new.expires_at, new.created_at + interval '30 days');
  return new;
end
$$;
create or replace trigger sessions_end before insert or update of expires_at, created_at on auth_sessions
  for each row execute function sessions_end();

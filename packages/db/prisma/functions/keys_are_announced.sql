-- The key to come of a purpose, and its former one, are the owner's (rekey): a process that finds one which it cannot open does not start.
create or replace function keys_are_announced() returns trigger
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  raise exception 'the owner replaces %', new.purpose using errcode = 'insufficient_privilege';
end
$$;
create or replace trigger keys_are_announced before insert on installation_keys
  for each row when (current_user in ('emite_app', 'emite_worker') and position('/' in new.purpose) > 0) execute function keys_are_announced();

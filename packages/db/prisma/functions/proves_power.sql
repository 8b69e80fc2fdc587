-- A value that gives power in an account (a role, the hash of a key, whether a second factor is required) is written by emite_app with a
-- proof of row and value, `power:<id>:<value>`: a statement that does not come from the process itself has none (ADR 40).
create or replace function proves_power() returns trigger
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
declare
  v_value text := to_jsonb(new) ->> tg_argv[0];
begin
  if tg_op = 'UPDATE' and v_value = to_jsonb(old) ->> tg_argv[0] then return new; end if;
  if new.id || ':' || v_value = any (proven('power')) or powers_are_open() then return new; end if;
  raise exception '%.% is written with a proof', tg_table_name, tg_argv[0] using errcode = 'insufficient_privilege';
end
$$;
create or replace trigger proves_power before insert or update of role on members
  for each row when (current_user = 'emite_app') execute function proves_power('role');
create or replace trigger proves_power before insert on invitations
  for each row when (current_user = 'emite_app') execute function proves_power('role');
create or replace trigger proves_power before update of second_factor_required on organizations
  for each row when (current_user = 'emite_app') execute function proves_power('second_factor_required');
create or replace trigger proves_power before insert on api_keys
  for each row when (current_user = 'emite_app') execute function proves_power('hash');
create or replace trigger proves_power before insert on tokens
  for each row when (current_user = 'emite_app') execute function proves_power('hash');

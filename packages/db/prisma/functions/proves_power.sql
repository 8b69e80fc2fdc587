-- A value that gives power in an account (a role, the hash of a key, whether a second factor is required, a counter) is written by
-- emite_app with a proof of row and value, `power:<id>:<values>`: a statement that does not come from the process itself has none (ADR 40).
-- The trigger's arguments are the columns.
create or replace function proves_power() returns trigger
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
declare
  v_value text;
  v_before text;
begin
  select string_agg(to_jsonb(new) ->> c.name, ':' order by c.n), string_agg(to_jsonb(old) ->> c.name, ':' order by c.n)
    into v_value, v_before
    from unnest(tg_argv) with ordinality as c (name, n);
  if tg_op = 'UPDATE' and v_value = v_before then return new; end if;
  if new.id || ':' || v_value = any (proven('power')) then return new; end if;
  -- Counters are younger than the other powers.
  if tg_table_name like 'counter%' and tables_are_open() or tg_table_name not like 'counter%' and powers_are_open() then
    return new;
  end if;
  raise exception '% is written with a proof', tg_table_name using errcode = 'insufficient_privilege';
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
create or replace trigger proves_power before insert or update on counter_grants
  for each row when (current_user = 'emite_app')
  execute function proves_power('client_id', 'user_id', 'member_id', 'per_note', 'per_day');
create or replace trigger proves_power before insert on counters
  for each row when (current_user = 'emite_app') execute function proves_power('client_id', 'user_id', 'session_id');

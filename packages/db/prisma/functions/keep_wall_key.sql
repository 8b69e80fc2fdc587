-- Keeps the key that proves accounts if there is none yet, and says whether this one is believed. Whoever is first gives it; a later
-- one is of the owner alone (rekey).
create or replace function keep_wall_key(p_inner bytea, p_outer bytea) returns boolean
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  insert into _wall_keys (purpose, inner_pad, outer_pad)
  select 'walls', p_inner, p_outer where not exists (select from _wall_keys)
      on conflict do nothing;
  return exists (select from _wall_keys k where k.inner_pad = p_inner and k.outer_pad = p_outer);
end
$$;
grant execute on function keep_wall_key(bytea, bytea) to emite_app, emite_worker;

-- Whether this transaction proves that the process itself does `p_act`, which writes rows of all accounts: a statement that does not come
-- from it has no proof of it.
create or replace function proves_act(p_act text) returns boolean
language plpgsql stable set search_path = pg_catalog, public, pg_temp as $$
begin
  return p_act = any (proven('act')) or tables_are_open();
end
$$;
grant execute on function proves_act(text) to emite_app;

-- Imported documents among some that their authority did not confirm. Over all accounts, so as the owner; ids only.
create or replace function unproven_documents(p_documents uuid[]) returns table (id uuid)
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select d.id from documents d where d.id = any (p_documents) and d.import_state <> 'confirmed'
$$;
grant execute on function unproven_documents(uuid[]) to emite_worker;

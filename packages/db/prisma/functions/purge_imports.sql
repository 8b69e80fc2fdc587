-- Imports that never came whole go; one that was broken off says so: the command's when nothing moved for a quarter of an hour, an
-- uploaded one when no worker came to its end with it. Letters are forgotten after 90 days; their imports stay.
create or replace function purge_imports(out imports bigint)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  delete from imports i where i.state = 'aberta' and i.updated_at < now() - interval '1 hour';
  get diagnostics imports = row_count;
  with broken as (
    update imports i set state = 'interrompida', updated_at = now(), finished_at = now()
     where i.state = 'processando'
       and ((i.leased_until is null and i.updated_at < now() - interval '15 minutes') or (i.tries >= 5 and i.leased_until < now()))
    returning i.id
  ) delete from import_files f using broken where f.import_id = broken.id;
  -- Addresses of senders are data of people.
  delete from received_letters l where l.created_at < now() - interval '90 days';
end
$$;
grant execute on function purge_imports() to emite_worker;

-- Removes up to `p_limit` documents without fiscal value that were accepted more than `p_days` ago, except their numbers and documents
-- under way. Runs over all accounts, therefore as the owner.
create or replace function purge_test_documents(p_limit integer, p_days integer, out documents bigint)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  past uuid[];
  -- No exchange of these documents is older, even if its worker had a wrong clock.
  earliest uuid;
begin
  -- Account by account, because documents_account_idx starts with it; no index starts with the environment.
  select array_agg(locked.id) into past from (
    select d.id from public.documents d
      join (
        select of.id from accounts a cross join lateral (
          select t.id from public.documents t
           where t.account_id = a.account_id and t.environment = 2
             and t.id < uuidv7_floor(now() - make_interval(days => greatest(p_days, 1)))
           order by t.id limit p_limit
        ) of limit p_limit
      ) old on old.id = d.id
     where not exists (select from pending_operations p where p.document_id = d.id)
       for update of d skip locked
  ) locked;
  delete from access_keys k using public.documents d
   where d.id = any(past) and k.document_id = d.id and k.account_id = d.account_id
     and k.access_key in (select d.access_key union all select t.access_key from attempts t where t.document_id = d.id);
  delete from document_references r using public.documents d
   where d.id = any(past) and r.document_id = d.id
     and (r.client_id, r.environment, r.referencia) = (d.client_id, d.environment, d.referencia);
  select uuidv7_floor(to_timestamp(('x' || left(replace(t::text, '-', ''), 12))::bit(48)::bigint / 1000.0) - interval '1 day')
    into earliest from unnest(past) t order by t limit 1;
  delete from exchanges where subject_id = any(past) and id >= earliest;
  delete from document_emails where document_id = any(past);
  delete from deadlines where document_id = any(past);
  delete from obligations where document_id = any(past);
  delete from xml where document_id = any(past);
  delete from events where document_id = any(past);
  delete from attempts where document_id = any(past);
  delete from operations where document_id = any(past);
  delete from public.documents d where d.id = any(past);
  get diagnostics documents = row_count;
end
$$;
grant execute on function purge_test_documents(integer, integer) to emite_worker;

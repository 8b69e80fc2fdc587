-- Checks that are due, one an account at most so that none waits for a long one, the newest document first; each the caller's until
-- `p_lease` is over. Over all accounts, so as the owner.
create or replace function claim_import_checks(p_limit integer, p_lease interval)
returns table (account_id uuid, document_id uuid)
language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  with recursive waiting as (
    (select c.account_id from import_checks c order by c.account_id limit 1)
    union all
    select (select c.account_id from import_checks c where c.account_id > w.account_id order by c.account_id limit 1)
      from waiting w where w.account_id is not null
  ), due as (
    select n.document_id
      from waiting w,
           lateral (
             select c.document_id from import_checks c
              where c.account_id = w.account_id and c.due_at <= now()
              order by c.emitted_at desc limit 1 for update skip locked
           ) n
     order by random() limit p_limit
  )
  update import_checks c set due_at = now() + p_lease, tries = c.tries + 1
    from due where c.document_id = due.document_id
  returning c.account_id, c.document_id
$$;
grant execute on function claim_import_checks(integer, interval) to emite_worker;

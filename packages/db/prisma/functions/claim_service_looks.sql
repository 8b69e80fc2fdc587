-- Services that did not answer and that nobody looked at for `p_every`: each is the caller's to look at. Over all accounts, so as the
-- owner.
create or replace function claim_service_looks(p_every interval, p_limit integer)
returns table (account_id uuid, client_id uuid, target text, type text, uf text)
language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  with due as (
    select s.account_id, s.target, s.type, s.uf from service_conditions s
     where s.state <> 'normal' and (s.looked_at is null or s.looked_at <= now() - p_every)
     order by s.looked_at nulls first limit p_limit for update skip locked
  )
  update service_conditions s
     set looked_at = now()
    from due where (s.account_id, s.target, s.type, s.uf) = (due.account_id, due.target, due.type, due.uf)
  returning s.account_id, s.client_id, s.target, s.type, s.uf
$$;
grant execute on function claim_service_looks(interval, integer) to emite_worker;

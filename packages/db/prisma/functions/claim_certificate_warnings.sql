-- Takes what is due over all accounts, soonest first: of each certificate the nearest mark that it reached, which the change feed is told
-- of in both environments. As the owner, ids only.
create or replace function claim_certificate_warnings(p_now timestamptz, p_marks integer[], p_lease interval, p_limit integer)
returns table (account_id uuid, client_id uuid, certificate_id uuid, days integer)
language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  with marked as (
    select k.id, k.account_id, k.client_id, k.not_after,
           (select min(m) from unnest(p_marks) m where k.not_after <= p_now + m * interval '1 day') as days
      from certificates k
     where (select proves_act('claim_certificate_warnings')) and k.source = 'enviado' and k.replaced_at is null and k.not_after > p_now
       and k.not_after <= p_now + (select max(m) from unnest(p_marks) m) * interval '1 day'
  ), due as (
    select m.* from marked m
     where not exists (
       select 1 from certificate_warnings w
        where w.certificate_id = m.id and w.days = m.days and (w.sent_at is not null or w.claimed_at > p_now - p_lease))
     order by m.not_after limit p_limit
  ), claimed as (
    insert into certificate_warnings as w (certificate_id, days, account_id, claimed_at)
    select d.id, d.days, d.account_id, p_now from due d
        on conflict (certificate_id, days) do update set claimed_at = excluded.claimed_at
     where w.sent_at is null and w.claimed_at <= p_now - p_lease
    returning w.certificate_id, w.days, w.xmax = 0 as first
  ), fed as (
    insert into document_changes (account_id, client_id, environment, type, kind, subject_id, details)
    select d.account_id, d.client_id, e.environment, '', 'certificate.expiring', d.id,
           jsonb_build_object('notAfter', to_char(d.not_after at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
             'daysLeft', floor(extract(epoch from d.not_after - p_now) / 86400)::integer)
      from claimed c join due d on d.id = c.certificate_id cross join (values (1), (2)) e (environment)
     where c.first
  )
  select d.account_id, d.client_id, d.id, d.days from claimed c join due d on d.id = c.certificate_id
$$;
grant execute on function claim_certificate_warnings(timestamptz, integer[], interval, integer) to emite_app;

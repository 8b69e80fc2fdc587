-- Warns companies of received NF-e whose term to manifest ends within `p_before`, by the clock of their accounts: each once a term, the
-- oldest first. The term `ciencia` is over a summary without a manifestation, `conclusiva` over a note without a conclusive one. A note of
-- another addressee, and a whole one whose addressee has no CNPJ or CPF, is marked as warned of a term that is over (`-infinity`), so that
-- it is read once. Over all accounts, so as the owner; totals only.
create or replace function warn_manifestations(p_term text, p_length interval, p_before interval, p_limit integer)
returns table (target text, total bigint)
-- The order of authorization is that of the indexes: sorted, all of the last days would be read for a few.
language sql security definer set search_path = pg_catalog, public, pg_temp set enable_sort = off set enable_bitmapscan = off as $$
  -- Each term has indexes of its own, which lack what was warned.
  with clocks as (
    select c.account_id, now() + c.offset_ms * interval '1 millisecond' as at from account_clocks c
  ), reached as (
    (select d.id from received_documents d
      where p_term = 'ciencia' and d.type = 'nfe' and d.situacao = 'autorizada' and d.proof = 'confirmed' and d.warned is null
        and d.manifestacao is null and not d.whole and d.authorized_at <= now() - p_length + p_before and d.authorized_at > now() - p_length
        and (d.target <> 'sandbox' or not exists (select from account_clocks c where c.account_id = d.account_id))
        and not exists (select from received_manifestations m where m.received_id = d.id and m.status = 'pendente')
      order by d.authorized_at limit p_limit)
    union all
    (select d.id from received_documents d
      where p_term = 'conclusiva' and d.type = 'nfe' and d.situacao = 'autorizada' and d.proof = 'confirmed'
        and d.warned is distinct from 'conclusiva' and coalesce(d.manifestacao, 'ciencia') = 'ciencia'
        and d.authorized_at <= now() - p_length + p_before and d.authorized_at > now() - p_length
        and (d.target <> 'sandbox' or not exists (select from account_clocks c where c.account_id = d.account_id))
        and not exists (select from received_manifestations m where m.received_id = d.id and m.status = 'pendente')
      order by d.authorized_at limit p_limit)
    union all
    select r.id from clocks c cross join lateral (
      select d.id from received_documents d
       where p_term = 'ciencia' and d.account_id = c.account_id and d.target = 'sandbox' and d.type = 'nfe' and d.situacao = 'autorizada'
         and d.proof = 'confirmed' and d.warned is null and d.manifestacao is null and not d.whole
         and d.authorized_at <= c.at - p_length + p_before and d.authorized_at > c.at - p_length
         and not exists (select from received_manifestations m where m.received_id = d.id and m.status = 'pendente')
       order by d.authorized_at limit p_limit) r
    union all
    select r.id from clocks c cross join lateral (
      select d.id from received_documents d
       where p_term = 'conclusiva' and d.account_id = c.account_id and d.target = 'sandbox' and d.type = 'nfe' and d.situacao = 'autorizada'
         and d.proof = 'confirmed' and d.warned is distinct from 'conclusiva' and coalesce(d.manifestacao, 'ciencia') = 'ciencia'
         and d.authorized_at <= c.at - p_length + p_before and d.authorized_at > c.at - p_length
         and not exists (select from received_manifestations m where m.received_id = d.id and m.status = 'pendente')
       order by d.authorized_at limit p_limit) r
  ), due as (
    select d.id, coalesce(d.destinatario = c.cnpj, not d.whole) as addressed
      from received_documents d join reached r on r.id = d.id join clients c on c.id = d.client_id
     where d.situacao = 'autorizada' and d.proof = 'confirmed' and d.warned is distinct from 'conclusiva'
       and case p_term when 'ciencia' then d.manifestacao is null and not d.whole and d.warned is null
                       else d.manifestacao is null or d.manifestacao = 'ciencia' end
     order by d.authorized_at limit p_limit for update of d skip locked
  ), warned as (
    update received_documents d
       set warned = case when due.addressed then p_term else 'conclusiva' end,
           warned_until = case when due.addressed then d.authorized_at + p_length else '-infinity' end
      from due where d.id = due.id
    returning d.*, due.addressed
  ), fed as (
    insert into document_changes (account_id, client_id, environment, type, kind, subject_id, details)
    select w.account_id, w.client_id, w.environment, w.type, 'received.deadline', w.id,
           jsonb_build_object('accessKey', w.access_key, 'situacao', w.situacao, 'prazo', p_term,
             'endsAt', to_char(w.warned_until at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
      from warned w where w.addressed
  )
  select w.target, count(*) from warned w where w.addressed group by 1
$$;
revoke all on function warn_manifestations(text, interval, interval, integer) from public;
grant execute on function warn_manifestations(text, interval, interval, integer) to emite_worker;

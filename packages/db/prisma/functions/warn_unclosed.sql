-- Marks the MDF-e that came near the limit (older than `p_near`) or passed it (`p_over`) by the clock of their accounts, each once, over
-- all accounts.
create or replace function warn_unclosed(p_now timestamptz, p_near interval, p_over interval, p_limit integer)
returns table (document_id uuid, account_id uuid, warning text)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  return query
    with reached as (
      select d.id, p_now as at from documents d
       where d.type = 'mdfe' and d.status = 'AUTORIZADA' and d.warning is distinct from 'mdfe_encerramento_vencido'
         and d.authorized_at <= p_now - p_near
         and not (d.environment = 2 and coalesce(d.target, 'sandbox') = 'sandbox'
                  and exists (select from account_clocks c where c.account_id = d.account_id))
      union all
      select d.id, c.at
        from (select k.account_id, p_now + k.offset_ms * interval '1 millisecond' as at from account_clocks k) c
        join documents d on d.account_id = c.account_id and d.environment = 2 and coalesce(d.target, 'sandbox') = 'sandbox'
       where d.type = 'mdfe' and d.status = 'AUTORIZADA' and d.warning is distinct from 'mdfe_encerramento_vencido'
         and d.authorized_at <= c.at - p_near
    ), due as (
      select d.id, d.authorized_at <= r.at - p_over as over from documents d join reached r on r.id = d.id
       where d.type = 'mdfe' and d.status = 'AUTORIZADA' and d.warning is distinct from 'mdfe_encerramento_vencido'
         and (d.warning is null or d.authorized_at <= r.at - p_over)
       order by d.authorized_at limit p_limit
         for update of d skip locked
    )
    update documents d
       set warning = case when due.over then 'mdfe_encerramento_vencido' else 'mdfe_encerramento_proximo' end, warned_at = p_now
      from due where d.id = due.id
    returning d.id, d.account_id, d.warning;
end
$$;
grant execute on function warn_unclosed(timestamptz, interval, interval, integer) to emite_worker;

-- Sequences of one CNPJ root of which one is due, all of them the caller's until `p_lease` is over: two calls of a root never overlap.
-- `now_at`: by the clock of the ground. Over all accounts, so as the owner.
-- A release before knows NF-e alone, and names no service.
drop function if exists claim_distributions(interval);
create or replace function claim_distributions(p_lease interval, p_services text[] default '{nfe}')
returns table (ground text, service text, cnpj text, lease uuid, state jsonb, singles double precision[], now_at timestamptz)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
#variable_conflict use_column
begin
  return query
    with busy as (
      select b.ground, count(distinct left(b.cnpj, 8)) as calls from distributions b where b.leased_until > now() group by 1
    ), waiting as (
      select d.ground, d.service, d.cnpj, now() + coalesce(k.offset_ms, 0) * interval '1 millisecond' as now_at
        from distributions d left join account_clocks k on k.account_id::text = d.ground
        left join busy b on b.ground = d.ground
       where d.service = any (p_services) and d.next_at <= now() + coalesce(k.offset_ms, 0) * interval '1 millisecond'
         and (d.leased_until is null or d.leased_until <= now())
       -- A sandbox with many companies leaves others their turn.
       order by coalesce(b.calls, 0), d.next_at for update of d skip locked
    ), due as (
      -- Companies are looked for in this order, up to the first.
      select w.ground, w.service, left(w.cnpj, 8) as root, w.now_at from waiting w
       where exists (select from receivers(w.ground, w.cnpj, w.service)) limit 1
    ), mine as (
      select gen_random_uuid() as lease
    )
    update distributions d
       set lease = mine.lease, leased_until = now() + p_lease
      from due, mine
     where d.ground = due.ground and d.service = due.service and left(d.cnpj, 8) = due.root
       and (d.leased_until is null or d.leased_until <= now())
    returning d.ground, d.service, d.cnpj, d.lease, d.state, d.singles, due.now_at;
end
$$;
revoke all on function claim_distributions(interval, text[]) from public;
grant execute on function claim_distributions(interval, text[]) to emite_worker;

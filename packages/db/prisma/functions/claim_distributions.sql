-- Sequences of one root (party_root) of which one is due, all of them the caller's until `p_lease` is over: two calls of a root never overlap.
-- `now_at`: by the clock of the ground. Over all accounts, so as the owner.
-- A release before knows NF-e alone, and names no service.
drop function if exists claim_distributions(interval);
create or replace function claim_distributions(p_lease interval, p_services text[] default '{nfe}')
returns table (ground text, service text, cnpj text, lease uuid, state jsonb, singles double precision[], now_at timestamptz)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
#variable_conflict use_column
declare
  v_due record;
  v_lease uuid := gen_random_uuid();
begin
  loop
    with leased as (
      select b.ground, b.service, party_root(b.cnpj) as root from distributions b where b.leased_until > now()
    ), waiting as (
      select d.ground, d.service, d.cnpj, party_root(d.cnpj) as root, now() + coalesce(k.offset_ms, 0) * interval '1 millisecond' as now_at
        from distributions d left join account_clocks k on k.account_id::text = d.ground
       where d.service = any (p_services) and d.next_at <= now() + coalesce(k.offset_ms, 0) * interval '1 millisecond'
         and (d.ground, d.service, party_root(d.cnpj)) not in (select l.ground, l.service, l.root from leased l)
       -- A sandbox with many companies leaves others their turn.
       order by (select count(distinct l.root) from leased l where l.ground = d.ground), d.next_at offset 0
    )
    -- Workers that come at once take a root each: one that another is about to take is passed over.
    select w.* into v_due from waiting w
     where exists (select from receivers(w.ground, w.cnpj, w.service))
       and pg_try_advisory_xact_lock(party_root_lock(w.ground, w.service, w.cnpj)) limit 1;
    exit when not found;
    return query
      update distributions d
         set lease = v_lease, leased_until = now() + p_lease
       where d.ground = v_due.ground and d.service = v_due.service and party_root(d.cnpj) = v_due.root
         and (d.leased_until is null or d.leased_until <= now())
      returning d.ground, d.service, d.cnpj, d.lease, d.state, d.singles, v_due.now_at;
    -- Else another worker took it before this one looked.
    exit when found;
  end loop;
end
$$;
revoke all on function claim_distributions(interval, text[]) from public;
grant execute on function claim_distributions(interval, text[]) to emite_worker;

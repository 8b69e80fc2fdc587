-- Begins the sequences that a company receives and that are not there, puts those off that none receives any more, and takes them up
-- again once one does. Returns how many began. Over all accounts, so as the owner.
create or replace function open_distributions(p_state jsonb) returns integer
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v_opened integer;
  v_begins boolean;
begin
  -- Before any row: a block of its root that is stored meanwhile is seen here, or sees the sequence (rest_distributions).
  perform pg_advisory_xact_lock(n.root_lock) from (
    select distinct party_root_lock(r.ground, r.service, r.cnpj) as root_lock from received_sequences() r
     where not exists (
       select from distributions d where d.ground = r.ground and d.service = r.service and d.cnpj = r.cnpj)
     order by 1) n;
  v_begins := found;
  with changed as (
    select d.ground, d.service, d.cnpj, r.cnpj is not null as is_received
      from distributions d left join received_sequences() r on r.ground = d.ground and r.service = d.service and r.cnpj = d.cnpj
     where (d.next_at = 'infinity') = (r.cnpj is not null) for update of d skip locked
  )
  -- A call whose answer is not stored may have been counted: 65 minutes.
  update distributions d
     set next_at = case when c.is_received
       then to_timestamp(greatest((d.state ->> 'nextAtMs')::float8, (d.state ->> 'askedAtMs')::float8 + 3900000) / 1000) else 'infinity' end
    from changed c where d.ground = c.ground and d.service = c.service and d.cnpj = c.cnpj;
  if not v_begins then
    return 0;
  end if;
  insert into distributions (ground, service, cnpj, state, next_at)
  select f.ground, f.service, f.cnpj, p_state || jsonb_build_object('nextAtMs', f.rests_until_ms), to_timestamp(f.rests_until_ms / 1000)
    from (
      select r.ground, r.service, r.cnpj,
             -- A block is the root's.
             coalesce((select max((b.state ->> 'rootRestsUntilMs')::float8) from distributions b
                        where b.ground = r.ground and b.service = r.service and party_root(b.cnpj) = party_root(r.cnpj)), 0) as rests_until_ms
        from received_sequences() r
       where not exists (
         select from distributions d where d.ground = r.ground and d.service = r.service and d.cnpj = r.cnpj)
    ) f
  on conflict do nothing;
  get diagnostics v_opened = row_count;
  return v_opened;
end
$$;
revoke all on function open_distributions(jsonb) from public;
grant execute on function open_distributions(jsonb) to emite_worker;

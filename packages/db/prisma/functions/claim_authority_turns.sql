-- Claims the services of real authorities whose state differs from the last notification, or whose claim is older than `lease` seconds.
create or replace function claim_authority_turns(p_rows text, p_mac text) returns table (type text, uf text, state text, before text)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
#variable_conflict use_column
declare
  v_at timestamptz := p_rows::jsonb ->> 'at';
  v_lease interval := make_interval(secs => (p_rows::jsonb ->> 'lease')::float8);
begin
  perform assert_rows_proven('authority_turns', p_rows, p_mac);
  return query
    insert into authority_turns as t (environment, type, uf, state, claimed_at)
    select 1, n.type, n.uf, n.state, v_at from jsonb_to_recordset(p_rows::jsonb -> 'turns') as n (type text, uf text, state text)
    on conflict (environment, type, uf) do update
       set state = excluded.state, claimed_at = excluded.claimed_at, sent_at = null,
           before = case when t.state = excluded.state then t.before else t.state end
     where t.state <> excluded.state or (t.sent_at is null and t.claimed_at <= v_at - v_lease)
    returning t.type, t.uf, t.state, t.before;
end
$$;
grant execute on function claim_authority_turns(text, text) to emite_app;

-- Notes that the turns were notified.
create or replace function end_authority_turns(p_rows text, p_mac text) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform assert_rows_proven('authority_turns', p_rows, p_mac);
  update authority_turns t set sent_at = (p_rows::jsonb ->> 'at')::timestamptz
    from jsonb_to_recordset(p_rows::jsonb -> 'turns') as n (type text, uf text, state text)
   where t.environment = 1 and t.type = n.type and t.uf = n.uf and t.state = n.state;
end
$$;
grant execute on function end_authority_turns(text, text) to emite_app;

-- State that an event gives to its document; null: none. Files from before `effect` are of NF-e.
create or replace function received_effect(p_type text, p_facts jsonb) returns text language sql immutable as $$
  select case
    when p_facts ? 'effect' then p_facts ->> 'effect'
    when p_type = 'nfe' and p_facts ->> 'tpEvento' in ('110111', '110112') then 'cancelada'
  end
$$;
grant execute on function received_effect(text, jsonb) to emite_app, emite_worker;

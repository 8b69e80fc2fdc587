-- Key of the advisory lock of a root's sequences of one service. Transactions that claim them, block them or begin one hold it.
create or replace function party_root_lock(p_ground text, p_service text, p_document text) returns bigint
language sql immutable parallel safe as $$
  select hashtextextended(concat_ws(' ', 'distribution', p_ground, p_service, party_root(p_document)), 0)
$$;

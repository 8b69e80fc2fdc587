-- Counts a letter that was read and refused: `grande_demais`, `arquivos_demais`, `ilegivel`, or `demorada` (its reading took too long).
-- Beyond a quota it writes nothing. The caller belongs to no account, so it runs as the owner.
create or replace function refuse_letter(p_local text, p_sender text, p_result text) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v_to received_addresses;
begin
  if p_result not in ('grande_demais', 'arquivos_demais', 'ilegivel', 'demorada') or length(p_sender) > 320 then
    raise exception 'letter beyond the bounds' using errcode = '22023';
  end if;
  -- Letters of one address are counted one after the other.
  select * into v_to from received_addresses a where a.local_part = p_local for update;
  if found and letter_quota(v_to.account_id, v_to.client_id, v_to.environment, split_part(lower(p_sender), '@', 2), 0) is null then
    perform note_letter(v_to, p_sender, p_result, '{}');
  end if;
end
$$;
revoke all on function refuse_letter(text, text, text) from public;
grant execute on function refuse_letter(text, text, text) to emite_letters;

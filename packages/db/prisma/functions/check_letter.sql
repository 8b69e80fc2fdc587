-- Whether an address takes a letter of this sender now: `aceita`, `desconhecida`, or the quota that is used up. The caller belongs to no
-- account, so it runs as the owner.
create or replace function check_letter(p_local text, p_sender text) returns text
language plpgsql volatile security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v_to received_addresses;
  v_refusal text;
begin
  if length(p_sender) > 320 then
    raise exception 'letter beyond the bounds' using errcode = '22023';
  end if;
  select * into v_to from received_addresses a where a.local_part = p_local;
  if not found then
    return 'desconhecida';
  end if;
  v_refusal := letter_quota(v_to.account_id, v_to.client_id, v_to.environment, split_part(lower(p_sender), '@', 2), 0);
  if v_refusal is null then
    return 'aceita';
  end if;
  -- Letters of one address are written down one after the other; one that ends meanwhile leaves no sender behind.
  perform from received_addresses a where a.local_part = p_local for update;
  if not found then
    return 'desconhecida';
  end if;
  perform note_letter(v_to, p_sender, v_refusal, '{}');
  return v_refusal;
end
$$;
revoke all on function check_letter(text, text) from public;
grant execute on function check_letter(text, text) to emite_letters;

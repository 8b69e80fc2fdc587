-- Whether an address takes a letter of this sender now: `aceita`, `desconhecida`, or the quota that is used up. The caller belongs to no
-- account, so it runs as the owner.
create or replace function check_letter(p_local text, p_sender text) returns text
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v_to received_addresses;
begin
  select * into v_to from received_addresses a where a.local_part = p_local;
  if not found then
    return 'desconhecida';
  end if;
  return coalesce(
    letter_quota(v_to.account_id, v_to.client_id, v_to.environment, split_part(lower(p_sender), '@', 2), 0), 'aceita');
end
$$;
revoke all on function check_letter(text, text) from public;
grant execute on function check_letter(text, text) to emite_letters;

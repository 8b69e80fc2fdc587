-- Refuses rows for a table of no account that no process of this installation made: `p_mac` is the HMAC-SHA-256 of "rows:<table>:<rows>",
-- hexadecimal (ADR 40). The owner needs none.
create or replace function assert_rows_proven(p_table text, p_rows text, p_mac text) returns void
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if exists (
    select from _wall_keys k
     where encode(sha256(k.outer_pad || sha256(k.inner_pad || convert_to('rows:' || p_table || ':' || p_rows, 'UTF8'))), 'hex') = p_mac
  ) or pg_has_role(session_user, 'emite_owner', 'member') then
    return;
  end if;
  raise exception '% is written with a proof', p_table using errcode = 'insufficient_privilege';
end
$$;
revoke execute on function assert_rows_proven(text, text, text) from public;

-- HMAC-SHA-256 (RFC 2104), hexadecimal, by a key of at most 64 bytes.
create or replace function hmac_sha256(p_key bytea, p_text text) returns text
language plpgsql immutable parallel safe as $$
declare
  v_inner bytea := decode(repeat('36', 64), 'hex');
  v_outer bytea := decode(repeat('5c', 64), 'hex');
begin
  for i in 0 .. octet_length(p_key) - 1 loop
    v_inner := set_byte(v_inner, i, get_byte(p_key, i) # 54);
    v_outer := set_byte(v_outer, i, get_byte(p_key, i) # 92);
  end loop;
  return encode(sha256(v_outer || sha256(v_inner || convert_to(p_text, 'UTF8'))), 'hex');
end
$$;

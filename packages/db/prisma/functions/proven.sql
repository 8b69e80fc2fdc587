-- What this transaction proves of a kind: `app.people` is `<kind>:<value, hexadecimal>.<HMAC-SHA-256 of "kind:value">`, several after
-- commas. Kinds: id, email, token, identifier, passkey,
-- attempt, power, act. Runs as the owner: no other role reads the key.
create or replace function proven(p_kind text) returns text[]
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v_proofs text := current_setting('app.people', true);
begin
  if v_proofs is null or v_proofs = '' then return '{}'; end if;
  return array(
    select p.value
      from (select convert_from(decode(split_part(substr(r.proof, length(p_kind) + 2), '.', 1), 'hex'), 'UTF8') as value,
                   split_part(r.proof, '.', 2) as mac
              from unnest(string_to_array(v_proofs, ',')) as r (proof)
             where starts_with(r.proof, p_kind || ':')) p
     where exists (
       select from _wall_keys k
        where encode(sha256(k.outer_pad || sha256(k.inner_pad || convert_to(p_kind || ':' || p.value, 'UTF8'))), 'hex') = p.mac));
end
$$;
grant execute on function proven(text) to emite_app;

-- The accounts that this transaction may write rows of: the one that is set, or each of several (`enter_accounts`), as far as their proofs
-- hold. Policies are made of it.
create or replace function app_accounts() returns uuid[]
language plpgsql stable parallel safe security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v_wall text := current_setting('app.account_id', true);
begin
  -- The usual case, and the cheaper way.
  if position(',' in v_wall) = 0 then
    if exists (
      select from _wall_keys k
       where encode(sha256(k.outer_pad || sha256(k.inner_pad || convert_to(left(v_wall, 36), 'UTF8'))), 'hex') = substr(v_wall, 38)
    ) then
      return array[left(v_wall, 36)::uuid];
    end if;
    return '{}';
  end if;
  return array(
    select left(r.proof, 36)::uuid
      from unnest(string_to_array(v_wall, ',')) as r (proof), _wall_keys k
     where encode(sha256(k.outer_pad || sha256(k.inner_pad || convert_to(left(r.proof, 36), 'UTF8'))), 'hex') = substr(r.proof, 38));
end
$$;
grant execute on function app_accounts() to emite_app, emite_worker;

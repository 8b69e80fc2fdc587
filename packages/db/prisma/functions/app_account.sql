-- Account of this transaction. Null without a valid proof or with several accounts; `account_id = null` matches no row.
-- Policies call it. `app.account_id` is `<id>.<HMAC-SHA-256 of the id, hexadecimal>`. Runs as the owner: no other role reads the key.
create or replace function app_account() returns uuid
language plpgsql stable parallel safe security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v_wall text := current_setting('app.account_id', true);
  v_account text := left(v_wall, 36);
begin
  if exists (
    select from _wall_keys k
     where encode(sha256(k.outer_pad || sha256(k.inner_pad || convert_to(v_account, 'UTF8'))), 'hex') = substr(v_wall, 38)
  ) then
    return v_account::uuid;
  end if;
  -- A process of the previous release sets a bare id.
  if length(v_wall) = 36 and (select r.bare_ids from _wall_rollout r) then
    return v_account::uuid;
  end if;
  return null;
end
$$;
grant execute on function app_account() to emite_app, emite_worker;

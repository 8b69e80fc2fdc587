-- The oldest uploaded import that nobody works off, for `p_lease` from now: a worker that is gone is followed by another, five times. An
-- account has one in hand at a time. Strangers write letters, so those wait for what accounts send themselves. Over all accounts, so as
-- the owner.
-- A release before knows imports of what a company issued alone, and names no kind.
drop function if exists claim_import(interval);
create or replace function claim_import(p_lease interval, p_kinds text[] default '{emitidos}')
returns table (import_id uuid, account_id uuid, client_id uuid, target text, company text, kind text)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v_letters boolean;
begin
  -- Two workers that look at the same time would each see the account free.
  perform pg_advisory_xact_lock(hashtext('claim_import'));
  -- One look after the other: each follows the index, and sorts nothing.
  foreach v_letters in array array[false, true] loop
    return query
      with open as (
        select i.id from imports i
         where i.kind = any (p_kinds)
           and (i.state = 'recebida' or (i.state = 'processando' and i.leased_until < now() and i.tries < 5))
           and (i.actor_kind = 'system' and i.actor_id = 'letter') = v_letters
           and not exists (select 1 from imports o
                            where o.account_id = i.account_id and o.state = 'processando' and o.leased_until >= now())
         order by i.id limit 1
           for update skip locked
      )
      update imports i
         set state = 'processando', leased_until = now() + p_lease, tries = i.tries + 1, updated_at = now()
        from open, clients c
       where i.id = open.id and c.id = i.client_id
      returning i.id, i.account_id, i.client_id, i.target, c.cnpj, i.kind;
    exit when found;
  end loop;
end
$$;
revoke all on function claim_import(interval, text[]) from public;
grant execute on function claim_import(interval, text[]) to emite_worker;

-- The walls between accounts. A table is walled when it has `account_id`; a test reads the catalog and finds any that is not.
-- app_account(): the account of this transaction, null when none is set: `account_id = null` is no row.
create function app_account() returns uuid
language sql stable parallel safe
return nullif(current_setting('app.account_id', true), '')::uuid;

do $$
declare
  walled text;
begin
  foreach walled in array array[
    'accounts', 'api_keys', 'clients', 'tokens', 'certificates',
    'documents', 'operations', 'attempts', 'events', 'xml', 'pending_operations', 'access_keys', 'document_references',
    'number_series', 'numbers', 'credit_balances', 'credits_ledger',
    'document_changes', 'idempotency_keys', 'audit_log', 'sefaz_status'
  ] loop
    execute format('alter table %I enable row level security', walled);
    execute format('alter table %I force row level security', walled);
    execute format(
      'create policy own_account on %I to emite_app, emite_worker
         using (account_id = app_account()) with check (account_id = app_account())', walled);
    -- Migrations and the few security definer functions run as the owner.
    execute format('create policy owner on %I to emite_owner using (true) with check (true)', walled);
  end loop;
end
$$;

-- What each role may do; nothing else. Neither owns anything, neither may delete what is history.
revoke all on all tables in schema public from public;
alter default privileges revoke execute on functions from public;
grant usage on schema public to emite_app, emite_worker;

grant select, insert, update, delete on organizations, auth_users, auth_sessions, auth_credentials, auth_verifications, members, invitations to emite_app;

grant select, insert on accounts to emite_app;
grant update (trial_ends_at, writes_per_minute, reads_per_minute) on accounts to emite_app;
grant select, insert on api_keys to emite_app;
grant update (revoked_at) on api_keys to emite_app;
grant select, insert, update on clients to emite_app;
grant select, insert on tokens to emite_app;
grant update (expires_at, last_used_at) on tokens to emite_app;
grant select, insert on certificates to emite_app;
grant update (replaced_at) on certificates to emite_app;
grant select, insert on documents, operations to emite_app;
grant update (status, technical_error, updated_at) on documents to emite_app;
grant update (state, settled_at, outcome, wait_c_stat, wait_reason) on operations to emite_app;
grant select on attempts, events, xml to emite_app;
grant select, insert on pending_operations, access_keys, document_references to emite_app;
grant select, insert, update on number_series, numbers to emite_app;
grant select, insert on credit_balances, credits_ledger to emite_app;
grant update on credit_balances to emite_app;
grant insert on document_changes to emite_app;
grant select, insert, update on idempotency_keys to emite_app;
grant select, insert on audit_log to emite_app;
grant select, insert, update on sefaz_status to emite_app;

grant select on accounts, clients to emite_worker;
grant select, insert on certificates to emite_worker;
grant update (replaced_at) on certificates to emite_worker;
grant select, update on documents, operations to emite_worker;
grant insert on operations to emite_worker;
grant select, insert, update on attempts, events, access_keys to emite_worker;
grant select, insert on xml to emite_worker;
grant select, insert, update, delete on pending_operations to emite_worker;
grant select, delete on document_references to emite_worker;
grant select on number_series to emite_worker;
grant select, insert, update on numbers to emite_worker;
grant select, update on credit_balances to emite_worker;
grant select, insert on credits_ledger to emite_worker;
grant insert on document_changes to emite_worker;
grant insert on audit_log to emite_worker;
grant select, insert, update on sefaz_status to emite_worker;

-- The account of this transaction, null when none is set: `account_id = null` is no row. Policies are made of it.
create or replace function app_account() returns uuid
language sql stable parallel safe
return nullif(current_setting('app.account_id', true), '')::uuid;
grant execute on function app_account() to emite_app, emite_worker;

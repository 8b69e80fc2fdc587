-- Sets the walls of this transaction to the account of a proof and gives the account back. As the first argument of a function that is
-- called for a row, it cannot be left out.
create or replace function enter_account(p_proof text) returns uuid
language sql volatile
return left(set_config('app.account_id', p_proof, true), 36)::uuid;
grant execute on function enter_account(text) to emite_app, emite_worker;

-- For processes of the version before.
create or replace function enter_account(p_account uuid) returns uuid
language sql volatile
return set_config('app.account_id', p_account::text, true)::uuid;
grant execute on function enter_account(uuid) to emite_app, emite_worker;

-- Sets the walls of this transaction to the account and gives it back. One commit takes emissions of several accounts: a statement
-- over their rows enters the account of each row just before the row is read or written, so the walls judge row by row. As the value
-- of a row's `account_id`, or as the first argument of a function of the row, it cannot be left out.
create or replace function enter_account(p_account uuid) returns uuid
language sql volatile
return set_config('app.account_id', p_account::text, true)::uuid;
grant execute on function enter_account(uuid) to emite_app, emite_worker;

-- From here on this transaction may write rows of all these accounts, and reads those of none. One commit takes emissions of several.
create or replace function enter_accounts(p_proofs text[]) returns void
language plpgsql as $$
begin
  perform set_config('app.account_id', array_to_string(p_proofs, ','), true);
end
$$;
grant execute on function enter_accounts(text[]) to emite_app, emite_worker;

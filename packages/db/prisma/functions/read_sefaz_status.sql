-- As the caller, inside the walls of `p_account` (enter_account): what the account last saw of each service.
create or replace function read_sefaz_status(p_account uuid) returns setof sefaz_status
language plpgsql stable as $$
begin
  return query select s.* from sefaz_status s where s.account_id = p_account;
end
$$;
grant execute on function read_sefaz_status(uuid) to emite_app;

-- Tables of no account are written by operators, as the owner, and by processes with a proof of the rows (ADR 40). `open_tables`: a
-- release before writes them without one, until a run of the migrations finds none of its processes.
alter table _wall_rollout add column open_tables boolean;
update _wall_rollout set open_tables = exists (select from accounts);
alter table _wall_rollout alter column open_tables set not null;

-- Policies and functions are made of these; prisma/functions has them with what they check.
create function tables_are_open() returns boolean language sql stable return true;
create function proves_act(p_act text) returns boolean language sql stable return true;
grant execute on function tables_are_open() to emite_app, emite_worker;

-- No process writes these.
revoke insert on rule_switches, reference_rates from emite_app;
revoke insert, update on ibpt_tables, reform_tables from emite_app;
revoke delete on overuse from emite_app;

do $$
declare
  shared text;
begin
  foreach shared in array array['authority_status', 'authority_status_history', 'authority_turns', 'town_parameters', 'reform_tables',
                                'rate_buckets', 'overuse'] loop
    execute format('alter table %I enable row level security', shared);
    execute format('alter table %I force row level security', shared);
    execute format('create policy owner on %I to emite_owner using (true) with check (true)', shared);
  end loop;
  foreach shared in array array['authority_status', 'authority_status_history', 'authority_turns', 'town_parameters', 'reform_tables'] loop
    execute format('create policy readers on %I for select to emite_app, emite_worker using (true)', shared);
  end loop;
  foreach shared in array array['authority_status', 'authority_status_history', 'authority_turns', 'town_parameters', 'reform_tables',
                                'rate_buckets'] loop
    execute format('create policy release_before on %I to emite_app, emite_worker
                      using ((select tables_are_open())) with check ((select tables_are_open()))', shared);
  end loop;
end
$$;
-- Workers count calls of all companies; an account sees the counts of its own.
create policy workers on overuse to emite_worker using (true) with check (true);
create policy own_companies on overuse for select to emite_app
  using (exists (select from clients c where c.cnpj = holder and ground in ('sandbox:' || c.account_id, 'producao', 'homologacao')));

-- Operators add credits, a verdict charges them, and hold_credits() holds them. The column that nobody changes lets a process lock the row.
revoke update on credit_balances from emite_app;
grant update (account_id) on credit_balances to emite_app;
create or replace function hold_credits(p_account uuid, p_milli bigint) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if p_milli < 0 or p_account is distinct from app_account() then
    raise exception 'hold_credits: the account is not the proven one' using errcode = 'insufficient_privilege';
  end if;
  update credit_balances b set held_milli = b.held_milli + p_milli where b.account_id = p_account;
end
$$;

-- People who want e-mails about coming changes of the law that concern their companies.
alter table members add column law_mail boolean not null default false;
grant update (law_mail) on members to emite_app;

-- When a company's coming changes are looked at next, for e-mails.
create table law_looks (
  client_id uuid primary key,
  account_id uuid not null,
  next_at timestamptz(3) not null
);
-- E-mails written about a company: the week of the last weekly one, and those before the day of a change. Written down before they are
-- sent, so that none goes twice.
create table law_letters (
  client_id uuid not null,
  kind text not null,
  account_id uuid not null,
  mark text not null,
  written_at timestamptz(3) not null,
  primary key (client_id, kind)
);

do $$
declare v_table text;
begin
  foreach v_table in array array['law_looks', 'law_letters'] loop
    execute format('alter table %I enable row level security', v_table);
    execute format('alter table %I force row level security', v_table);
    execute format(
      'create policy own_account on %I to emite_app, emite_worker using (account_id = (select app_account())) with check (account_id = any ((select app_accounts())::uuid[]) or ((select believes_bare_ids()) and account_id = app_account()))',
      v_table);
    execute format('create policy owner on %I to emite_owner using (true) with check (true)', v_table);
  end loop;
end
$$;
grant select on law_looks to emite_app;
grant update (next_at) on law_looks to emite_app;
grant select, insert, update, delete on law_letters to emite_app;

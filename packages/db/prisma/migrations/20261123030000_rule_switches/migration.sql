-- What an operator says of a rule that is told before sending: history, the newest row of a code, UF and client counts.
-- Of no account: an operator's word. `effect` null = the rule's own strength again; `uf` and `client_id` null = all of them.
create table rule_switches (
  id uuid primary key,
  c_stat text not null,
  uf text,
  client_id uuid,
  effect text check (effect in ('refuse', 'notice', 'off')),
  reason text not null,
  set_by text not null,
  set_at timestamptz(3) not null default now()
);
alter table rule_switches enable row level security;
alter table rule_switches force row level security;
create policy operators on rule_switches to emite_app using (true) with check (true);
create policy owner on rule_switches to emite_owner using (true) with check (true);
grant select, insert on rule_switches to emite_app;

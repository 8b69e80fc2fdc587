-- Other parties and products of a company, to be chosen from by who emits. `code`: CNPJ, CPF or foreign document, or the product's
-- own; `fields` as bodies write them.
create table cadastros (
  id uuid primary key,
  account_id uuid not null references accounts (account_id) on delete restrict on update restrict,
  client_id uuid not null references clients (id) on delete restrict on update restrict,
  kind text not null check (kind in ('destinatario', 'produto')),
  code text not null,
  name text not null,
  fields jsonb not null,
  updated_at timestamptz(3) not null default now()
);
create unique index cadastros_client_id_kind_code_key on cadastros (client_id, kind, code);

alter table cadastros enable row level security;
alter table cadastros force row level security;
create policy own_account on cadastros to emite_app
  using (account_id = app_account()) with check (account_id = app_account());
create policy owner on cadastros to emite_owner using (true) with check (true);
grant select, insert, update, delete on cadastros to emite_app;

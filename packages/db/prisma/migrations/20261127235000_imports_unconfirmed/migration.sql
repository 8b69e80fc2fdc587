-- What others signed counts as unconfirmed until its authority has answered for it. Null: issued here.
alter table documents
  add import_state text check (import_state in ('unconfirmed', 'confirmed', 'contradicted', 'unconfirmable')),
  add import_reason text,
  add import_checked_at timestamptz(3);
alter table inutilizacoes
  add import_state text check (import_state in ('unconfirmed', 'confirmed')),
  add import_reason text;

-- Nobody looked at the chain of what came before.
update documents set import_state = 'unconfirmed', import_reason = 'importacao_anterior' where import_id is not null;

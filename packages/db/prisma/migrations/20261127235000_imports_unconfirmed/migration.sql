-- An imported document is unconfirmed until its authority answers for it. Null means that it was issued here.
alter table documents
  add import_state text check (import_state in ('unconfirmed', 'confirmed', 'contradicted', 'unconfirmable')),
  add import_reason text,
  add import_checked_at timestamptz(3);
alter table inutilizacoes
  add import_state text check (import_state in ('unconfirmed', 'confirmed')),
  add import_reason text;

-- The certificate chain of earlier imports was not checked.
update documents set import_state = 'unconfirmed', import_reason = 'importacao_anterior' where import_id is not null;

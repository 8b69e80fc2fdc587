-- CNPJ or CPF of the other party, bare: documents accepted before are found by its name alone.
alter table documents add column documento_destinatario text;
create index documents_recipient_idx on documents (account_id, environment, documento_destinatario, id)
  where documento_destinatario is not null;

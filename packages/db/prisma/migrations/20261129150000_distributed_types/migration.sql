-- Document types that a company receives. Companies that turned it on before receive NF-e.
alter table received_settings
  add column types text[] not null default '{nfe}' check (types <@ array['nfe', 'cte', 'mdfe', 'nfse']),
  -- by type: the condition of its sequence when last asked, and when that was
  add column conditions jsonb not null default '{}';
update received_settings set conditions = jsonb_build_object('nfe', jsonb_build_object('condition', condition, 'checkedAt', checked_at))
 where condition is not null;

alter table distributions
  drop constraint distributions_service_check,
  add constraint distributions_service_check check (service in ('nfe', 'cte', 'mdfe', 'nfse'));

alter table received_documents
  -- null: the type has no entry and exit
  alter column tp_nf drop not null,
  drop constraint received_documents_situacao_check,
  add constraint received_documents_situacao_check check (situacao in ('autorizada', 'denegada', 'cancelada', 'encerrada'));

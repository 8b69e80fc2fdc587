-- The last term of a manifestation about which the company was warned, and its end.
alter table received_documents
  add column warned text check (warned in ('ciencia', 'conclusiva')),
  add column warned_until timestamptz(3),
  add constraint received_documents_warned check ((warned is null) = (warned_until is null));

-- NF-e that their addressee may still have to manifest: by authorization, and by account for accounts with a clock of their own.
create index received_documents_term_idx on received_documents (authorized_at)
  where type = 'nfe' and situacao = 'autorizada' and proof = 'confirmed' and warned is distinct from 'conclusiva'
    and coalesce(manifestacao, 'ciencia') = 'ciencia';
create index received_documents_account_term_idx on received_documents (account_id, authorized_at)
  where type = 'nfe' and situacao = 'autorizada' and proof = 'confirmed' and warned is distinct from 'conclusiva'
    and coalesce(manifestacao, 'ciencia') = 'ciencia' and target = 'sandbox';
-- Notes of a company whose term ends soon, which its inbox counts.
create index received_documents_warned_idx on received_documents (client_id, environment)
  where warned is not null and situacao = 'autorizada' and coalesce(manifestacao, 'ciencia') = 'ciencia';

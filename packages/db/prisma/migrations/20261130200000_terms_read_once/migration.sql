-- NF-e of which no company was warned yet and that are summaries without a manifestation: by authorization, and by account for accounts
-- with a clock of their own. Notes that were warned, or came whole, leave these indexes, so that no round reads them again.
create index received_documents_ciencia_idx on received_documents (authorized_at)
  where type = 'nfe' and situacao = 'autorizada' and proof = 'confirmed' and warned is null and manifestacao is null and not whole;
create index received_documents_account_ciencia_idx on received_documents (account_id, authorized_at)
  where type = 'nfe' and situacao = 'autorizada' and proof = 'confirmed' and warned is null and manifestacao is null and not whole
    and target = 'sandbox';
-- Notes of a company by the end of their term: its inbox counts those whose term still runs.
create index received_documents_ending_idx on received_documents (client_id, environment, warned_until)
  where warned is not null and situacao = 'autorizada' and coalesce(manifestacao, 'ciencia') = 'ciencia';

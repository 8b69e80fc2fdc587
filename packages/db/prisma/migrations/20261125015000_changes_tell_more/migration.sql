-- What is told besides: which event of a document changed, and what happened to no document (a range of numbers, a certificate,
-- credits). Read by read_feed() and read_account_feed(); processes of the release before read documents' changes alone.
alter table document_changes
  alter column document_id drop not null,
  alter column client_id drop not null,
  add column subject_id uuid,
  add column details jsonb;

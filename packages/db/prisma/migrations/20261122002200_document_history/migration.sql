-- Who asked for it: the id of a token or of a person.
alter table operations add column asked_by uuid;

-- What was done to one record, and by whom.
create index audit_log_subject_idx on audit_log (account_id, subject_type, subject_id, id);

-- What waits for somebody: small, however many documents there are.
create index documents_halted_idx on documents (account_id, environment, id) where status = 'ERRO_TECNICO';
create index documents_warned_idx on documents (account_id, environment, authorized_at)
 where status = 'AUTORIZADA' and warning is not null;

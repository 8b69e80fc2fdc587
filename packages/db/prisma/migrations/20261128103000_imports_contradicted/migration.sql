-- Imported documents that their authority contradicts, for those who are told of them.
create index documents_contradicted_idx on documents (account_id, environment, import_checked_at) where import_state = 'contradicted';

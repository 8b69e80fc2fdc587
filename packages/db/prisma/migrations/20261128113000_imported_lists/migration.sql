-- Lists of imported documents of one state: of a company, and of an account. Nothing of a document that was issued here is in them.
create index documents_imported_idx on documents (client_id, environment, import_state, id) where import_state is not null;
create index documents_account_imported_idx on documents (account_id, environment, import_state, id) where import_state is not null;

-- A company's list by série, and by what changed since a moment: each in the list's order, or in that of the changes.
create index documents_serie_idx on documents (client_id, environment, serie, id);
create index documents_updated_idx on documents (client_id, environment, updated_at);

-- Each filter of `GET /v1/documents` walks an index in the list's order, so a rare or absent status or type costs no
-- more with many documents. `type` behind the id is compared inside the index when both are asked for.
create index documents_status_idx on documents (client_id, environment, status, id, type);
create index documents_type_idx on documents (client_id, environment, type, id);
-- `GET /v1/clients`, newest first.
create index clients_list_idx on clients (account_id, id);

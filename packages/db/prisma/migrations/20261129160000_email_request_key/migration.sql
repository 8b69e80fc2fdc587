-- What the request was begun with; one that is tried again has the same.
alter table document_emails add column request_key uuid;

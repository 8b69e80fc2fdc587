-- `GET /v1/documents?referencia=` also finds rejected documents, which document_references has let go.
create index documents_referencia_idx on documents (client_id, environment, referencia, id) where referencia is not null;

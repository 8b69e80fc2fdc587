-- Notes of one issuer and of one amount in the order of the list, so that a page reads no others.
drop index received_documents_issuer_idx;
create index received_documents_issuer_idx on received_documents (client_id, environment, emitente, id);
drop index received_documents_amount_idx;
create index received_documents_amount_idx on received_documents (client_id, environment, valor_total, id);

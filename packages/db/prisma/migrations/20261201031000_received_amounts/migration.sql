-- Notes of a company by their amount, as its search compares it.
create index received_documents_amount_idx on received_documents (client_id, environment, valor_total);

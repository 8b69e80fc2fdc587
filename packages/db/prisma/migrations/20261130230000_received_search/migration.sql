-- Notes of a company by their number, as its search compares it, and by the issuer's name: names are looked up first, each once.
create index received_documents_number_idx on received_documents (client_id, environment, (case type
  when 'nfse' then substr(access_key, 24, 13) else substr(access_key, 26, 9) end));
create index received_documents_name_idx on received_documents (client_id, environment, nome);
-- Its condition and first columns are those of received_documents_ending_idx.
drop index received_documents_warned_idx;

-- Refused documents gave their number back, so `numbers` does not lead to them.
create index documents_refused_number_idx on documents (account_id, environment, numero, id) where status = 'REJEITADA';
-- Ends of access keys: nine characters, the code and the check digit, tell almost all keys of an account apart (find_key_end).
create index access_keys_end_idx on access_keys (account_id, right(access_key, 9));

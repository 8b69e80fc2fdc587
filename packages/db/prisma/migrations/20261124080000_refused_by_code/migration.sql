-- The list of an account's documents by the code that refused them: only what was refused is in it.
create index documents_refused_code_idx on documents (account_id, environment, c_stat, id) where status = 'REJEITADA';

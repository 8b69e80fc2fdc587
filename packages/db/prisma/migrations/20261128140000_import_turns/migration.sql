-- Bytes of an upload that broke off go at once, for an account's waiting bytes are bounded.
grant delete on import_files to emite_app;
create index imports_in_hand_idx on imports (account_id) where state = 'processando';

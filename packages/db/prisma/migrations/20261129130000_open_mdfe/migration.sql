-- MDF-e that were authorized and not closed: few, however many documents an account has.
create index documents_open_mdfe_idx on documents (account_id, environment, authorized_at, id)
  where type = 'mdfe' and status = 'AUTORIZADA';

-- Puts letters into the queue for documents whose company has them sent by themselves; each once.
-- None for an imported document that its authority did not confirm. Over all accounts, so as the owner.
create or replace function order_document_emails(
  p_ids uuid[], p_accounts uuid[], p_clients uuid[], p_documents uuid[], p_environments smallint[], p_types text[], p_kinds text[]
) returns void
language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  insert into document_emails (id, account_id, client_id, document_id, environment, type, kind, origin)
  select r.id, r.account_id, r.client_id, r.document_id, r.environment, r.type, r.kind, 'automatic'
    from unnest(p_ids, p_accounts, p_clients, p_documents, p_environments, p_types, p_kinds)
           as r (id, account_id, client_id, document_id, environment, type, kind)
    join email_settings s on (s.client_id, s.environment) = (r.client_id, r.environment)
   where s.automatic and (r.kind = 'document' or s.on_cancel)
     and not exists (select from documents d where d.id = r.document_id and d.import_state <> 'confirmed')
  on conflict do nothing
$$;
grant execute on function order_document_emails(uuid[], uuid[], uuid[], uuid[], smallint[], text[], text[]) to emite_worker;

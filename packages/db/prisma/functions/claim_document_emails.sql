-- For processes of the release before, while claims are open to them: `claim_letters` with addresses. Runs over all accounts, as the owner.
create or replace function claim_document_emails(p_limit integer, p_lease interval)
returns table (
  id uuid, account_id uuid, client_id uuid, document_id uuid, environment smallint, type text, kind text, addresses text[], letters jsonb,
  tries smallint, attempts integer, created_at timestamptz
)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if not attempts_are_open() then return; end if;
  return query
    select e.id, e.account_id, e.client_id, e.document_id, e.environment, e.type, e.kind, e.addresses, e.letters, e.tries, c.attempts,
           e.created_at::timestamptz
      from claim_letters(p_limit, p_lease) c join document_emails e on e.id = c.id;
end
$$;
grant execute on function claim_document_emails(integer, interval) to emite_app;

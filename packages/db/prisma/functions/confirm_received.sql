-- Compares a document that only a file shows with the facts that its authority delivered. The same digest and protocol, of the same
-- moment, confirm the file.
-- Otherwise the authority's facts replace the file's, and the file stays aside; so they do where the authority names no digest.
create or replace function confirm_received(p_client_id uuid, p_target text, p_access_key text, p_facts jsonb) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v_document received_documents;
  v_same boolean;
  v_reason text;
begin
  select * into v_document from received_documents d
   where d.client_id = p_client_id and d.target = p_target and d.access_key = p_access_key and d.proof <> 'confirmed' for update;
  if not found then
    return;
  end if;
  -- A protocol is not signed by the issuer, and terms run from its moment, of which an answer may leave fractions of a second out.
  v_reason := case
    when v_document.digest_value <> p_facts ->> 'digVal' then 'outro_conteudo'
    when v_document.protocol_number is distinct from p_facts ->> 'nProt' then 'outro_protocolo'
    when abs(extract(epoch from v_document.authorized_at - (p_facts ->> 'dhRecbto')::timestamptz)) >= 1 then 'outro_protocolo' end;
  v_same := v_reason is null and v_document.digest_value is not null and p_facts ->> 'digVal' is not null;
  update received_documents d
     set proof = 'confirmed', proof_reason = v_reason, situacao = p_facts ->> 'situacao', updated_at = now(),
         emitente = p_facts ->> 'emitente', nome = p_facts ->> 'nome', ie = p_facts ->> 'ie', dh_emi = p_facts ->> 'dhEmi',
         emitted_at = (p_facts ->> 'dhEmi')::timestamptz, tp_nf = p_facts ->> 'tpNF',
         valor_total = coalesce(p_facts ->> 'valor', p_facts ->> 'vNF')::numeric, digest_value = p_facts ->> 'digVal',
         protocol_number = p_facts ->> 'nProt', authorized_at = (p_facts ->> 'dhRecbto')::timestamptz,
         whole = v_same and d.whole, destinatario = case when v_same then d.destinatario end
   where d.id = v_document.id;
  insert into document_changes (account_id, client_id, environment, type, kind, subject_id, details)
  values (v_document.account_id, v_document.client_id, v_document.environment, v_document.type, 'received.checked', v_document.id,
          jsonb_build_object('accessKey', p_access_key, 'situacao', p_facts ->> 'situacao', 'completa', v_same and v_document.whole,
                             'proof', 'confirmed', 'proofReason', v_reason));
end
$$;
revoke all on function confirm_received(uuid, text, text, jsonb) from public;

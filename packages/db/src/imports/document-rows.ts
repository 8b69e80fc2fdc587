import type { ImportedDocument } from '@fiscal/core/imports/judged';
import { ambienteOf } from '@fiscal/core/vocabulary/target';
import { newId } from '../base/ids.ts';
import type { Sql } from '../base/transaction.ts';
import { joinSeries, spaceOf } from '../numbers/number-space.ts';
import type { ImportScope } from './import-scope.ts';

/** A document that is not on record yet. */
export interface NewDocument {
  readonly documentId: string;
  readonly document: ImportedDocument;
}

/**
 * The batch's rows as one JSON array; signed bytes and protocols travel beside it. A number that another document holds stays with
 * it; of two documents of one number, the authorized one has it.
 */
const STORE = `
  with r as materialized (
    select * from rows from (
      json_to_recordset($1) as (
        id uuid, attempt_id uuid, type text, modelo text, status text, uf text, authorizer text, emitente text, serie integer, numero integer,
        codigo_numerico text, access_key text, signed_key text, dh_emi text, tp_emis text, attempt_state text, n_prot text,
        c_stat text, x_motivo text, rejection jsonb, alerts jsonb, qr_code_url text, digest_value text, dh_recbto text,
        received_at timestamptz, cancellable_until timestamptz, destinatario text, documento_destinatario text, valor_total numeric, operacao text,
        import_reason text),
      unnest($2::bytea[]), unnest($3::text[])
    ) as r (
      id, attempt_id, type, modelo, status, uf, authorizer, emitente, serie, numero, codigo_numerico, access_key, signed_key, dh_emi, tp_emis,
      attempt_state, n_prot, c_stat, x_motivo, rejection, alerts, qr_code_url, digest_value, dh_recbto, received_at,
      cancellable_until, destinatario, documento_destinatario, valor_total, operacao, import_reason, signed, prot)
  ), docs as (
    insert into documents (id, account_id, client_id, environment, target, type, modelo, status, uf, authorizer, emitente, serie, numero, codigo_numerico,
        access_key, dh_emi, redatable, tp_emis, strict, protocol_number, c_stat, x_motivo, rejection, alerts, qr_code_url,
        cancellable_until, authorized_at, destinatario, documento_destinatario, valor_total, operacao, import_id,
        import_state, import_reason, created_at, updated_at)
    select id, $4, $5, $6, $8, type, modelo, status, uf, authorizer, emitente, serie, numero, codigo_numerico, access_key, dh_emi, false, tp_emis,
        false, case when status = 'AUTORIZADA' then n_prot end, c_stat, x_motivo, rejection, alerts, qr_code_url,
        case when status = 'AUTORIZADA' then cancellable_until end, case when status = 'AUTORIZADA' then received_at end,
        destinatario, documento_destinatario, valor_total, operacao, $7, 'unconfirmed', import_reason, now(), now() from r
  ), atts as (
    insert into attempts (document_id, seq, id, account_id, access_key, tp_emis, dh_emi, state, digest_value, qr_code_url, c_stat,
        x_motivo, n_prot, dh_recbto)
    select id, 1, attempt_id, $4, signed_key, tp_emis, dh_emi, attempt_state, digest_value, qr_code_url, c_stat, x_motivo, n_prot,
        dh_recbto from r
  ), bytes as (
    insert into xml (document_id, kind, owner_id, account_id, content)
    select id, 'assinado', attempt_id, $4, signed from r
    union all select id, 'protocolo', attempt_id, $4, convert_to(prot, 'UTF8') from r
  ), keys as (
    insert into access_keys (account_id, access_key, document_id, environment, live)
    select $4, access_key, id, $9::smallint, true from r
    union all select $4, signed_key, id, $9::smallint, true from r where signed_key <> access_key
  ), checks as (
    insert into import_checks (document_id, account_id, emitted_at) select id, $4, dh_emi::timestamptz from r
  ), changes as (
    insert into document_changes (document_id, account_id, client_id, environment, type, kind, details)
    select id, $4, $5, $6, type, 'document.imported', 
           jsonb_build_object('documentStatus', status, 'imported', jsonb_build_object('state', 'unconfirmed')) from r
  ), own as (
    select distinct on (s.id, r.numero) s.id as series_id, r.numero, r.id
      from r ${joinSeries('r', { account: '$4', space: '$9' })}
     order by s.id, r.numero, r.status
  ), nums as (
    insert into numbers (series_id, numero, account_id, state, document_id) select series_id, numero, $4, 'usado', id from own
    on conflict (series_id, numero) do update set state = 'usado', document_id = excluded.document_id
      where numbers.document_id is null and numbers.state in ('livre', 'alheio')
  )
  select count(*)::integer as stored from r`;

export async function storeDocuments(
  sql: Sql,
  { accountId, clientId, target, importId }: ImportScope,
  documents: readonly NewDocument[],
): Promise<void> {
  if (documents.length === 0) return;
  await sql.query({
    name: 'import_documents',
    text: STORE,
    values: [
      JSON.stringify(documents.map(rowOf)),
      documents.map(({ document }) => document.signed),
      documents.map(({ document }) => document.prot),
      accountId,
      clientId,
      ambienteOf(target),
      importId,
      target,
      spaceOf(target),
    ],
  });
}

/** Reason why the signer is not proven; null: a root that we have proves it. */
export const reasonOf = ({ warnings }: Pick<ImportedDocument, 'warnings'>): 'cadeia_desconhecida' | null =>
  warnings.includes('cadeia_desconhecida') ? 'cadeia_desconhecida' : null;

function rowOf({ documentId, document: d }: NewDocument) {
  const denied = d.status === 'REJEITADA';
  return {
    id: documentId,
    attempt_id: newId(),
    type: d.type,
    modelo: d.modelo,
    status: d.status,
    uf: d.uf,
    authorizer: d.authorizer,
    emitente: d.emitente,
    serie: d.serie,
    numero: d.numero,
    codigo_numerico: d.codigoNumerico,
    access_key: d.accessKey,
    signed_key: d.signedKey,
    dh_emi: d.dhEmi,
    tp_emis: d.tpEmis,
    attempt_state: denied ? 'denegado' : 'autorizado',
    n_prot: d.protocolNumber,
    c_stat: d.cStat,
    x_motivo: d.xMotivo,
    rejection: denied
      ? {
          cStat: d.cStat,
          xMotivo: d.xMotivo,
          origin: 'sefaz',
          errors: [],
          protocolNumber: d.protocolNumber,
        }
      : null,
    alerts: d.alerts.length > 0 ? d.alerts : null,
    qr_code_url: d.qrCodeUrl,
    digest_value: d.digestValue,
    dh_recbto: d.dhRecbto,
    received_at: new Date(d.dhRecbto).toISOString(),
    cancellable_until: d.cancellableUntilMs === null ? null : new Date(d.cancellableUntilMs).toISOString(),
    destinatario: d.summary.destinatario,
    documento_destinatario: d.summary.documentoDestinatario,
    valor_total: d.summary.valorTotal,
    operacao: d.summary.operacao,
    import_reason: reasonOf(d),
  };
}

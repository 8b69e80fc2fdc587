import type { EmissionStore, Scope } from '@fiscal/core/activities/ports';
import type { Contingency } from '@fiscal/core/vocabulary/contingency';
import { AttemptGoneError } from '@fiscal/core/vocabulary/errors';
import { newId } from '../base/ids.ts';
import type { Sql } from '../base/transaction.ts';
import { openDocumentDeadline, openObligationDeadline } from '../contingency/deadline-rows.ts';
import { spaceOfDocument } from '../numbers/number-space.ts';
import { insertObligation } from './owe.ts';

type NewAttempt = Parameters<EmissionStore['saveAttempt']>[1];

const LOCK = "select status = 'PENDENTE' as pending from documents where id = $1 for update";
const LIST =
  'select id, seq, access_key, state, set_aside_at is not null as aside from attempts where document_id = $1 order by seq desc for update';
const RECEIPT = 'update attempts set n_rec = $3, updated_at = now() where document_id = $1 and id = $2';
/**
 * Opens an obligation to query the replaced key if it was ever sent, even when it is proven absent: a message may
 * arrive twice.
 */
const REPLACE = `
  with gone as (
    update attempts a
       set state = 'substituido', updated_at = now(), serie = d.serie, numero = d.numero,
           set_aside_at = case when a.sends > 0 and a.access_key <> $2 then now() end
      from documents d
     where d.id = $1 and a.document_id = $1 and a.state = 'assinado' and a.set_aside_at is null
    returning a.id, a.access_key, a.set_aside_at
  )
${insertObligation({
  id: '$3',
  attemptId: 'gone.id',
  accessKey: 'gone.access_key',
  kind: 'chave',
  step: 'consultar',
  from: 'gone join documents d on d.id = $1 where gone.set_aside_at is not null',
})}`;

const CHOSEN = 'update documents set contingency = $2 where id = $1';
const PRIOR = `
  insert into xml (document_id, kind, owner_id, account_id, content) values ($1, 'evento-assinado', $2, $3, $4)`;

const SAVE = `
  with att as (
    insert into attempts (document_id, seq, id, account_id, access_key, tp_emis, dh_emi, state, digest_value, qr_code_url)
    values ($1, $2, $3, $4, $5, $6, $7, 'assinado', $8, $9)
  ), bytes as (
    insert into xml (document_id, kind, owner_id, account_id, content) values ($1, 'assinado', $3, $4, $10)
  ), doc as (
    update documents set access_key = $5, dh_emi = $7, tp_emis = $6, qr_code_url = $9 where id = $1 returning environment, target
  )
  insert into access_keys (account_id, access_key, document_id, environment, live)
  select $4, $5, $1, ${spaceOfDocument('doc')}, not exists (
           select 1 from access_keys k where k.account_id = $4 and k.environment = ${spaceOfDocument('doc')} and k.access_key = $5 and k.live)
    from doc
  on conflict (account_id, access_key, document_id) do nothing`;

/**
 * Never replaces bytes that may be at the authority: a live attempt stays, and `replaces` works only on one that was
 * never sent.
 *
 * @throws {AttemptGoneError} the document has its verdict: its number may be another one's by now
 */
export async function saveAttempt(
  sql: Sql,
  { accountId, documentId }: Scope,
  attempt: NewAttempt,
): Promise<{ attemptId: string; created: boolean }> {
  const locked = await sql.query<{ pending: boolean }>({
    name: 'attempt_lock',
    text: LOCK,
    values: [documentId],
  });
  if (!locked.rows[0]) throw new Error(`No document ${documentId}`);
  if (!locked.rows[0].pending) throw new AttemptGoneError('O documento já tem veredito');
  const { rows } = await sql.query<{
    id: string;
    seq: number;
    access_key: string;
    state: string;
    aside: boolean;
  }>({
    name: 'attempt_list',
    text: LIST,
    values: [documentId],
  });
  // Ignores the key: an attempt that another worker stored meanwhile may be another way of the same document.
  const current = rows
    .filter(({ aside }) => !aside)
    .find(({ id, state }) =>
      attempt.replaces === undefined
        ? state !== 'substituido' && state !== 'recusado'
        : state === 'enviando' || (id === attempt.replaces && state !== 'assinado'),
    );
  if (current) return { attemptId: current.id, created: false };

  const attemptId = newId();
  if (rows.some((row) => row.state === 'assinado')) {
    const obligationId = newId();
    const obligation = await sql.query({
      name: 'attempt_replace',
      text: REPLACE,
      values: [documentId, attempt.accessKey, obligationId],
    });
    if (obligation.rowCount !== 0)
      await openObligationDeadline(sql, { obligationId, kind: 'cancelamento' }, attempt.removableUntil);
  }
  await sql.query({
    name: 'attempt_save',
    text: SAVE,
    values: [
      documentId,
      (rows[0]?.seq ?? 0) + 1,
      attemptId,
      accountId,
      attempt.accessKey,
      attempt.tpEmis,
      attempt.dhEmi,
      attempt.digestValue,
      attempt.qrCodeUrl,
      attempt.xml,
    ],
  });
  if (attempt.chosen !== undefined)
    await sql.query({ name: 'attempt_chosen', text: CHOSEN, values: [documentId, attempt.chosen] });
  if (attempt.prior !== undefined)
    await sql.query({
      name: 'attempt_prior',
      text: PRIOR,
      values: [documentId, attemptId, accountId, attempt.prior],
    });
  if (attempt.inContingency === true)
    await sql.query({ name: 'attempt_tell', text: TELL_CONTINGENCY, values: [documentId] });
  if (attempt.inContingency === true || attempt.prior !== undefined)
    await openDocumentDeadline(sql, documentId);
  return { attemptId, created: true };
}

/** False when the attempt is decided or replaced, or someone else sent it meanwhile: the bytes must not go out. */
export async function markSending(
  sql: Sql,
  { documentId }: Scope,
  { attemptId, expectedSends }: { readonly attemptId: string; readonly expectedSends: number },
): Promise<boolean> {
  const { rowCount } = await sql.query({
    name: 'mark_sending',
    text: `update attempts set state = 'enviando', sends = sends + 1, c_stat = null, x_motivo = null, updated_at = now()
            where document_id = $1 and id = $2 and state in ('assinado', 'enviando') and sends = $3 and set_aside_at is null`,
    values: [documentId, attemptId, expectedSends],
  });
  return rowCount === 1;
}

const SET_CONTINGENCY = `
  with doc as (
    update documents d set contingency = $2, updated_at = now()
     where d.id = $1 and d.status = 'PENDENTE'
       and not exists (select 1 from attempts a where a.document_id = d.id and a.state = 'enviando' and a.set_aside_at is null)
    returning d.id
  )
  update pending_operations p set due_at = now()
    from doc, operations o
   where o.document_id = doc.id and o.kind = 'emit' and p.operation_id = o.id`;

/** Runs under the document's lock, as every decision about its bytes. */
export async function setContingency(
  sql: Sql,
  { documentId }: Scope,
  contingency: Contingency,
): Promise<boolean> {
  await sql.query({ name: 'attempt_lock', text: LOCK, values: [documentId] });
  const { rowCount } = await sql.query({
    name: 'set_contingency',
    text: SET_CONTINGENCY,
    values: [documentId, contingency],
  });
  return rowCount !== 0;
}

export const TELL_CONTINGENCY = `
  insert into document_changes (document_id, account_id, client_id, environment, type, kind, details)
  select id, account_id, client_id, environment, type, 'document.contingency', jsonb_build_object('documentStatus', status)
    from documents where id = $1`;

export async function saveSaid(
  sql: Sql,
  { documentId }: Scope,
  {
    attemptId,
    said: { cStat, xMotivo },
  }: { readonly attemptId: string; readonly said: Parameters<EmissionStore['saveSaid']>[2] },
): Promise<void> {
  await sql.query({
    name: 'attempt_said',
    text: `update attempts set c_stat = $3, x_motivo = $4 where document_id = $1 and id = $2 and state = 'enviando'`,
    values: [documentId, attemptId, cStat, xMotivo],
  });
}

export async function saveReceipt(
  sql: Sql,
  { documentId }: Scope,
  { attemptId, nRec }: { readonly attemptId: string; readonly nRec: string },
): Promise<void> {
  await sql.query({ name: 'attempt_receipt', text: RECEIPT, values: [documentId, attemptId, nRec] });
}

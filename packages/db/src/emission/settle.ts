import type { Scope, Verdict } from '@fiscal/core/activities/ports';
import type { DocumentStatus } from '@fiscal/core/vocabulary/states';
import { documentStatus } from '../base/parse.ts';
import type { Sql } from '../base/transaction.ts';
import type { Settled } from '../base/types.ts';
import { saveRecordedEvent } from '../events/recorded.ts';
import { ABANDONED, type Consequences, consequencesOf, type VerdictOf } from './consequences.ts';
import { type SettledOperation, saveConsequences, settleCredits } from './save-consequences.ts';
import { takeBack } from './set-aside.ts';
import { endsKey, setNumber, voidPrinted } from './settle-number.ts';
import { substitute } from './substitute.ts';

interface Locked {
  readonly state: string;
  readonly type: string;
  readonly environment: number;
  readonly age_ms: number;
  readonly status: string;
  readonly credits_held: number;
}

/**
 * Settles everything that a verdict implies in one transaction; a second call for a settled operation changes
 * nothing.
 */
export async function settleEmission(
  sql: Sql,
  { accountId, documentId }: Scope,
  { operationId, verdict }: { readonly operationId: string; readonly verdict: Verdict },
): Promise<{ readonly settled: Settled | null; readonly more: boolean; readonly status: DocumentStatus }> {
  const { rows } = await sql.query<Locked>({
    name: 'settle_lock',
    text: `
  select o.state, d.status, d.credits_held, d.type, d.environment,
         (extract(epoch from clock_timestamp() - o.created_at) * 1000)::double precision as age_ms
    from operations o join documents d on d.id = o.document_id
   where o.document_id = $1 and o.id = $2 for update`,
    values: [documentId, operationId],
  });
  const locked = rows[0];
  if (!locked) throw new Error(`No operation ${operationId} on document ${documentId}`);
  const means = consequencesOf(verdict);
  if (locked.state === 'pendente') {
    if (verdict.kind === 'abandonada') await assertNotSentSince(sql, documentId, verdict);
    if (await wasWritten(sql, { documentId, operationId }, verdict))
      return { settled: null, more: true, status: documentStatus(locked.status) };
    if (await firstAttemptAgain(sql, { documentId, operationId }, { verdict, means }))
      return { settled: { ...settledOf(locked), status: 'PENDENTE' }, more: true, status: 'PENDENTE' };
    const printed = await voidPrinted(sql, documentId, verdict);
    const more = await saveConsequences(sql, { documentId, operationId }, means);
    if (means.credits && locked.credits_held > 0)
      await settleCredits(
        sql,
        { accountId, documentId },
        { kind: means.credits, milli: locked.credits_held },
      );
    if (means.number && !printed) await setNumber(sql, documentId, means.number);
    if (endsKey(means.number)) await giveBackKeys(sql, { accountId, documentId });
    if (verdict.kind === 'autorizada' && verdict.substitutes !== undefined)
      await substitute(sql, documentId, { ...verdict, substitutes: verdict.substitutes });
    const recorded = verdict.kind === 'cancelada' ? verdict.events : [];
    for (const event of recorded) await saveRecordedEvent(sql, { accountId, documentId }, event);
    if (means.status === 'REJEITADA') await giveBackReference(sql, documentId);
    return { settled: { ...settledOf(locked), status: means.status }, more, status: means.status };
  }
  const { rows: left } = await sql.query<{ more: boolean }>({
    name: 'settle_more',
    text: `select exists (select 1 from operations where document_id = $1 and state = 'pendente') as more`,
    values: [documentId],
  });
  return { settled: null, more: left[0]?.more ?? false, status: documentStatus(locked.status) };
}

const settledOf = ({ type, environment, age_ms: ageMs }: Locked) => ({ type, environment, ageMs });

/**
 * Whether a verdict was written down before. One of an attempt set aside, with nothing in its place yet, makes the document that attempt's
 * again.
 *
 * @throws of an attempt in whose place another was issued under another number since: its obligation settles it, and who brings the verdict
 *   has to look at the rows again
 */
async function wasWritten(
  sql: Sql,
  { documentId, operationId }: SettledOperation,
  verdict: Verdict,
): Promise<boolean> {
  if (!('attemptId' in verdict) || verdict.attemptId === null) return false;
  const { rows } = await sql.query<{ state: string; aside: boolean; newer: boolean }>({
    name: 'settle_subject',
    text: `
  select a.state, a.set_aside_at is not null as aside,
         exists (select 1 from attempts n where n.document_id = a.document_id and n.seq > a.seq) as newer
    from attempts a where a.document_id = $1 and a.id = $2`,
    values: [documentId, verdict.attemptId],
  });
  const [subject] = rows;
  if (subject === undefined) return false;
  if (subject.aside && subject.state === 'enviando') {
    if (subject.newer) throw new Error(`Attempt ${verdict.attemptId} of ${documentId} was set aside`);
    await setNumber(sql, documentId, 'livre');
    await takeBack(sql, { documentId }, { operationId, refused: null });
    return false;
  }
  const refusal =
    verdict.kind === 'rejeitada' || verdict.kind === 'denegada' || verdict.kind === 'abandonada';
  return refusal && (subject.state === 'recusado' || subject.state === 'denegado');
}

/**
 * If the replacement of an attempt set aside is refused, the first attempt is queried before anything ends. True: the
 * document returned to it, and continues.
 */
async function firstAttemptAgain(
  sql: Sql,
  { documentId, operationId }: SettledOperation,
  { verdict, means }: { readonly verdict: Verdict; readonly means: Consequences },
): Promise<boolean> {
  if (verdict.kind !== 'rejeitada' && verdict.kind !== 'abandonada' && verdict.kind !== 'denegada')
    return false;
  const { rowCount } = await sql.query({
    name: 'settle_aside',
    text: `select 1 from attempts where document_id = $1 and set_aside_at is not null and state = 'enviando'`,
    values: [documentId],
  });
  if (rowCount === 0) return false;
  const cStat = verdict.kind === 'abandonada' ? ABANDONED : verdict.cStat;
  const { attemptId, xMotivo } = verdict;
  const printed = await voidPrinted(sql, documentId, verdict);
  if (attemptId !== null)
    await sql.query({
      name: 'settle_refuse',
      text: `
  update attempts set state = $3, c_stat = $4, x_motivo = $5, updated_at = now() where document_id = $1 and id = $2`,
      values: [
        documentId,
        attemptId,
        means.attempt_state,
        verdict.kind === 'abandonada' ? null : cStat,
        xMotivo,
      ],
    });
  if (means.number && !printed) await setNumber(sql, documentId, means.number);
  if (attemptId !== null && endsKey(means.number)) await giveBackKeyOf(sql, documentId, attemptId);
  return takeBack(sql, { documentId }, { operationId, refused: { cStat, xMotivo } });
}

/** Locks what could still be sent, so that nothing leaves while the document ends. @throws when it was sent since it was looked at */
async function assertNotSentSince(
  sql: Sql,
  documentId: string,
  { attemptId, sends }: VerdictOf<'abandonada'>,
): Promise<void> {
  const { rows } = await sql.query<{ id: string; sends: number }>({
    name: 'settle_sendable',
    text: `
  select id, sends from attempts
   where document_id = $1 and state in ('assinado', 'enviando') and set_aside_at is null order by seq for update`,
    values: [documentId],
  });
  const epec = await sql.query({
    name: 'settle_epec_sent',
    text: `select 1 from documents where id = $1 and (contingency #>> '{epec,sends}')::integer > 0`,
    values: [documentId],
  });
  if (epec.rowCount !== 0 || rows.some((row) => row.id !== attemptId || row.sends !== sends))
    throw new Error(`Document ${documentId} was sent while it was to end`);
}

async function giveBackKeys(sql: Sql, { accountId, documentId }: Scope): Promise<void> {
  await sql.query({
    name: 'settle_key',
    text: `update access_keys set live = false where account_id = $1 and document_id = $2 and live`,
    values: [accountId, documentId],
  });
}

async function giveBackKeyOf(sql: Sql, documentId: string, attemptId: string): Promise<void> {
  await sql.query({
    name: 'settle_one_key',
    text: `
  update access_keys k set live = false from attempts a
   where a.document_id = $1 and a.id = $2 and k.account_id = a.account_id and k.document_id = $1 and k.access_key = a.access_key and k.live`,
    values: [documentId, attemptId],
  });
}

/** A rejected document's reference may be used again. */
async function giveBackReference(sql: Sql, documentId: string): Promise<void> {
  await sql.query({
    name: 'settle_reference',
    text: `
  delete from document_references r using documents d
   where d.id = $1 and r.client_id = d.client_id and r.environment = d.environment and r.referencia = d.referencia and r.document_id = d.id`,
    values: [documentId],
  });
}

import type { Scope, Verdict } from '@fiscal/core/activities/ports';
import type { Alert } from '@fiscal/core/vocabulary/alert';
import type { DocumentStatus, NumberState, OperationState } from '@fiscal/core/vocabulary/states';
import { VOIDABLE_MODELS, voidableUntilMs } from '@fiscal/core/vocabulary/voidable';
import { newId } from '../base/ids.ts';
import { documentStatus } from '../base/parse.ts';
import type { Sql } from '../base/transaction.ts';
import type { DocumentRejection, Settled } from '../base/types.ts';
import { openObligationDeadline } from '../contingency/deadline-rows.ts';
import { saveRecordedEvent } from '../events/recorded.ts';
import { spaceOfDocument } from '../numbers/number-space.ts';
import { instant } from './instant.ts';
import { insertObligation } from './owe.ts';
import { takeBack } from './set-aside.ts';
import { substitute } from './substitute.ts';

interface Locked {
  readonly state: string;
  readonly type: string;
  readonly environment: number;
  readonly age_ms: number;
  readonly status: string;
  readonly credits_held: number;
}

/** Effects of a verdict on each table, in the names of `SETTLE`; an absent field changes nothing. */
interface Consequences {
  readonly status: DocumentStatus;
  readonly operation: OperationState;
  readonly attempt_id?: string;
  readonly attempt_state?: 'autorizado' | 'denegado' | 'recusado';
  readonly prot?: string | null;
  /** Protocol; a denial has it in its rejection only. */
  readonly n_prot?: string;
  /** Key that the authority gave. */
  readonly chave?: string;
  /** Same text as the authority's. */
  readonly dh_recbto?: string;
  readonly c_stat?: string;
  readonly x_motivo?: string;
  readonly rejection?: DocumentRejection;
  readonly technical_error?: { readonly code: string; readonly reason: string };
  readonly cancellable_until?: string;
  readonly alerts?: readonly Alert[];
  readonly number?: NumberState;
  readonly credits?: 'captura' | 'liberacao';
}

const LOCK = `
  select o.state, d.status, d.credits_held, d.type, d.environment,
         (extract(epoch from clock_timestamp() - o.created_at) * 1000)::double precision as age_ms
    from operations o join documents d on d.id = o.document_id
   where o.document_id = $1 and o.id = $2 for update`;

const MORE = `select exists (select 1 from operations where document_id = $1 and state = 'pendente') as more`;

const SETTLE = `
  with v as (
    select * from json_to_record($3) as v (
      status text, operation text, attempt_id uuid, attempt_state text, prot text, n_prot text, chave text, dh_recbto text,
      received_at timestamptz, c_stat text, x_motivo text, rejection jsonb, technical_error jsonb, cancellable_until timestamptz,
      alerts jsonb, credits text)
  ), doc as (
    update documents d
       set status = v.status, protocol_number = coalesce(v.n_prot, d.protocol_number), c_stat = v.c_stat, x_motivo = v.x_motivo,
           rejection = v.rejection, technical_error = v.technical_error, cancellable_until = v.cancellable_until,
           decided_at = now(), alerts = coalesce(v.alerts, d.alerts),
           authorized_at = case when v.attempt_state = 'autorizado' then coalesce(v.received_at, now()) end,
           credits_charged = case when v.credits = 'captura' then d.credits_held else d.credits_charged end,
           credits_held = case when v.credits is null then d.credits_held else 0 end,
           access_key = coalesce(v.chave, (select a.access_key from attempts a
             where a.document_id = $1 and a.id = v.attempt_id and v.attempt_state <> 'recusado'), d.access_key),
           updated_at = now()
      from v where d.id = $1 returning d.id, d.account_id, d.client_id, d.environment, d.target, d.type, d.status
  ), op as (
    update operations o set state = v.operation, settled_at = now(),
           outcome = jsonb_build_object('status', v.status, 'cStat', v.c_stat, 'xMotivo', v.x_motivo, 'protocolNumber', v.n_prot)
      from v where o.document_id = $1 and o.id = $2
  ), done as (
    delete from pending_operations where operation_id = $2
  ), att as (
    update attempts a set state = v.attempt_state, c_stat = v.c_stat, x_motivo = v.x_motivo, n_prot = v.n_prot, dh_recbto = v.dh_recbto,
           updated_at = now()
      from v where a.document_id = $1 and a.id = v.attempt_id
  ), given as (
    insert into access_keys (account_id, access_key, document_id, environment, live)
    select doc.account_id, v.chave, doc.id, ${spaceOfDocument('doc')}, true from doc, v where v.chave is not null
    on conflict do nothing
  ), in_time as (
    update deadlines l set settled_at = now() from doc
     where l.document_id = doc.id and l.obligation_id is null and l.settled_at is null and doc.status <> 'ERRO_TECNICO'
  ), prot as (
    insert into xml (document_id, kind, owner_id, account_id, content)
    select $1, 'protocolo', v.attempt_id, doc.account_id, convert_to(v.prot, 'UTF8') from doc, v where v.prot is not null
    on conflict do nothing
  )
  insert into document_changes (document_id, account_id, client_id, environment, type, kind)
  select id, account_id, client_id, environment, type, status from doc`;

const CREDITS = `
  with ledger as (
    insert into credits_ledger (account_id, kind, amount_milli, document_id) values ($1, $2, $3, $4)
  )
  update credit_balances
     set held_milli = held_milli - $3::bigint, balance_milli = balance_milli - case when $2 = 'captura' then $3::bigint else 0 end
   where account_id = $1`;

/** The paper is valid without the authority; `d` is its document's row. */
const OFFLINE = `d.contingency ->> 'mode' = 'offline' and not d.contingency ? 'left' and d.tp_emis = d.contingency ->> 'tpEmis'`;
const VOIDABLE = VOIDABLE_MODELS.map((modelo) => `'${modelo}'`).join(', ');

/**
 * Sets the number of a document that owns it, or one without a document once this one is authorized with it. A
 * printed number, of a type that voids none, is its correction's: only a caller that asks for it gets it.
 */
const NUMBER = `
  update numbers n set state = t.state, document_id = case when t.state = 'livre' then null else d.id end
    from documents d
    join lateral (
      select case when $2 = 'livre' and ${OFFLINE} and d.modelo not in (${VOIDABLE})
                   and exists (select from attempts a where a.document_id = d.id and a.access_key = d.access_key)
                  then 'alheio' else $2 end as state
    ) t on true
    join number_series s on s.account_id = d.account_id and s.environment = ${spaceOfDocument('d')} and s.emitente = d.emitente
     and s.modelo = d.modelo and s.serie = d.serie
   where d.id = $1 and n.series_id = s.id and n.numero = d.numero
     and (n.document_id = d.id or ($2 = 'usado' and n.document_id is null))`;

const STANDING = `
  select id, sends from attempts
   where document_id = $1 and state in ('assinado', 'enviando') and set_aside_at is null order by seq for update`;

/** The EPEC was sent. */
const TOLD = `select 1 from documents where id = $1 and (contingency #>> '{epec,sends}')::integer > 0`;

const GIVE_BACK_KEY = `update access_keys set live = false where account_id = $1 and document_id = $2 and live`;

/** Opens the obligation to void a printed number of ours; it is never given again. */
const OWE_PRINTED = insertObligation({
  id: '$3',
  attemptId: '$2',
  accessKey: 'd.access_key',
  kind: 'numero',
  step: 'inutilizar',
  from: `documents d
     where d.id = $1
       and (not d.numero_given or exists (
              select from attempts a where a.document_id = $1 and a.set_aside_at is not null and a.state = 'enviando'))
       and d.modelo in (${VOIDABLE}) and ${OFFLINE}`,
});

/** Wakes the obligations that wait for the document's end. */
const WAKE_OBLIGATIONS = `update obligations set due_at = now() where document_id = $1 and state = 'aberta'`;

const ASIDE = `select 1 from attempts where document_id = $1 and set_aside_at is not null and state = 'enviando'`;

/** The attempt that a verdict is of; `newer`: another was signed since. */
const SUBJECT = `
  select a.state, a.set_aside_at is not null as aside,
         exists (select 1 from attempts n where n.document_id = a.document_id and n.seq > a.seq) as newer
    from attempts a where a.document_id = $1 and a.id = $2`;

const REFUSE_ATTEMPT = `
  update attempts set state = $3, c_stat = $4, x_motivo = $5, updated_at = now() where document_id = $1 and id = $2`;

const GIVE_BACK_ONE_KEY = `
  update access_keys k set live = false from attempts a
   where a.document_id = $1 and a.id = $2 and k.account_id = a.account_id and k.document_id = $1 and k.access_key = a.access_key and k.live`;

/** Replaces the code: no authority has answered. */
const ABANDONED = 'desistencia';

const GIVE_BACK_REFERENCE = `
  delete from document_references r using documents d
   where d.id = $1 and r.client_id = d.client_id and r.environment = d.environment and r.referencia = d.referencia and r.document_id = d.id`;

/**
 * Settles everything that a verdict implies in one transaction; a second call for a settled operation changes
 * nothing.
 */
export async function settleEmission(
  sql: Sql,
  { accountId, documentId }: Scope,
  operationId: string,
  verdict: Verdict,
): Promise<{ readonly settled: Settled | null; readonly more: boolean; readonly status: DocumentStatus }> {
  const { rows } = await sql.query<Locked>({
    name: 'settle_lock',
    text: LOCK,
    values: [documentId, operationId],
  });
  const locked = rows[0];
  if (!locked) throw new Error(`No operation ${operationId} on document ${documentId}`);
  const open = locked.state === 'pendente';
  const means = consequences(verdict);
  if (open) {
    if (verdict.kind === 'abandonada') await assertNotSentSince(sql, documentId, verdict);
    if (await wasWritten(sql, { documentId, operationId }, verdict))
      return { settled: null, more: true, status: documentStatus(locked.status) };
    if (await firstAttemptAgain(sql, { documentId, operationId }, verdict, means))
      return { settled: { ...settledOf(locked), status: 'PENDENTE' }, more: true, status: 'PENDENTE' };
    const printed = await owesPrinted(sql, documentId, verdict);
    await sql.query({
      name: 'settle',
      text: SETTLE,
      values: [documentId, operationId, settlementJson(means)],
    });
    // Locks credits before numbers, as in acceptance, so that no deadlock arises.
    if (means.credits && locked.credits_held > 0) {
      await sql.query({
        name: 'settle_credits',
        text: CREDITS,
        values: [accountId, means.credits, locked.credits_held, documentId],
      });
    }
    if (means.number && !printed)
      await sql.query({ name: 'settle_number', text: NUMBER, values: [documentId, means.number] });
    await sql.query({ name: 'settle_obligations', text: WAKE_OBLIGATIONS, values: [documentId] });
    if (means.number === 'livre' || means.number === 'alheio') {
      await sql.query({ name: 'settle_key', text: GIVE_BACK_KEY, values: [accountId, documentId] });
    }
    if (verdict.kind === 'autorizada' && verdict.substitutes !== undefined)
      await substitute(sql, documentId, { ...verdict, substitutes: verdict.substitutes });
    const recorded = verdict.kind === 'cancelada' ? verdict.events : [];
    for (const event of recorded) await saveRecordedEvent(sql, { accountId, documentId }, event);
    if (means.status === 'REJEITADA')
      await sql.query({ name: 'settle_reference', text: GIVE_BACK_REFERENCE, values: [documentId] });
  }
  const { rows: left } = await sql.query<{ more: boolean }>({
    name: 'settle_more',
    text: MORE,
    values: [documentId],
  });
  return {
    settled: open ? { ...settledOf(locked), status: means.status } : null,
    more: left[0]?.more ?? false,
    status: open ? means.status : documentStatus(locked.status),
  };
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
  { documentId, operationId }: { readonly documentId: string; readonly operationId: string },
  verdict: Verdict,
): Promise<boolean> {
  if (!('attemptId' in verdict) || verdict.attemptId === null) return false;
  const { rows } = await sql.query<{ state: string; aside: boolean; newer: boolean }>({
    name: 'settle_subject',
    text: SUBJECT,
    values: [documentId, verdict.attemptId],
  });
  const [subject] = rows;
  if (subject === undefined) return false;
  if (subject.aside && subject.state === 'enviando') {
    if (subject.newer) throw new Error(`Attempt ${verdict.attemptId} of ${documentId} was set aside`);
    await sql.query({ name: 'settle_number', text: NUMBER, values: [documentId, 'livre'] });
    await takeBack(sql, { documentId }, { operationId, refused: null });
    return false;
  }
  const refusal =
    verdict.kind === 'rejeitada' || verdict.kind === 'denegada' || verdict.kind === 'abandonada';
  return refusal && (subject.state === 'recusado' || subject.state === 'denegado');
}

/** Opens the obligation to void a number whose signed paper may be printed. True: the number stays taken. */
async function owesPrinted(sql: Sql, documentId: string, verdict: Verdict): Promise<boolean> {
  if ((verdict.kind !== 'rejeitada' && verdict.kind !== 'abandonada') || verdict.attemptId === null)
    return false;
  if (verdict.kind === 'rejeitada' && verdict.numero !== 'livre') return false;
  const obligationId = newId();
  const values = [documentId, verdict.attemptId, obligationId];
  const { rowCount } = await sql.query({ name: 'settle_printed', text: OWE_PRINTED, values });
  if (rowCount === 1) await openObligationDeadline(sql, obligationId, 'inutilizacao', voidableUntilMs);
  return rowCount === 1;
}

/**
 * If the replacement of an attempt set aside is refused, the first attempt is queried before anything ends. True: the
 * document returned to it, and continues.
 */
async function firstAttemptAgain(
  sql: Sql,
  { documentId, operationId }: { readonly documentId: string; readonly operationId: string },
  verdict: Verdict,
  means: Consequences,
): Promise<boolean> {
  if (verdict.kind !== 'rejeitada' && verdict.kind !== 'abandonada' && verdict.kind !== 'denegada')
    return false;
  const { rowCount } = await sql.query({ name: 'settle_aside', text: ASIDE, values: [documentId] });
  if (rowCount === 0) return false;
  const cStat = verdict.kind === 'abandonada' ? ABANDONED : verdict.cStat;
  const { attemptId, xMotivo } = verdict;
  const printed = await owesPrinted(sql, documentId, verdict);
  if (attemptId !== null)
    await sql.query({
      name: 'settle_refuse',
      text: REFUSE_ATTEMPT,
      values: [
        documentId,
        attemptId,
        means.attempt_state,
        verdict.kind === 'abandonada' ? null : cStat,
        xMotivo,
      ],
    });
  if (means.number && !printed)
    await sql.query({ name: 'settle_number', text: NUMBER, values: [documentId, means.number] });
  if (attemptId !== null && (means.number === 'livre' || means.number === 'alheio'))
    await sql.query({ name: 'settle_one_key', text: GIVE_BACK_ONE_KEY, values: [documentId, attemptId] });
  return takeBack(sql, { documentId }, { operationId, refused: { cStat, xMotivo } });
}

/** Locks what could still be sent, so that nothing leaves while the document ends. @throws when it was sent since it was looked at */
async function assertNotSentSince(
  sql: Sql,
  documentId: string,
  { attemptId, sends }: Of<'abandonada'>,
): Promise<void> {
  const { rows } = await sql.query<{ id: string; sends: number }>({
    name: 'settle_standing',
    text: STANDING,
    values: [documentId],
  });
  const earlier = await sql.query({ name: 'settle_told', text: TOLD, values: [documentId] });
  if (earlier.rowCount !== 0 || rows.some((row) => row.id !== attemptId || row.sends !== sends))
    throw new Error(`Document ${documentId} was sent while it was to end`);
}

function consequences(verdict: Verdict): Consequences {
  switch (verdict.kind) {
    case 'autorizada':
      return {
        ...answerColumns(verdict),
        status: 'AUTORIZADA',
        operation: 'concluida',
        attempt_state: 'autorizado',
        n_prot: verdict.nProt,
        cancellable_until: new Date(verdict.cancellableUntilMs).toISOString(),
        ...(verdict.alerts.length > 0 && { alerts: verdict.alerts }),
        number: 'usado',
        credits: 'captura',
      };
    case 'cancelada':
      return {
        ...answerColumns(verdict),
        status: 'CANCELADA',
        operation: 'concluida',
        attempt_state: 'autorizado',
        n_prot: verdict.nProt,
        number: 'usado',
        credits: 'captura',
      };
    case 'denegada': {
      const { cStat, xMotivo, nProt } = verdict;
      return {
        ...answerColumns(verdict),
        status: 'REJEITADA',
        operation: 'recusada',
        attempt_state: 'denegado',
        rejection: { cStat, xMotivo, origin: 'sefaz', errors: [], protocolNumber: nProt },
        number: 'usado',
        credits: 'liberacao',
      };
    }
    case 'rejeitada': {
      const { cStat, xMotivo, origin, errors, alerts } = verdict;
      return {
        status: 'REJEITADA',
        operation: 'recusada',
        ...refusedAttempt(verdict),
        c_stat: cStat,
        x_motivo: xMotivo,
        rejection: { cStat, xMotivo, origin, errors },
        ...(alerts && { alerts }),
        ...(verdict.numero !== 'reservado' && { number: verdict.numero }),
        credits: 'liberacao',
      };
    }
    case 'abandonada': {
      const { xMotivo } = verdict;
      return {
        status: 'REJEITADA',
        operation: 'recusada',
        ...refusedAttempt(verdict),
        x_motivo: xMotivo,
        rejection: { cStat: ABANDONED, xMotivo, origin: ABANDONED, errors: [] },
        number: 'livre',
        credits: 'liberacao',
      };
    }
    case 'erro-tecnico':
      return {
        status: 'ERRO_TECNICO',
        operation: 'erro',
        technical_error: { code: verdict.code, reason: verdict.reason },
      };
  }
}

type Of<Kind extends Verdict['kind']> = Extract<Verdict, { kind: Kind }>;

const answerColumns = (verdict: Of<'autorizada' | 'cancelada' | 'denegada'>) => ({
  attempt_id: verdict.attemptId,
  c_stat: verdict.cStat,
  x_motivo: verdict.xMotivo,
  dh_recbto: verdict.dhRecbto,
  prot: verdict.prot,
  ...(verdict.chave === undefined ? {} : { chave: verdict.chave }),
});

const refusedAttempt = ({ attemptId }: { readonly attemptId: string | null }) =>
  attemptId === null ? {} : ({ attempt_id: attemptId, attempt_state: 'recusado' } as const);

const settlementJson = (means: Consequences): string =>
  JSON.stringify({ ...means, received_at: instant(means.dh_recbto) });

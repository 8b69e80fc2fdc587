import type { ObligationStore, ObligationWork } from '@fiscal/core/activities/contingency/obligation-store';
import type { Faixa } from '@fiscal/core/inutilizacao/definition';
import { OBLIGATION_KINDS, OBLIGATION_STEPS } from '@fiscal/core/vocabulary/obligation';
import { OPERATION_STATES } from '@fiscal/core/vocabulary/states';
import { TARGETS } from '@fiscal/core/vocabulary/target';
import { voidableUntilMs } from '@fiscal/core/vocabulary/voidable';
import type { Db } from '../base/client.ts';
import { ambiente, documentStatus, oneOf, type Unchecked } from '../base/parse.ts';
import { inScope, type Sql } from '../base/transaction.ts';
import { storeOperation } from '../events/accept.ts';
import { acceptRange } from '../inutilizacao/accept.ts';
import { joinSeries, spaceOf } from '../numbers/number-space.ts';
import { moveCancellation, openObligationDeadline } from './deadline-rows.ts';

type Row = Unchecked<
  Omit<
    ObligationWork,
    'accountId' | 'readAtMs' | 'inDoubtSinceMs' | 'authorizedAtMs' | 'authorizer' | 'document' | 'asked'
  >,
  'environment' | 'target' | 'kind' | 'step'
> & {
  readonly readAt: Date;
  readonly inDoubtSince: Date;
  readonly dhRecbto: string | null;
  readonly authorizer: string | null;
  readonly document: Unchecked<ObligationWork['document'], 'status'>;
  readonly asked: Unchecked<NonNullable<ObligationWork['asked']>, 'state'> | null;
};

const LOAD = `
  select o.id as "obligationId", o.client_id as "clientId", o.document_id as "documentId", o.attempt_id as "attemptId", o.environment,
         o.target, o.type, o.uf, o.emitente, o.modelo, o.serie, o.numero, o.access_key as "accessKey", o.kind, o.step, o.tries,
         coalesce(k.offset_ms, 0)::double precision as "clockOffsetMs", d.strict, a.digest_value as "digestValue",
         now() as "readAt", o.in_doubt_since as "inDoubtSince", a.dh_recbto as "dhRecbto", d.authorizer,
         json_build_object('status', d.status, 'accessKey', d.access_key, 'serie', d.serie, 'numero', d.numero) as document,
         case when coalesce(p.state, i.state) is not null
              then json_build_object('state', coalesce(p.state, i.state), 'xMotivo', coalesce(e.x_motivo, i.x_motivo)) end as asked
    from obligations o
    join documents d on d.id = o.document_id
    join attempts a on a.document_id = o.document_id and a.id = o.attempt_id
    left join operations p on p.document_id = o.document_id and p.id = o.operation_id
    left join events e on e.document_id = o.document_id and e.operation_id = o.operation_id
    left join inutilizacoes i on i.id = o.inutilizacao_id
    left join account_clocks k on k.account_id = o.account_id and o.target = 'sandbox'
   where o.id = $1 and o.state = 'aberta'`;

const FOUND = `
  with att as (
    update attempts set state = $10, c_stat = $3, x_motivo = $4, n_prot = $5, dh_recbto = $6, updated_at = now()
     where document_id = $1 and id = $2 and set_aside_at is not null returning account_id
  ), prot as (
    insert into xml (document_id, kind, owner_id, account_id, content)
    select $1, 'protocolo', $2, att.account_id, convert_to($7, 'UTF8') from att where $7::text is not null
    on conflict do nothing
  )
  update numbers n set state = 'usado' from obligations o
    ${joinSeries('o', { space: '$9' })}
   where o.id = $8 and n.series_id = s.id and n.numero = o.numero and n.document_id = o.document_id`;

const LOCK_DOCUMENT = 'select 1 from documents where id = $1 for update';
/** A concurrent call may have asked, or a person may have closed it. */
const STILL = `select 1 from obligations where id = $1 and state = 'aberta' and step = $2 and operation_id is null for update`;

const CANCELLING = `
  update obligations set step = 'cancelar', operation_id = $2, tries = 0, due_at = now() + interval '5 seconds', reason = null, updated_at = now()
   where id = $1`;

const RELEASE_NUMBER = `
  update numbers n set state = 'livre', document_id = null from obligations o
    ${joinSeries('o', { space: '$2' })}
   where o.id = $1 and n.series_id = s.id and n.numero = o.numero and n.state = 'reservado'
     and (n.document_id = o.document_id or n.document_id is null)`;

const VOIDING = `
  update obligations set step = 'inutilizar', inutilizacao_id = $2, tries = 0, due_at = now() + interval '5 seconds', reason = null,
         updated_at = now()
   where id = $1`;

const DEFER = `
  update obligations set due_at = now() + $2 * interval '1 millisecond', tries = tries + 1, reason = $3, updated_at = now()
   where id = $1 and state = 'aberta'`;

/** Gives the obligation to a person. */
const HAND_OVER = `
  with own as (
    update obligations set state = 'tarefa', reason = $2, updated_at = now()
     where id = $1 and state = 'aberta' and step = $3 returning document_id
  )
  insert into document_changes (document_id, account_id, client_id, environment, type, kind, details)
  select d.id, d.account_id, d.client_id, d.environment, d.type, 'document.contingency', jsonb_build_object('documentStatus', d.status)
    from documents d join own on own.document_id = d.id`;

/** Closes the obligation and its deadlines. An unused key is no news where the document has the same number. */
const CLOSE = `
  with own as (
    update obligations set state = 'cumprida', outcome = $2, reason = null, settled_at = now(), updated_at = now()
     where id = $1 and state = 'aberta' and step = $3 returning id, document_id, serie, numero, outcome
  ), in_time as (
    update deadlines set settled_at = now() where obligation_id = (select id from own) and settled_at is null
  )
  insert into document_changes (document_id, account_id, client_id, environment, type, kind, details)
  select d.id, d.account_id, d.client_id, d.environment, d.type, 'document.contingency', jsonb_build_object('documentStatus', d.status)
    from documents d join own on own.document_id = d.id
   where own.outcome <> 'sem-uso' or (own.serie, own.numero) <> (d.serie, d.numero)`;

async function load(
  sql: Sql,
  scope: Parameters<ObligationStore['loadObligation']>[0],
): Promise<ObligationWork | null> {
  const { rows } = await sql.query<Row>({
    name: 'obligation_load',
    text: LOAD,
    values: [scope.obligationId],
  });
  const [row] = rows;
  if (row === undefined) return null;
  const { readAt, inDoubtSince, dhRecbto, authorizer, document, asked, ...work } = row;
  const authorizedAtMs = Date.parse(dhRecbto ?? '');
  return {
    ...work,
    accountId: scope.accountId,
    environment: ambiente(row.environment),
    target: oneOf(TARGETS, row.target),
    kind: oneOf(OBLIGATION_KINDS, row.kind),
    step: oneOf(OBLIGATION_STEPS, row.step),
    readAtMs: readAt.getTime(),
    inDoubtSinceMs: inDoubtSince.getTime(),
    authorizedAtMs: Number.isNaN(authorizedAtMs) ? null : authorizedAtMs,
    ...(authorizer === null ? {} : { authorizer }),
    document: { ...document, status: documentStatus(document.status) },
    asked: asked && { ...asked, state: oneOf(OPERATION_STATES, asked.state) },
  };
}

const principalOf = ({ accountId, clientId, environment, target, obligationId }: ObligationWork) => ({
  accountId,
  clientId,
  environment,
  testTarget: target === 'homologacao' ? ('homologacao' as const) : ('sandbox' as const),
  tokenId: obligationId,
});

class NotNow extends Error {
  readonly answer: 'em-uso' | null;
  constructor(answer: 'em-uso' | null) {
    super('The number cannot be made void now');
    this.answer = answer;
  }
}

/** @throws {NotNow} to roll back its changes */
async function askVoiding(sql: Sql, work: ObligationWork, faixa: Faixa): Promise<string> {
  const { rows } = await sql.query<{ id: string | null }>({
    name: 'obligation_voids',
    text: `select inutilizacao_id as id from obligations where id = $1 and state = 'aberta' for update`,
    values: [work.obligationId],
  });
  const [open] = rows;
  if (open === undefined) throw new NotNow(null);
  if (open.id !== null) return open.id;
  await sql.query({
    name: 'obligation_release',
    text: RELEASE_NUMBER,
    values: [work.obligationId, spaceOf(work.target)],
  });
  const { type, strict } = work;
  const taken = await acceptRange(sql, {
    principal: principalOf(work),
    type,
    strict,
    faixa,
    idempotency: null,
  });
  if (taken.kind !== 'aceita') throw new NotNow(taken.kind === 'numeros_em_uso' ? 'em-uso' : null);
  await sql.query({
    name: 'obligation_voiding',
    text: VOIDING,
    values: [work.obligationId, taken.inutilizacaoId],
  });
  await openObligationDeadline(
    sql,
    { obligationId: work.obligationId, kind: 'inutilizacao' },
    voidableUntilMs,
  );
  return taken.inutilizacaoId;
}

async function askCancellation(
  sql: Sql,
  work: ObligationWork,
  event: Parameters<ObligationStore['askCancellation']>[1],
): Promise<void> {
  const { documentId, attemptId, obligationId, type, strict } = work;
  await sql.query({ name: 'obligation_lock', text: LOCK_DOCUMENT, values: [documentId] });
  const still = await sql.query({ name: 'obligation_still', text: STILL, values: [obligationId, work.step] });
  if (still.rowCount === 0) return;
  const operationId = await storeOperation(sql, {
    ...event,
    principal: principalOf(work),
    documentId,
    type,
    strict,
    notices: [],
    synchronous: false,
    askedBy: null,
    attemptId,
  });
  await sql.query({ name: 'obligation_cancelling', text: CANCELLING, values: [obligationId, operationId] });
}

/** `onCommit` is called after each commit that wrote a change row. */
export function createObligationStore(
  db: Db,
  options: { readonly onCommit?: () => void } = {},
): ObligationStore {
  return {
    loadObligation: (scope) => inScope(db, scope, (sql) => load(sql, scope)),
    foundAttempt: (work, { situacao, cStat, xMotivo, nProt, dhRecbto, prot, removableUntilMs }) =>
      inScope(db, work, async (sql) => {
        await sql.query({
          name: 'obligation_found',
          text: FOUND,
          values: [
            work.documentId,
            work.attemptId,
            cStat,
            xMotivo,
            nProt,
            dhRecbto,
            prot,
            work.obligationId,
            spaceOf(work.target),
            situacao === 'denegado' ? 'denegado' : 'autorizado',
          ],
        });
        await moveCancellation(sql, work.obligationId, new Date(removableUntilMs));
      }),
    async askCancellation(work, event) {
      await inScope(db, work, (sql) => askCancellation(sql, work, event));
      options.onCommit?.();
    },
    askVoiding: (work, faixa) =>
      inScope(db, work, (sql) => askVoiding(sql, work, faixa)).catch((error: unknown) => {
        if (error instanceof NotNow) return error.answer;
        throw error;
      }),
    deferObligation: (scope, { waitMs, reason }) =>
      inScope(db, scope, async (sql) => {
        const values = [scope.obligationId, waitMs, reason];
        await sql.query({ name: 'obligation_defer', text: DEFER, values });
      }),
    async handOver(work, reason) {
      await inScope(db, work, (sql) =>
        sql.query({
          name: 'obligation_task',
          text: HAND_OVER,
          values: [work.obligationId, reason, work.step],
        }),
      );
      options.onCommit?.();
    },
    async closeObligation(work, outcome) {
      await inScope(db, work, (sql) =>
        sql.query({
          name: 'obligation_close',
          text: CLOSE,
          values: [work.obligationId, outcome, work.step],
        }),
      );
      options.onCommit?.();
    },
  };
}

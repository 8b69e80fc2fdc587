import type { ImportCheck, ImportCheckStore } from '@fiscal/core/activities/imports/check-ports';
import type { Scope } from '@fiscal/core/activities/ports';
import type { Ambiente } from '@fiscal/core/vocabulary/service';
import type { Db } from '../base/client.ts';
import { idFloor } from '../base/ids.ts';
import { ambiente, documentStatus, type Unchecked } from '../base/parse.ts';
import { inScope, queryInAccount, type Sql } from '../base/transaction.ts';
import { saveRecordedEvent } from '../events/recorded.ts';
import { targetOfRow } from '../numbers/number-space.ts';
import { continueSeries, lockSeriesOf } from './import-series.ts';

/** Checks that are due, over all accounts; each is the caller's for `leaseMs`. */
export async function claimImportChecks(
  db: Db,
  { limit, leaseMs }: { readonly limit: number; readonly leaseMs: number },
): Promise<readonly Scope[]> {
  const { rows } = await db.pool.query<{ account_id: string; document_id: string }>({
    name: 'claim_import_checks',
    text: `select * from claim_import_checks($1, $2 * interval '1 millisecond')`,
    values: [limit, leaseMs],
  });
  return rows.map(({ account_id: accountId, document_id: documentId }) => ({ accountId, documentId }));
}

export interface Contradicted {
  readonly type: string;
  readonly serie: number;
  readonly numero: number;
  readonly reason: string | null;
}

const CONTRADICTED = `
  select type, serie, numero, import_reason as reason from documents
   where account_id = $1 and environment = $2 and import_state = 'contradicted' and import_checked_at > $3 and import_checked_at <= $4
   order by import_checked_at desc limit $5`;

/** Imported documents that their authority contradicted between two moments, the last one first. */
export async function listContradicted(
  db: Db,
  accountId: string,
  {
    environment,
    after,
    until,
    limit,
  }: { readonly environment: Ambiente; readonly after: Date; readonly until: Date; readonly limit: number },
): Promise<readonly Contradicted[]> {
  const { rows } = await queryInAccount<Contradicted>(db, accountId, {
    name: 'imports_contradicted',
    text: CONTRADICTED,
    values: [accountId, environment, after, until, limit],
  });
  return rows;
}

/** Authorities take ten questions about a key in an hour. Source: MOC 7.0 §4.3. */
export const BETWEEN_CHECKS = '6 minutes';
const BETWEEN_CHECKS_MS = 6 * 60_000;
/** The lowest id that an exchange of the last six minutes can have. */
export const recentExchanges = (): string => idFloor(new Date(Date.now() - BETWEEN_CHECKS_MS));

const ORDER = `
  insert into import_checks (document_id, account_id, emitted_at, due_at)
  select d.id, d.account_id, d.dh_emi::timestamptz, greatest(now(), (
           select max(x.started_at) from exchanges x
            where x.account_id = d.account_id and x.subject_id = d.id and x.id > $2 and x.attempt_id is null and x.event_id is null
         ) + interval '${BETWEEN_CHECKS}')
    from documents d where d.id = any ($1) on conflict (document_id) do nothing`;

/** Queues checks, each when its authority takes another question; a document that is queued already keeps its turn. */
export async function orderChecks(sql: Sql, documents: readonly string[]): Promise<void> {
  if (documents.length > 0)
    await sql.query({ name: 'import_checks', text: ORDER, values: [documents, recentExchanges()] });
}

type Row = Unchecked<
  Omit<ImportCheck, keyof Scope | 'target' | 'authorizer' | 'note'>,
  'environment' | 'status'
> & {
  readonly target: string | null;
  readonly authorizer: string | null;
  readonly note: Buffer | null;
};

const LOAD = `
  select c.tries, d.client_id as "clientId", d.type, d.environment, d.target, d.uf, d.authorizer, d.strict, d.status,
         d.import_id is null as own, a.access_key as "askedBy", nullif(a.digest_value, '') as "digestValue",
         a.n_prot as "protocolNumber", n.content as note
    from import_checks c
    join documents d on d.id = c.document_id
    join lateral (
      select t.* from attempts t where t.document_id = d.id and t.state in ('autorizado', 'denegado') order by t.seq desc limit 1) a on true
    left join xml n on d.type = 'nfse' and n.document_id = d.id and n.kind = 'protocolo' and n.owner_id = a.id
   where c.document_id = $1`;

const DEFER = `update import_checks set due_at = now() + $2 * interval '1 millisecond' where document_id = $1`;

const SETTLE = `
  with done as (
    delete from import_checks where document_id = $1
  ), doc as (
    update documents
       set import_state = $2, import_reason = $3, import_checked_at = now(), updated_at = now()
     where id = $1 and import_id is not null and $2::text is not null
    returning id, account_id, client_id, environment, type, status
  )
  insert into document_changes (document_id, account_id, client_id, environment, type, kind, details)
  select id, account_id, client_id, environment, type, 'document.imported',
         jsonb_build_object('documentStatus', status, 'imported', jsonb_build_object('state', $2::text))
    from doc
  union all
  -- What an event of ours made of it was told to nobody while it was not confirmed.
  select id, account_id, client_id, environment, type, status, null
    from doc
   where $2 = 'confirmed' and status in ('CANCELADA', 'ENCERRADA')
     and exists (select from events e
                  where e.document_id = doc.id and e.operation_id <> e.id and e.status = 'autorizado'
                    and e.type in ('cancelamento', 'cancelamento-substituicao', 'encerramento'))`;

/** The text of an event of a file that the authority, when asked, did not name. */
const UNREGISTERED = 'Evento de um arquivo importado, sem confirmação da SEFAZ: não vale.';
const LEAVE_OUT = `
  update events
     set status = 'erro_autorizacao', c_stat = null, protocol_number = null, x_motivo = $2, unproven = false,
         details = coalesce(details, '{}') || jsonb_build_object('importado', jsonb_build_object(
           'cStat', c_stat, 'xMotivo', x_motivo, 'protocolNumber', protocol_number))
   where document_id = $1 and unproven`;

const CANCEL = `
  with doc as (
    update documents set status = 'CANCELADA', c_stat = '101', x_motivo = $2, cancellable_until = null, updated_at = now()
     where id = $1 and status = 'AUTORIZADA'
    returning id, account_id, client_id, environment, type
  )
  insert into document_changes (document_id, account_id, client_id, environment, type, kind)
  select id, account_id, client_id, environment, type, 'CANCELADA' from doc`;
const CANCELLED = 'Cancelamento homologado';

async function loadCheck(sql: Sql, scope: Scope): Promise<ImportCheck | null> {
  const { rows } = await sql.query<Row>({
    name: 'import_check_load',
    text: LOAD,
    values: [scope.documentId],
  });
  const row = rows[0];
  if (row === undefined) return null;
  const { authorizer, note, ...check } = row;
  return {
    ...scope,
    ...check,
    environment: ambiente(row.environment),
    target: targetOfRow(row),
    status: documentStatus(row.status),
    ...(authorizer === null ? {} : { authorizer }),
    note: note && note.toString('utf8'),
  };
}

export function createImportCheckStore(
  db: Db,
  options: { readonly onCommit?: () => void } = {},
): ImportCheckStore {
  return {
    loadCheck: (scope) => inScope(db, scope, (sql) => loadCheck(sql, scope)),
    deferCheck: (scope, afterMs) =>
      inScope(db, scope, async (sql) => {
        await sql.query({ name: 'import_check_defer', text: DEFER, values: [scope.documentId, afterMs] });
      }),
    async settleCheck(scope, { verdict, events, cancelled }) {
      await inScope(db, scope, async (sql) => {
        const { documentId } = scope;
        if (verdict?.kind === 'confirmed')
          await sql.query({
            name: 'import_events_unproven',
            text: LEAVE_OUT,
            values: [documentId, UNREGISTERED],
          });
        for (const event of events) await saveRecordedEvent(sql, scope, event);
        if (cancelled)
          await sql.query({ name: 'import_check_cancel', text: CANCEL, values: [documentId, CANCELLED] });
        const reason = verdict !== null && 'reason' in verdict ? verdict.reason : null;
        await sql.query({
          name: 'import_check_settle',
          text: SETTLE,
          values: [documentId, verdict?.kind ?? null, reason],
        });
        if (verdict?.kind === 'confirmed') await continueSeries(sql, await lockSeriesOf(sql, documentId));
      });
      options.onCommit?.();
    },
  };
}

import type { RecordedEvent } from '@fiscal/core/sefaz/recorded-events';
import type { Target } from '@fiscal/core/vocabulary/target';
import type { Db } from '../base/client.ts';
import { inScope, type Sql } from '../base/transaction.ts';
import { spaceOf } from '../numbers/number-space.ts';
import { saveRecordedEvent } from './recorded.ts';

/** A company to which the authority distributed events. */
export interface DistributedTo {
  readonly accountId: string;
  readonly clientId: string;
  readonly target: Target;
}

/** An event that the authority distributed, over a document that the company may have issued here. */
export interface DistributedEvent {
  readonly accessKey: string;
  readonly tpEvento: string;
  readonly sequence: number;
  /** True where the authority hands a company its own events too; elsewhere others use codes of the issuer's. */
  readonly mayBeOurs: boolean;
  /** The event as the document's type has it. */
  readonly as: (type: string) => RecordedEvent;
  /** Situation of the document after it; null: as before. */
  readonly leaves: {
    readonly status: 'CANCELADA' | 'ENCERRADA';
    readonly cStat: string;
    readonly xMotivo: string;
  } | null;
}

const ISSUED = `
  select k.access_key as "accessKey", d.id, d.type
    from access_keys k join documents d on d.id = k.document_id
   where k.account_id = $1 and k.access_key = any ($2) and k.environment = $3 and k.live and d.client_id = $4`;

/** A request of ours that was sent settles by its own answer; one that never left made no event. */
const OURS = `
  select from events
   where document_id = $1 and event_code = $2 and coalesce(sequence, $3) = $3 and status = 'pendente' and sends > 0`;

const LEAVE = `
  update documents set status = $2, c_stat = $3, x_motivo = $4, cancellable_until = null
   where id = $1 and $2::text is not null and status = 'AUTORIZADA'`;

const CHANGE = `
  with touched as (update documents set updated_at = now() where id = $1)
  insert into document_changes (document_id, account_id, client_id, environment, type, kind, subject_id, details)
  select d.id, d.account_id, d.client_id, d.environment, d.type, case when $3 then d.status else 'evento' end, e.id,
         jsonb_build_object('type', e.type, 'eventCode', e.event_code, 'sequence', e.sequence, 'status', e.status,
                            'documentStatus', d.status)
    from documents d join events e on e.document_id = d.id and e.id = $2 where d.id = $1`;

async function isOurs(
  sql: Sql,
  documentId: string,
  { tpEvento, sequence }: Pick<DistributedEvent, 'tpEvento' | 'sequence'>,
): Promise<boolean> {
  const { rowCount } = await sql.query({
    name: 'distributed_ours',
    text: OURS,
    values: [documentId, tpEvento, sequence],
  });
  return rowCount !== 0;
}

async function join(sql: Sql, to: DistributedTo, events: readonly DistributedEvent[]): Promise<number> {
  const { accountId, clientId, target } = to;
  const { rows } = await sql.query<{ accessKey: string; id: string; type: string }>({
    name: 'issued_of_distributed',
    text: ISSUED,
    values: [accountId, events.map(({ accessKey }) => accessKey), spaceOf(target), clientId],
  });
  let joined = 0;
  for (const { accessKey, tpEvento, sequence, mayBeOurs, as, leaves } of events) {
    const issued = rows.find((row) => row.accessKey === accessKey);
    if (issued === undefined) continue;
    if (mayBeOurs && (await isOurs(sql, issued.id, { tpEvento, sequence }))) continue;
    const saved = await saveRecordedEvent(sql, { accountId, documentId: issued.id }, as(issued.type));
    if (saved === null) continue;
    const { rowCount } = await sql.query({
      name: 'distributed_leave',
      text: LEAVE,
      values: [issued.id, leaves?.status, leaves?.cStat, leaves?.xMotivo],
    });
    await sql.query({
      name: 'distributed_change',
      text: CHANGE,
      values: [issued.id, saved, rowCount !== 0],
    });
    joined += 1;
  }
  return joined;
}

/**
 * Puts events that the authority distributed into the history of the documents that the company issued here, each once.
 * Worker role.
 *
 * @returns how many were new
 */
export const joinDistributedEvents = (
  db: Db,
  to: DistributedTo,
  events: readonly DistributedEvent[],
): Promise<number> =>
  events.length === 0 ? Promise.resolve(0) : inScope(db, to, (sql) => join(sql, to, events));

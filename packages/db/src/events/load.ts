import type { EventWork, LastWait, SignedEventRow } from '@fiscal/core/activities/events/event-ports';
import type { Scope } from '@fiscal/core/activities/ports';
import type { EarlierEvent } from '@fiscal/core/engine/events/definition';
import { EVENT_STATUS } from '@fiscal/core/vocabulary/states';
import { ambiente, documentStatus, eventKind, oneOf, type Unchecked } from '../base/parse.ts';
import type { Sql } from '../base/transaction.ts';
import { targetOfRow } from '../numbers/number-space.ts';

/**
 * `operations.kind` of an event about an attempt set aside: a worker that would take it for the document's does not know it, and leaves it.
 */
export const OF_ATTEMPT = 'regularizacao';

export interface SubjectColumns {
  readonly type: string;
  readonly environment: number;
  readonly uf: string;
  readonly authorizer: string | null;
  readonly access_key: string;
  readonly emitente: string;
  readonly dh_emi: string;
  readonly protocol_number: string | null;
  readonly authorized_at: Date | null;
  readonly tp_emis: string;
  /** True when get_document(), or the acceptance of a cancellation, read an MDF-e whose cargo is reported later. */
  readonly later_loading?: boolean | null;
}

interface Row extends SubjectColumns {
  readonly read_at: Date;
  readonly account_now: Date;
  readonly operation_created_at: Date;
  readonly deferrals: number;
  readonly contradictions: number;
  readonly wait_ms: number;
  readonly wait_c_stat: string | null;
  readonly wait_reason: string | null;
  readonly kind: string;
  readonly request: string;
  readonly client_id: string;
  readonly target: string | null;
  readonly strict: boolean;
  readonly status: string;
  readonly event_id: string;
  readonly attempt_id: string | null;
  readonly found_state: string | null;
  readonly sequence: number | null;
  readonly signed_id: string | null;
  readonly attempt_state: string | null;
  readonly digest_value: string | null;
  readonly sends: number;
  readonly said_c_stat: string | null;
  readonly said_x_motivo: string | null;
  readonly content: Buffer | null;
}

/** A row that the sweeper woke does not wait: there `due_at` is the time of the next wake. */
const LOAD = `
  select now() as read_at, account_now(d.account_id, coalesce(d.target, case d.environment when 2 then 'sandbox' end)) as account_now,
         coalesce(p.created_at, o.created_at) as operation_created_at, coalesce(p.deferrals, 0) as deferrals,
         coalesce(p.contradictions, 0) as contradictions, case o.kind when '${OF_ATTEMPT}' then e.type else o.kind end as kind, o.request,
         case when p.wakes = 0 then greatest(0, ceil(extract(epoch from p.due_at - now()) * 1000)) else 0 end::double precision as wait_ms,
         o.wait_c_stat, o.wait_reason,
         d.client_id, d.strict or o.strict as strict, d.status, d.type, d.environment, d.target, d.uf, d.authorizer, d.emitente,
         coalesce(a.access_key, d.access_key) as access_key, coalesce(a.dh_emi, d.dh_emi) as dh_emi,
         coalesce(a.n_prot, d.protocol_number) as protocol_number, coalesce(a.dh_recbto::timestamptz, d.authorized_at) as authorized_at,
         coalesce(a.tp_emis, d.tp_emis) as tp_emis, a.state as found_state,
         e.id as event_id, e.attempt_id, e.sequence, e.signed_id, e.attempt_state, e.digest_value, e.sends,
         e.c_stat as said_c_stat, e.x_motivo as said_x_motivo, x.content
    from operations o
    join documents d on d.id = o.document_id
    join events e on e.document_id = o.document_id and e.operation_id = o.id
    left join attempts a on a.document_id = o.document_id and a.id = e.attempt_id
    left join pending_operations p on p.operation_id = o.id
    left join xml x on x.document_id = o.document_id and x.kind = 'evento-assinado' and x.owner_id = e.signed_id
   where o.document_id = $1 and o.id = $2 and o.state = 'pendente'`;

/** One that is not signed yet has none of its type's sequences. */
const EARLIER = `
  select type, coalesce(sequence, 0) as sequence, status, protocol_number as "protocolNumber", details from events
   where document_id = $1 and id is distinct from $2 and attempt_id is not distinct from $3 order by created_at, id`;

/** The events of a document, or of an attempt set aside, but for one, oldest first; the authority's own kinds are left out. */
export async function earlierEvents(
  sql: Sql,
  documentId: string,
  { except, attemptId = null }: { readonly except: string | null; readonly attemptId?: string | null },
): Promise<EarlierEvent[]> {
  const { rows } = await sql.query<
    Unchecked<Omit<EarlierEvent, 'kind'>, 'status'> & { readonly type: string }
  >({
    name: 'earlier_events',
    text: EARLIER,
    values: [documentId, except, attemptId],
  });
  return rows.flatMap(({ type, ...row }) => {
    const kind = eventKind(type);
    return kind === null ? [] : [{ ...row, kind, status: oneOf(EVENT_STATUS, row.status) }];
  });
}

export const subjectOf = (row: SubjectColumns) => ({
  type: row.type,
  environment: ambiente(row.environment),
  uf: row.uf,
  ...(row.authorizer === null ? {} : { authorizer: row.authorizer }),
  accessKey: row.access_key,
  emitente: row.emitente,
  dhEmi: row.dh_emi,
  protocolNumber: row.protocol_number ?? '',
  authorizedAtMs: row.authorized_at?.getTime() ?? 0,
  tpEmis: row.tp_emis,
  ...(row.later_loading === true && { laterLoading: true }),
});

/** All that a pending operation on a document needs; null when it is not pending. */
export async function loadEvent(sql: Sql, scope: Scope, operationId: string): Promise<EventWork | null> {
  const { rows } = await sql.query<Row>({
    name: 'load_event',
    text: LOAD,
    values: [scope.documentId, operationId],
  });
  const row = rows[0];
  const kind = row && eventKind(row.kind);
  if (!row || !kind) return null;
  return {
    ...scope,
    operationId,
    readAtMs: row.read_at.getTime(),
    accountNowMs: row.account_now.getTime(),
    operationCreatedAtMs: row.operation_created_at.getTime(),
    deferrals: row.deferrals,
    contradictions: row.contradictions,
    wait: waitOf(row),
    kind,
    // Our own JSON, written at acceptance.
    request: JSON.parse(row.request),
    clientId: row.client_id,
    strict: row.strict,
    target: targetOfRow(row),
    // Found authorized: that is what an attempt set aside has in place of a status.
    status:
      row.attempt_id === null
        ? documentStatus(row.status)
        : row.found_state === 'autorizado'
          ? 'AUTORIZADA'
          : 'REJEITADA',
    ofAttempt: row.attempt_id !== null,
    subject: subjectOf(row),
    eventId: row.event_id,
    signed: signedOf(row),
    earlier: await earlierEvents(sql, scope.documentId, { except: row.event_id, attemptId: row.attempt_id }),
  };
}

/** An operation that waits for an earlier one of the document has no reason of its own. */
const waitOf = ({ wait_ms: ms, wait_c_stat: cStat, wait_reason: reason }: Row): LastWait | null =>
  ms > 0 ? { ms, cStat, reason: reason ?? 'Aguardando a SEFAZ' } : null;

function signedOf(row: Row): SignedEventRow | null {
  if (row.signed_id === null || row.sequence === null || row.content === null) return null;
  return {
    id: row.signed_id,
    sequence: row.sequence,
    state: row.attempt_state === 'enviando' ? 'enviando' : 'assinado',
    xml: row.content,
    digestValue: row.digest_value ?? '',
    sends: row.sends,
    said: row.said_c_stat === null ? null : { cStat: row.said_c_stat, xMotivo: row.said_x_motivo ?? '' },
  };
}

import type { EarlierEvent, EventSubject } from '@fiscal/core/engine/events/definition';
import type { Ambiente } from '@fiscal/core/vocabulary/service';
import {
  ATTEMPT_STATES,
  type AttemptState,
  OPERATION_STATES,
  type OperationState,
} from '@fiscal/core/vocabulary/states';
import type { Db } from '../base/client.ts';
import { isUuid } from '../base/ids.ts';
import { ambiente, dateOrNull, oneOf } from '../base/parse.ts';
import { inAccount, queryInAccount } from '../base/transaction.ts';
import { earlierEvents, type SubjectColumns, subjectOf } from '../events/load.ts';

/** Signed bytes and what became of them. */
export interface AttemptRecord {
  readonly seq: number;
  readonly accessKey: string;
  readonly tpEmis: string;
  readonly dhEmi: string;
  readonly state: AttemptState;
  /** Number of sends. */
  readonly sends: number;
  readonly nRec: string | null;
  readonly cStat: string | null;
  readonly xMotivo: string | null;
  readonly nProt: string | null;
  readonly dhRecbto: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** Caller that asked for something, as far as known. */
export interface Asker {
  readonly kind: 'token' | 'pessoa' | 'operador';
  readonly id: string;
  /** Set for a person. */
  readonly name: string | null;
}

export interface OperationRecord {
  readonly id: string;
  readonly seq: number;
  /** `emit` or the kind of an event. */
  readonly kind: string;
  readonly state: OperationState;
  readonly eventId: string | null;
  readonly askedBy: Asker | null;
  /** Current wait, or the last one: then `until` is null. */
  readonly wait: {
    readonly cStat: string | null;
    readonly reason: string;
    readonly until: Date | null;
  } | null;
  readonly createdAt: Date;
  readonly settledAt: Date | null;
}

/** Act of a person on the document, from the audit log. */
export interface ActRecord {
  readonly id: string;
  readonly action: string;
  readonly by: Asker | null;
  readonly at: Date;
}

/** Data of a document's page beside the document itself. */
export interface DocumentHistory {
  readonly company: { readonly id: string; readonly name: string; readonly cnpj: string };
  /** Name of the recipient, as the body had it. */
  readonly destinatario: string | null;
  /** Decimal text. */
  readonly valorTotal: string | null;
  readonly attempts: readonly AttemptRecord[];
  readonly operations: readonly OperationRecord[];
  readonly acts: readonly ActRecord[];
  /** Facts by which its events are judged. */
  readonly subject: EventSubject;
  readonly earlier: readonly EarlierEvent[];
}

interface Row extends SubjectColumns {
  readonly company: DocumentHistory['company'];
  readonly destinatario: string | null;
  readonly valorTotal: string | null;
  readonly attempts: readonly Written<AttemptRecord>[] | null;
  readonly operations: readonly OperationJson[] | null;
  readonly acts: readonly ActJson[] | null;
}

/** Format of PostgreSQL's JSON: instants are ISO texts. */
type Written<T> = {
  readonly [K in keyof T]: T[K] extends Date ? string : T[K] extends AttemptState ? string : T[K];
};

interface OperationJson extends Pick<OperationRecord, 'id' | 'seq' | 'kind' | 'eventId'> {
  readonly state: string;
  readonly askedBy: string | null;
  readonly person: string | null;
  readonly waitCStat: string | null;
  readonly waitReason: string | null;
  readonly dueAt: string | null;
  readonly createdAt: string;
  readonly settledAt: string | null;
}

interface ActJson {
  readonly id: string;
  readonly action: string;
  readonly actorKind: string;
  readonly actorId: string;
  readonly person: string | null;
  readonly at: string;
}

const HISTORY = `
  with people as materialized (select user_id, name from document_people($1))
  select json_build_object('id', c.id, 'name', c.name, 'cnpj', c.cnpj) as company,
         d.destinatario, d.valor_total::text as "valorTotal",
         d.type, d.environment, d.uf, d.authorizer, d.access_key, d.emitente, d.dh_emi, d.protocol_number, d.authorized_at, d.tp_emis,
         (select json_agg(json_build_object('seq', a.seq, 'accessKey', a.access_key, 'tpEmis', a.tp_emis, 'dhEmi', a.dh_emi,
                   'state', a.state, 'sends', a.sends, 'nRec', a.n_rec, 'cStat', a.c_stat, 'xMotivo', a.x_motivo, 'nProt', a.n_prot,
                   'dhRecbto', a.dh_recbto, 'createdAt', a.created_at, 'updatedAt', a.updated_at) order by a.seq)
            from attempts a where a.document_id = d.id) as attempts,
         (select json_agg(json_build_object('id', o.id, 'seq', o.seq, 'kind', o.kind, 'state', o.state, 'eventId', e.id,
                   'askedBy', o.asked_by, 'person', u.name, 'waitCStat', o.wait_c_stat, 'waitReason', o.wait_reason,
                   'dueAt', p.due_at, 'createdAt', o.created_at, 'settledAt', o.settled_at) order by o.seq)
            from operations o
            left join events e on e.document_id = o.document_id and e.operation_id = o.id
            left join pending_operations p on p.operation_id = o.id
            left join people u on u.user_id = o.asked_by
           where o.document_id = d.id) as operations,
         (select json_agg(json_build_object('id', l.id, 'action', l.action, 'actorKind', l.actor_kind,
                   'actorId', coalesce(k.user_id::text, l.actor_id),
                   'person', w.name, 'at', l.created_at) order by l.id)
            from audit_log l
            left join known_audit_people() k on k.pseudonym = l.actor_id
            left join people w on l.actor_kind = 'user' and w.user_id::text = coalesce(k.user_id::text, l.actor_id)
           where l.account_id = d.account_id and l.subject_type = 'document' and l.subject_id = d.id::text) as acts
    from documents d join clients c on c.id = d.client_id
   where d.id = $1`;

/** Null for another account's document. */
export async function documentHistory(
  db: Db,
  accountId: string,
  documentId: string,
): Promise<DocumentHistory | null> {
  if (!isUuid(documentId)) return null;
  return inAccount(db, accountId, async (sql) => {
    const { rows } = await sql.query<Row>({ name: 'document_history', text: HISTORY, values: [documentId] });
    const [row] = rows;
    if (row === undefined) return null;
    return {
      company: row.company,
      destinatario: row.destinatario,
      valorTotal: row.valorTotal,
      attempts: (row.attempts ?? []).map(attemptRecord),
      operations: (row.operations ?? []).map(operationRecord),
      acts: (row.acts ?? []).map(actRecord),
      subject: subjectOf(row),
      earlier: await earlierEvents(sql, documentId, { except: null }),
    };
  });
}

const attemptRecord = (attempt: Written<AttemptRecord>): AttemptRecord => ({
  ...attempt,
  state: oneOf(ATTEMPT_STATES, attempt.state),
  createdAt: new Date(attempt.createdAt),
  updatedAt: new Date(attempt.updatedAt),
});

const operationRecord = (row: OperationJson): OperationRecord => ({
  id: row.id,
  seq: row.seq,
  kind: row.kind,
  state: oneOf(OPERATION_STATES, row.state),
  eventId: row.eventId,
  askedBy:
    row.askedBy === null
      ? null
      : { kind: row.person === null ? 'token' : 'pessoa', id: row.askedBy, name: row.person },
  wait:
    row.waitReason === null
      ? null
      : { cStat: row.waitCStat, reason: row.waitReason, until: dateOrNull(row.dueAt) },
  createdAt: new Date(row.createdAt),
  settledAt: dateOrNull(row.settledAt),
});

const ACTORS: Readonly<Record<string, Asker['kind']>> = {
  user: 'pessoa',
  token: 'token',
  operator: 'operador',
};

function actRecord({ id, action, at, actorKind, actorId, person }: ActJson): ActRecord {
  const kind = ACTORS[actorKind];
  return {
    id,
    action,
    by: kind === undefined ? null : { kind, id: actorId, name: person },
    at: new Date(at),
  };
}

/** Company of a document; null for another account's. */
export async function documentOwner(
  db: Db,
  accountId: string,
  documentId: string,
): Promise<{ readonly clientId: string; readonly environment: Ambiente } | null> {
  if (!isUuid(documentId)) return null;
  const { rows } = await queryInAccount<{ client_id: string; environment: number }>(db, accountId, {
    name: 'document_owner',
    text: 'select client_id, environment from documents where id = $1',
    values: [documentId],
  });
  const [row] = rows;
  return row === undefined ? null : { clientId: row.client_id, environment: ambiente(row.environment) };
}

/** Body with which a document was requested, as received; null for another account's. */
export async function documentPayload(
  db: Db,
  accountId: string,
  documentId: string,
): Promise<{ readonly type: string; readonly clientId: string; readonly payload: string } | null> {
  if (!isUuid(documentId)) return null;
  const { rows } = await queryInAccount<{ type: string; client_id: string; request: string | null }>(
    db,
    accountId,
    {
      name: 'document_payload',
      text: `select d.type, d.client_id, o.request from documents d join operations o on o.document_id = d.id
              where d.id = $1 and o.kind = 'emit' order by o.seq limit 1`,
      values: [documentId],
    },
  );
  const [row] = rows;
  return row === undefined || row.request === null
    ? null
    : { type: row.type, clientId: row.client_id, payload: row.request };
}

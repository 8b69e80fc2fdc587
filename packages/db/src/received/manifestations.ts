import type { JsonObject } from '@fiscal/core/engine/events/definition';
import type {
  EarlierManifestation,
  ManifestedNote,
  ReceivedAct,
} from '@fiscal/core/vocabulary/manifestation';
import { z } from 'zod';
import type { Db } from '../base/client.ts';
import { isUuid, newId } from '../base/ids.ts';
import { inScope, type Sql } from '../base/transaction.ts';
import type { Principal } from '../base/types.ts';
import { auditPerson } from '../records/audit.ts';
import { type IdempotentRequest, keepAnswer, keyTakenRetried, knownAnswer } from '../records/idempotency.ts';
import {
  EARLIER,
  type EarlierRow,
  earlierOf,
  JUDGED,
  type JudgedRow,
  judgedNote,
} from './manifestation-rows.ts';

/** Moment at which a manifestation is judged. */
export interface ManifestationMoment {
  readonly note: ManifestedNote;
  /** Oldest first. */
  readonly earlier: readonly EarlierManifestation[];
  /** The account's time. */
  readonly nowMs: number;
}

interface LockedRow extends JudgedRow {
  readonly earlier: readonly EarlierRow[];
  readonly now: Date;
  /** The same manifestation, that waits for the authority. */
  readonly same: string | null;
  /** The same one that ended while its bytes may be at the authority, if none was registered after it. */
  readonly doubtful: string | null;
}

const LOCK = `
  select 1 from received_documents d
   where d.account_id = $1 and d.environment = $2 and d.client_id = $3 and d.id = $4 for update`;

/** An equal request, after a condition. */
const SAME = `e.tipo = $5 and e.justificativa is not distinct from $6 and e.request is not distinct from $7::jsonb`;

/** Another manifestation was registered after `e`: the old bytes would pass for the last word of the company. */
const OVERTAKEN = `(e.request is null and exists (
  select from received_manifestations l
   where l.received_id = e.received_id and l.id > e.id and l.status = 'registrada' and l.request is null))`;

const READ = `
  select ${JUDGED}, (${EARLIER} and not (e.status = 'erro' and ${SAME})) as earlier,
         account_now(d.account_id, d.target) as now,
         (select e.id from received_manifestations e
           where e.received_id = d.id and e.status = 'pendente' and ${SAME}) as same,
         (select e.id from received_manifestations e
           where e.received_id = d.id and e.status = 'erro' and e.sent and ${SAME} and not ${OVERTAKEN}
           order by e.id desc limit 1) as doubtful
    from received_documents d join clients c on c.id = d.client_id
   where d.account_id = $1 and d.environment = $2 and d.client_id = $3 and d.id = $4`;

const STORE = `
  with asked as (
    insert into received_manifestations (
      id, account_id, client_id, received_id, environment, target, type, access_key, tipo, justificativa, request, requested, status)
    select $5, d.account_id, d.client_id, d.id, d.environment, d.target, d.type, d.access_key, $6, $7, $8, true, 'pendente'
      from received_documents d where d.account_id = $1 and d.environment = $2 and d.client_id = $3 and d.id = $4
    returning *
  )
  insert into document_changes (account_id, client_id, environment, type, kind, subject_id, details)
  select account_id, client_id, environment, type, case when request is null then 'received.manifested' else 'received.requested' end, id,
         jsonb_build_object('receivedId', received_id, 'accessKey', access_key, 'tipo', tipo, 'status', status)
    from asked`;

const RESUME = `
  with asked as (
    update received_manifestations m
       set status = 'pendente', due_at = now(), leased_until = null, deferrals = 0, created_at = now(), updated_at = now()
     where m.account_id = $1 and m.id = $2 and m.status = 'erro'
    returning *
  )
  insert into document_changes (account_id, client_id, environment, type, kind, subject_id, details)
  select account_id, client_id, environment, type, case when request is null then 'received.manifested' else 'received.requested' end, id,
         jsonb_strip_nulls(jsonb_build_object(
           'receivedId', received_id, 'accessKey', access_key, 'tipo', tipo, 'status', status, 'referencia', referencia))
    from asked`;

/**
 * Stores a request for a manifestation or an event under the note's row lock; an equal one that waits for the authority is joined, and
 * one that ended in doubt goes on with the same bytes.
 *
 * @param judge judges it under the lock; anything but null is a refusal, and nothing is stored
 * @returns null: no such note of the company
 */
export function requestManifestation<T>(
  db: Db,
  principal: Pick<Principal, 'accountId' | 'clientId' | 'environment' | 'person' | 'tokenId'>,
  asked: {
    readonly id: string;
    readonly tipo: ReceivedAct;
    readonly justificativa: string | null;
    /** Body of an event; absent of a manifestation. */
    readonly request?: JsonObject;
    readonly judge: (moment: ManifestationMoment) => T | null;
    readonly idempotency: IdempotentRequest | null;
  },
): Promise<
  | { readonly kind: 'aceita' | 'juntada' | 'repetida'; readonly manifestationId: string }
  | { readonly kind: 'chave_idempotencia_reutilizada' }
  | { readonly kind: 'recusada'; readonly refusal: T }
  | null
> {
  const { accountId, clientId, environment } = principal;
  const { id, tipo, justificativa, judge, idempotency } = asked;
  const request = asked.request === undefined ? null : JSON.stringify(asked.request);
  if (!isUuid(id)) return Promise.resolve(null);
  const of = [accountId, environment, clientId, id];
  const keep = async (sql: Sql, manifestationId: string): Promise<void> => {
    if (idempotency === null) return;
    const answer = { documentId: null, status: 202, body: { manifestationId } };
    await keepAnswer(sql, principal, { request: idempotency, answer });
  };
  const take = () =>
    inScope(db, principal, async (sql) => {
      const { rowCount } = await sql.query({ name: 'received_lock', text: LOCK, values: of });
      if (rowCount === 0) return null;
      const known = idempotency && (await knownAnswer(sql, principal, idempotency));
      if (known?.kind === 'chave_idempotencia_reutilizada') return known;
      if (known) return { kind: 'repetida', ...keptAnswer.parse(known.body) } as const;
      // After the lock: a statement reads as of its own beginning.
      const { rows } = await sql.query<LockedRow>({
        name: 'received_to_manifest',
        text: READ,
        values: [...of, tipo, justificativa, request],
      });
      const [row] = rows;
      if (row === undefined) return null;
      if (row.same !== null) {
        await keep(sql, row.same);
        return { kind: 'juntada', manifestationId: row.same } as const;
      }
      const refusal = judge({
        note: judgedNote(row),
        earlier: row.earlier.map(earlierOf),
        nowMs: row.now.getTime(),
      });
      if (refusal !== null) return { kind: 'recusada', refusal } as const;
      const manifestationId = row.doubtful ?? newId();
      await (row.doubtful === null
        ? sql.query({
            name: 'manifestation_store',
            text: STORE,
            values: [...of, manifestationId, tipo, justificativa, request],
          })
        : sql.query({ name: 'manifestation_resume', text: RESUME, values: [accountId, manifestationId] }));
      await auditPerson(sql, principal, {
        action: 'received.manifest',
        subject: { type: 'received', id },
        details: { tipo },
      });
      await keep(sql, manifestationId);
      return { kind: 'aceita', manifestationId } as const;
    });
  return keyTakenRetried(take);
}

const keptAnswer = z.object({ manifestationId: z.string() });

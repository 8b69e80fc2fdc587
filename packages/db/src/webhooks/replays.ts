import type { Db } from '../base/client.ts';
import { isUuid, newId } from '../base/ids.ts';
import { ambiente, type Unchecked } from '../base/parse.ts';
import { acrossAccounts, withAccount } from '../base/transaction.ts';
import { CHANGE_COLUMNS, type ChangeRow, changeOf } from '../changes/changes.ts';
import { provenChanges } from '../changes/proven-changes.ts';
import type { WebhookReplay } from '../generated/prisma/client.ts';
import type { Of } from './endpoints.ts';
import { addDeliveriesAgain, deliveriesOf, type Telling, type WebhookTarget } from './fan-out.ts';

/** Changes of a period, sent to an endpoint again. */
export interface ReplayView {
  readonly id: string;
  readonly since: Date;
  readonly until: Date;
  /** Types, or groups of them; empty = those of the endpoint. */
  readonly types: readonly string[];
  /** Put into the queue so far. */
  readonly messages: number;
  readonly createdAt: Date;
  readonly finishedAt: Date | null;
}

/** Null: no such endpoint. */
export function requestReplay(
  db: Db,
  { accountId, endpointId }: Of,
  { since, until, types }: Pick<ReplayView, 'since' | 'until' | 'types'>,
): Promise<ReplayView | null> {
  if (!isUuid(endpointId)) return Promise.resolve(null);
  return withAccount(db, accountId, async (tx) => {
    const there = await tx.webhookEndpoint.count({ where: { id: endpointId, accountId, deletedAt: null } });
    if (there === 0) return null;
    const row = await tx.webhookReplay.create({
      data: { id: newId(), endpointId, accountId, since, until, types: [...types] },
    });
    return viewOf(row);
  });
}

/** Newest first, the last hundred. Null: no such endpoint. */
export function listReplays(db: Db, { accountId, endpointId }: Of): Promise<readonly ReplayView[] | null> {
  if (!isUuid(endpointId)) return Promise.resolve(null);
  return withAccount(db, accountId, async (tx) => {
    const there = await tx.webhookEndpoint.count({ where: { id: endpointId, accountId, deletedAt: null } });
    if (there === 0) return null;
    const rows = await tx.webhookReplay.findMany({
      where: { endpointId },
      orderBy: { id: 'desc' },
      take: 100,
    });
    return rows.map(viewOf);
  });
}

/** A replay, and the endpoint that it is for. */
type OpenReplay = Unchecked<WebhookTarget, 'environment'> & {
  readonly replayId: string;
  /** Types of the replay itself. */
  readonly asked: readonly string[];
};

const OPEN = `
  select replay_id as "replayId", endpoint_id as "endpointId", account_id as "accountId", environment, client_ids as "clientIds",
         endpoint_types as types, types as asked
    from open_webhook_replay()`;

const PAGE = 500;
const MOVE = `
  update webhook_replays r
     set xid = coalesce($2::text::xid8, r.xid), seq = coalesce($3, r.seq), messages = r.messages + $4,
         finished_at = case when $5 then now() end
   where r.id = $1`;
const ENTER = 'select enter_account($1::text)';

/**
 * Queues a page of an unclaimed replay; messages sent already are sent again. The place moves in the same commit.
 * Over all accounts. Worker role.
 *
 * @returns the endpoint, or null when there is none
 */
export const workReplay = (db: Db, telling: Telling): Promise<string | null> =>
  acrossAccounts(db, async (sql, proofOf) => {
    const { rows: open } = await sql.query<OpenReplay>({ name: 'webhook_replay_open', text: OPEN });
    if (open[0] === undefined) return null;
    const { replayId, asked, ...endpoint } = open[0];
    await sql.query({ name: 'webhook_replay_enter', text: ENTER, values: [proofOf(endpoint.accountId)] });
    const { rows } = await sql.query<ChangeRow>({
      name: 'webhook_replay_read',
      text: `select ${CHANGE_COLUMNS}, c.account_id as "accountId" from read_webhook_replay($1, $2) c`,
      values: [replayId, PAGE],
    });
    const changes = rows.map(changeOf);
    const target = { ...endpoint, environment: ambiente(endpoint.environment) };
    const proven = await provenChanges(sql, changes);
    const deliveries = deliveriesOf(proven, [target], telling).filter(({ message }) =>
      telling.wants({ types: asked }, message.type),
    );
    await addDeliveriesAgain(sql, deliveries);
    const last = changes.at(-1);
    await sql.query({
      name: 'webhook_replay_move',
      text: MOVE,
      values: [
        replayId,
        last?.xid.toString() ?? null,
        last?.seq.toString() ?? null,
        deliveries.length,
        changes.length < PAGE,
      ],
    });
    return endpoint.endpointId;
  });

const viewOf = (row: WebhookReplay): ReplayView => ({
  id: row.id,
  since: row.since,
  until: row.until,
  types: row.types,
  messages: row.messages,
  createdAt: row.createdAt,
  finishedAt: row.finishedAt,
});

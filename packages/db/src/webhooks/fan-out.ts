import type { Ambiente } from '@fiscal/core/vocabulary/service';
import { groupBy } from '../acceptance/group-by.ts';
import type { Db } from '../base/client.ts';
import { newId } from '../base/ids.ts';
import { ambiente, type Unchecked } from '../base/parse.ts';
import { acrossAccounts, enterAccounts, type Sql } from '../base/transaction.ts';
import type { ProofOf } from '../base/walls.ts';
import { type Change, type ChangeCursor, readChanges, readPlaces } from '../changes/changes.ts';
import { provenChanges } from '../changes/proven-changes.ts';
import { orderEmails } from '../emails/order-emails.ts';

/** Message of a change. */
export interface MadeMessage {
  /** Id of the change, the same everywhere. */
  readonly id: string;
  readonly type: string;
  /** The bytes that are signed and sent. */
  readonly body: string;
}

/** Fields of an endpoint that select its messages. */
export interface WebhookTarget {
  readonly endpointId: string;
  readonly accountId: string;
  readonly environment: Ambiente;
  /** Types, or groups of them; empty = all. */
  readonly types: readonly string[];
  /** Companies; empty = all. */
  readonly clientIds: readonly string[];
}

export interface Telling {
  /** Null: the change has no message. */
  readonly messageOf: (change: Change) => MadeMessage | null;
  readonly wants: (target: Pick<WebhookTarget, 'types'>, type: string) => boolean;
}

export interface FannedOut {
  readonly changes: number;
  /** Endpoints with new deliveries. */
  readonly endpointIds: readonly string[];
}

const PAGE = 500;
const NEWS = 'select exists (select from webhook_feed f, lateral feed_places(f.xid, f.seq, 1)) as there';
// If another process has locked the place, no work is left here.
const PLACE = 'select xid::text, seq from webhook_feed for update skip locked';
const MOVE = 'update webhook_feed set xid = $1::text::xid8, seq = $2';

/**
 * Creates deliveries and letters to recipients for at most a page of unprocessed changes. The place in the feed moves
 * in the same commit: no change is missed or repeated after a crash. Over all accounts. Worker role.
 *
 * @returns null when there is nothing new, or another process is at it
 */
export async function fanOut(db: Db, telling: Telling): Promise<FannedOut | null> {
  const { rows } = await db.pool.query<{ there: boolean }>({ name: 'webhook_news', text: NEWS });
  if (rows[0]?.there !== true) return null;
  return acrossAccounts(db, async (sql, proofOf) => {
    const { rows: places } = await sql.query<{ xid: string; seq: string }>({
      name: 'webhook_place',
      text: PLACE,
    });
    const [place] = places;
    if (place === undefined) return null;
    const after = { xid: BigInt(place.xid), seq: BigInt(place.seq) };
    const found = await readPlaces(sql, after, PAGE);
    const last = found.at(-1);
    if (last === undefined) return null;
    const proofs = [...new Set(found.map(({ accountId }) => accountId))].map(proofOf);
    const changes = await readChanges(sql, proofs, { after, last });
    const targets = await targetsOf(sql, changes);
    const proven = targets.length === 0 ? [] : await provenChanges(sql, changes);
    const deliveries = deliveriesOf(proven, targets, telling);
    await addDeliveries(sql, proofOf, deliveries);
    await orderEmails(sql, changes);
    await sql.query({ name: 'webhook_move', text: MOVE, values: [last.xid.toString(), last.seq.toString()] });
    return {
      changes: changes.length,
      endpointIds: [...new Set(deliveries.map(({ endpointId }) => endpointId))],
    };
  });
}

async function targetsOf(sql: Sql, changes: readonly Change[]): Promise<readonly WebhookTarget[]> {
  const { rows } = await sql.query<Unchecked<WebhookTarget, 'environment'>>({
    name: 'webhook_targets',
    text: `select endpoint_id as "endpointId", account_id as "accountId", environment, types, client_ids as "clientIds"
             from webhook_targets($1)`,
    values: [[...new Set(changes.map(({ accountId }) => accountId))]],
  });
  return rows.map((row) => ({ ...row, environment: ambiente(row.environment) }));
}

export interface NewDelivery {
  readonly endpointId: string;
  readonly change: Pick<Change, keyof ChangeCursor | 'accountId' | 'clientId' | 'documentId'>;
  readonly message: MadeMessage;
}

/** Deliveries of each target, in the order of the changes. */
export function deliveriesOf(
  changes: readonly Change[],
  targets: readonly WebhookTarget[],
  { messageOf, wants }: Telling,
): readonly NewDelivery[] {
  if (targets.length === 0) return [];
  const byAccount = groupBy(targets, ({ accountId }) => accountId);
  return changes.flatMap((change) => {
    const own = (byAccount.get(change.accountId) ?? []).filter((target) => concerns(target, change));
    const message = own.length === 0 ? null : messageOf(change);
    if (message === null) return [];
    return own
      .filter((target) => wants(target, message.type))
      .map(({ endpointId }) => ({ endpointId, change, message }));
  });
}

/** A change of the account itself concerns every endpoint of its environment. */
const concerns = ({ environment, clientIds }: WebhookTarget, change: Change): boolean =>
  environment === change.environment &&
  (clientIds.length === 0 || change.clientId === null || clientIds.includes(change.clientId));

async function addDeliveries(sql: Sql, proofOf: ProofOf, deliveries: readonly NewDelivery[]): Promise<void> {
  if (deliveries.length === 0) return;
  const accounts = [...new Set(deliveries.map(({ change }) => change.accountId))];
  await Promise.all([
    enterAccounts(sql, accounts.map(proofOf)),
    insertDeliveries(sql, deliveries, { again: false }),
  ]);
}

/** Adds deliveries of the transaction's account; messages sent already are sent again. */
export async function addDeliveriesAgain(sql: Sql, deliveries: readonly NewDelivery[]): Promise<void> {
  if (deliveries.length > 0) await insertDeliveries(sql, deliveries, { again: true });
}

/** A message that an endpoint has already stays unchanged, or is sent `again` unless it is pending. */
async function insertDeliveries(
  sql: Sql,
  deliveries: readonly NewDelivery[],
  { again }: { readonly again: boolean },
): Promise<void> {
  await sql.query({
    name: 'webhook_add',
    text: `
  insert into webhook_deliveries (id, endpoint_id, account_id, client_id, document_id, seq, message_id, type, body)
  select r.id, r.endpoint_id, r.account_id, r.client_id, r.document_id, r.seq, r.message_id, r.type, r.body
    from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::uuid[], $5::uuid[], $6::bigint[], $7::text[], $8::text[], $9::text[])
      as r (id, endpoint_id, account_id, client_id, document_id, seq, message_id, type, body)
  on conflict (endpoint_id, message_id) do update set state = 'pending', tries = 0, next_at = now(), ended_at = null
   where $10::boolean and webhook_deliveries.state <> 'pending'`,
    values: [...valuesOf(deliveries), again],
  });
}

const valuesOf = (deliveries: readonly NewDelivery[]) => [
  deliveries.map(() => newId()),
  deliveries.map(({ endpointId }) => endpointId),
  deliveries.map(({ change }) => change.accountId),
  deliveries.map(({ change }) => change.clientId),
  deliveries.map(({ change }) => change.documentId),
  deliveries.map(({ change }) => change.seq.toString()),
  deliveries.map(({ message }) => message.id),
  deliveries.map(({ message }) => message.type),
  deliveries.map(({ message }) => message.body),
];

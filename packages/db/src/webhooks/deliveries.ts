import type { Db } from '../base/client.ts';
import { isUuid, newId } from '../base/ids.ts';
import { oneOf } from '../base/parse.ts';
import { withAccount } from '../base/transaction.ts';
import type { WebhookAttempt, WebhookDelivery } from '../generated/prisma/client.ts';
import type { Of } from './endpoints.ts';
import type { MadeMessage } from './fan-out.ts';

export const DELIVERY_STATES = ['pending', 'delivered', 'failed', 'discarded'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** A call, or an interrupted one. */
export interface AttemptView {
  readonly number: number;
  readonly startedAt: Date;
  /** Null: it was interrupted, and its progress is unknown. */
  readonly totalMs: number | null;
  readonly dnsMs: number | null;
  readonly connectMs: number | null;
  readonly tlsMs: number | null;
  readonly firstByteMs: number | null;
  readonly status: number | null;
  readonly reason: string | null;
  /** pt-BR. */
  readonly detail: string | null;
  readonly answer: string | null;
}

export interface DeliveryView {
  readonly id: string;
  readonly messageId: string;
  readonly type: string;
  readonly clientId: string | null;
  readonly documentId: string | null;
  readonly state: DeliveryState;
  /** Calls made in all. */
  readonly attempts: number;
  /** Time of the next try; null unless pending. */
  readonly nextAt: Date | null;
  readonly createdAt: Date;
  readonly endedAt: Date | null;
  readonly lastAttempt: AttemptView | null;
}

export interface DeliveryDetail extends DeliveryView {
  /** Same bytes as signed and sent. */
  readonly body: string;
  readonly log: readonly AttemptView[];
}

export interface DeliveryQuery {
  readonly limit: number;
  /** Last id of the page before. */
  readonly cursor?: string;
  readonly state?: DeliveryState;
  readonly type?: string;
  readonly documentId?: string;
}

/** Newest first. Null: no such endpoint. */
export function listDeliveries(
  db: Db,
  { accountId, endpointId }: Of,
  { limit, cursor, state, type, documentId }: DeliveryQuery,
): Promise<readonly DeliveryView[] | null> {
  if (!isUuid(endpointId)) return Promise.resolve(null);
  return withAccount(db, accountId, async (tx) => {
    const there = await tx.webhookEndpoint.count({ where: { id: endpointId, accountId, deletedAt: null } });
    if (there === 0) return null;
    const rows = await tx.webhookDelivery.findMany({
      where: {
        endpointId,
        ...(cursor && { id: { lt: cursor } }),
        ...(state && { state }),
        ...(type && { type }),
        ...(documentId && { documentId }),
      },
      orderBy: { id: 'desc' },
      take: limit,
      include: { log: { orderBy: { number: 'desc' }, take: 1 } },
    });
    return rows.map(viewOf);
  });
}

export function getDelivery(
  db: Db,
  { accountId, endpointId }: Of,
  deliveryId: string,
): Promise<DeliveryDetail | null> {
  if (!isUuid(endpointId) || !isUuid(deliveryId)) return Promise.resolve(null);
  return withAccount(db, accountId, async (tx) => {
    const row = await tx.webhookDelivery.findFirst({
      where: { id: deliveryId, endpointId, accountId, endpoint: { deletedAt: null } },
      include: { log: { orderBy: { number: 'desc' } } },
    });
    return row === null ? null : { ...viewOf(row), body: row.body, log: row.log.map(attemptOf) };
  });
}

/** Sends the same message again, now, in any state. Null: there is none. */
export function resendDelivery(
  db: Db,
  { accountId, endpointId }: Of,
  deliveryId: string,
): Promise<DeliveryView | null> {
  if (!isUuid(endpointId) || !isUuid(deliveryId)) return Promise.resolve(null);
  return withAccount(db, accountId, async (tx) => {
    // Uses the database's clock, by which tries are due.
    const count = await tx.$executeRaw`
      update webhook_deliveries d set state = 'pending', tries = 0, next_at = now(), ended_at = null
        from webhook_endpoints e
       where d.id = ${deliveryId}::uuid and d.endpoint_id = ${endpointId}::uuid and e.id = d.endpoint_id and e.deleted_at is null`;
    if (count === 0) return null;
    const row = await tx.webhookDelivery.findUniqueOrThrow({
      where: { id: deliveryId },
      include: { log: { orderBy: { number: 'desc' }, take: 1 } },
    });
    return viewOf(row);
  });
}

/** A message that no change made. Null: no such endpoint. */
export function addDelivery(
  db: Db,
  { accountId, endpointId }: Of,
  message: MadeMessage,
): Promise<DeliveryView | null> {
  if (!isUuid(endpointId)) return Promise.resolve(null);
  return withAccount(db, accountId, async (tx) => {
    const there = await tx.webhookEndpoint.count({ where: { id: endpointId, accountId, deletedAt: null } });
    if (there === 0) return null;
    const row = await tx.webhookDelivery.create({
      data: {
        id: newId(),
        endpointId,
        accountId,
        seq: 0,
        messageId: message.id,
        type: message.type,
        body: message.body,
      },
    });
    return viewOf({ ...row, log: [] });
  });
}

const viewOf = ({
  log,
  ...row
}: WebhookDelivery & { readonly log: readonly WebhookAttempt[] }): DeliveryView => ({
  id: row.id,
  messageId: row.messageId,
  type: row.type,
  clientId: row.clientId,
  documentId: row.documentId,
  state: oneOf(DELIVERY_STATES, row.state),
  attempts: row.attempts,
  nextAt: row.state === 'pending' ? row.nextAt : null,
  createdAt: row.createdAt,
  endedAt: row.endedAt,
  lastAttempt: log[0] ? attemptOf(log[0]) : null,
});

const attemptOf = (row: WebhookAttempt): AttemptView => ({
  number: row.number,
  startedAt: row.startedAt,
  totalMs: row.totalMs,
  dnsMs: row.dnsMs,
  connectMs: row.connectMs,
  tlsMs: row.tlsMs,
  firstByteMs: row.firstByteMs,
  status: row.status,
  reason: row.reason,
  detail: row.detail,
  answer: row.answer,
});

/** The body of a test that was delivered, and what the address answered. */
export interface TestAnswer {
  readonly body: string;
  readonly answer: string;
}

/** Answers to the latest ten delivered tests, newest first. */
export const answeredTests = (db: Db, { accountId, endpointId }: Of): Promise<readonly TestAnswer[]> =>
  !isUuid(endpointId)
    ? Promise.resolve([])
    : withAccount(db, accountId, async (tx) => {
        const rows = await tx.webhookDelivery.findMany({
          where: { accountId, endpointId, type: 'webhook.test', state: 'delivered' },
          orderBy: { id: 'desc' },
          take: 10,
          select: { body: true, log: { orderBy: { number: 'desc' }, take: 1, select: { answer: true } } },
        });
        return rows.flatMap(({ body, log: [last] }) =>
          last === undefined || last.answer === null ? [] : [{ body, answer: last.answer }],
        );
      });

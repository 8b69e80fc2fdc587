import type { Ambiente } from '@fiscal/core/vocabulary/service';
import type { Db } from '../base/client.ts';
import { type Edit, edited } from '../base/edit.ts';
import { isUuid, newId } from '../base/ids.ts';
import { ambiente, oneOf } from '../base/parse.ts';
import { type Tx, withAccount } from '../base/transaction.ts';
import type { WebhookEndpoint } from '../generated/prisma/client.ts';
import { type AuditedBy, auditIn } from '../records/audit.ts';
import { lockCeilings } from '../records/ceilings.ts';
import type { Vault } from '../vault/vault.ts';
import { openKey, sealKey } from './endpoint-keys.ts';

/** Maximum for an account, in each environment. */
export const ENDPOINTS_MAX = 50;

export const DISABLED_BECAUSE = ['caller', 'gone', 'failing'] as const;
export type DisabledBecause = (typeof DISABLED_BECAUSE)[number];

/** Receiver, and the types and companies that it wants. */
export interface EndpointFields {
  readonly url: string;
  readonly description: string;
  /** Types of messages, or groups of them; empty = all. */
  readonly types: readonly string[];
  /** Companies; empty = all. */
  readonly clientIds: readonly string[];
}

export interface EndpointView extends EndpointFields {
  readonly id: string;
  readonly environment: Ambiente;
  /** `whpk_…` where it is signed for by Ed25519, too. */
  readonly publicKey: string | null;
  /** Null = messages are sent. */
  readonly disabled: { readonly at: Date; readonly because: DisabledBecause } | null;
  /** The first failure since anything was last delivered. */
  readonly failingSince: Date | null;
  /** Until then the secret before the current one signs, too. */
  readonly secretBeforeUntil: Date | null;
  /** Messages that are not delivered yet. */
  readonly waiting: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export interface SigningPair {
  readonly privateKey: string;
  readonly publicKey: string;
}

export interface NewEndpoint extends EndpointFields {
  readonly environment: Ambiente;
  readonly secret: string;
  readonly signing: SigningPair | null;
}

export type Of = { readonly accountId: string; readonly endpointId: string };

export type SavedEndpoint =
  | { readonly kind: 'salvo'; readonly endpoint: EndpointView }
  | { readonly kind: 'cota_atingida' }
  | { readonly kind: 'nao_encontrado' }
  /** Not companies of the account. */
  | { readonly kind: 'empresas_desconhecidas'; readonly clientIds: readonly string[] };

interface EndpointCreation {
  readonly endpoint: NewEndpoint;
  readonly by: AuditedBy;
}

/** Audited. */
export function createEndpoint(
  db: Db,
  vault: Vault,
  {
    accountId,
    endpoint: { secret, signing, environment, ...fields },
    by,
  }: EndpointCreation & { readonly accountId: string },
): Promise<SavedEndpoint> {
  const id = newId();
  const of = { accountId, endpointId: id };
  return withAccount(db, accountId, async (tx) => {
    // Locks the account, so that concurrent writers are all counted.
    await lockCeilings(tx, accountId);
    const count = await tx.webhookEndpoint.count({ where: { accountId, environment, deletedAt: null } });
    if (count >= ENDPOINTS_MAX) return { kind: 'cota_atingida' };
    const unknown = await unknownClients(tx, accountId, fields.clientIds);
    if (unknown.length > 0) return { kind: 'empresas_desconhecidas', clientIds: unknown };
    const row = await tx.webhookEndpoint.create({
      data: {
        ...arraysOf(fields),
        id,
        accountId,
        environment,
        secret: await sealKey(vault, of, { column: 'secret', key: secret }),
        ...(signing && {
          signingKey: await sealKey(vault, of, { column: 'signing_key', key: signing.privateKey }),
          publicKey: signing.publicKey,
        }),
      },
    });
    await auditEndpoint(tx, of, {
      action: 'webhook.create',
      by: { ...by, details: { ...by.details, url: fields.url } },
    });
    return { kind: 'salvo', endpoint: viewOf(row, 0) };
  });
}

/** Absent = unchanged. `signing` null: no longer by Ed25519. */
export interface EndpointPatch extends Partial<EndpointFields> {
  readonly enabled?: boolean;
  readonly signing?: SigningPair | null;
}

interface EndpointEdit {
  readonly edit: Edit<EndpointView, EndpointPatch>;
  readonly by: AuditedBy;
}

/** Makes waiting messages due at once when an endpoint is enabled again. Audited. */
export function updateEndpoint(
  db: Db,
  vault: Vault,
  { of, edit, by }: EndpointEdit & { readonly of: Of },
): Promise<SavedEndpoint> {
  return withAccount(db, of.accountId, async (tx) => {
    const before = await lockEndpoint(tx, of);
    if (before === null) return { kind: 'nao_encontrado' };
    const { enabled, signing, ...fields } = edited(edit, viewOf(before, 0));
    const unknown = await unknownClients(tx, of.accountId, fields.clientIds ?? []);
    if (unknown.length > 0) return { kind: 'empresas_desconhecidas', clientIds: unknown };
    const row = await tx.webhookEndpoint.update({
      where: { id: of.endpointId },
      data: {
        ...arraysOf(fields),
        updatedAt: new Date(),
        ...(signing !== undefined && {
          signingKey:
            signing && (await sealKey(vault, of, { column: 'signing_key', key: signing.privateKey })),
          publicKey: signing && signing.publicKey,
        }),
        ...(enabled === true && {
          disabledAt: null,
          disabledBecause: null,
          notice: null,
          failingSince: null,
        }),
        ...(enabled === false &&
          before.disabledAt === null && { disabledAt: new Date(), disabledBecause: 'caller' }),
      },
    });
    if (enabled === true && before.disabledAt !== null)
      await tx.$executeRaw`
        update webhook_deliveries set next_at = now() where endpoint_id = ${of.endpointId}::uuid and state = 'pending'`;
    await auditEndpoint(tx, of, { action: 'webhook.update', by });
    const [waiting = 0] = await waitingAt(tx, [of.endpointId]);
    return { kind: 'salvo', endpoint: viewOf(row, waiting) };
  });
}

interface SecretRotation {
  readonly secret: string;
  readonly overlapSeconds: number;
  readonly by: AuditedBy;
}

/** The former secret signs beside the new one for `overlapSeconds`. Null: no such endpoint. Audited. */
export function rotateSecret(
  db: Db,
  vault: Vault,
  { of, secret, overlapSeconds, by }: SecretRotation & { readonly of: Of },
): Promise<EndpointView | null> {
  return withAccount(db, of.accountId, async (tx) => {
    const before = await lockEndpoint(tx, of);
    if (before === null) return null;
    const former = await openKey(vault, of, { column: 'secret', sealed: before.secret });
    const until = new Date(Date.now() + overlapSeconds * 1000);
    const overlap = {
      secretBefore: await sealKey(vault, of, { column: 'secret_before', key: former }),
      secretBeforeUntil: until,
    };
    const row = await tx.webhookEndpoint.update({
      where: { id: of.endpointId },
      data: {
        secret: await sealKey(vault, of, { column: 'secret', key: secret }),
        ...(overlapSeconds > 0 ? overlap : { secretBefore: null, secretBeforeUntil: null }),
        updatedAt: new Date(),
      },
    });
    await auditEndpoint(tx, of, { action: 'webhook.rotate', by });
    const [waiting = 0] = await waitingAt(tx, [of.endpointId]);
    return viewOf(row, waiting);
  });
}

/** Discards undelivered messages and keys; a try under way ends. False: no such endpoint. Audited. */
export function deleteEndpoint(db: Db, of: Of, by: AuditedBy): Promise<boolean> {
  return withAccount(db, of.accountId, async (tx) => {
    if ((await lockEndpoint(tx, of)) === null) return false;
    await endEndpoints(tx, { id: of.endpointId });
    await auditEndpoint(tx, of, { action: 'webhook.delete', by });
    return true;
  });
}

/** Deletes endpoints, one by id or all of an account, inside the transaction. */
export async function endEndpoints(
  tx: Tx,
  which: { readonly id: string } | { readonly accountId: string },
): Promise<void> {
  const at = new Date();
  await tx.webhookEndpoint.updateMany({
    where: { ...which, deletedAt: null },
    data: { ...NO_KEYS, deletedAt: at },
  });
  await tx.webhookDelivery.updateMany({
    where: { endpoint: which, state: 'pending' },
    data: { state: 'discarded', endedAt: at },
  });
}

const NO_KEYS = {
  secret: new Uint8Array(),
  secretBefore: null,
  secretBeforeUntil: null,
  signingKey: null,
  publicKey: null,
};

/** Oldest first. */
export function listEndpoints(
  db: Db,
  accountId: string,
  { environment }: { readonly environment?: Ambiente },
): Promise<readonly EndpointView[]> {
  return withAccount(db, accountId, async (tx) => {
    const rows = await tx.webhookEndpoint.findMany({
      where: { accountId, deletedAt: null, ...(environment && { environment }) },
      orderBy: { id: 'asc' },
    });
    const waiting = await waitingAt(
      tx,
      rows.map(({ id }) => id),
    );
    return rows.map((row, index) => viewOf(row, waiting[index] ?? 0));
  });
}

export function getEndpoint(db: Db, { accountId, endpointId }: Of): Promise<EndpointView | null> {
  if (!isUuid(endpointId)) return Promise.resolve(null);
  return withAccount(db, accountId, async (tx) => {
    const row = await tx.webhookEndpoint.findFirst({ where: { id: endpointId, accountId, deletedAt: null } });
    if (row === null) return null;
    const [waiting = 0] = await waitingAt(tx, [endpointId]);
    return viewOf(row, waiting);
  });
}

async function lockEndpoint(tx: Tx, { accountId, endpointId }: Of): Promise<WebhookEndpoint | null> {
  if (!isUuid(endpointId)) return null;
  await tx.$queryRaw`select 1 from webhook_endpoints where id = ${endpointId}::uuid for no key update`;
  return tx.webhookEndpoint.findFirst({ where: { id: endpointId, accountId, deletedAt: null } });
}

async function unknownClients(
  tx: Tx,
  accountId: string,
  clientIds: readonly string[],
): Promise<readonly string[]> {
  if (clientIds.length === 0) return [];
  const known = await tx.client.findMany({
    where: { accountId, id: { in: clientIds.filter(isUuid) } },
    select: { id: true },
  });
  return clientIds.filter((id) => !known.some((client) => client.id === id));
}

/** A longer queue is not counted exactly. */
const WAITING_MAX = 10_000;

async function waitingAt(tx: Tx, endpointIds: readonly string[]): Promise<readonly number[]> {
  const rows = await tx.$queryRaw<{ waiting: bigint }[]>`
    select (select count(*) from (select 1 from webhook_deliveries d where d.endpoint_id = e.id and d.state = 'pending' limit ${WAITING_MAX}) w) as waiting
      from unnest(${endpointIds}::uuid[]) with ordinality as e (id, n) order by e.n`;
  return rows.map(({ waiting }) => Number(waiting));
}

const auditEndpoint = (
  tx: Tx,
  { accountId, endpointId }: Of,
  {
    action,
    by,
  }: {
    readonly action: 'webhook.create' | 'webhook.update' | 'webhook.rotate' | 'webhook.delete';
    readonly by: AuditedBy;
  },
): Promise<void> => auditIn(tx, accountId, { ...by, action, subject: { type: 'webhook', id: endpointId } });

const arraysOf = <T extends Partial<EndpointFields>>({ types, clientIds, ...fields }: T) => ({
  ...fields,
  ...(types && { types: [...types] }),
  ...(clientIds && { clientIds: [...clientIds] }),
});

const viewOf = (row: WebhookEndpoint, waiting: number): EndpointView => ({
  id: row.id,
  environment: ambiente(row.environment),
  url: row.url,
  description: row.description,
  types: row.types,
  clientIds: row.clientIds,
  publicKey: row.publicKey,
  disabled:
    row.disabledAt === null || row.disabledBecause === null
      ? null
      : { at: row.disabledAt, because: oneOf(DISABLED_BECAUSE, row.disabledBecause) },
  failingSince: row.failingSince,
  secretBeforeUntil: row.secretBeforeUntil,
  waiting,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
});

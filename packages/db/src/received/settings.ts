import type { Condition } from '@fiscal/core/lifecycle/distribution';
import { MANIFESTATION_POLICIES, type ManifestationPolicy } from '@fiscal/core/vocabulary/manifestation';
import { DISTRIBUTED_TYPES, type DistributedType } from '@fiscal/core/vocabulary/received/distribution';
import { z } from 'zod';
import type { Db } from '../base/client.ts';
import { isUuid } from '../base/ids.ts';
import { oneOf } from '../base/parse.ts';
import { withAccount } from '../base/transaction.ts';
import type { CompanyScope } from '../base/types.ts';
import { type AuditedBy, auditIn } from '../records/audit.ts';
import { parseCondition } from './distributions.ts';

/** State of one sequence of the company after its last answer. */
export interface SequenceState {
  readonly type: DistributedType;
  /** Null: no answer has come yet. */
  readonly condition: Condition | null;
  readonly checkedAt: Date | null;
}

export interface ReceivedSettings {
  readonly enabled: boolean;
  /** Document types that arrive while it is enabled. */
  readonly types: readonly DistributedType[];
  /** Manifestation that is requested for each summary that arrives. */
  readonly policy: ManifestationPolicy;
  /** Position in the authority’s numbers, by type. */
  readonly sequences: readonly SequenceState[];
  /** Part before the @ of the address that takes files by e-mail; null: none. */
  readonly address: string | null;
}

const DEFAULT_TYPES: readonly DistributedType[] = ['nfe'];
const OFF: ReceivedSettings = {
  enabled: false,
  types: DEFAULT_TYPES,
  policy: 'nenhuma',
  sequences: DEFAULT_TYPES.map((type) => ({ type, condition: null, checkedAt: null })),
  address: null,
};

const stored = z.record(z.string(), z.object({ condition: z.unknown(), checkedAt: z.string() }));

function sequenceOf(type: DistributedType, conditions: z.infer<typeof stored>): SequenceState {
  const state = conditions[type];
  return state === undefined
    ? { type, condition: null, checkedAt: null }
    : { type, condition: parseCondition(state.condition), checkedAt: new Date(state.checkedAt) };
}

/** Null: no such company. */
export function readReceivedSettings(
  db: Db,
  { accountId, clientId, environment }: CompanyScope,
): Promise<ReceivedSettings | null> {
  if (!isUuid(clientId)) return Promise.resolve(null);
  return withAccount(db, accountId, async (tx) => {
    const client = await tx.client.findFirst({
      where: { id: clientId, accountId },
      select: { receivedSettings: { where: { environment } }, receivedAddresses: { where: { environment } } },
    });
    if (client === null) return null;
    const [row] = client.receivedSettings;
    const address = client.receivedAddresses[0]?.localPart ?? null;
    if (row === undefined) return { ...OFF, address };
    // A newer release, rolled back since, may have written types that this one does not know.
    const types = DISTRIBUTED_TYPES.filter((type) => row.types.includes(type));
    const conditions = stored.parse(row.conditions);
    return {
      enabled: row.enabled,
      types,
      policy: oneOf(MANIFESTATION_POLICIES, row.policy),
      sequences: types.map((type) => sequenceOf(type, conditions)),
      address,
    };
  });
}

/** Settings that a caller changes; an absent field keeps its value. */
export interface ReceivingChange {
  readonly enabled: boolean;
  readonly types?: readonly DistributedType[] | undefined;
  readonly policy?: ManifestationPolicy | undefined;
}

/** Turns receiving on or off. False: no such company. Audited. */
export function setReceiving(
  db: Db,
  { accountId, clientId, environment }: CompanyScope,
  { change: { enabled, types, policy }, by }: { readonly change: ReceivingChange; readonly by: AuditedBy },
): Promise<boolean> {
  if (!isUuid(clientId)) return Promise.resolve(false);
  return withAccount(db, accountId, async (tx) => {
    const client = await tx.client.findFirst({ where: { id: clientId, accountId }, select: { id: true } });
    if (client === null) return false;
    const kept = types && DISTRIBUTED_TYPES.filter((type) => types.includes(type));
    const asked = { enabled, ...(policy !== undefined && { policy }) };
    const data = { ...asked, ...(kept !== undefined && { types: kept }), updatedAt: new Date() };
    await tx.receivedSetting.upsert({
      where: { clientId_environment: { clientId, environment } },
      create: { ...data, clientId, environment, accountId },
      update: data,
    });
    // Orders may have been announced under another policy.
    if (policy === 'pedido')
      await tx.$executeRaw`select match_received_orders(${clientId}::uuid, ${environment}::smallint, '{}', null)`;
    await auditIn(tx, accountId, {
      ...by,
      details: { ...by.details, environment, ...asked, ...(kept !== undefined && { types: kept.join(' ') }) },
      action: 'client.receiving',
      subject: { type: 'client', id: clientId },
    });
    return true;
  });
}

import type { Condition } from '@fiscal/core/lifecycle/distribution';
import { MANIFESTATION_POLICIES, type ManifestationPolicy } from '@fiscal/core/vocabulary/manifestation';
import type { Ambiente } from '@fiscal/core/vocabulary/service';
import type { Db } from '../base/client.ts';
import { isUuid } from '../base/ids.ts';
import { oneOf } from '../base/parse.ts';
import { withAccount } from '../base/transaction.ts';
import { type AuditedBy, auditIn } from '../records/audit.ts';
import { parseCondition } from './distributions.ts';

/** A company in one of its two environments. */
export interface ReceivingScope {
  readonly accountId: string;
  readonly clientId: string;
  readonly environment: Ambiente;
}

export interface ReceivedSettings {
  readonly enabled: boolean;
  /** Manifestation that is requested for each summary that arrives. */
  readonly policy: ManifestationPolicy;
  /** State of the company's sequence after its last answer; null: none has come yet. */
  readonly condition: Condition | null;
  readonly checkedAt: Date | null;
}

const OFF: ReceivedSettings = { enabled: false, policy: 'nenhuma', condition: null, checkedAt: null };

/** Null: no such company. */
export function readReceivedSettings(
  db: Db,
  { accountId, clientId, environment }: ReceivingScope,
): Promise<ReceivedSettings | null> {
  if (!isUuid(clientId)) return Promise.resolve(null);
  return withAccount(db, accountId, async (tx) => {
    const client = await tx.client.findFirst({
      where: { id: clientId, accountId },
      select: { receivedSettings: { where: { environment } } },
    });
    if (client === null) return null;
    const [row] = client.receivedSettings;
    if (row === undefined) return OFF;
    return {
      enabled: row.enabled,
      policy: oneOf(MANIFESTATION_POLICIES, row.policy),
      condition: row.condition === null ? null : parseCondition(row.condition),
      checkedAt: row.checkedAt,
    };
  });
}

/** Turns receiving on or off; an absent policy stays. False: no such company. Audited. */
export function setReceiving(
  db: Db,
  { accountId, clientId, environment }: ReceivingScope,
  { enabled, policy }: { readonly enabled: boolean; readonly policy?: ManifestationPolicy | undefined },
  by: AuditedBy,
): Promise<boolean> {
  if (!isUuid(clientId)) return Promise.resolve(false);
  return withAccount(db, accountId, async (tx) => {
    const client = await tx.client.findFirst({ where: { id: clientId, accountId }, select: { id: true } });
    if (client === null) return false;
    const data = { enabled, ...(policy !== undefined && { policy }), updatedAt: new Date() };
    await tx.receivedSetting.upsert({
      where: { clientId_environment: { clientId, environment } },
      create: { ...data, clientId, environment, accountId },
      update: data,
    });
    await auditIn(tx, accountId, {
      ...by,
      details: { ...by.details, environment, enabled, ...(policy !== undefined && { policy }) },
      action: 'client.receiving',
      subject: { type: 'client', id: clientId },
    });
    return true;
  });
}

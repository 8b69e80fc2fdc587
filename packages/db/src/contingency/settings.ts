import { CONTINGENCY_POLICIES, type ContingencyPolicy } from '@fiscal/core/vocabulary/contingency';
import type { Db } from '../base/client.ts';
import { type Edit, edited } from '../base/edit.ts';
import { isUuid } from '../base/ids.ts';
import { oneOf } from '../base/parse.ts';
import { type Tx, withAccount } from '../base/transaction.ts';
import type { CompanyScope } from '../base/types.ts';
import { type AuditedBy, auditIn } from '../records/audit.ts';
import { wakeHeldOf } from './held.ts';

/** Setting of a company for documents of a type while their authority is away. */
export interface ContingencySetting {
  readonly type: string;
  readonly policy: ContingencyPolicy;
  readonly patienceMs: number;
  /** In contingency for any state of the service. */
  readonly forced: boolean;
  /** An attempt that may have arrived is issued again, under another number. */
  readonly renumbers: boolean;
  /** Série of that number; null: the document's own série, and only where its number was given here. */
  readonly serie: number | null;
}

/** Types without a row are `desligada`. Null: no such company. */
export function readContingencySettings(
  db: Db,
  scope: CompanyScope,
): Promise<readonly ContingencySetting[] | null> {
  if (!isUuid(scope.clientId)) return Promise.resolve(null);
  return withAccount(db, scope.accountId, (tx) => readIn(tx, scope));
}

async function readIn(
  tx: Tx,
  { accountId, clientId, environment }: CompanyScope,
): Promise<readonly ContingencySetting[] | null> {
  const client = await tx.client.findFirst({
    where: { id: clientId, accountId },
    select: { contingencySettings: { where: { environment } } },
  });
  return (
    client?.contingencySettings.map(({ type, policy, patienceMs, forced, renumbers, serie }) => ({
      type,
      policy: oneOf(CONTINGENCY_POLICIES, policy),
      patienceMs,
      forced,
      renumbers,
      serie,
    })) ?? null
  );
}

/** Writes the settings of the types given; the others keep theirs. False: no such company. Audited. */
export async function writeContingencySettings(
  db: Db,
  { accountId, clientId, environment }: CompanyScope,
  {
    edit,
    by,
  }: {
    readonly edit: Edit<readonly ContingencySetting[], readonly ContingencySetting[]>;
    readonly by: AuditedBy;
  },
): Promise<boolean> {
  if (!isUuid(clientId)) return false;
  const written = await withAccount(db, accountId, async (tx) => {
    // A type without settings has no row to lock: lock the company's instead.
    await tx.$queryRaw`select 1 from clients where id = ${clientId}::uuid for no key update`;
    const before = await readIn(tx, { accountId, clientId, environment });
    if (before === null) return null;
    const settings = edited(edit, before);
    for (const { type, ...fields } of settings) {
      const data = { ...fields, updatedAt: new Date() };
      await tx.contingencySetting.upsert({
        where: { clientId_environment_type: { clientId, environment, type } },
        create: { ...data, clientId, environment, type, accountId },
        update: data,
      });
    }
    const chosen = Object.fromEntries(
      settings.map(({ type, policy, forced }) => [type, forced ? `${policy}, forçada` : policy]),
    );
    await auditIn(tx, accountId, {
      ...by,
      details: { ...by.details, environment, ...chosen },
      action: 'client.contingency',
      subject: { type: 'client', id: clientId },
    });
    return settings.map(({ type }) => type);
  });
  if (written === null) return false;
  await wakeHeldOf(db, { accountId, clientId, environment }, written);
  return true;
}

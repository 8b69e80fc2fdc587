import type { Db } from '../base/client.ts';
import { withAccount } from '../base/transaction.ts';
import { type Actor, auditIn } from '../records/audit.ts';

/** Links to files that were made until now open nothing without credentials. Audited. */
export function takeBackLinks(
  db: Db,
  accountId: string,
  { actor, requestId }: { readonly actor: Actor; readonly requestId?: string },
): Promise<void> {
  return withAccount(db, accountId, async (tx) => {
    await tx.account.update({ where: { accountId }, data: { linksTakenBackAt: new Date() } });
    await auditIn(tx, accountId, {
      actor,
      action: 'account.links-taken-back',
      subject: { type: 'account', id: accountId },
      ...(requestId !== undefined && { requestId }),
    });
  });
}

/** Links made at or before this moment, in ms, no longer work. 0 where none were revoked. */
export async function linksTakenBackAt(db: Db, accountId: string): Promise<number> {
  const row = await withAccount(db, accountId, (tx) =>
    tx.account.findUnique({ where: { accountId }, select: { linksTakenBackAt: true } }),
  );
  return row?.linksTakenBackAt?.getTime() ?? 0;
}

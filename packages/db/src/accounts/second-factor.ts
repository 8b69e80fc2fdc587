import type { Db } from '../base/client.ts';
import { withAccount } from '../base/transaction.ts';
import { auditIn } from '../records/audit.ts';

/**
 * Requires a second factor in an account; people without one have no access until they set it up. Audited.
 * `sem_segundo_fator`: the caller has none, and would be the first to lose access.
 */
export function requireSecondFactor(
  db: Db,
  { accountId, required }: { readonly accountId: string; readonly required: boolean },
  { userId, requestId }: { readonly userId: string; readonly requestId: string },
): Promise<'feito' | 'sem_segundo_fator'> {
  return withAccount(db, accountId, async (tx) => {
    const { twoFactorEnabled } = await tx.authUser.findUniqueOrThrow({ where: { id: userId } });
    if (required && !twoFactorEnabled) return 'sem_segundo_fator';
    await tx.organization.update({
      where: { id: accountId },
      data: { secondFactorRequired: required },
    });
    await auditIn(tx, accountId, {
      actor: { kind: 'user', id: userId },
      action: 'account.second-factor',
      subject: { type: 'account', id: accountId },
      details: { required },
      requestId,
    });
    return 'feito';
  });
}

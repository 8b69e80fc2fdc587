import type { Db } from '../base/client.ts';
import { withAccount } from '../base/transaction.ts';
import { auditIn } from '../records/audit.ts';

/**
 * Whether an account lets in only who has a second factor; the others see nothing of it until they have one. Audited.
 * `sem_segundo_fator`: who asks has none, and would be the first to be left out.
 */
export function requireSecondFactor(
  db: Db,
  accountId: string,
  required: boolean,
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

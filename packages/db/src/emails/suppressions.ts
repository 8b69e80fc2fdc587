import type { Db } from '../base/client.ts';
import { oneOf } from '../base/parse.ts';
import { withAccount } from '../base/transaction.ts';
import { type AuditedBy, auditIn } from '../records/audit.ts';

/** `refused`: the server reported an unknown recipient; `asked`: a person of the account suppressed it. */
export const SUPPRESSED_BECAUSE = ['refused', 'asked'] as const;

/** An address to which an account no longer writes. */
export interface Suppression {
  /** In lower case. */
  readonly address: string;
  readonly reason: (typeof SUPPRESSED_BECAUSE)[number];
  /** Answer of the server. */
  readonly detail: string | null;
  readonly createdAt: Date;
}

/** Normal form in which addresses are compared. */
export const plainAddress = (address: string): string => address.trim().toLowerCase();

/** Sorted by address; `after` = the last address of the page before. */
export const listSuppressions = (
  db: Db,
  accountId: string,
  { after = '', limit }: { readonly after?: string | undefined; readonly limit: number },
): Promise<readonly Suppression[]> =>
  withAccount(db, accountId, async (tx) => {
    const rows = await tx.emailSuppression.findMany({
      where: { accountId, address: { gt: after } },
      orderBy: { address: 'asc' },
      take: limit,
    });
    return rows.map(({ address, reason, detail, createdAt }) => ({
      address,
      reason: oneOf(SUPPRESSED_BECAUSE, reason),
      detail,
      createdAt,
    }));
  });

/** Selects the addresses to which the account does not write. */
export const suppressedOf = (
  db: Db,
  accountId: string,
  addresses: readonly string[],
): Promise<ReadonlySet<string>> =>
  withAccount(db, accountId, async (tx) => {
    const rows = await tx.emailSuppression.findMany({
      where: { accountId, address: { in: addresses.map(plainAddress) } },
      select: { address: true },
    });
    return new Set(rows.map(({ address }) => address));
  });

/** Adds a suppression; an existing one stays unchanged. Audited. */
export const suppress = (
  db: Db,
  accountId: string,
  { address, reason, detail, by }: Omit<Suppression, 'createdAt'> & { readonly by: AuditedBy },
): Promise<void> =>
  withAccount(db, accountId, async (tx) => {
    const plain = plainAddress(address);
    await tx.emailSuppression.createMany({
      data: { accountId, address: plain, reason, detail },
      skipDuplicates: true,
    });
    await auditIn(tx, accountId, {
      ...by,
      action: 'email.suppress',
      subject: { type: 'email', id: plain },
    });
  });

/** False: it was not on the list. Audited. */
export const unsuppress = (
  db: Db,
  accountId: string,
  { address, by }: { readonly address: string; readonly by: AuditedBy },
): Promise<boolean> =>
  withAccount(db, accountId, async (tx) => {
    const plain = plainAddress(address);
    const { count } = await tx.emailSuppression.deleteMany({ where: { accountId, address: plain } });
    if (count === 0) return false;
    await auditIn(tx, accountId, {
      ...by,
      action: 'email.unsuppress',
      subject: { type: 'email', id: plain },
    });
    return true;
  });

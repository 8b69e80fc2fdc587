import type { Db } from '../base/client.ts';
import { enterAccount, type Tx, withAccount } from '../base/transaction.ts';
import { type AuditEntry, auditIn, listAudit } from '../records/audit.ts';
import { leavesNoOwner, membershipsOf } from './members.ts';

/** Maximum of entries of one account's audit log in an export. */
const ACTS_MAX = 10_000;

/**
 * Export of a person's data, for themselves; no secret by which they sign in. Source: Lei 13.709/2018 (LGPD), arts.
 * 18 II and V, 19.
 */
export interface PersonData {
  readonly exportedAt: Date;
  readonly person: {
    readonly id: string;
    readonly name: string;
    readonly email: string;
    readonly emailVerified: boolean;
    readonly createdAt: Date;
    readonly twoFactorEnabled: boolean;
  };
  readonly sessions: readonly {
    readonly createdAt: Date;
    readonly expiresAt: Date;
    readonly ipAddress: string | null;
    readonly userAgent: string | null;
  }[];
  readonly passkeys: readonly { readonly name: string | null; readonly createdAt: Date | null }[];
  /** Invitations that went to their e-mail. */
  readonly invitations: readonly {
    readonly account: string;
    readonly role: string;
    readonly createdAt: Date;
  }[];
  readonly accounts: readonly {
    readonly id: string;
    readonly name: string;
    readonly role: string;
    readonly savedViews: readonly { readonly name: string; readonly query: string }[];
    /** Acts of the person there, newest first. */
    readonly acts: readonly {
      readonly at: Date;
      readonly action: string;
      readonly subject: { readonly type: string; readonly id: string };
      readonly details: Readonly<Record<string, unknown>>;
    }[];
  }[];
}

/** Null: unknown id. */
export async function personData(db: Db, userId: string): Promise<PersonData | null> {
  const user = await db.prisma.authUser.findUnique({
    where: { id: userId },
    include: { sessions: { orderBy: { createdAt: 'desc' } }, passkeys: true },
  });
  if (user === null) return null;
  const { id, name, email, emailVerified, createdAt, twoFactorEnabled } = user;
  const invited = await db.prisma.invitation.findMany({ where: { email }, include: { organization: true } });
  const memberships = await membershipsOf(db, userId);
  const accounts = [];
  for (const { accountId, name: account, role } of memberships) {
    const savedViews = await withAccount(db, accountId, (tx) =>
      tx.savedView.findMany({ where: { userId }, select: { name: true, query: true } }),
    );
    const acts = await listAudit(db, accountId, { actorId: userId, limit: ACTS_MAX });
    accounts.push({
      id: accountId,
      name: account,
      role,
      savedViews,
      acts: acts.map(({ at, action, subject, details }) => ({ at, action, subject, details })),
    });
  }
  return {
    exportedAt: new Date(),
    person: { id, name, email, emailVerified, createdAt, twoFactorEnabled },
    sessions: user.sessions.map((session) => ({
      createdAt: session.createdAt,
      expiresAt: session.expiresAt,
      ipAddress: session.ipAddress,
      userAgent: session.userAgent,
    })),
    passkeys: user.passkeys.map((passkey) => ({ name: passkey.name, createdAt: passkey.createdAt })),
    invitations: invited.map(({ organization, role, createdAt: at }) => ({
      account: organization.name,
      role,
      createdAt: at,
    })),
    accounts,
  };
}

/** Actor and request of an erasure. */
type ErasedBy = Pick<AuditEntry, 'actor' | 'requestId'>;

/**
 * Removes a person and their ways to sign in, from every account. Their acts stay in the accounts' audit logs under
 * pseudonyms whose keys are destroyed, without their e-mail: the account answers for its log (LGPD, art. 16 I).
 */
export async function erasePerson(
  db: Db,
  userId: string,
  by: ErasedBy,
): Promise<
  | { readonly kind: 'feito' }
  /** Accounts of which they are the only owner. */
  | { readonly kind: 'unico_dono'; readonly accounts: readonly string[] }
> {
  const memberships = await membershipsOf(db, userId);
  const alone = [];
  for (const { accountId, name, role } of memberships)
    if (role === 'owner' && (await isAlone(db, accountId, userId))) alone.push(name);
  if (alone.length > 0) return { kind: 'unico_dono', accounts: alone };
  const proofOf = await db.walls.open();
  return db.prisma
    .$transaction(async (tx) => {
      for (const { accountId } of memberships)
        await leave(tx, { accountId, proof: proofOf(accountId) }, { userId, by });
      // A trigger removes them from the audit logs.
      const { email } = await tx.authUser.delete({ where: { id: userId } });
      await tx.invitation.deleteMany({ where: { email } });
      await tx.authVerification.deleteMany({ where: { OR: [{ value: userId }, { identifier: email }] } });
      return { kind: 'feito' as const };
    })
    .catch((error: unknown) => {
      // Another owner left at the same time.
      if (leavesNoOwner(error)) return { kind: 'unico_dono' as const, accounts: [] };
      throw error;
    });
}

const isAlone = async (db: Db, accountId: string, userId: string): Promise<boolean> =>
  (await db.prisma.member.count({
    where: { organizationId: accountId, role: 'owner', NOT: { userId } },
  })) === 0;

async function leave(
  tx: Tx,
  { accountId, proof }: { readonly accountId: string; readonly proof: string },
  { userId, by }: { readonly userId: string; readonly by: ErasedBy },
): Promise<void> {
  await enterAccount(tx, proof);
  await tx.savedView.deleteMany({ where: { userId } });
  // The audit log names their counters, which would lead back to them.
  await tx.counterNote.deleteMany({ where: { userId } });
  await tx.counter.deleteMany({ where: { userId } });
  await tx.counterGrant.deleteMany({ where: { userId } });
  await auditIn(tx, accountId, {
    ...by,
    action: 'person.erase',
    subject: { type: 'user', id: userId },
  });
}

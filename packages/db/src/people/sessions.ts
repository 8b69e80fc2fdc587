import type { Db } from '../base/client.ts';
import { isUuid } from '../base/ids.ts';
import { oneOf } from '../base/parse.ts';
import { withAccount } from '../base/transaction.ts';
import { type Actor, auditIn } from '../records/audit.ts';
import { ROLES, type Role } from './members.ts';

/** A session that has not expired, in its account. */
export interface OpenSession {
  readonly sessionId: string;
  readonly userId: string;
  readonly accountId: string;
  readonly role: Role;
  /** Person proved their identity within the last `CONFIRMED_MINUTES`. */
  readonly confirmed: boolean;
  /** They have a second factor, and this session passed it. */
  readonly secondFactor: boolean;
  /** The account lets in only who has a second factor, and they have none. */
  readonly secondFactorOwed: boolean;
}

const CONFIRMED_MINUTES = 10;

const OPEN = `
  select session_id as "sessionId", user_id as "userId", account_id as "accountId", role,
         confirmed_at > now() - interval '${CONFIRMED_MINUTES} minutes' as confirmed,
         second_factor as "secondFactor", second_factor_required and not second_factor as "secondFactorOwed"
    from open_session($1)`;

/**
 * Finds a session by its token; null once it was ended, has expired, or its person is no member of the account. Takes
 * one round trip.
 */
export async function openSession(db: Db, token: string): Promise<OpenSession | null> {
  const { rows } = await db.pool.query<Omit<OpenSession, 'role'> & { role: string }>({
    name: 'open_session',
    text: OPEN,
    values: [token],
  });
  const [row] = rows;
  return row === undefined ? null : { ...row, role: oneOf(ROLES, row.role) };
}

/**
 * Ends the sessions of a member in this account; those in others continue. Audited.
 * @returns their number; null when no member has that id
 */
export async function endSessionsOf(
  db: Db,
  { accountId, userId }: { readonly accountId: string; readonly userId: string },
  by: { readonly actor: Actor; readonly requestId: string },
): Promise<number | null> {
  if (!isUuid(userId)) return null;
  return withAccount(db, accountId, async (tx) => {
    const member = await tx.member.findUnique({
      where: { organizationId_userId: { organizationId: accountId, userId } },
    });
    if (member === null) return null;
    const { count } = await tx.authSession.deleteMany({
      where: { userId, activeOrganizationId: accountId },
    });
    await auditIn(tx, accountId, {
      ...by,
      action: 'session.revoke',
      subject: { type: 'user', id: userId },
      details: { sessions: count },
    });
    return count;
  });
}

export async function endSession(db: Db, token: string): Promise<void> {
  await db.prisma.authSession.deleteMany({ where: { token } });
}

/** Records that the person has just proved their identity. */
export async function confirmSession(db: Db, sessionId: string): Promise<void> {
  await db.prisma.authSession.updateMany({ where: { id: sessionId }, data: { confirmedAt: new Date() } });
}

/** Ages a session past its last proof. */
export async function forgetConfirmation(db: Db, sessionId: string): Promise<void> {
  await db.prisma.authSession.updateMany({ where: { id: sessionId }, data: { confirmedAt: new Date(0) } });
}

/** True when the person proved their identity within the last `CONFIRMED_MINUTES`. */
export async function isConfirmed(db: Db, sessionId: string): Promise<boolean> {
  const since = new Date(Date.now() - CONFIRMED_MINUTES * 60_000);
  return (await db.prisma.authSession.count({ where: { id: sessionId, confirmedAt: { gt: since } } })) === 1;
}

/** True when this e-mail has a session from that address that is not purged yet. */
export async function cameInFrom(db: Db, email: string, address: string): Promise<boolean> {
  return (await db.prisma.authSession.count({ where: { user: { email }, ipAddress: address } })) > 0;
}

import type { Db } from '../base/client.ts';
import { isUuid } from '../base/ids.ts';
import { oneOf } from '../base/parse.ts';
import { isUniqueViolation, withAccount } from '../base/transaction.ts';
import { auditIn } from '../records/audit.ts';
import { addMember, ROLES, type Role } from './members.ts';
import { createPerson, personByEmail, setPassword } from './persons.ts';

/** An invitation to an account that can still be accepted. */
export interface OpenInvitation {
  readonly id: string;
  readonly email: string;
  readonly role: Role;
  readonly accountId: string;
  readonly accountName: string;
  /** True when the e-mail belongs to a person who can sign in already. */
  readonly known: boolean;
}

/** An open invitation, as an account's people see it. */
export interface InvitationView {
  readonly id: string;
  readonly email: string;
  readonly role: Role;
  readonly invitedBy: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export type Joined =
  | { readonly kind: 'aceito'; readonly userId: string; readonly accountId: string; readonly role: Role }
  | { readonly kind: 'convite_invalido' }
  | { readonly kind: 'email_ja_existe' };

export async function openInvitation(db: Db, id: string, nowMs: number): Promise<OpenInvitation | null> {
  if (!isUuid(id)) return null;
  const row = await db.prisma.invitation.findUnique({ where: { id }, include: { organization: true } });
  if (row?.status !== 'pending' || row.expiresAt.getTime() <= nowMs) return null;
  return {
    id,
    email: row.email,
    role: oneOf(ROLES, row.role),
    accountId: row.organizationId,
    accountName: row.organization.name,
    known: (await personByEmail(db, row.email)) !== null,
  };
}

/** The account that an invitation is to; null for none of that id. */
export async function accountOfInvitation(db: Db, id: unknown): Promise<string | null> {
  if (typeof id !== 'string' || !isUuid(id)) return null;
  const row = await db.prisma.invitation.findUnique({ where: { id }, select: { organizationId: true } });
  return row?.organizationId ?? null;
}

/** The newest to each e-mail, also when it is over. */
export async function waitingInvitations(db: Db, accountId: string): Promise<readonly InvitationView[]> {
  const rows = await db.prisma.invitation.findMany({
    where: { organizationId: accountId, status: 'pending' },
    include: { inviter: true },
    orderBy: { id: 'desc' },
    distinct: ['email'],
  });
  return rows.map(({ id, email, role, inviter, createdAt, expiresAt }) => ({
    id,
    email,
    role: oneOf(ROLES, role),
    invitedBy: inviter.name,
    createdAt,
    expiresAt,
  }));
}

/** Cancels the open invitations of a person: they may invite no more. */
export async function cancelInvitationsOf(db: Db, accountId: string, inviterId: string): Promise<void> {
  await db.prisma.invitation.updateMany({
    where: { organizationId: accountId, inviterId, status: 'pending' },
    data: { status: 'canceled' },
  });
}

/** A new person takes up the invitation that was sent to their e-mail: person, password and membership, or none of them. Audited. */
export async function joinByInvitation(
  db: Db,
  join: {
    readonly invitationId: string;
    readonly name: string;
    readonly passwordHash: string;
    readonly nowMs: number;
  },
): Promise<Joined> {
  const invitation = await openInvitation(db, join.invitationId, join.nowMs);
  if (!invitation) return { kind: 'convite_invalido' };
  if (invitation.known) return { kind: 'email_ja_existe' };
  const { accountId, role, email } = invitation;
  return withAccount(db, accountId, async (tx): Promise<Joined> => {
    // If two calls race, the second finds it accepted.
    const { count } = await tx.invitation.updateMany({
      where: { id: invitation.id, status: 'pending' },
      data: { status: 'accepted' },
    });
    if (count === 0) return { kind: 'convite_invalido' };
    const userId = await createPerson(tx, { name: join.name, email, emailVerified: true });
    await setPassword(tx, userId, join.passwordHash);
    await addMember(tx, { accountId, userId }, role);
    await auditIn(tx, accountId, {
      actor: { kind: 'user', id: userId },
      action: 'invitation.accept',
      subject: { type: 'invitation', id: invitation.id },
      details: { role },
    });
    return { kind: 'aceito', userId, accountId, role };
  }).catch((error: unknown): Joined => {
    if (isUniqueViolation(error)) return { kind: 'email_ja_existe' };
    throw error;
  });
}

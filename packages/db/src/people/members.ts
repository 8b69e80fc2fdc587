import type { Db } from '../base/client.ts';
import { newId } from '../base/ids.ts';
import { oneOf } from '../base/parse.ts';
import type { Tx } from '../base/transaction.ts';

/** Roles in an account, the mightiest first; each person has one. */
export const ROLES = ['owner', 'admin', 'developer', 'fiscal', 'leitura'] as const;
export type Role = (typeof ROLES)[number];

export const isRole = (text: string): text is Role => ROLES.some((role) => role === text);

/** Accounts of a person, the one they joined first at the head. */
export async function accountsOf(db: Db, userId: string): Promise<readonly string[]> {
  const members = await db.prisma.member.findMany({
    where: { userId },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  });
  return members.map(({ organizationId }) => organizationId);
}

/** Whether a change was refused because it would have left an account without an owner. */
export const leavesNoOwner = (error: unknown): boolean =>
  error instanceof Error && error.message.includes('members_owner_stays');

/** Makes a person a member with that role, in place of any earlier one. */
export async function addMember(
  tx: Tx,
  { accountId, userId }: { readonly accountId: string; readonly userId: string },
  role: Role,
): Promise<void> {
  const of = { organizationId: accountId, userId };
  const member = await tx.member.findUnique({ where: { organizationId_userId: of }, select: { id: true } });
  // A role is proven with the id of its row.
  if (member === null) await tx.member.create({ data: { id: newId(), ...of, role } });
  else await tx.member.update({ where: { id: member.id }, data: { role } });
}

export interface Membership {
  readonly accountId: string;
  readonly name: string;
  readonly role: Role;
  /** The account lets in only who has a second factor. */
  readonly secondFactorRequired: boolean;
}

/** Memberships of a person, with the account's name and the role in each. */
export async function membershipsOf(db: Db, userId: string): Promise<readonly Membership[]> {
  const members = await db.prisma.member.findMany({
    where: { userId },
    include: { organization: true },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  });
  return members.map(({ organizationId, organization, role }) => ({
    accountId: organizationId,
    name: organization.name,
    role: oneOf(ROLES, role),
    secondFactorRequired: organization.secondFactorRequired,
  }));
}

/** A person of an account, as their colleagues see them. */
export interface MemberView {
  /** Id of the membership. */
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly since: Date;
  readonly twoFactorEnabled: boolean;
}

/** People of an account, by name. */
export async function membersOf(db: Db, accountId: string): Promise<readonly MemberView[]> {
  const members = await db.prisma.member.findMany({
    where: { organizationId: accountId },
    include: { user: true },
    orderBy: [{ user: { name: 'asc' } }, { id: 'asc' }],
  });
  return members.map(({ id, userId, role, createdAt, user }) => ({
    id,
    userId,
    name: user.name,
    email: user.email,
    role: oneOf(ROLES, role),
    since: createdAt,
    twoFactorEnabled: user.twoFactorEnabled,
  }));
}

/** People with a role in an account, by their proven addresses. */
export async function recipientsOf(
  db: Db,
  accountId: string,
  roles: readonly Role[],
): Promise<readonly { readonly name: string; readonly email: string }[]> {
  const members = await db.prisma.member.findMany({
    where: { organizationId: accountId, role: { in: [...roles] }, user: { emailVerified: true } },
    select: { user: { select: { name: true, email: true } } },
    orderBy: { createdAt: 'asc' },
  });
  return members.map(({ user }) => user);
}

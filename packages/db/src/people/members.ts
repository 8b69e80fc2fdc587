import type { Db } from '../client.ts';
import { newId } from '../ids.ts';
import { oneOf } from '../parse.ts';
import type { Tx } from '../transaction.ts';

/** What a person may be in an account, the mightiest first; one each. */
export const ROLES = ['owner', 'admin', 'developer', 'fiscal', 'leitura'] as const;
export type Role = (typeof ROLES)[number];

export const isRole = (text: string): text is Role => ROLES.some((role) => role === text);

/** Role of a person in an account at this moment; null when they are no member. */
export async function memberRole(db: Db, accountId: string, userId: string): Promise<Role | null> {
  const member = await db.prisma.member.findUnique({
    where: { organizationId_userId: { organizationId: accountId, userId } },
  });
  return member && oneOf(ROLES, member.role);
}

/** Accounts of a person, the one they joined first at the head. */
export async function accountsOf(db: Db, userId: string): Promise<readonly string[]> {
  const members = await db.prisma.member.findMany({
    where: { userId },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  });
  return members.map(({ organizationId }) => organizationId);
}

/** Makes them a member with that role, whatever they were before. */
export async function addMember(tx: Tx, accountId: string, userId: string, role: Role): Promise<void> {
  await tx.member.upsert({
    where: { organizationId_userId: { organizationId: accountId, userId } },
    create: { id: newId(), organizationId: accountId, userId, role },
    update: { role },
  });
}

export interface Membership {
  readonly accountId: string;
  readonly name: string;
  readonly role: Role;
}

/** The same with the accounts' names and the role in each. */
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
  }));
}

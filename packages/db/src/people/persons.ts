import type { Db } from '../base/client.ts';
import { newId } from '../base/ids.ts';
import type { Tx } from '../base/transaction.ts';

export interface NewPerson {
  readonly name: string;
  readonly email: string;
  /** True when the address is known to be theirs. */
  readonly emailVerified: boolean;
}

/** Id of the person who signs in with this e-mail. */
export async function personByEmail(db: Db, email: string): Promise<string | null> {
  const user = await db.prisma.authUser.findUnique({ where: { email: email.toLowerCase() } });
  return user?.id ?? null;
}

export async function createPerson(tx: Tx, person: NewPerson): Promise<string> {
  const { name, emailVerified } = person;
  const user = await tx.authUser.create({
    data: { id: newId(), name, email: person.email.toLowerCase(), emailVerified },
  });
  return user.id;
}

/** better-auth's credential of a password login: its account id is the user's own. */
export async function setPassword(tx: Tx, userId: string, password: string): Promise<void> {
  await tx.authCredential.upsert({
    where: { providerId_accountId: { providerId: 'credential', accountId: userId } },
    create: { id: newId(), userId, accountId: userId, providerId: 'credential', password },
    update: { password },
  });
}

/** Hash of their password; null without one. */
export async function passwordHashOf(db: Db, userId: string): Promise<string | null> {
  const credential = await db.prisma.authCredential.findUnique({
    where: { providerId_accountId: { providerId: 'credential', accountId: userId } },
  });
  return credential?.password ?? null;
}

/** @param credentialId in the device's form, base64url */
export const holdsPasskey = async (db: Db, userId: string, credentialId: string): Promise<boolean> =>
  (await db.prisma.passkey.count({ where: { userId, credentialID: credentialId } })) > 0;

export interface PersonView {
  readonly name: string;
  readonly email: string;
  readonly twoFactorEnabled: boolean;
  /** Runs the platform: is shown where its own pages are. */
  readonly operator: boolean;
}

export async function getPerson(db: Db, userId: string): Promise<PersonView | null> {
  const user = await db.prisma.authUser.findUnique({ where: { id: userId } });
  if (user === null) return null;
  const { name, email, twoFactorEnabled, operator } = user;
  return { name, email, twoFactorEnabled, operator };
}

/** Makes a person an operator of the platform, or revokes it; as the owner of the tables, since no process may. False: unknown e-mail. */
export async function setOperator(db: Db, email: string, operator: boolean): Promise<boolean> {
  const { count } = await db.prisma.authUser.updateMany({
    where: { email: email.toLowerCase() },
    data: { operator },
  });
  return count === 1;
}

/** Names by id; deleted people are absent. */
export async function namesOf(db: Db, userIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const users = await db.prisma.authUser.findMany({
    where: { id: { in: [...new Set(userIds)] } },
    select: { id: true, name: true },
  });
  return new Map(users.map(({ id, name }) => [id, name]));
}

/** People whose backup codes an earlier version encrypted, a page after the person `after`, in order of their ids. */
export async function ownersOfReadableCodes(
  db: Db,
  after: string | undefined,
  limit: number,
): Promise<readonly string[]> {
  const { rows } = await db.pool.query<{ id: string }>('select readable_code_owners($1, $2) as id', [
    after ?? '00000000-0000-0000-0000-000000000000',
    limit,
  ]);
  return rows.map(({ id }) => id);
}

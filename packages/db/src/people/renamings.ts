import type { Db } from '../base/client.ts';
import { isUuid } from '../base/ids.ts';
import type { Tx } from '../base/transaction.ts';

/** Text that a person edits: their own, or their account's. */
export type PersonalText = 'name' | 'account' | 'passkey' | 'role';

export interface TextOwner {
  readonly userId: string;
  readonly accountId: string;
}

const READ: Readonly<Record<PersonalText, (tx: Tx, of: TextOwner, id: string) => Promise<string | null>>> = {
  name: async (tx, { userId }) =>
    (await tx.authUser.findUnique({ where: { id: userId }, select: { name: true } }))?.name ?? null,
  account: async (tx, { accountId }) =>
    (await tx.organization.findUnique({ where: { id: accountId }, select: { name: true } }))?.name ?? null,
  passkey: async (tx, { userId }, id) =>
    (await tx.passkey.findFirst({ where: { id, userId }, select: { name: true } }))?.name ?? null,
  role: async (tx, { accountId }, id) =>
    (await tx.member.findFirst({ where: { id, organizationId: accountId }, select: { role: true } }))?.role ??
    null,
};

interface EditedText {
  readonly text: PersonalText;
  readonly of: TextOwner;
  readonly id: string;
}

/**
 * Runs `write` with the stored text while no other process runs it for the same text. The lock is of the database;
 * another connection writes, so it locks no row.
 *
 * @param id of the passkey or the membership; a name is identified by the person or the account
 */
export function editText<T>(
  db: Db,
  { text, of, id }: EditedText,
  write: (stored: string | null) => Promise<T>,
): Promise<T> {
  const subject = text === 'name' ? of.userId : text === 'account' ? of.accountId : id;
  return db.prisma.$transaction(async (tx) => {
    await tx.$executeRaw`select pg_advisory_xact_lock(hashtext(${text}), hashtext(${subject}))`;
    return write(isUuid(subject) ? await READ[text](tx, of, id) : null);
  });
}

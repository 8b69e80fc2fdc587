import { expect, it } from 'vitest';
import { newId } from '../base/ids.ts';
import { createTenant, openDb } from '../testing/test-database.ts';
import { editText, type PersonalText } from './renamings.ts';

async function texts() {
  const [db, other] = [openDb('app'), openDb('app')];
  const { accountId } = await createTenant(db);
  const member = await db.prisma.member.findFirstOrThrow({ where: { organizationId: accountId } });
  const { id, userId } = member;
  const name = 'Chave';
  const passkey = await db.prisma.passkey.create({
    data: {
      id: newId(),
      userId,
      name,
      credentialID: newId(),
      publicKey: 'k',
      counter: 0,
      deviceType: 's',
      backedUp: false,
    },
  });
  const where = { id: userId };
  const ofAccount = { id: accountId };
  const ofMember = { id };
  const ofPasskey = { id: passkey.id };
  const write: Readonly<Record<PersonalText, readonly [id: string, (to: string) => Promise<unknown>]>> = {
    name: ['', (to) => other.prisma.authUser.update({ where, data: { name: to } })],
    account: ['', (to) => other.prisma.organization.update({ where: ofAccount, data: { name: to } })],
    passkey: [passkey.id, (to) => other.prisma.passkey.update({ where: ofPasskey, data: { name: to } })],
    role: [id, (to) => other.prisma.member.update({ where: ofMember, data: { role: to } })],
  };
  return { db, other, of: { accountId, userId }, write };
}

it.each(['name', 'account', 'passkey'] as const)(
  'admits a single writer when many edit one %s at once, each having read the same',
  async (text) => {
    const { db, other, of, write } = await texts();
    const [id, to] = write[text];
    const seen = await editText(db, { text, of, id }, async (stored) => stored);
    expect(seen).not.toBeNull();
    const writers = ['Um', 'Dois', 'Três', 'Quatro'].map((wanted, index) =>
      editText([db, other][index % 2] ?? db, { text, of, id }, async (stored) => {
        if (stored !== seen) return false;
        await to(wanted);
        return true;
      }),
    );
    expect((await Promise.all(writers)).filter(Boolean)).toHaveLength(1);
  },
);

it('reads a role, and nothing of another account or person', async () => {
  const [mine, theirs] = [await texts(), await texts()];
  const storedText = async (text: PersonalText, of: typeof mine.of, id: string) =>
    editText(mine.db, { text, of, id }, async (found) => found);
  expect(await storedText('role', mine.of, mine.write.role[0])).toBe('owner');
  expect(await storedText('role', theirs.of, mine.write.role[0])).toBeNull();
  expect(await storedText('passkey', theirs.of, mine.write.passkey[0])).toBeNull();
  expect(await storedText('passkey', mine.of, 'nenhuma')).toBeNull();
});

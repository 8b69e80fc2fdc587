import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import {
  ageProof,
  CONSOLE,
  newOwner,
  type PeopleServer,
  servePeopleHere,
  type Visitor,
  visitor,
} from '../../test/support/people.ts';
import { softwarePasskey } from '../../test/support/software-passkey.ts';
import type { SessionIdentity } from './identify.ts';
import type { PasskeyResponse } from './signing-in/take-passkey.ts';

const PASSWORD = 'cavalo correto bateria';

let api: PeopleServer;
beforeAll(async () => {
  api = await servePeopleHere();
});
afterAll(() => api.close());

const identityOf = async (at: Visitor): Promise<SessionIdentity> => {
  const identity = await api.people.identify(at.cookie());
  if (!identity) throw new Error('nobody is signed in');
  return identity;
};
const challengeFor = async (at: Visitor) =>
  z
    .object({ challenge: z.string() })
    .loose()
    .parse((await at.get('/passkey/generate-authenticate-options')).json).challenge;

it('proves who is at a session by a passkey of its person, once a challenge, and opens no other session', async () => {
  const [guest, other] = [await newOwner(api, PASSWORD), await newOwner(api, PASSWORD)];
  const { userId, sessionId } = await identityOf(guest);
  const [own, theirs] = [
    await softwarePasskey(api.db, userId, CONSOLE),
    await softwarePasskey(api.db, (await identityOf(other)).userId, CONSOLE),
  ];
  await ageProof(api, sessionId);
  const confirm = async (passkey: PasskeyResponse) =>
    api.people.confirmSession(await identityOf(guest), { passkey, cookie: guest.cookie() }, 'req_teste');
  const refused = { code: 'nao_autenticado' };

  await expect(confirm(theirs.answer(await challengeFor(guest)))).rejects.toMatchObject(refused);
  const unverified = own.answer(await challengeFor(guest), { verifiesUser: false });
  await expect(confirm(unverified)).rejects.toMatchObject(refused);
  const foreign = visitor(api.url);
  await expect(confirm(own.answer(await challengeFor(foreign)))).rejects.toMatchObject(refused);
  expect((await identityOf(guest)).confirmed).toBe(false);

  const answer = own.answer(await challengeFor(guest));
  await confirm(answer);
  expect(await identityOf(guest)).toMatchObject({ sessionId, confirmed: true });
  await expect(confirm(answer)).rejects.toMatchObject(refused);
  expect(await api.db.prisma.authSession.count({ where: { userId } })).toBe(1);
});

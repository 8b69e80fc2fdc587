import { stack } from '@fiscal/core/testing/stack';
import { createKeyring } from '@fiscal/db/keyring/keyring';
import { takeCode } from '@fiscal/db/people/used-codes';
import { openPeopleKey } from '@fiscal/db/vault/installation-keys';
import { symmetricEncrypt } from 'better-auth/crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { refusal } from '../../test/support/api.ts';
import {
  ageProof,
  newOwner,
  type PeopleServer,
  servePeopleHere,
  totpCode,
  type Visitor,
  visitor,
} from '../../test/support/people.ts';
import type { SessionIdentity } from './identify.ts';
import type { People } from './people.ts';
import { peopleSecrets } from './secrets.ts';
import { factorBucket, WRONG_FACTORS } from './signing-in/factor-first.ts';

const PASSWORD = 'cavalo correto bateria';
const OTHER = 'grampo novo da estante';

let api: PeopleServer;
let people: People;
beforeAll(async () => {
  api = await servePeopleHere();
  people = api.people;
});
afterAll(() => api.close());

const identityOf = async (at: Visitor): Promise<SessionIdentity> => {
  const identity = await people.identify(at.cookie());
  if (!identity) throw new Error('nobody is signed in');
  return identity;
};
const problem = ({ json }: { json: unknown }) =>
  z.object({ errors: z.array(z.object({ code: z.string() }).loose()) }).parse(json).errors[0]?.code;

/** An owner whose second factor is on. */
async function withFactor() {
  const guest = await newOwner(api, PASSWORD);
  const enabled = await guest.post('/two-factor/enable', { password: PASSWORD });
  const shown = z
    .object({ totpURI: z.string(), backupCodes: z.array(z.string()) })
    .loose()
    .parse(enabled.json);
  const code = totpCode(shown.totpURI, Date.now() - 30_000);
  expect((await guest.post('/two-factor/verify-totp', { code })).status).toBe(200);
  return { guest, ...shown };
}

describe('a second factor that is on', () => {
  it('keeps no backup code that can be read back, of earlier times either, and takes each once', async () => {
    const { guest, backupCodes } = await withFactor();
    const { userId } = await identityOf(guest);
    const key = peopleSecrets(await openPeopleKey(api.db, createKeyring({ MASTER_KEY: stack().masterKey })));
    const data = JSON.stringify(backupCodes);
    const encrypted = await symmetricEncrypt({ key: key.betterAuth, data });
    const { twoFactor } = api.db.prisma;
    await twoFactor.update({ where: { userId }, data: { backupCodes: encrypted } });
    await people.hashBackupCodes();
    const storedCodes = async () => (await twoFactor.findUniqueOrThrow({ where: { userId } })).backupCodes;
    const hashed = await storedCodes();
    expect(hashed).toMatch(/^\["scrypt\$/);
    await people.hashBackupCodes();
    expect(await storedCodes()).toBe(hashed);
    const use = async (code: unknown) => {
      const at = visitor(api.url);
      await at.post('/sign-in/email', { email: guest.email, password: PASSWORD });
      await at.post('/two-factor/verify-backup-code', { code });
      return (await people.identify(at.cookie())) !== null;
    };
    expect(await use(z.array(z.string()).parse(JSON.parse(hashed))[0])).toBe(false);
    expect([await use(backupCodes[0]), await use(backupCodes[0]), await use(backupCodes[1])]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it.each(['/two-factor/disable', '/two-factor/generate-backup-codes'])(
    'is behind %s too: the password alone is refused, and a code holds once',
    async (path) => {
      const { guest, totpURI, backupCodes } = await withFactor();
      const ask = (body: object) => guest.post(path, { password: PASSWORD, ...body });
      const bare = await ask({});
      refusal(bare, 400, 'requisicao_invalida');
      expect(problem(bare)).toBe('campo_obrigatorio');
      for (const code of ['000000', 'AAAAA-AAAAA'])
        expect(problem(await ask({ code }))).toBe('codigo_invalido');
      const code = totpCode(totpURI, Date.now());
      expect(problem(await ask({ code, password: OTHER }))).toBe('senha_incorreta');
      await takeCode(api.db, (await identityOf(guest)).userId, code);
      expect(problem(await ask({ code }))).toBe('codigo_invalido');
      expect((await ask({ code: backupCodes[0] })).status).toBe(200);
      const off = path === '/two-factor/disable';
      expect((await identityOf(guest)).secondFactor).toBe(!off);
      if (off) return;
      expect(problem(await ask({ code: backupCodes[1] }))).toBe('codigo_invalido');
      expect((await ask({ code: totpCode(totpURI, Date.now() + 30_000) })).status).toBe(200);
    },
  );

  it('is part of the proof of a person who has one', async () => {
    const { guest, totpURI, backupCodes } = await withFactor();
    await ageProof(api, (await identityOf(guest)).sessionId);
    const confirm = async (code?: string) => {
      const cookie = guest.cookie();
      return people.confirmSession(
        await identityOf(guest),
        { password: PASSWORD, code, cookie },
        'req_teste',
      );
    };
    for (const code of [undefined, '000000'])
      await expect(confirm(code)).rejects.toMatchObject({ errors: [{ field: 'code' }] });
    expect((await identityOf(guest)).confirmed).toBe(false);
    await confirm(totpCode(totpURI, Date.now()));
    expect((await identityOf(guest)).confirmed).toBe(true);
    await ageProof(api, (await identityOf(guest)).sessionId);
    await confirm(backupCodes[3]);
    await expect(confirm(backupCodes[3])).rejects.toMatchObject({ errors: [{ code: 'codigo_invalido' }] });
  });

  it('is not guessed inside a session either', async () => {
    const { guest, totpURI } = await withFactor();
    const { userId } = await identityOf(guest);
    api.limiter.take(factorBucket(userId), WRONG_FACTORS, WRONG_FACTORS.size);
    const code = totpCode(totpURI, Date.now());
    for (const path of ['/two-factor/disable', '/two-factor/verify-totp'])
      expect((await guest.post(path, { password: PASSWORD, code })).status, path).toBe(429);
  });

  it('is not guessed by many codes at once, and a right one counts for nothing', async () => {
    const { guest, totpURI } = await withFactor();
    const { userId } = await identityOf(guest);
    api.limiter.take(factorBucket(userId), WRONG_FACTORS, WRONG_FACTORS.size - 2);
    const verify = async (code: string) => (await guest.post('/two-factor/verify-totp', { code })).status;
    expect(await verify(totpCode(totpURI, Date.now()))).toBe(200);
    const statuses = await Promise.all(Array.from({ length: 5 }, () => verify('000000')));
    expect(statuses.toSorted((a, b) => a - b)).toEqual([401, 401, 429, 429, 429]);
  });
});

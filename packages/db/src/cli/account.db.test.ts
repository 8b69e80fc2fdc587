import { expect, it } from 'vitest';
import { z } from 'zod';
import { DEFAULT_CEILINGS } from '../records/ceilings.ts';
import { ran } from '../testing/commands.ts';
import { databaseUrls } from '../testing/test-database.ts';
import { account as command } from './account.ts';

const MASTER_KEY = Buffer.alloc(32, 7).toString('base64');

const account = (...args: string[]) => {
  const { appUrl, ownerUrl } = databaseUrls();
  return ran(command, args, { DATABASE_URL: appUrl, OWNER_DATABASE_URL: ownerUrl, MASTER_KEY });
};

it('creates an account, adds credits and an owner to it and gives it a new key', async () => {
  const email = `conta-${process.pid}-${Date.now()}@exemplo.com.br`;
  const made = await account('create', '--name', 'Minha Empresa', '--email', email, '--credits', '1.5');
  expect(made).toMatchObject({ code: 0, errors: '' });
  const created = z.object({ accountId: z.uuid() }).loose().parse(JSON.parse(made.out));
  expect(created).toMatchObject({
    accessKey: expect.stringMatching(/^nfe_access_/),
    restrictedKey: expect.stringMatching(/^nfe_restricted_/),
    owner: { email },
  });
  const { accountId } = created;
  expect(JSON.parse((await account('credits', '--account', accountId, '--amount', '10')).out)).toEqual({
    accountId,
    balanceMilli: '11500',
    availableMilli: '11500',
  });
  const partner = `socia-${process.pid}-${Date.now()}@exemplo.com.br`;
  expect(JSON.parse((await account('owner', '--account', accountId, '--email', partner)).out)).toEqual({
    accountId,
    owner: { email: partner, password: expect.stringMatching(/^[\w-]{16}$/) },
  });
  const again = await account('owner', '--account', accountId, '--email', partner);
  expect([again.code, again.errors]).toEqual([1, expect.stringContaining('already belongs to someone')]);
  expect(JSON.parse((await account('key', '--account', accountId, '--kind', 'access')).out)).toMatchObject({
    key: expect.stringMatching(/^nfe_access_/),
  });
});

it('sets the ceilings of an account, and the default again', async () => {
  const email = `tetos-${process.pid}-${Date.now()}@exemplo.com.br`;
  const { accountId } = JSON.parse((await account('create', '--name', 'Tetos', '--email', email)).out);
  const set = (...args: string[]) => account('ceilings', '--account', accountId, ...args);
  const of = async (...args: string[]) => JSON.parse((await set(...args)).out).ceilings;
  expect(await of('--writes', '9000', '--companies', '7')).toEqual({
    ...DEFAULT_CEILINGS,
    writes: 9000,
    companies: 7,
  });
  expect(await of('--companies', 'default', '--test-documents', '5')).toEqual({
    ...DEFAULT_CEILINGS,
    writes: 9000,
    testDocuments: 5,
  });
  const wrong = await set('--reads', '0');
  expect([wrong.code, wrong.errors]).toEqual([1, expect.stringContaining('0 is neither')]);
});

it('makes a person an operator of the platform, and revokes it', async () => {
  const email = `operador-${process.pid}-${Date.now()}@exemplo.com.br`;
  await account('create', '--name', 'Plataforma', '--email', email);
  expect(JSON.parse((await account('operator', '--email', email)).out)).toEqual({ email, operator: true });
  expect(JSON.parse((await account('operator', '--email', email, '--revoke')).out)).toEqual({
    email,
    operator: false,
  });
  const { appUrl } = databaseUrls();
  const asApi = await ran(command, ['operator', '--email', email], { DATABASE_URL: appUrl, MASTER_KEY });
  expect([asApi.code, asApi.errors]).toEqual([1, expect.stringContaining('OWNER_DATABASE_URL is not set')]);
  const nobody = await account('operator', '--email', 'ninguem@exemplo.com.br');
  expect([nobody.code, nobody.errors]).toEqual([1, expect.stringContaining('no person has')]);
});

it.each([
  [[], 'Say what to do'],
  [['creat'], 'Unknown command creat'],
  [['create', '--nam', 'X'], "Unknown option '--nam'"],
  [['create', '--name', 'Veja https://x', '--email', 'a@b.co'], '--name: leave out @, <, >, ://'],
  [
    ['create', '--name', 'X', '--owner', 'Ana <a@b.co>', '--email', 'a@b.co'],
    '--owner: leave out @, <, >, ://',
  ],
  [['create', '--name', 'X', '--email', 'nobody'], '--email: nobody is not an e-mail address'],
  [
    ['create', '--name', 'X', '--email', 'a@b.co', '--trial-days', 'ten'],
    '--trial-days: ten is not a number of days',
  ],
  [
    ['create', '--name', 'X', '--email', 'a@b.co', '--credits', '1.2345'],
    '1.2345 is not an amount of credits',
  ],
  [['credits', '--account', 'x', '--amount', '1'], '--account: there is no account x'],
  [
    ['key', '--account', '01a1fe26-077b-73c8-b9f4-33bc753df22d', '--kind', 'access'],
    '--account: there is no account 01a1fe26-077b-73c8-b9f4-33bc753df22d',
  ],
])('answers %j with what is wrong and how it is used', async (args, reason) => {
  const { code, out, errors } = await account(...args);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(errors.startsWith(reason)).toBe(true);
  expect(errors).toContain('usage: npm run account --');
});

it('erases a person, but not the only owner of an account', async () => {
  const email = `some-${process.pid}-${Date.now()}@exemplo.com.br`;
  const { accountId } = JSON.parse((await account('create', '--name', 'Some', '--email', email)).out);
  const refused = await account('erase-person', '--email', email);
  expect([refused.code, refused.errors]).toEqual([1, expect.stringContaining('the only owner of Some')]);
  await account('owner', '--account', accountId, '--email', `fica-${email}`);
  expect(JSON.parse((await account('erase-person', '--email', email)).out)).toEqual({
    erased: expect.stringMatching(/^[\da-f-]{36}$/),
  });
  expect((await account('erase-person', '--email', email)).code).toBe(1);
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDb } from '../base/client.ts';
import { listRuleSwitches } from '../rules/rule-switches.ts';
import { ran } from '../testing/commands.ts';
import { migratedCopy } from '../testing/fresh-database.ts';
import { testKeyring } from '../testing/test-database.ts';
import { rules as command } from './rules.ts';

/** A database of its own: rules set here would be in force for everyone. */
let own: Awaited<ReturnType<typeof migratedCopy>>;
let url: string;
beforeAll(async () => {
  own = await migratedCopy();
  url = own.ownerUrl;
});
afterAll(() => own.drop());

const rules = (args: readonly string[]) => ran(command, args, { OWNER_DATABASE_URL: url });
const listRules = async (...args: string[]) => JSON.parse((await rules(args)).out);

it('sets a rule for all, for a UF and for a client, lists what is in force, and gives a rule its own strength back', async () => {
  const client = randomUUID();
  const ofNfe = async (...args: string[]) => listRules('set', ...args, '--type', 'nfe');
  expect(await listRules()).toEqual([]);
  await ofNfe('610', 'notice', '--reason', 'a UF soma de outro modo');
  await ofNfe('610', 'off', '--uf', 'BA', '--reason', 'a BA soma de outro modo');
  const all = await ofNfe('528', 'refuse', '--client', client, '--reason', 'pedido do cliente');
  expect(all).toMatchObject([
    { type: 'nfe', cStat: '610', effect: 'notice', uf: null, clientId: null, setBy: 'rules command' },
    { type: 'nfe', cStat: '610', effect: 'off', uf: 'BA', clientId: null, reason: 'a BA soma de outro modo' },
    { type: 'nfe', cStat: '528', effect: 'refuse', uf: null, clientId: client },
  ]);
  expect(await ofNfe('610', 'default', '--reason', 'resolvido')).toMatchObject([
    { cStat: '610', uf: 'BA' },
    { cStat: '528' },
  ]);
  await ofNfe('610', 'default', '--uf', 'BA', '--reason', 'resolvido');
  expect(await ofNfe('528', 'default', '--client', client, '--reason', 'resolvido')).toEqual([]);
});

it('turns on the fields of a change that wait for their schema, where one of them has a place', async () => {
  const set = async (...args: string[]) => listRules('set', ...args, '--reason', 'o esquema saiu');
  expect(await set('nfe-2026.005', 'write', '--type', 'nfe')).toMatchObject([
    { type: 'nfe', cStat: 'nfe-2026.005', effect: 'off', uf: null },
  ]);
  expect(await set('nfe-2026.005', 'default', '--type', 'nfe')).toEqual([]);
  for (const [wrong, errors] of [
    [['set', 'nfe-2026.005', 'off'], 'off is not said of nfe-2026.005'],
    [['set', '610', 'write'], 'write is not said of 610'],
    [['set', 'cte-2026.003', 'write', '--type', 'cte'], 'no field of it has a known place'],
    [['set', 'nfe-2026.008', 'write'], 'is no code of NF-e and NFC-e'],
  ] as const)
    expect(await rules([...wrong, '--reason', 'x'])).toMatchObject({
      code: 1,
      errors: expect.stringContaining(errors),
    });
});

it('sets a code of NF-e and NFC-e unless a type is named, and leaves the same code of other types alone', async () => {
  expect(await listRules('set', '698', 'off', '--type', 'mdfe', '--reason', 'em dúvida')).toMatchObject([
    { type: 'mdfe', cStat: '698', effect: 'off' },
  ]);
  expect(await listRules('set', '698', 'notice', '--reason', 'em dúvida')).toMatchObject([
    { type: 'mdfe', effect: 'off' },
    { type: 'nfce', cStat: '698', effect: 'notice' },
    { type: 'nfe', cStat: '698', effect: 'notice' },
  ]);
  await listRules('set', '698', 'default', '--reason', 'resolvido');
  expect(await listRules('set', '698', 'default', '--type', 'mdfe', '--reason', 'resolvido')).toEqual([]);
});

it.each([
  [['list'], 'Unknown command list'],
  [['set', '12345', 'off', '--reason', 'x'], '12345 is no code of NF-e and NFC-e'],
  [['set', '1130', 'off', '--type', 'mdfe', '--reason', 'x'], '1130 is no code of mdfe'],
  [['set', '610', 'off', '--type', 'toy', '--reason', 'x'], '--type: toy is none of nfe, nfce, cte'],
  [['set', '610', 'warn', '--reason', 'x'], 'warn is not refuse, notice, off or default'],
  [['set', '610', 'off', '--uf', 'XX', '--reason', 'x'], '--uf: there is no UF XX'],
  [['set', '610', 'off'], '--reason is required'],
])('refuses %j, sets nothing and shows the usage', async (args, why) => {
  const db = createDb({ url, role: 'app', max: 1, keyring: testKeyring });
  const before = await listRuleSwitches(db);
  const { code, out, errors } = await rules(args);
  expect([code, out]).toEqual([1, '']);
  expect(errors).toContain(why);
  expect(errors).toContain('usage: npm run rules');
  expect(await listRuleSwitches(db)).toEqual(before);
  await db.close();
});

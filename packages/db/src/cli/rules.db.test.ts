import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDb } from '../base/client.ts';
import { listRuleSwitches } from '../rules/rule-switches.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { databaseUrls } from '../testing/test-database.ts';
import { migrate } from '../upkeep/migrate.ts';

const COMMAND = path.join(import.meta.dirname, 'rules.ts');

interface Ran {
  readonly code: number;
  readonly out: string;
  readonly errors: string;
}

/** What is set here would be in force for everyone. */
let own: Awaited<ReturnType<typeof freshDatabase>>;
let url: string;
beforeAll(async () => {
  own = await freshDatabase(databaseUrls().ownerUrl);
  ({ appUrl: url } = await migrate({ ownerUrl: own.ownerUrl }));
});
afterAll(() => own.drop());

const rules = (args: readonly string[]): Promise<Ran> =>
  new Promise((resolve) => {
    const env = { ...process.env, DATABASE_URL: url };
    const child = execFile(
      process.execPath,
      ['--import', 'tsx', COMMAND, ...args],
      { env },
      (_, out, errors) => resolve({ code: child.exitCode ?? 1, out, errors }),
    );
  });
const listed = async (...args: string[]) => JSON.parse((await rules(args)).out);

it('sets a rule for all, for a UF and for a client, lists what is in force, and gives a rule its own strength back', async () => {
  const client = randomUUID();
  expect(await listed()).toEqual([]);
  await listed('set', '610', 'notice', '--reason', 'a UF soma de outro modo');
  await listed('set', '610', 'off', '--uf', 'BA', '--reason', 'a BA soma de outro modo');
  const all = await listed('set', '528', 'refuse', '--client', client, '--reason', 'pedido do cliente');
  expect(all).toMatchObject([
    { cStat: '610', effect: 'notice', uf: null, clientId: null, setBy: 'rules command' },
    { cStat: '610', effect: 'off', uf: 'BA', clientId: null, reason: 'a BA soma de outro modo' },
    { cStat: '528', effect: 'refuse', uf: null, clientId: client },
  ]);
  expect(await listed('set', '610', 'default', '--reason', 'resolvido')).toMatchObject([
    { cStat: '610', uf: 'BA' },
    { cStat: '528' },
  ]);
});

it.each([
  [['list'], 'Unknown command list'],
  [['set', '12345', 'off', '--reason', 'x'], '12345 is no code of NF-e and NFC-e'],
  [['set', '610', 'warn', '--reason', 'x'], 'warn is not refuse, notice, off or default'],
  [['set', '610', 'off', '--uf', 'XX', '--reason', 'x'], '--uf: there is no UF XX'],
  [['set', '610', 'off'], '--reason is required'],
])('refuses %j, sets nothing and says how it is called', async (args, why) => {
  const db = createDb({ url, role: 'app', max: 1 });
  const before = await listRuleSwitches(db);
  const { code, out, errors } = await rules(args);
  expect([code, out]).toEqual([1, '']);
  expect(errors).toContain(why);
  expect(errors).toContain('usage: npm run rules');
  expect(await listRuleSwitches(db)).toEqual(before);
  await db.close();
});

import { expect, it, onTestFinished } from 'vitest';
import { createDb } from '../base/client.ts';
import { listReferenceRates } from '../rules/reference-rates.ts';
import { ran } from '../testing/commands.ts';
import { migratedCopy } from '../testing/fresh-database.ts';
import { testKeyring } from '../testing/test-database.ts';
import { runRates } from './rates.ts';

const CBS = ['--tax', 'cbs', '--percent', '8.8', '--from', '2027-01-01', '--to', '2027-12-31'];
const SOURCE = ['--source', 'Resolução do Senado 99/2026'];

it('keeps a rate with its norm, and none over or apart from those that are known', async () => {
  const { appUrl, ownerUrl, drop } = await migratedCopy();
  const db = createDb({ url: appUrl, role: 'app', max: 1, keyring: testKeyring });
  onTestFinished(async () => {
    await db.close();
    await drop();
  });
  const run = (...args: readonly string[]) => ran(runRates, args, { OWNER_DATABASE_URL: ownerUrl });
  const loaded = {
    tax: 'cbs',
    percent: '8.8',
    from: '2027-01-01',
    to: '2027-12-31',
    source: 'Resolução do Senado 99/2026',
  };

  expect(JSON.parse((await run('list')).out).loaded).toEqual([]);
  expect(JSON.parse((await run('load', ...CBS, ...SOURCE)).out).loaded).toEqual([loaded]);
  for (const [args, fault] of [
    [['load', ...CBS, ...SOURCE], 'already'],
    [['load', ...CBS, ...SOURCE, '--from', '2028-01-02', '--to', '2028-12-31'], 'begins on that day'],
    [['load', ...CBS], 'norm'],
    [['load', ...CBS, ...SOURCE, '--tax', 'icms'], '--tax is one of'],
    [['load', ...CBS, '--rate', '1'], 'usage'],
    [[], 'usage'],
  ] as const)
    expect(await run(...args)).toMatchObject({ code: 1, errors: expect.stringContaining(fault) });
  expect(await listReferenceRates(db)).toEqual([loaded]);
});

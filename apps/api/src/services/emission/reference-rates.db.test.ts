import { loadFault } from '@fiscal/core/tax/reference-rates';
import { createDb } from '@fiscal/db/base/client';
import { loadReferenceRate } from '@fiscal/db/rules/reference-rates';
import { migratedCopy } from '@fiscal/db/testing/fresh-database';
import { asOperator, testKeyring } from '@fiscal/db/testing/test-database';
import { expect, it, onTestFinished } from 'vitest';
import { createReferenceRates } from './reference-rates.ts';

it('gives loaded rates to the emulated authorities once, and again after one that was away', async () => {
  const { appUrl, ownerUrl, drop } = await migratedCopy();
  const db = createDb({ url: appUrl, role: 'app', max: 2, keyring: testKeyring });
  onTestFinished(async () => {
    await db.close();
    await drop();
  });
  const errors: unknown[] = [];
  const given: unknown[] = [];
  let status = 200;
  const rates = createReferenceRates({
    db,
    sandbox: async (method, path, body) => {
      given.push([method, path, body]);
      return { status, body: null };
    },
    onError: (error) => errors.push(error),
  });
  await rates.refresh();
  expect([rates.current(), given]).toEqual([[], []]);

  const rate = {
    tax: 'cbs',
    percent: '8.8',
    from: '2027-01-01',
    to: '2028-12-31',
    source: 'Resolução do Senado 99/2026',
  } as const;
  expect(await asOperator((owner) => loadReferenceRate(owner, rate, loadFault), { ownerUrl })).toBeNull();
  status = 503;
  await rates.refresh();
  expect(rates.current()).toEqual([rate]);
  expect(errors).toHaveLength(1);
  status = 200;
  await rates.refresh();
  await rates.refresh();
  const body = { rates: [{ part: 'gCBS', percent: '8.8', from: '2027-01-01', to: '2028-12-31' }] };
  expect(given).toEqual([
    ['PUT', '/sandbox/rates', body],
    ['PUT', '/sandbox/rates', body],
  ]);
});

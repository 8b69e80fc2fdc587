import { documentOf } from '@fiscal/core/registry/documents';
import type { IbptData } from '@fiscal/core/tables/ibpt/ibpt';
import { minimalNfe } from '@fiscal/core/testing/builders';
import { createDb } from '@fiscal/db/base/client';
import { keepIbptTables } from '@fiscal/db/rules/ibpt-tables';
import { migratedCopy } from '@fiscal/db/testing/fresh-database';
import { asOperator, createTenant, testKeyring } from '@fiscal/db/testing/test-database';
import { expect, it, onTestFinished } from 'vitest';
import { createIbptTables } from './ibpt-tables.ts';
import { createValidateDocument } from './validate-document.ts';

const NOW = Date.parse('2026-11-23T10:00:00-03:00');
const table = (uf: string, federal: string): IbptData => ({
  uf,
  version: '26.2.C',
  source: 'IBPT',
  key: 'A1B2C3',
  from: '2026-11-01',
  to: '2026-12-31',
  lines: `0;84713012;;${federal};20.00;18.00;0.00`,
});

it('computes approximate taxes by the table of the issuer’s UF, once it is loaded', async () => {
  const { appUrl, ownerUrl, drop } = await migratedCopy();
  const db = createDb({ url: appUrl, role: 'app', max: 2, keyring: testKeyring });
  const errors: unknown[] = [];
  onTestFinished(async () => {
    await db.close();
    await drop();
  });

  const tables = createIbptTables({ db, onError: (error) => errors.push(error) });
  const validate = createValidateDocument({ db, nowMs: () => NOW, verProc: 'teste', ibpt: tables.of });
  const { test } = await createTenant(db);
  const { uf } = test.issuer;
  const note = minimalNfe(NOW, { consumidor_final: '1' });
  const [item] = note['itens'] as Record<string, unknown>[]; // the builder's list
  const body = {
    ...note,
    itens: [{ ...item, codigo_ncm: '84713012', icms_origem: '0', valor_bruto: '10.00' }],
  };
  const validateTaxes = async () => {
    const answer = await validate({
      principal: test,
      definition: documentOf('nfe'),
      body,
      strictHeader: false,
      strictHandling: false,
    });
    return /vTotTrib":"([^"]*)"/.exec(JSON.stringify(answer))?.[1];
  };
  const keep = (...kept: IbptData[]) =>
    asOperator((owner) => keepIbptTables(owner, { tables: kept, now: new Date(NOW) }), { ownerUrl });

  await tables.refresh();
  expect(await validateTaxes()).toBeUndefined();
  await keep(table(uf === 'AC' ? 'RJ' : 'AC', '50.00'), table(uf, '10.00'));
  expect(await validateTaxes()).toBeUndefined();
  await tables.refresh();
  expect(await validateTaxes()).toBe('2.80');
  await keep(table(uf, '12.00'));
  await tables.refresh();
  expect(await validateTaxes()).toBe('3.00');

  expect(errors).toEqual([]);
});

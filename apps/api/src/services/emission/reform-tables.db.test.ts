import { documentOf } from '@fiscal/core/registry/documents';
import { BUILT_IN_DATA } from '@fiscal/core/tables/rtc/built-in';
import type { RtcData } from '@fiscal/core/tables/rtc/rtc';
import { minimalNfe } from '@fiscal/core/testing/builders';
import { createDb } from '@fiscal/db/base/client';
import { keepReformTables } from '@fiscal/db/rules/reform-tables';
import { migratedCopy } from '@fiscal/db/testing/fresh-database';
import { asOperator, createTenant, testKeyring } from '@fiscal/db/testing/test-database';
import { expect, it, onTestFinished } from 'vitest';
import { createReformTables } from './reform-tables.ts';
import { createValidateDocument } from './validate-document.ts';

const NOW = Date.parse('2026-11-23T10:00:00-03:00');
const NEW = '000099';

/** The tables built in and one classification more. */
const newer = (): RtcData => {
  const [first] = BUILT_IN_DATA.classifications;
  if (first === undefined) throw new Error('no tables');
  return { ...BUILT_IN_DATA, classifications: [...BUILT_IN_DATA.classifications, { ...first, code: NEW }] };
};

it('judges by the tables that were loaded while it runs, and by those built in until then', async () => {
  const { appUrl, ownerUrl, drop } = await migratedCopy();
  const db = createDb({ url: appUrl, role: 'app', max: 2, keyring: testKeyring });
  const errors: unknown[] = [];
  onTestFinished(async () => {
    await db.close();
    await drop();
  });

  const tables = createReformTables({ db, onError: (error) => errors.push(error) });
  const validate = createValidateDocument({ db, nowMs: () => NOW, verProc: 'teste', rtc: tables.current });
  const { live } = await createTenant(db);
  const note = minimalNfe(NOW);
  const [item] = note['itens'] as Record<string, unknown>[]; // the builder's list
  const body = {
    ...note,
    itens: [{ ...item, ibs_cbs_classificacao_tributaria: NEW, ibs_cbs_situacao_tributaria: '000' }],
  };
  const unknown = async () =>
    JSON.stringify(
      await validate({
        principal: live,
        definition: documentOf('nfe'),
        body,
        strictHeader: false,
        strictHandling: false,
      }),
    ).includes('1023');

  await tables.refresh();
  expect(await unknown()).toBe(true);
  await asOperator(
    (owner) => keepReformTables(owner, { data: newer(), source: 'arquivo', now: new Date(NOW) }),
    { ownerUrl },
  );
  expect(await unknown()).toBe(true);
  await tables.refresh();
  expect(await unknown()).toBe(false);

  await asOperator((owner) => owner.pool.query(`update reform_tables set digest = 'outro', data = '{}'`), {
    ownerUrl,
  });
  await tables.refresh();
  expect(errors).toHaveLength(1);
  expect(await unknown()).toBe(false);
});

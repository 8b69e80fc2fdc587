import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { ibptFile, ibptLine } from '@fiscal/core/testing/ibpt-file';
import { zipSync } from 'fflate';
import { expect, it, onTestFinished } from 'vitest';
import { createDb } from '../base/client.ts';
import { loadedIbptTables, readIbptTable } from '../rules/ibpt-tables.ts';
import { ran } from '../testing/commands.ts';
import { migratedCopy } from '../testing/fresh-database.ts';
import { testKeyring } from '../testing/test-database.ts';
import { loadIbptTables } from './ibpt-tables.ts';

/** A database and a folder of their own, and the command over both. */
async function installation() {
  const { appUrl, ownerUrl, drop } = await migratedCopy();
  const db = createDb({ url: appUrl, role: 'app', max: 1, keyring: testKeyring });
  const folder = await mkdtemp(path.join(os.tmpdir(), 'ibpt-'));
  onTestFinished(async () => {
    await db.close();
    await drop();
    await rm(folder, { recursive: true });
  });
  const load = async (files: Readonly<Record<string, Uint8Array>>) => {
    const paths = Object.keys(files).map((name) => path.join(folder, name));
    for (const [name, bytes] of Object.entries(files)) await writeFile(path.join(folder, name), bytes);
    return ran(loadIbptTables, paths, { OWNER_DATABASE_URL: ownerUrl });
  };
  return { db, load };
}

const ufs = async (of: Promise<{ readonly uf: string }[]>) => (await of).map(({ uf }) => uf);
const table = (federal: string, version = '26.2.C') =>
  ibptFile([ibptLine(`84713012;;0;"x";${federal};2;3;4`, { version })], { version });

it('keeps the tables of a ZIP and of files, each in place of that of its UF, and none when one is refused', async () => {
  const { db, load } = await installation();
  const zip = zipSync({
    '26.2.C/TabelaIBPTaxAC26.2.C.csv': table('1'),
    'TabelaIBPTaxSP26.2.C.csv': table('1'),
    'Manual.pdf': Buffer.from('outro'),
  });

  const { out } = await load({ 'tabelas.zip': zip, 'TabelaIBPTaxRJ26.2.C.csv': table('1') });
  expect(JSON.parse(out).kept).toEqual(
    ['AC', 'SP', 'RJ'].map((uf) => ({ uf, version: '26.2.C', from: '2026-11-01', to: '2026-12-31' })),
  );
  expect(await ufs(loadedIbptTables(db))).toEqual(['AC', 'RJ', 'SP']);

  await load({ 'TabelaIBPTaxSP26.2.D.csv': table('9', '26.2.D') });
  const sp = await readIbptTable(db, 'SP');
  expect(sp).toMatchObject({ version: '26.2.D', from: '2026-11-01', to: '2026-12-31' });
  expect(sp?.lines.split('\n')[0]).toBe('0;84713012;;9;2;3;4');

  const before = await loadedIbptTables(db);
  for (const [files, fault] of [
    [{ 'TabelaIBPTaxSP1.csv': table('8'), 'TabelaIBPTaxRJ1.csv': Buffer.from('x') }, 'RJ1.csv is not taken'],
    [{ 'a.zip': zip, 'b.zip': zip }, 'two tables are of AC'],
    [{ 'vazio.zip': zipSync({ 'Manual.pdf': Buffer.from('outro') }) }, 'has no TabelaIBPTax'],
    [{ 'ruim.zip': Buffer.from('nada') }, 'ruim.zip is not taken'],
    [{}, 'usage: npm run ibpt:load'],
  ] as const)
    expect(await load(files)).toMatchObject({ code: 1, errors: expect.stringContaining(fault) });
  expect(await loadedIbptTables(db)).toEqual(before);
});

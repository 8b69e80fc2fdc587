import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { BUILT_IN_DATA } from '@fiscal/core/tables/rtc/built-in';
import { parseRtcData } from '@fiscal/core/tables/rtc/data';
import { parsePortal } from '@fiscal/core/tables/rtc/portal';
import { type PortalRow, portalPage, portalRows } from '@fiscal/core/testing/rtc-portal';
import { createDb } from '@fiscal/db/base/client';
import { loadedReformTables, readReformTables } from '@fiscal/db/rules/reform-tables';
import { migratedCopy } from '@fiscal/db/testing/fresh-database';
import { testKeyring } from '@fiscal/db/testing/test-database';
import { expect, it, onTestFinished } from 'vitest';
import { BYTES_MAX, refreshReformTables } from './reform-tables.ts';

const DAY_MS = 86_400_000;
const START = Date.parse('2026-11-23T00:00:00Z');

/** A database of its own: the tables are one row for the whole installation. */
async function ownDatabase() {
  const { workerUrl, drop } = await migratedCopy();
  const db = createDb({ url: workerUrl, role: 'worker', max: 2, keyring: testKeyring });
  onTestFinished(async () => {
    await db.close();
    await drop();
  });
  return db;
}

/** The portal, whose page can change. */
async function portal() {
  const shown: { status: number; page: string | Buffer; encoding?: string; asked: number } = {
    status: 200,
    page: portalPage(),
    asked: 0,
  };
  const server = createServer((_, answer) => {
    shown.asked += 1;
    const { encoding } = shown;
    answer.writeHead(shown.status, {
      location: '/elsewhere',
      ...(encoding !== undefined && { 'content-encoding': encoding }),
    });
    // Without an announced length.
    answer.write(shown.page);
    answer.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.address() as AddressInfo; // listens on a port
  return { shown, source: `http://127.0.0.1:${port}/DFE/TabelaClassificacaoTributaria` };
}

/** The page with one classification more. */
function newer(): string {
  const rows = structuredClone(portalRows());
  const classes = rows[0]?.['ClassificacoesTributarias'] as PortalRow[]; // the builder's list
  classes.push({ ...classes[0], CodClassTrib: '000099' });
  return portalPage(rows);
}

it.each([
  ['as it is', undefined, Buffer.alloc(BYTES_MAX + 1, ' ')],
  ['compressed', 'gzip', gzipSync(Buffer.alloc(BYTES_MAX + 1, ' '))],
])('reads no page that is too large, %s', async (_, encoding, page) => {
  const db = await ownDatabase();
  const { shown, source } = await portal();
  Object.assign(shown, { page, encoding });
  await expect(refreshReformTables(db, { source, nowMs: START })).rejects.toThrow(
    'has more than 50000000 bytes',
  );
  expect(await loadedReformTables(db)).toBeNull();
});

it('takes the portal’s tables once a week and keeps what it has when they cannot be had', async () => {
  const db = await ownDatabase();
  const { shown, source } = await portal();
  const at = (days: number) => refreshReformTables(db, { source, nowMs: START + days * DAY_MS });

  expect(await at(0)).toEqual({ kept: 'novas', version: 'portal 2026-10-01' });
  expect(await at(6)).toBeNull();
  expect(shown.asked).toBe(1);
  expect(await at(7)).toEqual({ kept: 'iguais', version: 'portal 2026-10-01' });
  const loaded = await loadedReformTables(db);

  shown.status = 302;
  await expect(at(14)).rejects.toThrow('leads to /elsewhere');
  shown.status = 503;
  await expect(at(14)).rejects.toThrow('answered 503');
  Object.assign(shown, { status: 200, page: '<html>em manutenção</html>' });
  await expect(at(14)).rejects.toThrow('no code tables');
  shown.page = portalPage(portalRows().slice(0, 3));
  await expect(at(14)).rejects.toThrow('only 13 classifications');
  expect(await loadedReformTables(db)).toEqual(loaded);
  expect(await readReformTables(db)).toEqual(parsePortal(portalPage(), BUILT_IN_DATA.credits));

  shown.page = newer();
  expect(await at(14)).toMatchObject({ kept: 'novas' });
  expect(parseRtcData(await readReformTables(db)).classifications.length).toBe(174);
});

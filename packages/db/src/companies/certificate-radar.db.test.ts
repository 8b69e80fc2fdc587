import { expect, it } from 'vitest';
import type { Db } from '../base/client.ts';
import { stageA1 } from '../testing/custody.ts';
import { createTenant, openDb } from '../testing/test-database.ts';
import { countRadar, listRadar } from './certificate-radar.ts';
import { listCertificates, replaceCertificate } from './certificates.ts';
import { createClient, listClients } from './clients.ts';

const NOW_MS = Date.parse('2026-11-22T12:00:00Z');
const DAY_MS = 86_400_000;

const a1 = async (db: Db, accountId: string, days: number) => ({
  uploadId: await stageA1(db, accountId),
  subject: `CN=${days}`,
  holder: null,
  notBefore: new Date(NOW_MS - 400 * DAY_MS),
  notAfter: new Date(NOW_MS + days * DAY_MS),
  thumbprint: 't',
  problems: [],
});

it('lists companies by the expiry of their A1 with the mark each has reached, in pages', async () => {
  const db = openDb('app');
  const { accountId, vault } = await createTenant(db);
  const days = [400, 59, 0.5, 29, -3, 7];
  const ids: string[] = [];
  for (const [index, left] of days.entries()) {
    const made = await createClient(db, vault, {
      accountId,
      client: {
        name: `Empresa ${left}`,
        cnpj: `1122233300018${index}`,
        ie: '1',
        uf: 'SP',
        environment: 2,
        csc: 'c',
        cscId: '1',
        certificate: await a1(db, accountId, left),
      },
    });
    ids.push(made.kind === 'criado' ? made.client.id : '');
  }
  const all = await listRadar(db, accountId, { nowMs: NOW_MS, limit: 100 });
  expect(all.data.map(({ state, certificate }) => [state, certificate?.subject])).toEqual([
    ['vencido', 'CN=-3'],
    ['1', 'CN=0.5'],
    ['7', 'CN=7'],
    ['30', 'CN=29'],
    ['60', 'CN=59'],
    ['ok', 'CN=400'],
    ['sem', undefined],
  ]);
  expect(await countRadar(db, accountId, NOW_MS)).toEqual({
    vencido: 1,
    '1': 1,
    '7': 1,
    '30': 1,
    '60': 1,
    ok: 1,
    sem: 1,
  });

  const paged: string[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page = await listRadar(db, accountId, { nowMs: NOW_MS, limit: 2, ...(cursor && { cursor }) });
    paged.push(...page.data.map(({ clientId }) => clientId));
    cursor = page.nextCursor;
  }
  expect(paged).toEqual(all.data.map(({ clientId }) => clientId));

  const soon = await listRadar(db, accountId, { nowMs: NOW_MS, limit: 10, states: ['vencido', '1'] });
  expect(soon.data.map(({ state }) => state)).toEqual(['vencido', '1']);

  // A replaced one no longer counts, and stays in the history.
  await replaceCertificate(
    db,
    { accountId, clientId: ids[4] ?? '' },
    { certificate: await a1(db, accountId, 365) },
  );
  expect((await countRadar(db, accountId, NOW_MS)).vencido).toBe(0);
  const history = await listCertificates(db, accountId, ids[4] ?? '');
  expect(history.map(({ subject, replacedAt }) => [subject, replacedAt === null])).toEqual([
    ['CN=365', true],
    ['CN=-3', false],
  ]);
});

it('finds companies by a part of the name or the beginning of the CNPJ, masked or not', async () => {
  const db = openDb('app');
  const { accountId, vault } = await createTenant(db, { cnpj: '99888777000166' });
  await createClient(db, vault, {
    accountId,
    client: {
      name: 'Padaria Central Ltda',
      cnpj: '12ABC34501DE35',
      ie: '1',
      uf: 'SP',
      environment: 2,
      csc: 'c',
      cscId: '1',
      certificate: null,
    },
  });
  const findCnpjs = async (search: string) =>
    (await listClients(db, accountId, { limit: 10, search })).data.map(({ cnpj }) => cnpj);
  expect(await findCnpjs('central')).toEqual(['12ABC34501DE35']);
  expect(await findCnpjs('12.abc.345')).toEqual(['12ABC34501DE35']);
  expect(await findCnpjs('99888777')).toEqual(['99888777000166']);
  expect(await findCnpjs('100%')).toEqual([]);
});

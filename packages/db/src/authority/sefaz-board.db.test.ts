import { afterAll, expect, it } from 'vitest';
import { createTenant, openDb, type TestTenant } from '../testing/test-database.ts';
import { companyOfEachUf, statusChanges, statusStrips } from './sefaz-board.ts';
import { listSefazStatus, type SefazStatusSeen, saveSefazStatus } from './sefaz-status.ts';

const app = openDb('app');
afterAll(() => app.close());

const MINUTE = 60_000;
const start = new Date('2026-11-22T12:00:00.000Z');
const at = (ms: number) => new Date(start.getTime() + ms);
const service = { environment: 2, type: 'nfe', uf: 'SP' } as const;

const see = (
  { accountId }: TestTenant,
  ms: number,
  online: boolean,
  more: Partial<SefazStatusSeen> = {},
): Promise<void> =>
  saveSefazStatus(app, accountId, {
    ...service,
    online,
    cStat: online ? '107' : '108',
    xMotivo: online ? 'Em operação' : 'Paralisado',
    latencyMs: 10,
    checkedAt: at(ms),
    ...more,
  });

it('says since when a service is as it is', async () => {
  const mine = await createTenant(app);
  const since = async () => (await listSefazStatus(app, mine.accountId)).map((status) => status.since);
  await see(mine, 0, true);
  await see(mine, 5 * MINUTE, true);
  expect(await since()).toEqual([start]);
  await see(mine, 6 * MINUTE, false);
  await see(mine, 7 * MINUTE, false);
  expect(await since()).toEqual([at(6 * MINUTE)]);
});

it('keeps every change, and once a minute what stayed', async () => {
  const mine = await createTenant(app);
  await see(mine, 0, true);
  for (const seconds of [1, 20, 59]) await see(mine, seconds * 1000, true);
  for (const [seconds, online] of [
    [60, true],
    [61, false],
    [62, true],
    [63, false],
  ] as const)
    await see(mine, seconds * 1000, online);
  const strips = await statusStrips(app, mine.accountId, { environment: 2, from: start, slotMs: MINUTE });
  expect(strips).toEqual([
    { type: 'nfe', uf: 'SP', slot: 0, seen: 1, offline: 0, latencyMs: 10 },
    { type: 'nfe', uf: 'SP', slot: 1, seen: 4, offline: 2, latencyMs: 10 },
  ]);
  expect((await statusChanges(app, mine.accountId, service)).map(({ at, cStat }) => [at, cStat])).toEqual([
    [at(63_000), '108'],
    [at(62_000), '107'],
    [at(61_000), '108'],
    [start, '107'],
  ]);
});

it('forgets what is older than 30 days, and what others saw it never tells', async () => {
  const [mine, theirs] = [await createTenant(app), await createTenant(app)];
  const day = 24 * 60 * MINUTE;
  await see(mine, -31 * day, false);
  await see(mine, -29 * day, false);
  await see(theirs, -31 * day, false);
  await see(mine, 0, true);
  const kept = ({ accountId }: TestTenant) => statusChanges(app, accountId, service);
  expect((await kept(mine)).map((change) => change.at)).toEqual([start, at(-29 * day)]);
  expect(await kept(theirs)).toHaveLength(1);
  const since = { environment: 2, from: at(-60 * day), slotMs: MINUTE } as const;
  expect(await statusStrips(app, theirs.accountId, since)).toHaveLength(1);
  expect(await statusStrips(app, theirs.accountId, { ...since, environment: 1 })).toEqual([]);
});

it('names one company for each UF', async () => {
  const mine = await createTenant(app);
  expect(await companyOfEachUf(app, mine.accountId)).toEqual([
    { uf: 'SP', clientId: mine.clientId, name: expect.any(String) },
  ]);
});

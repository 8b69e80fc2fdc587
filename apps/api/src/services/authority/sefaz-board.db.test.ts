import { saveSefazStatus } from '@fiscal/db/authority/sefaz-status';
import { createTenant, openDb, type TestTenant } from '@fiscal/db/testing/test-database';
import { expect, it } from 'vitest';
import { createSefazBoard } from './sefaz-board.ts';
import { createSefazHistory } from './sefaz-history.ts';

const db = openDb('app', 4);
const now = new Date('2026-11-22T12:10:00.000Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const see = ({ accountId }: TestTenant, online: boolean, agoMs: number) =>
  saveSefazStatus(db, accountId, {
    environment: 2,
    type: 'nfe',
    uf: 'SP',
    online,
    cStat: online ? '107' : '109',
    xMotivo: 'x',
    latencyMs: 20,
    checkedAt: new Date(now.getTime() - agoMs),
  });
const boardOf = (statusMinutes = 5) => createSefazBoard({ db, liveTransmission: false, statusMinutes });

it('shows who answers for each UF, and what was seen of it in the environment', async () => {
  const mine = await createTenant(db);
  await see(mine, true, 5_000);
  const board = boardOf();
  const { ufs, liveTransmission, watchedMinutes } = await board.look(mine.accountId, 2);
  expect([liveTransmission, watchedMinutes]).toEqual([true, 5]);
  expect(ufs).toHaveLength(27);
  const service = (uf: string, type: string) =>
    ufs.find((each) => each.uf === uf)?.services.find((each) => each.type === type);
  expect(service('SP', 'nfe')).toMatchObject({
    authorizer: 'SP',
    last: {
      state: 'operando',
      cStat: '107',
      latencyMs: 20,
      nextLookAt: new Date(now.getTime() - 5_000 + 5 * MINUTE),
    },
  });
  expect(service('AC', 'nfe')?.authorizer).toBe('SVRS');
  expect(service('PE', 'cte')?.authorizer).toBe('SVSP');
  expect(ufs.flatMap(({ services }) => services).every(({ authorizer }) => authorizer !== null)).toBe(true);
  expect(service('RJ', 'nfe')?.last).toBeNull();
  expect(ufs.filter(({ company }) => company !== null).map(({ uf }) => uf)).toEqual(['SP']);
  // The real authorities are not polled while nothing is sent to them.
  const live = await board.look(mine.accountId, 1);
  expect([live.liveTransmission, live.watchedMinutes]).toEqual([false, null]);
  expect((await boardOf(0).look(mine.accountId, 2)).watchedMinutes).toBeNull();
});

it('warns of what enough looks found down, where the account has a company', async () => {
  const mine = await createTenant(db);
  const alerts = () => boardOf().alerts(mine.accountId, 2);
  await see(mine, true, 20 * MINUTE);
  await see(mine, true, 15 * MINUTE);
  await see(mine, false, 10 * MINUTE);
  expect(await alerts()).toEqual([]);
  await see(mine, false, 5 * MINUTE);
  expect(await alerts()).toMatchObject([
    { type: 'nfe', uf: 'SP', state: 'fora_do_ar', since: new Date(now.getTime() - 10 * MINUTE) },
  ]);
  expect(await boardOf().alerts(mine.accountId, 1)).toEqual([]);
  await see(mine, true, 2 * MINUTE);
  await see(mine, true, MINUTE);
  expect(await alerts()).toEqual([]);
});

it('computes the availability of a service over the observed time', async () => {
  const mine = await createTenant(db);
  await see(mine, true, 2 * HOUR);
  await see(mine, false, 2 * HOUR - 15 * MINUTE);
  await see(mine, true, 2 * HOUR - 20 * MINUTE);
  const history = createSefazHistory({ db, nowMs: () => now.getTime() });
  const [told, ...others] = await history.histories(mine.accountId, { environment: 2, period: '24h' });
  expect(others).toEqual([]);
  // Service up for 15 minutes, down for 5, and 20 minutes known from the last query.
  expect(told).toMatchObject({ type: 'nfe', uf: 'SP', availability: 87.5 });
  expect(told?.slots).toHaveLength(48);
  // The slot that is running is the last one.
  expect((told?.slots.at(-1)?.at.getTime() ?? 0) + HOUR / 2).toBeGreaterThan(now.getTime());
  expect(told?.slots.filter(({ availability }) => availability !== null).length).toBe(2);
  const of = { environment: 2, type: 'nfe', uf: 'SP' } as const;
  expect((await history.changes(mine.accountId, of)).map(({ state }) => state)).toEqual([
    'operando',
    'fora_do_ar',
    'operando',
  ]);
  expect(await history.histories(mine.accountId, { ...of, uf: 'RJ', period: '30d' })).toEqual([]);
});

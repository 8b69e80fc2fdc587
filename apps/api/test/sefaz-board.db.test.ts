import { saveSefazStatus } from '@fiscal/db/authority/sefaz-status';
import { createTenant, openDb } from '@fiscal/db/testing/test-database';
import { afterAll, expect, it } from 'vitest';
import { createSefazBoard } from '../src/services/authority/sefaz-board.ts';

const db = openDb('app', 4);
afterAll(() => db.close());
const now = new Date('2026-11-22T12:10:00.000Z');
const HOUR = 3_600_000;

it('shows who answers for each UF, and what was seen of it in the environment', async () => {
  const mine = await createTenant(db);
  const see = (environment: 1 | 2, online: boolean, agoMs: number) =>
    saveSefazStatus(db, mine.accountId, {
      environment,
      type: 'nfe',
      uf: 'SP',
      online,
      cStat: online ? '107' : '108',
      xMotivo: 'x',
      latencyMs: 20,
      checkedAt: new Date(now.getTime() - agoMs),
    });
  await see(2, true, 30 * HOUR);
  await see(2, false, HOUR);
  await see(2, true, 5_000);
  await see(1, false, 0);
  const board = createSefazBoard({ db, nowMs: () => now.getTime(), liveTransmission: false });
  const { ufs, liveTransmission, stripFrom, slotMs } = await board.look(mine.accountId, 2);
  expect(liveTransmission).toBe(true);
  expect(ufs).toHaveLength(27);
  const service = (uf: string, type: string) =>
    ufs.find((each) => each.uf === uf)?.services.find((each) => each.type === type);
  const nfe = service('SP', 'nfe');
  expect(nfe).toMatchObject({ authorizer: 'SP', last: { online: true, cStat: '107', latencyMs: 20 } });
  expect(service('AC', 'nfe')?.authorizer).toBe('SVRS');
  expect(service('PE', 'cte')?.authorizer).toBe('SVSP');
  expect(ufs.flatMap(({ services }) => services).every(({ authorizer }) => authorizer !== null)).toBe(true);
  // The slot that is running is the last one.
  expect(stripFrom.getTime() + 48 * slotMs).toBeGreaterThan(now.getTime());
  expect(nfe?.strip.map((slot) => slot && slot.offline)).toEqual([...Array(45).fill(null), 1, null, 0]);
  expect(service('RJ', 'nfe')).toMatchObject({ last: null, strip: [] });
  expect(ufs.filter(({ company }) => company !== null).map(({ uf }) => uf)).toEqual(['SP']);
  const live = await board.look(mine.accountId, 1);
  expect(live.liveTransmission).toBe(false);
  expect((await board.changes(mine.accountId, { environment: 2, type: 'nfe', uf: 'SP' })).length).toBe(3);
});

import { expect, it } from 'vitest';
import { createTenant, openDb, type TestTenant } from '../testing/test-database.ts';
import { companyOfEachUf, statusChanges, statusSlots } from './sefaz-board.ts';
import { listSefazStatus, type SefazStatusSeen, saveSefazStatus } from './sefaz-status.ts';

const app = openDb('app');

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

/** Only the sandbox: real authorities are shared with other tests. */
const inSandbox = async ({ accountId }: TestTenant) =>
  (await listSefazStatus(app, accountId)).filter(({ environment }) => environment === 2);

it('reports since when a service has its state', async () => {
  const mine = await createTenant(app);
  const since = async () => (await inSandbox(mine)).map((status) => status.since);
  await see(mine, 0, true);
  await see(mine, 5 * MINUTE, true);
  expect(await since()).toEqual([start]);
  await see(mine, 6 * MINUTE, false);
  await see(mine, 7 * MINUTE, false);
  expect(await since()).toEqual([at(6 * MINUTE)]);
});

it('keeps every change, and what stayed every quarter of an hour', async () => {
  const mine = await createTenant(app);
  for (const minutes of [0, 1, 5, 14]) await see(mine, minutes * MINUTE, true);
  for (const [minutes, online] of [
    [15, true],
    [20, false],
    [21, false],
    [26, true],
  ] as const)
    await see(mine, minutes * MINUTE, online);
  expect((await statusChanges(app, mine.accountId, service)).map(({ at, state }) => [at, state])).toEqual([
    [at(26 * MINUTE), 'operando'],
    [at(20 * MINUTE), 'fora_do_ar'],
    [start, 'operando'],
  ]);
  const until = at(36 * MINUTE);
  const slots = await statusSlots(app, mine.accountId, {
    environment: 2,
    from: start,
    until,
    slotMs: 30 * MINUTE,
  });
  // 36 minutes are known, and six of them it was down.
  expect(slots).toEqual([
    { type: 'nfe', uf: 'SP', slot: 0, seenMs: 36 * MINUTE, upMs: 30 * MINUTE, latencyMs: 10 },
  ]);
});

it('leaves a time without looks unknown', async () => {
  const mine = await createTenant(app);
  await see(mine, 0, true);
  await see(mine, 300 * MINUTE, true);
  const slots = await statusSlots(app, mine.accountId, {
    environment: 2,
    from: start,
    until: at(310 * MINUTE),
    slotMs: 60 * MINUTE,
  });
  expect(slots.map(({ slot, seenMs }) => [slot, seenMs])).toEqual([
    [0, 20 * MINUTE],
    [5, 10 * MINUTE],
  ]);
});

it('shows a state at once and believes it after enough looks', async () => {
  const mine = await createTenant(app);
  const now = async () => {
    const [only] = await inSandbox(mine);
    return [only?.state, only?.believed];
  };
  await see(mine, 0, true);
  expect(await now()).toEqual(['operando', null]);
  await see(mine, 5 * MINUTE, true);
  await see(mine, 10 * MINUTE, false, { cStat: null });
  expect(await now()).toEqual(['sem_resposta', 'operando']);
  await see(mine, 15 * MINUTE, false, { cStat: null });
  expect(await now()).toEqual(['sem_resposta', 'sem_resposta']);
  // A refusal of the caller is no state of the service.
  await see(mine, 16 * MINUTE, false, { cStat: '656' });
  expect(await now()).toEqual(['sem_resposta', 'sem_resposta']);
  await see(mine, 20 * MINUTE, false, { backAt: at(60 * MINUTE) });
  expect(await now()).toEqual(['parada_programada', 'parada_programada']);
});

it('forgets looks older than 30 days, and never shows foreign ones', async () => {
  const [mine, theirs] = [await createTenant(app), await createTenant(app)];
  const day = 24 * 60 * MINUTE;
  await see(mine, -31 * day, false);
  await see(mine, -29 * day, false);
  await see(theirs, -31 * day, false);
  await see(mine, 0, true);
  const storedChanges = ({ accountId }: TestTenant) => statusChanges(app, accountId, service);
  expect((await storedChanges(mine)).map((change) => change.at)).toEqual([start, at(-29 * day)]);
  expect(await storedChanges(theirs)).toHaveLength(1);
  const since = { environment: 2, from: at(-60 * day), until: start, slotMs: MINUTE } as const;
  expect(await statusSlots(app, theirs.accountId, since)).toHaveLength(1);
});

it('names one company for each UF', async () => {
  const mine = await createTenant(app);
  expect(await companyOfEachUf(app, mine.accountId)).toEqual([
    { uf: 'SP', clientId: mine.clientId, name: expect.any(String) },
  ]);
});

import { moved } from '@fiscal/core/lifecycle/contingency';
import type { ServiceStatus } from '@fiscal/core/vocabulary/outcome';
import { createServiceConditions, listServiceConditions } from '@fiscal/db/contingency/conditions';
import { createTenant, openDb } from '@fiscal/db/testing/test-database';
import { afterAll, expect, it } from 'vitest';
import { lookAtServices } from '../src/authorities/service-looks.ts';

const app = openDb('app', 2);
const worker = openDb('worker', 4);
afterAll(() => Promise.all([app.close(), worker.close()]));

const UP: ServiceStatus = { online: true, cStat: '107', xMotivo: 'Serviço em Operação' };
const UNASKED: ServiceStatus = { online: false, cStat: null, xMotivo: 'sem rede', unasked: true };
const UFS = ['SP', 'PR', 'MG'];

async function inTrouble() {
  const { accountId, clientId } = await createTenant(app);
  const services = createServiceConditions(worker);
  for (const uf of UFS)
    await services.move({ accountId, clientId }, { target: 'sandbox', type: 'nfe', uf }, (before, nowMs) =>
      moved(before, { kind: 'parada', cause: '109' }, nowMs),
    );
  const states = async () =>
    (await listServiceConditions(app, accountId, ['sandbox'])).map(({ state }) => state);
  return { accountId, states };
}
const looking = (ask: Parameters<typeof lookAtServices>[0]['ask']) =>
  lookAtServices({
    db: worker,
    ask,
    everyMs: 0,
    onError: (error) => {
      throw error;
    },
  });

it('looks at services side by side: none waits for the answer of another', async () => {
  const { accountId, states } = await inTrouble();
  let release: () => void = () => undefined;
  const allAsked = new Promise<void>((resolve) => {
    release = resolve;
  });
  const asked = new Set<string>();
  await looking(async (caller) => {
    if (caller.accountId !== accountId) return UNASKED;
    asked.add(caller.uf);
    if (asked.size === UFS.length) release();
    await allAsked;
    return UP;
  });
  expect(await states()).toEqual(UFS.map(() => 'normal'));
});

it('leaves a service as it is where nobody was asked', async () => {
  const { states } = await inTrouble();
  await looking(async () => UNASKED);
  expect(await states()).toEqual(UFS.map(() => 'suspeita'));
});

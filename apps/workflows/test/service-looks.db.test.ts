import { BELIEVED_MS, moveCondition } from '@fiscal/core/lifecycle/contingency';
import type { ServiceStatus } from '@fiscal/core/vocabulary/outcome';
import { createAcceptor } from '@fiscal/db/acceptance/acceptance';
import { createServiceConditions, listServiceConditions } from '@fiscal/db/contingency/conditions';
import { createEmissionStore } from '@fiscal/db/emission/emission-store';
import { reissue } from '@fiscal/db/testing/emissions';
import { identify } from '@fiscal/db/testing/requests';
import { createTenant, databaseUrls, openDb } from '@fiscal/db/testing/test-database';
import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { lookAtServices } from '../src/authorities/service-looks.ts';

const app = openDb('app', 2);
const worker = openDb('worker', 4);
const owner = new pg.Pool({ connectionString: databaseUrls().ownerUrl, max: 1 });
const asOwner = (text: string, values: readonly string[]) => owner.query(text, [...values]);
afterAll(() => owner.end());

const UP: ServiceStatus = { online: true, cStat: '107', xMotivo: 'Serviço em Operação' };
const UNASKED: ServiceStatus = { online: false, cStat: null, xMotivo: 'sem rede', unasked: true };
const UFS = ['SP', 'PR', 'MG'];

async function inTrouble() {
  const { accountId, clientId } = await createTenant(app);
  const services = createServiceConditions(worker);
  for (const uf of UFS)
    await services.move({ accountId, clientId }, { target: 'sandbox', type: 'nfe', uf }, (before, nowMs) =>
      moveCondition(before, { kind: 'parada', cause: '109' }, nowMs),
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

it('leaves a service unchanged when no check was possible', async () => {
  const { states } = await inTrouble();
  await looking(async () => UNASKED);
  expect(await states()).toEqual(UFS.map(() => 'suspeita'));
});

it('wakes a waiting document when no check was possible for long', async () => {
  const tenant = await createTenant(app);
  const acceptor = createAcceptor(app, { nowMs: () => Date.now(), identify });
  const store = createEmissionStore(worker);
  const { emission } = await reissue({ acceptor, store }, tenant.test);
  await acceptor.close();
  const service = { target: 'sandbox', type: 'nfe', uf: 'SP' } as const;
  const services = createServiceConditions(worker);
  await services.move(tenant, service, (before, nowMs) =>
    moveCondition(before, { kind: 'parada', cause: '109' }, nowMs),
  );
  const wait = { waitMs: BELIEVED_MS, cStat: null, reason: 'Emitido em contingência', heldNearMs: 0 };
  await store.deferOperation(emission.scope, emission.work.operationId, wait);
  const of = [tenant.accountId];
  const long = `update service_conditions set last_failed_at = last_failed_at - interval '1 hour' where account_id = $1`;
  await asOwner(long, of);
  await looking(async () => UNASKED);
  const { rows } = await asOwner(
    'select due_at < now() as due from pending_operations where account_id = $1',
    of,
  );
  expect(rows).toEqual([{ due: true }]);
});

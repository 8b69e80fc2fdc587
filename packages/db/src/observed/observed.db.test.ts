import { expect, it } from 'vitest';
import { createAcceptor } from '../acceptance/acceptance.ts';
import type { Settled } from '../base/types.ts';
import { createServiceConditions, type ServiceMove } from '../contingency/conditions.ts';
import { createEmissionStore } from '../emission/emission-store.ts';
import { authorizedVerdict, emit, sign } from '../testing/emissions.ts';
import { acceptRequest, identify } from '../testing/requests.ts';
import { createTenant, openDb } from '../testing/test-database.ts';
import { platformStats } from './platform-stats.ts';
import { operationTraceParent } from './trace-parents.ts';

const app = openDb('app');
const worker = openDb('worker');

const acceptor = createAcceptor(app, { nowMs: () => Date.now(), identify });
const TRACE_PARENT = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

it('the trace of a request is stored with its operation, for its own account', async () => {
  const [tenant, other] = [await createTenant(app), await createTenant(app)];
  const traced = acceptRequest(tenant.test, { traceParent: TRACE_PARENT });
  const store = createEmissionStore(worker);
  const storedTrace = async (request: typeof traced, accountId = tenant.accountId) => {
    const result = await acceptor.accept(request);
    if (result.kind !== 'aceito') throw new Error(result.kind);
    const { documentId } = result;
    const operation = await store.nextOperation({ accountId: tenant.accountId, documentId });
    return operationTraceParent(worker, {
      accountId,
      documentId,
      operationId: operation?.operationId ?? '',
    });
  };
  expect(await storedTrace(traced)).toBe(TRACE_PARENT);
  expect(await storedTrace(acceptRequest(tenant.test))).toBeNull();
  expect(await storedTrace(traced, other.accountId)).toBeNull();
});

it('a verdict is reported once, with its duration', async () => {
  const tenant = await createTenant(app);
  const recorded: Settled[] = [];
  const store = createEmissionStore(worker, { onSettled: (settled) => recorded.push(settled) });
  const emission = await emit({ acceptor, store }, tenant.test);
  const { attemptId } = await sign(store, emission);
  for (let time = 0; time < 2; time++)
    await store.settleEmission(emission.scope, emission.work.operationId, authorizedVerdict(attemptId));
  expect(recorded).toMatchObject([{ type: 'nfe', environment: 2, status: 'AUTORIZADA' }]);
  expect(recorded[0]?.ageMs).toBeGreaterThan(0);
});

it('a service that moves is reported, and counted in its state', async () => {
  const { accountId, clientId } = await createTenant(app);
  const moves: ServiceMove[] = [];
  const services = createServiceConditions(worker, { onMove: (move) => moves.push(move) });
  // A type of its own: other files move services, too.
  const key = { target: 'sandbox', type: 'observado', uf: 'SP' } as const;
  const state = (to: 'suspeita' | 'contingencia') => ({
    state: to,
    failures: 1,
    firstFailedAtMs: 0,
    lastFailedAtMs: 0,
    cause: '108',
    mode: null,
  });
  for (const to of ['suspeita', 'suspeita', 'contingencia'] as const)
    await services.move({ accountId, clientId }, key, () => state(to));
  expect(moves.map(({ from, to }) => `${from} ${to}`)).toEqual(['normal suspeita', 'suspeita contingencia']);
  const { services: found, emails, webhooks } = await platformStats(worker);
  expect(found.filter(({ type }) => type === 'observado')).toEqual([
    { type: 'observado', state: 'contingencia', total: 1 },
  ]);
  expect([emails.oldestAgeMs >= 0, webhooks.oldestAgeMs >= 0]).toEqual([true, true]);
});

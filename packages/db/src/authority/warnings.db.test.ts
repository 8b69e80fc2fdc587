import type { EmissionStore } from '@fiscal/core/activities/ports';
import { expect, it } from 'vitest';
import { createAcceptor } from '../acceptance/acceptance.ts';
import type { Principal } from '../base/types.ts';
import { keepClock } from '../contingency/account-clock.ts';
import { getDocument } from '../documents/documents.ts';
import { createEmissionStore } from '../emission/emission-store.ts';
import { authorizedVerdict, emit, sign } from '../testing/emissions.ts';
import { identify } from '../testing/requests.ts';
import { createTenant, openDb } from '../testing/test-database.ts';
import { warnUnclosed } from './warnings.ts';

const app = openDb('app');
const worker = openDb('worker');

const DAY_MS = 86_400_000;
const acceptor = createAcceptor(app, { nowMs: () => Date.now(), identify });
const store: EmissionStore = createEmissionStore(worker);

async function authorizedOf(type: string, principal: Principal): Promise<string> {
  const emission = await emit({ acceptor, store }, principal, { type, modelo: '58' });
  const { attemptId } = await sign(store, emission);
  await store.settleEmission(emission.scope, emission.work.operationId, authorizedVerdict(attemptId));
  return emission.scope.documentId;
}

it('warns once near the limit and once past it, for an authorized MDF-e, live or test', async () => {
  const tenant = await createTenant(app);
  const [test, live, nfe] = [
    await authorizedOf('mdfe', tenant.test),
    await authorizedOf('mdfe', tenant.live),
    await authorizedOf('nfe', tenant.test),
  ];
  const { scope: pending } = await emit({ acceptor, store }, tenant.test, { type: 'mdfe', modelo: '58' });
  const authorizedAt = (await getDocument(app, tenant.test, test))?.authorizedAt?.getTime() ?? 0;
  expect(authorizedAt).toBeGreaterThan(0);
  const warn = async (days: number) => {
    const nowMs = authorizedAt + days * DAY_MS;
    const all = await warnUnclosed(worker, { nowMs, nearDays: 25, overDays: 30, limit: 1000 });
    const own = all.filter(({ accountId }) => accountId === tenant.accountId);
    return Object.fromEntries(own.map(({ documentId, warning }) => [documentId, warning]));
  };
  const warningOf = async (principal: Principal, id: string) =>
    (await getDocument(app, principal, id))?.warning;

  expect(await warn(24)).toEqual({});
  expect(await warningOf(tenant.test, test)).toBeNull();
  expect(await warn(26)).toEqual({
    [test]: 'mdfe_encerramento_proximo',
    [live]: 'mdfe_encerramento_proximo',
  });
  expect(await warn(27)).toEqual({});
  expect(await warningOf(tenant.live, live)).toEqual({
    code: 'mdfe_encerramento_proximo',
    since: new Date(authorizedAt + 26 * DAY_MS),
  });
  expect(await warn(31)).toEqual({
    [test]: 'mdfe_encerramento_vencido',
    [live]: 'mdfe_encerramento_vencido',
  });
  expect(await warn(40)).toEqual({});
  expect(await warningOf(tenant.test, test)).toMatchObject({ code: 'mdfe_encerramento_vencido' });
  expect(await warningOf(tenant.test, nfe)).toBeNull();
  expect(await warningOf(tenant.test, pending.documentId)).toBeNull();
});

it('goes by the clock that an account moves at the emulated authorities, and elsewhere by ours', async () => {
  const tenant = await createTenant(app);
  const [test, live] = [await authorizedOf('mdfe', tenant.test), await authorizedOf('mdfe', tenant.live)];
  const authorizedAt = (await getDocument(app, tenant.test, test))?.authorizedAt?.getTime() ?? 0;
  await keepClock(app, tenant.accountId, 26 * DAY_MS);
  const warnings = async (nowMs: number) => {
    const all = await warnUnclosed(worker, { nowMs, nearDays: 25, overDays: 30, limit: 1000 });
    return all.flatMap(({ documentId, accountId, warning }) =>
      accountId === tenant.accountId ? [[documentId, warning]] : [],
    );
  };
  expect(await warnings(authorizedAt)).toEqual([[test, 'mdfe_encerramento_proximo']]);
  const { now } = (await getDocument(app, tenant.test, test)) ?? {};
  expect(Math.abs((now?.getTime() ?? 0) - Date.now() - 26 * DAY_MS)).toBeLessThan(DAY_MS);
  await keepClock(app, tenant.accountId, -10 * DAY_MS);
  expect(await warnings(authorizedAt + 26 * DAY_MS)).toEqual([[live, 'mdfe_encerramento_proximo']]);
  const ours = (await getDocument(app, tenant.live, live))?.now.getTime() ?? 0;
  expect(Math.abs(ours - Date.now())).toBeLessThan(DAY_MS);
});

it('warns at once that the limit is passed, for concurrent callers too', async () => {
  const tenant = await createTenant(app);
  const id = await authorizedOf('mdfe', tenant.test);
  const nowMs = Date.now() + 400 * DAY_MS;
  const sent = await Promise.all(
    [1, 2, 3].map(() => warnUnclosed(worker, { nowMs, nearDays: 25, overDays: 30, limit: 1000 })),
  );
  expect(sent.flat().filter(({ documentId }) => documentId === id)).toEqual([
    { documentId: id, accountId: tenant.accountId, warning: 'mdfe_encerramento_vencido' },
  ]);
  expect((await getDocument(app, tenant.test, id))?.warning?.code).toBe('mdfe_encerramento_vencido');
});

it('is the worker’s to call', async () => {
  const options = { nowMs: 0, nearDays: 25, overDays: 30, limit: 1 };
  await expect(warnUnclosed(app, options)).rejects.toThrow(/permission denied/);
});

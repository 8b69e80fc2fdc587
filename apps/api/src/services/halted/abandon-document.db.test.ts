import type { Verdict } from '@fiscal/core/activities/ports';
import { createAcceptor } from '@fiscal/db/acceptance/acceptance';
import { createEmissionStore } from '@fiscal/db/emission/emission-store';
import { listAudit } from '@fiscal/db/records/audit';
import { abandonedVerdict, authorizedVerdict, emit, sign } from '@fiscal/db/testing/emissions';
import { identify } from '@fiscal/db/testing/requests';
import { createTenant, openDb } from '@fiscal/db/testing/test-database';
import { expect, it } from 'vitest';
import { createChangeHub } from '../changes/change-hub.ts';
import { createAbandonDocument } from './abandon-document.ts';

const app = openDb('app');
const worker = openDb('worker');
const hub = createChangeHub();

const acceptor = createAcceptor(app, { nowMs: () => Date.now(), identify });
const store = createEmissionStore(worker);
const actor = { kind: 'user', id: '00000000-0000-7000-8000-000000000009' } as const;

/** A document that halted, and what a worker makes of it when it is woken. */
async function haltDocument(verdictOf: (attemptId: string) => Verdict) {
  const tenant = await createTenant(app);
  const emission = await emit({ acceptor, store }, tenant.test);
  const { scope, work } = emission;
  const { attemptId } = await sign(store, emission);
  const settle = (verdict: Verdict) => store.settleEmission(scope, work.operationId, verdict);
  await settle({ kind: 'erro-tecnico', code: 'certificado_inutilizavel', reason: 'Venceu.' });
  let wakes = 0;
  const abandon = createAbandonDocument({
    db: app,
    hub,
    wake: () => {
      wakes += 1;
      void settle(verdictOf(attemptId)).then(() => hub.publish([scope]));
    },
    onCommit: () => undefined,
  });
  const caller = { accountId: tenant.accountId, actor };
  return { scope, attemptId, abandon: () => abandon(caller, scope.documentId, 'req_1'), wakes: () => wakes };
}

const refusalWith = (code: string, message: string) => ({ code, message: expect.stringContaining(message) });

it('ends a document that is proven not to be at the authority, and repeats the answer', async () => {
  const { abandon, wakes, scope } = await haltDocument((attemptId) => abandonedVerdict(attemptId));
  expect(await abandon()).toEqual({ status: 'REJEITADA' });
  expect(await abandon()).toEqual({ status: 'REJEITADA' });
  expect(wakes()).toBe(1);
  const acts = await listAudit(app, scope.accountId, { limit: 10, action: 'document.abandon' });
  expect(acts).toMatchObject([{ actor, subject: { id: scope.documentId }, requestId: 'req_1' }]);
});

it('reports that the authority had it', async () => {
  const { abandon } = await haltDocument(authorizedVerdict);
  expect(await abandon()).toEqual({ status: 'AUTORIZADA' });
  await expect(abandon()).rejects.toMatchObject(refusalWith('operacao_nao_permitida', 'AUTORIZADA'));
});

it('refuses without proof, with the reason', async () => {
  const { abandon } = await haltDocument(() => ({
    kind: 'erro-tecnico',
    code: 'x',
    reason: 'Não há prova.',
  }));
  await expect(abandon()).rejects.toMatchObject(refusalWith('operacao_nao_permitida', 'Não há prova.'));
});

it('is asked for while a document is under way, too', async () => {
  const tenant = await createTenant(app);
  const { scope, work } = await emit({ acceptor, store }, tenant.test);
  const abandon = createAbandonDocument({
    db: app,
    hub,
    wake: () =>
      void store
        .settleEmission(scope, work.operationId, abandonedVerdict(null, 0))
        .then(() => hub.publish([scope])),
    onCommit: () => undefined,
  });
  expect(await abandon({ accountId: tenant.accountId, actor }, scope.documentId, 'req_1')).toEqual({
    status: 'REJEITADA',
  });
});

it('knows nothing of another account’s documents', async () => {
  const { scope } = await haltDocument(authorizedVerdict);
  const stranger = await createTenant(app);
  const abandon = createAbandonDocument({
    db: app,
    hub,
    wake: () => expect.unreachable(),
    onCommit: () => expect.unreachable(),
  });
  await expect(
    abandon({ accountId: stranger.accountId, actor }, scope.documentId, 'req_1'),
  ).rejects.toMatchObject({ code: 'nao_encontrado' });
});

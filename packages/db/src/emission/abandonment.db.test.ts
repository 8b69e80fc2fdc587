import { expect, it } from 'vitest';
import { createAcceptor } from '../acceptance/acceptance.ts';
import { addCredits, getCredits } from '../accounts/credits.ts';
import { newId } from '../base/ids.ts';
import { readAccountChanges } from '../changes/account-changes.ts';
import { currentCursor } from '../changes/changes.ts';
import { getDocument } from '../documents/documents.ts';
import { listAudit } from '../records/audit.ts';
import { abandonedVerdict, authorizedVerdict, emit, sign } from '../testing/emissions.ts';
import { numbersInRange } from '../testing/numbers-in-range.ts';
import { acceptRequest, identify, randomCodigo } from '../testing/requests.ts';
import { asOperator, createTenant, openDb, othersEnded, type TestTenant } from '../testing/test-database.ts';
import { type AbandonOptions, abandonEmission } from './abandonment.ts';
import { createEmissionStore } from './emission-store.ts';
import { reopenEmission } from './operations.ts';

const app = openDb('app');
const worker = openDb('worker');

const acceptor = createAcceptor(app, { nowMs: () => Date.now(), identify });
const store = createEmissionStore(worker);
const db = { acceptor, store };
const actor = { kind: 'user', id: '00000000-0000-7000-8000-000000000009' } as const;
const asked: AbandonOptions = { actor, requestId: 'req_1' };

/**
 * A document of the production environment that halted, with a reserved credit; `sent`: its bytes may be at the
 * authority.
 */
async function haltDocument({ sent }: { readonly sent: boolean }, of?: TestTenant) {
  const tenant = of ?? (await createTenant(app, { trialDays: 0 }));
  await asOperator((owner) =>
    addCredits(owner, tenant.accountId, { amountMilli: 1_000n, actor, note: 'teste' }),
  );
  const emission = await emit(db, tenant.live, { referencia: `r${randomCodigo()}` });
  const { scope, work } = emission;
  const { attemptId } = await sign(store, emission);
  if (sent) await store.markSending(scope, attemptId, 0);
  const halt = () =>
    store.settleEmission(scope, work.operationId, {
      kind: 'erro-tecnico',
      code: 'certificado_inutilizavel',
      reason: 'O certificado está vencido.',
    });
  await halt();
  const read = () => getDocument(app, tenant.live, scope.documentId);
  const numberState = async () => {
    const [number] = await numbersInRange(
      app,
      tenant.accountId,
      {
        clientId: tenant.clientId,
        target: 'producao',
        emitente: tenant.live.issuer.cnpj,
        modelo: '55',
        serie: work.serie,
      },
      { from: work.numero, to: work.numero },
    );
    return number?.state;
  };
  const abandonEntries = async () =>
    (await listAudit(app, tenant.accountId, { limit: 50 })).filter(
      ({ action }) => action === 'document.abandon',
    );
  return { tenant, emission, scope, work, attemptId, halt, read, numberState, audited: abandonEntries };
}

it('never sent: number, credit, reference and key come free, and nothing can be sent any more', async () => {
  const start = await currentCursor(app);
  const { tenant, scope, work, attemptId, read, numberState, audited, emission } = await haltDocument({
    sent: false,
  });
  const referencia = (await read())?.referencia ?? '';
  expect(await numberState()).toBe('reservado');
  expect(await abandonEmission(app, scope, asked)).toEqual({ kind: 'pedida' });
  expect(await abandonEmission(app, scope, asked)).toEqual({ kind: 'em_andamento' });
  expect(await store.loadEmission(scope)).toMatchObject({ status: 'PENDENTE', abandoned: true });
  const [first] = await audited();
  expect(first).toMatchObject({
    actor,
    subject: { type: 'document', id: scope.documentId },
    details: { accessKey: emission.accessKey, environment: 1 },
    requestId: 'req_1',
  });

  const settle = () => store.settleEmission(scope, work.operationId, abandonedVerdict(attemptId));
  expect(await settle()).toEqual({ more: false, status: 'REJEITADA' });
  expect(await settle()).toEqual({ more: false, status: 'REJEITADA' });
  expect(await read()).toMatchObject({
    status: 'REJEITADA',
    cStat: null,
    technicalError: null,
    rejection: { cStat: 'desistencia', origin: 'desistencia', errors: [] },
  });
  expect(await getCredits(app, tenant.accountId)).toMatchObject({ balanceMilli: 1_000n, heldMilli: 0n });
  expect(await numberState()).toBe('livre');
  expect(await store.markSending(scope, attemptId, 0)).toBe(false);
  expect(await store.nextOperation(scope)).toBeNull();

  await othersEnded(app);
  const changes = await readAccountChanges(app, tenant.accountId, { after: start, limit: 100 });
  const feed = changes.kind === 'pagina' ? changes.changes : [];
  const kinds = feed.filter(({ documentId }) => documentId === scope.documentId).map(({ kind }) => kind);
  expect(kinds.slice(-2)).toEqual(['PENDENTE', 'REJEITADA']);
  const again = await acceptor.accept(acceptRequest(tenant.live, { referencia }));
  if (again.kind !== 'aceito') throw new Error(again.kind);
  expect(await getDocument(app, tenant.live, again.documentId)).toMatchObject({ numero: work.numero });

  expect(await abandonEmission(app, scope, asked)).toEqual({ kind: 'decidido', status: 'REJEITADA' });
  expect(await reopenEmission(app, scope, { actor })).toBe(false);
  expect(await audited()).toHaveLength(1);
});

it('sent, and unknown to the authority: it ends', async () => {
  const { scope, work, attemptId, read, numberState } = await haltDocument({ sent: true });
  expect(await abandonEmission(app, scope, asked)).toEqual({ kind: 'pedida' });
  await store.settleEmission(scope, work.operationId, abandonedVerdict(attemptId, 1));
  expect(await read()).toMatchObject({
    status: 'REJEITADA',
    previousAttempts: [],
    rejection: { origin: 'desistencia' },
  });
  expect(await numberState()).toBe('livre');
});

it('sent, and authorized there: it is taken over', async () => {
  const { tenant, scope, work, attemptId, read, numberState } = await haltDocument({ sent: true });
  await abandonEmission(app, scope, asked);
  await store.settleEmission(scope, work.operationId, authorizedVerdict(attemptId));
  expect(await read()).toMatchObject({ status: 'AUTORIZADA' });
  expect(await numberState()).toBe('usado');
  expect(await getCredits(app, tenant.accountId)).toMatchObject({ balanceMilli: 0n, heldMilli: 0n });
});

it('halts again without proof, retains its number and credits, and may be resumed as before', async () => {
  const { tenant, scope, halt, read, numberState } = await haltDocument({ sent: true });
  await abandonEmission(app, scope, asked);
  await halt();
  expect(await read()).toMatchObject({ status: 'ERRO_TECNICO' });
  expect(await numberState()).toBe('reservado');
  expect(await getCredits(app, tenant.accountId)).toMatchObject({ heldMilli: 1_000n });
  expect(await reopenEmission(app, scope, { actor })).toBe(true);
  expect(await store.loadEmission(scope)).toMatchObject({ abandoned: false });
});

it('does not end what was sent after it was looked at', async () => {
  const { scope, work, attemptId, read } = await haltDocument({ sent: false });
  await abandonEmission(app, scope, asked);
  expect(await store.markSending(scope, attemptId, 0)).toBe(true);
  await expect(store.settleEmission(scope, work.operationId, abandonedVerdict(attemptId))).rejects.toThrow(
    'sent',
  );
  await expect(store.settleEmission(scope, work.operationId, abandonedVerdict(null))).rejects.toThrow('sent');
  expect(await read()).toMatchObject({ status: 'PENDENTE' });
  expect(await store.loadEmission(scope)).toMatchObject({ attempt: { state: 'enviando' } });
});

it('abandons a running one like a halted one: it is due at once, and its age counts from zero', async () => {
  const tenant = await createTenant(app);
  const emission = await emit(db, tenant.test);
  const { scope, work } = emission;
  const { attemptId } = await sign(store, emission);
  await store.markSending(scope, attemptId, 0);
  await store.deferOperation(scope, work.operationId, { waitMs: 600_000, cStat: null, reason: 'r' });
  expect(await abandonEmission(app, scope, asked)).toEqual({ kind: 'pedida' });
  const abandonedWork = await store.loadEmission(scope);
  expect(abandonedWork).toMatchObject({
    status: 'PENDENTE',
    abandoned: true,
    deferrals: 0,
    attempt: { state: 'enviando', sentAtMs: expect.any(Number) },
  });
  expect(await abandonEmission(app, scope, asked)).toEqual({ kind: 'em_andamento' });
  await store.settleEmission(scope, work.operationId, abandonedVerdict(attemptId, 1));
  expect(await abandonEmission(app, scope, asked)).toEqual({ kind: 'decidido', status: 'REJEITADA' });
});

it('keeps a code that proves nothing with the bytes that it was answered to', async () => {
  const tenant = await createTenant(app);
  const emission = await emit(db, tenant.test);
  const { attemptId } = await sign(store, emission);
  const attempt = async () => (await store.loadEmission(emission.scope))?.attempt;
  const said = { cStat: '129', xMotivo: 'Situação nova' };
  await store.saveSaid(emission.scope, attemptId, said);
  expect(await attempt()).toMatchObject({ said: null });
  await store.markSending(emission.scope, attemptId, 0);
  await store.saveSaid(emission.scope, attemptId, said);
  expect(await attempt()).toMatchObject({ said });
  await store.markSending(emission.scope, attemptId, 1);
  expect(await attempt()).toMatchObject({ said: null });
});

it('is requested once when two calls, or a resume, race', async () => {
  const tenant = await createTenant(app, { trialDays: 0 });
  for (let round = 0; round < 5; round++) {
    const { scope, audited } = await haltDocument({ sent: false }, tenant);
    const before = (await audited()).length;
    const [one, other] = await Promise.all([
      abandonEmission(app, scope, asked),
      abandonEmission(app, scope, asked),
      reopenEmission(app, scope, { actor }),
    ]);
    expect([one.kind, other.kind].toSorted()).toEqual(['em_andamento', 'pedida']);
    expect(await store.loadEmission(scope)).toMatchObject({ abandoned: true });
    expect(await audited()).toHaveLength(before + 1);
  }
});

it('is not for another account', async () => {
  const [{ scope, read }, stranger] = [await haltDocument({ sent: false }), await createTenant(app)];
  const { documentId, accountId } = scope;
  for (const target of [
    { documentId, accountId: stranger.accountId },
    { documentId: newId(), accountId },
    { documentId: 'x', accountId },
  ])
    expect(await abandonEmission(app, target, asked)).toEqual({ kind: 'inexistente' });
  expect(await read()).toMatchObject({ status: 'ERRO_TECNICO' });
});

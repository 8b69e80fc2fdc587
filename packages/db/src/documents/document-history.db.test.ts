import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { createAcceptor } from '../acceptance/acceptance.ts';
import { newId } from '../base/ids.ts';
import { createEmissionStore } from '../emission/emission-store.ts';
import { reopenEmission } from '../emission/operations.ts';
import { takeOperation } from '../events/document-operations.ts';
import { authorizedVerdict, emit, sign } from '../testing/emissions.ts';
import { emitAuthorized, operationRequest } from '../testing/operations.ts';
import { identify } from '../testing/requests.ts';
import { createTenant, databaseUrls, openDb } from '../testing/test-database.ts';
import { documentHistory, documentOwner, documentPayload } from './document-history.ts';
import { listStuckDocuments } from './stuck-documents.ts';

const app = openDb('app');
const worker = openDb('worker');
const owner = new pg.Client({ connectionString: databaseUrls().ownerUrl });
await owner.connect();
afterAll(() => owner.end());

const acceptor = createAcceptor(app, { nowMs: () => Date.now(), identify });
const store = createEmissionStore(worker);
const db = { acceptor, store };

async function person(name: string): Promise<string> {
  const id = newId();
  await owner.query('insert into auth_users (id, name, email) values ($1, $2, $3)', [
    id,
    name,
    `${id}@emite.test`,
  ]);
  return id;
}

const halted = {
  kind: 'erro-tecnico',
  code: 'transmissao_desligada',
  reason: 'A transmissão está desligada',
} as const;

describe('the history of a document', () => {
  it('shows attempts, operations with their callers, and acts of people', async () => {
    const tenant = await createTenant(app);
    const ana = await person('Ana Fiscal');
    const emission = await emit(db, tenant.test);
    const { scope, work } = emission;
    await store.settleEmission(scope, work.operationId, halted);
    await reopenEmission(app, scope, { actor: { kind: 'user', id: ana }, requestId: 'req_1' });
    await store.deferOperation(scope, work.operationId, {
      waitMs: 60_000,
      cStat: '108',
      reason: 'fora do ar',
    });
    expect(await documentHistory(app, tenant.accountId, scope.documentId)).toMatchObject({
      operations: [{ kind: 'emit', state: 'pendente', wait: { cStat: '108', reason: 'fora do ar' } }],
      attempts: [],
    });
    const { attemptId } = await sign(store, emission);
    await store.settleEmission(scope, work.operationId, authorizedVerdict(attemptId));
    await takeOperation(
      app,
      operationRequest({ ...tenant.test, tokenId: ana }, scope.documentId, { kind: 'carta-correcao' }),
    );
    const history = await documentHistory(app, tenant.accountId, scope.documentId);
    expect(history).toMatchObject({
      company: { id: tenant.clientId, name: expect.any(String) },
      destinatario: null,
      valorTotal: null,
      attempts: [{ seq: 1, state: 'autorizado', sends: 0, cStat: '100', nProt: '135260000000001' }],
      operations: [
        {
          kind: 'emit',
          state: 'concluida',
          wait: { reason: 'fora do ar', until: null },
          askedBy: { kind: 'token', id: tenant.test.tokenId },
        },
        { kind: 'carta-correcao', state: 'pendente', askedBy: { kind: 'pessoa', name: 'Ana Fiscal' } },
      ],
      acts: [{ action: 'document.reopen', by: { kind: 'pessoa', id: ana, name: 'Ana Fiscal' } }],
    });
    expect(history?.attempts[0]?.createdAt).toBeInstanceOf(Date);
  });

  it('gives owner and payload inside the account, and nothing to another', async () => {
    const [mine, theirs] = await Promise.all([createTenant(app), createTenant(app)]);
    const { scope } = await emit(db, mine.test);
    const asked = [mine.accountId, scope.documentId] as const;
    expect(await documentOwner(app, ...asked)).toEqual({ clientId: mine.clientId, environment: 2 });
    expect(await documentPayload(app, ...asked)).toMatchObject({ type: 'nfe', clientId: mine.clientId });
    for (const read of [documentOwner, documentPayload, documentHistory]) {
      expect(await read(app, theirs.accountId, scope.documentId)).toBeNull();
      expect(await read(app, mine.accountId, 'nada')).toBeNull();
    }
  });
});

describe('stuck documents', () => {
  it('is what halted and what waits longer than asked, of one account and environment', async () => {
    const tenant = await createTenant(app);
    const other = await createTenant(app);
    const erro = await emit(db, tenant.test);
    await store.settleEmission(erro.scope, erro.work.operationId, halted);
    const waiting = await emit(db, tenant.test);
    await store.deferOperation(waiting.scope, waiting.work.operationId, {
      waitMs: 60_000,
      cStat: null,
      reason: 'sem conexão',
    });
    await emitAuthorized(db, tenant.test);
    await emit(db, tenant.live);
    await emit(db, other.test);

    const stuck = (olderThanMs: number) =>
      listStuckDocuments(app, tenant.accountId, { environment: 2, olderThanMs, limit: 10 });
    const reasons = new Map((await stuck(0)).map(({ documentId, why }) => [documentId, why]));
    expect(reasons.size).toBe(2);
    expect(reasons.get(erro.scope.documentId)).toEqual({
      kind: 'erro',
      code: halted.code,
      reason: halted.reason,
    });
    expect(reasons.get(waiting.scope.documentId)).toMatchObject({
      kind: 'espera',
      operation: 'emit',
      reason: 'sem conexão',
    });
    expect((await stuck(600_000)).map(({ why }) => why.kind)).toEqual(['erro']);
  });
});

import { createAcceptor } from '@fiscal/db/acceptance/acceptance';
import { getDocument, getDocumentXml } from '@fiscal/db/documents/documents';
import { createEmissionStore } from '@fiscal/db/emission/emission-store';
import { listAudit } from '@fiscal/db/records/audit';
import { authorizedVerdict, emit, sign } from '@fiscal/db/testing/emissions';
import { emitAuthorized } from '@fiscal/db/testing/operations';
import { identify } from '@fiscal/db/testing/requests';
import { createTenant, openDb } from '@fiscal/db/testing/test-database';
import { expect, it } from 'vitest';
import { createResumeDocuments } from './resume-documents.ts';

const app = openDb('app');
const worker = openDb('worker');

const acceptor = createAcceptor(app, { nowMs: () => Date.now(), identify });
const store = createEmissionStore(worker);
const db = { acceptor, store };
const actor = { kind: 'user', id: '00000000-0000-7000-8000-000000000009' } as const;

it('resumes a halted document with its number, key and bytes, once, and records the actor', async () => {
  const [mine, theirs] = await Promise.all([createTenant(app), createTenant(app)]);
  const halt = async (tenant: typeof mine) => {
    const emission = await emit(db, tenant.test);
    const { attemptId } = await sign(store, emission, { xml: '<NFe n="1"/>' });
    await store.markSending(emission.scope, attemptId, 0);
    await store.settleEmission(emission.scope, emission.work.operationId, {
      kind: 'erro-tecnico',
      code: 'prazo_esgotado',
      reason: 'A SEFAZ não respondeu',
    });
    return { ...emission, attemptId };
  };
  const [halted, foreign] = [await halt(mine), await halt(theirs)];
  const done = await emitAuthorized(db, mine.test);
  const woken: string[] = [];
  let commits = 0;
  const resume = createResumeDocuments({
    db: app,
    wake: (documentId) => void woken.push(documentId),
    onCommit: () => void commits++,
  });
  const ids = [halted, foreign, done].map(({ scope }) => scope.documentId);
  const [own, other, settled] = ids;
  const first = await resume({ accountId: mine.accountId, actor }, [...ids, ...ids], 'req_1');
  expect(first).toEqual({ reopened: [own], woken: [settled], unknown: [other] });
  expect(await resume({ accountId: mine.accountId, actor }, ids, 'req_2')).toEqual({
    reopened: [],
    woken: [own, settled],
    unknown: [other],
  });
  expect(woken).not.toContain(other);
  expect(commits).toBe(1);

  // A document that may be at the authority is queried, never signed again: the same attempt stays.
  const { documentId } = halted.scope;
  expect(await getDocument(app, mine.test, documentId)).toMatchObject({
    status: 'PENDENTE',
    accessKey: halted.accessKey,
    technicalError: null,
  });
  expect(await sign(store, halted, { xml: '<NFe n="2"/>' })).toEqual({
    attemptId: halted.attemptId,
    created: false,
  });
  await store.settleEmission(halted.scope, halted.work.operationId, authorizedVerdict(halted.attemptId));
  expect((await getDocumentXml(app, mine.test, documentId))?.signed.toString()).toBe('<NFe n="1"/>');
  expect(await getDocument(app, theirs.test, other ?? '')).toMatchObject({ status: 'ERRO_TECNICO' });
  expect(await getDocument(app, mine.test, settled ?? '')).toMatchObject({ status: 'AUTORIZADA' });

  const acts = await listAudit(app, mine.accountId, { limit: 10 });
  expect(acts.filter(({ action }) => action === 'document.reopen')).toMatchObject([
    { actor, subject: { type: 'document', id: documentId }, requestId: 'req_1' },
  ]);
});

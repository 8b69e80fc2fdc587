import type { ImportedState } from '@fiscal/core/vocabulary/imported';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createAcceptor } from '../acceptance/acceptance.ts';
import type { Db } from '../base/client.ts';
import { takeOperation } from '../events/document-operations.ts';
import { createEventStore } from '../events/event-store.ts';
import { recordExchanges } from '../exchanges/record-exchanges.ts';
import { listAudit } from '../records/audit.ts';
import { madeExchange } from '../testing/exchanges.ts';
import { migratedDatabase } from '../testing/fresh-database.ts';
import {
  importedCancellation,
  importedDocument,
  importedHere,
  setImportedState,
} from '../testing/imported.ts';
import { operationRequest, registeredVerdict } from '../testing/operations.ts';
import { acceptRequest, identify } from '../testing/requests.ts';
import { createTenant } from '../testing/test-database.ts';
import { claimImportChecks, createImportCheckStore } from './import-checks.ts';
import { importDocuments } from './import-documents.ts';
import { importEvents } from './import-events.ts';
import { openImport } from './imports.ts';
import { requestImportCheck } from './request-import-check.ts';

/** Own database: a claim takes all due rows, of all accounts. */
let drop: () => Promise<void>;
let owner: Db;
let app: Db;
let worker: Db;
beforeAll(async () => {
  ({ owner, app, worker, drop } = await migratedDatabase());
});
afterAll(() => drop());

afterEach(() => owner.pool.query('delete from import_checks'));

const actor = { kind: 'user', id: '00000000-0000-7000-8000-000000000009' } as const;
const by = { actor, requestId: 'req_1' };

/** A live document of an import, its check settled as `state`. */
async function importDocument(state: ImportedState, reason: string | null = null) {
  const tenant = await createTenant(app);
  const { accountId, clientId } = tenant;
  const { importId } = await openImport(worker, { accountId, clientId, target: 'producao', actor });
  await importDocuments(worker, { accountId, clientId, target: 'producao', importId }, [
    importedDocument(tenant.live, 1),
  ]);
  const { rows } = await owner.pool.query<{ id: string }>('select id from documents where account_id = $1', [
    accountId,
  ]);
  const scope = { accountId, documentId: rows[0]?.id ?? '' };
  const store = createImportCheckStore(worker);
  const settle = (kind: 'contradicted' | 'unconfirmable') =>
    store.settleCheck(scope, {
      verdict: { kind, reason: 'nao_consta' },
      events: [],
      cancelled: false,
    });
  if (state === 'contradicted' || state === 'unconfirmable') await settle(state);
  else if (state === 'confirmed') await setImportedState(owner.pool, scope.documentId, state, reason);
  const askedBefore = (interval: string) =>
    owner.pool.query(
      `update documents set import_checked_at = now() - interval '${interval}' where id = $1`,
      [scope.documentId],
    );
  return { tenant, scope, store, settle, askedBefore, ask: () => requestImportCheck(app, scope, by) };
}

it.each(['contradicted', 'unconfirmable'] as const)(
  'queues one more question about a document that is %s, once and audited',
  async (state) => {
    const { scope, store, askedBefore, ask } = await importDocument(state);
    await askedBefore('7 minutes');
    expect(await ask()).toEqual({
      kind: 'pedida',
      imported: { state, reason: 'nao_consta', checkedAt: expect.any(Date) },
    });
    expect(await ask()).toEqual({ kind: 'na_fila' });
    expect(await store.loadCheck(scope)).toMatchObject({ own: false, tries: 0 });
    const acts = await listAudit(app, scope.accountId, { limit: 5, action: 'document.confirm-import' });
    expect(acts).toMatchObject([
      { actor, subject: { type: 'document', id: scope.documentId }, requestId: 'req_1' },
    ]);
  },
);

it('asks about one key no more often than its authority takes it', async () => {
  const { scope, askedBefore, settle, ask } = await importDocument('contradicted');
  expect(await ask()).toEqual({ kind: 'cedo', retryAfterSeconds: 360 });
  await askedBefore('5 minutes');
  expect(await ask()).toEqual({ kind: 'cedo', retryAfterSeconds: 60 });
  await askedBefore('1 hour');
  expect(await ask()).toMatchObject({ kind: 'pedida' });
  await settle('contradicted');
  expect(await ask()).toMatchObject({ kind: 'cedo' });
  // A question without an answer counts as well.
  await askedBefore('1 hour');
  await recordExchanges(worker, [
    madeExchange(
      { accountId: scope.accountId, subjectId: scope.documentId },
      { service: 'consultaProtocolo', ending: 'sem-resposta' },
    ),
  ]);
  expect(await ask()).toMatchObject({ kind: 'cedo' });
});

it('a question that waits for its next try is asked now, one that a worker holds is not asked twice', async () => {
  const { scope, store, ask } = await importDocument('unconfirmed');
  await store.deferCheck(scope, 3_600_000);
  expect(await claimImportChecks(worker, { limit: 5, leaseMs: 120_000 })).toEqual([]);
  expect(await ask()).toMatchObject({ kind: 'pedida', imported: { state: 'unconfirmed' } });
  expect(await claimImportChecks(worker, { limit: 5, leaseMs: 120_000 })).toEqual([scope]);
  expect(await ask()).toEqual({ kind: 'na_fila' });
});

it('goes before the rest of an import', async () => {
  const tenant = await createTenant(app);
  const days = [1, 2, 3].map((day) => ({ dhEmi: `2026-11-0${day}T10:00:00-03:00` }));
  const [oldest = ''] = (
    await Promise.all(days.map((day, index) => importedHere(worker, tenant, [index + 1], day)))
  ).flat();
  const scope = { accountId: tenant.accountId, documentId: oldest };
  expect(await requestImportCheck(app, scope, by)).toMatchObject({ kind: 'pedida' });
  expect(await requestImportCheck(app, scope, by)).toEqual({ kind: 'na_fila' });
  expect(await claimImportChecks(worker, { limit: 5, leaseMs: 1_000 })).toEqual([scope]);
});

it('asks nothing about a document that is confirmed, was issued here, or is of another account', async () => {
  const { tenant, scope, ask } = await importDocument('confirmed');
  expect(await ask()).toEqual({ kind: 'confirmado' });
  const acceptor = createAcceptor(app, { nowMs: () => Date.now(), identify });
  const own = await acceptor.accept(acceptRequest(tenant.live, { prepared: { numero: 9 } }));
  await acceptor.close();
  if (own.kind !== 'aceito') throw new Error(own.kind);
  const { accountId } = scope;
  expect(await requestImportCheck(app, { accountId, documentId: own.documentId }, by)).toEqual({
    kind: 'emitido_aqui',
  });
  const stranger = await createTenant(app);
  for (const documentId of [scope.documentId, 'x'])
    expect(await requestImportCheck(app, { accountId: stranger.accountId, documentId }, by)).toEqual({
      kind: 'inexistente',
    });
});

it('a cancellation of ours makes the next query due at once, and is published when the authority confirms the document', async () => {
  const { tenant, scope, store } = await importDocument('unconfirmed');
  const { documentId } = scope;
  await store.deferCheck(scope, 3_600_000);
  const events = createEventStore(worker);
  const kind = { kind: 'cancelamento', tpEvento: '110111', request: { reason: 'Pedido desfeito' } } as const;
  const taken = await takeOperation(app, operationRequest(tenant.live, documentId, kind));
  if (!('operationId' in taken)) throw new Error(taken.kind);
  expect(await claimImportChecks(worker, { limit: 5, leaseMs: 1_000 })).toEqual([]);
  await events.settleEvent(scope, taken.operationId, registeredVerdict('135260000000077', true));
  expect(await claimImportChecks(worker, { limit: 5, leaseMs: 1_000 })).toEqual([scope]);
  const changes = async () =>
    (
      await owner.pool.query<{ kind: string }>(
        'select kind from document_changes where document_id = $1 order by xid, seq',
        [documentId],
      )
    ).rows.map((row) => row.kind);
  const before = (await changes()).length;
  await store.settleCheck(scope, {
    verdict: { kind: 'confirmed', cancelled: false },
    events: [],
    cancelled: false,
  });
  expect((await changes()).slice(before)).toEqual(['document.imported', 'CANCELADA']);
});

it('an event of a file for a confirmed document waits until its authority takes another question', async () => {
  const { tenant, scope } = await importDocument('confirmed');
  const { accountId, documentId } = scope;
  const { rows } = await owner.pool.query<{ access_key: string; import_id: string }>(
    'select access_key, import_id from documents where id = $1',
    [documentId],
  );
  const accessKey = rows[0]?.access_key ?? '';
  await owner.pool.query('delete from import_checks');
  await recordExchanges(worker, [
    madeExchange(
      { accountId, subjectId: documentId },
      { service: 'consultaProtocolo', ending: 'sem-resposta' },
    ),
  ]);
  const event = { ...importedCancellation(importedDocument(tenant.live, 1)), accessKey };
  const of = {
    accountId,
    clientId: tenant.clientId,
    target: 'producao',
    importId: rows[0]?.import_id ?? '',
  } as const;
  expect(await importEvents(worker, of, [event])).toEqual(['proprio']);
  expect(await claimImportChecks(worker, { limit: 5, leaseMs: 1_000 })).toEqual([]);
  const { rows: queued } = await owner.pool.query('select 1 from import_checks where document_id = $1', [
    documentId,
  ]);
  expect(queued).toHaveLength(1);
});

import { createAcceptor } from '../../acceptance/acceptance.ts';
import { createEmissionStore } from '../../emission/emission-store.ts';
import * as documentOperations from '../../events/document-operations.ts';
import { createEventStore } from '../../events/event-store.ts';
import type { ImportScope } from '../../imports/import-scope.ts';
import * as imports from '../../imports/imports.ts';
import { createRangeStore } from '../../inutilizacao/inutilizacao-store.ts';
import * as inutilizacoes from '../../inutilizacao/inutilizacoes.ts';
import { authorizedVerdict, emit, foundCanceled, rejectedVerdict, sign } from '../emissions.ts';
import { emitAuthorized, operationRequest, registeredVerdict } from '../operations.ts';
import { identify, randomCodigo } from '../requests.ts';
import type { TestTenant } from '../test-database.ts';
import { app, owner, worker } from './databases.ts';

export const actor = { kind: 'system', id: 'teste' } as const;

export const idempotency = { key: 'k', route: 'r', bodyHash: 'h' };

/** The victim's documents: one authorized and canceled with its event, one refused, one pending. */
export interface Emitted {
  readonly ids: readonly string[];
  readonly eventId: string;
  readonly operationId: string;
  readonly rangeId: string;
}

export async function importOf({ accountId, clientId }: TestTenant): Promise<ImportScope> {
  const { importId } = await imports.openImport(worker, { accountId, clientId, target: 'sandbox', actor });
  return { accountId, clientId, target: 'sandbox', importId };
}

export const each = async <T>(ids: readonly string[], use: (id: string) => Promise<T>): Promise<void> => {
  for (const id of ids) await use(id);
};

export async function endpointOf({ accountId }: TestTenant) {
  const { rows } = await owner.pool.query<{ id: string }>(
    'select id from webhook_endpoints where account_id = $1',
    [accountId],
  );
  return { accountId, endpointId: rows[0]?.id ?? '' };
}

export async function deliveryOf(of: TestTenant) {
  const { rows } = await owner.pool.query<{ id: string }>(
    'select id from webhook_deliveries where account_id = $1',
    [of.accountId],
  );
  return { endpoint: await endpointOf(of), deliveryId: rows[0]?.id ?? '' };
}

export const series = (of: TestTenant) =>
  ({
    clientId: of.clientId,
    target: 'sandbox',
    emitente: of.test.issuer.cnpj,
    modelo: '55',
    serie: 1,
  }) as const;

export async function emissions(of: TestTenant): Promise<readonly string[]> {
  const acceptor = createAcceptor(app, { nowMs: () => Date.now(), identify });
  const store = createEmissionStore(worker);
  const db = { acceptor, store };
  const done = await emit(db, of.test, { referencia: `r${randomCodigo()}` });
  const { attemptId } = await sign(store, done);
  await store.nextOperation(done.scope);
  await store.markSending(done.scope, attemptId, 0);
  await store.saveReceipt(done.scope, attemptId, 'recibo');
  await store.saveSaid(done.scope, attemptId, { cStat: '129', xMotivo: 'm' });
  await store.lastAnswer(done.scope, { id: attemptId, sends: 1 });
  await store.deferOperation(done.scope, done.work.operationId, { waitMs: 1, cStat: '105', reason: 'r' });
  await store.deferOperation(done.scope, done.work.operationId, {
    waitMs: 1,
    cStat: null,
    reason: 'r',
    heldNearMs: 1,
  });
  await store.findByAccessKey(done.scope, done.accessKey);
  await store.addNotices(done.scope, [{ field: 'f', code: 'risco_de_rejeicao', message: 'm' }]);
  await store.settleEmission(done.scope, done.work.operationId, authorizedVerdict(attemptId));
  const cancelled = await emit(db, of.test);
  const second = await sign(store, cancelled);
  const event = '<procEventoNFe><tpEvento>110111</tpEvento><nProt>1</nProt></procEventoNFe>';
  const verdict = foundCanceled(second.attemptId, event);
  await store.settleEmission(cancelled.scope, cancelled.work.operationId, verdict);
  const refused = await emit(db, of.test);
  await store.settleEmission(refused.scope, refused.work.operationId, rejectedVerdict(null, 'livre'));
  const pending = await emit(db, of.test, { idempotency: { ...idempotency, key: randomCodigo() } });
  await acceptor.close();
  return [done, cancelled, refused, pending].map(({ scope }) => scope.documentId);
}

/** Every step of events on a document: a registered one, one signed twice, a refused one. */
export async function eventsOf(of: TestTenant): Promise<string> {
  const acceptor = createAcceptor(app, { nowMs: () => Date.now(), identify });
  const store = createEmissionStore(worker);
  const events = createEventStore(worker);
  const { scope } = await emitAuthorized({ acceptor, store }, of.test);
  await acceptor.close();
  const take = async (changes: Parameters<typeof operationRequest>[2] = {}) => {
    const asked = operationRequest(of.test, scope.documentId, { synchronous: true, ...changes });
    const result = await documentOperations.takeOperation(app, asked);
    if (result.kind !== 'aceita') throw new Error(result.kind);
    return result.operationId;
  };
  const first = await take({ idempotency: { ...idempotency, key: randomCodigo() } });
  const work = await events.loadEvent(scope, first);
  const bytes = {
    eventId: work?.eventId ?? '',
    xml: Buffer.from('<evento/>'),
    digestValue: 'd',
    details: null,
  };
  const { signedId } = await events.saveEventBytes(scope, { ...bytes, replaces: null, sequence: 1 });
  await events.saveEventBytes(scope, { ...bytes, replaces: signedId, sequence: 2 });
  await events.markEventSending(scope, { eventId: bytes.eventId, signedId, expectedSends: 0 });
  await events.saveEventSaid(scope, bytes.eventId, { cStat: '129', xMotivo: 'm' });
  await events.lastEventAnswer(scope, { eventId: bytes.eventId, sends: 1 });
  await events.recordEvent(scope, {
    kind: null,
    xml: '<p><tpEvento>110110</tpEvento><nSeqEvento>1</nSeqEvento></p>',
  });
  await events.settleEvent(scope, first, registeredVerdict('135260000000009'));
  const second = await take();
  await events.settleEvent(scope, second, { kind: 'recusado', cStat: '501', xMotivo: 'tarde' });
  return first;
}

/** Every step of two ranges: one voided, one refused. */
export async function ranges(of: TestTenant): Promise<string> {
  const store = createRangeStore(worker);
  const take = async () => {
    const inicio = Number(randomCodigo());
    const { issuer } = of.test;
    const faixa = {
      environment: 2,
      uf: 'SP',
      cnpj: issuer.cnpj,
      modelo: '55',
      ano: 2026,
      serie: 1,
    } as const;
    const justificativa = 'Falha na numeração';
    const result = await inutilizacoes.takeRange(app, {
      principal: of.test,
      type: 'nfe',
      strict: false,
      faixa: { ...faixa, inicio, fim: inicio + 1, justificativa },
      idempotency: { ...idempotency, key: randomCodigo() },
    });
    if (result.kind !== 'aceita') throw new Error(result.kind);
    return { accountId: of.accountId, inutilizacaoId: result.inutilizacaoId };
  };
  const scope = await take();
  await store.loadRange(scope);
  await store.saveRangeBytes(scope, Buffer.from('<inutNFe/>'));
  await store.markRangeSending(scope, 0);
  await store.deferRange(scope, { waitMs: 1, cStat: null, reason: 'r', unsent: true });
  const answer = { cStat: '102', xMotivo: 'ok', ret: '<ret/>' };
  await store.settleRange(scope, { kind: 'homologado', ...answer, nProt: '1', dhRecbto: null });
  await store.settleRange(await take(), { kind: 'recusado', ...answer });
  return scope.inutilizacaoId;
}

/** Uses of the database by the victim on the victim's own, by module and function. */
export type Uses = Readonly<Record<string, (of: TestTenant, its: Emitted) => Promise<unknown>>>;

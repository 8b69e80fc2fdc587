import type { Verdict } from '@fiscal/core/activities/ports';
import { afterAll, describe, expect, it } from 'vitest';
import { acceptRequest, randomCodigo } from '../testing/requests.ts';
import { createTenant, openDb, type TestTenant } from '../testing/test-database.ts';
import type { AcceptRequest } from '../types.ts';
import { createAcceptor } from './acceptance.ts';
import { listAudit } from './audit.ts';
import { addCredits, getCredits } from './credits.ts';
import { getDocument, getDocumentXml, getEventXml, listDocuments } from './documents.ts';
import { createEmissionStore } from './emission-store.ts';
import { decodeFileId, encodeFileId, readFile } from './files.ts';
import { numbersInRange } from './numbering.ts';
import { listStale, reopenEmission } from './operations.ts';

const app = openDb('app');
const worker = openDb('worker');
afterAll(() => Promise.all([app.close(), worker.close()]));

const acceptor = createAcceptor(app, { nowMs: () => Date.now(), newCodigoNumerico: randomCodigo });
const store = createEmissionStore(worker);
const actor = { kind: 'user', id: 'operadora' } as const;

async function emit(
  tenant: TestTenant,
  changes: Parameters<typeof acceptRequest>[1] = {},
  principal = tenant.test,
) {
  const request: AcceptRequest = acceptRequest(principal, changes);
  const result = await acceptor.accept(request);
  if (result.kind !== 'aceito') throw new Error(result.kind);
  const scope = { accountId: tenant.accountId, documentId: result.documentId };
  const work = await store.loadEmission(scope);
  if (!work) throw new Error('nothing to emit');
  return { scope, work, accessKey: result.accessKey };
}

type Emission = Awaited<ReturnType<typeof emit>>;

async function sign(
  { scope, work }: Emission,
  changes: { readonly accessKey?: string; readonly xml?: string; readonly replaces?: string } = {},
) {
  const { xml = '<NFe/>', accessKey = work.accessKey, replaces } = changes;
  return store.saveAttempt(scope, {
    accessKey,
    tpEmis: '1',
    dhEmi: work.dhEmi,
    xml: Buffer.from(xml),
    digestValue: `digest of ${xml}`,
    qrCodeUrl: null,
    ...(replaces !== undefined && { replaces }),
  });
}

const authorised = (attemptId: string): Verdict => ({
  kind: 'autorizada',
  attemptId,
  cStat: '100',
  xMotivo: 'Autorizado o uso da NF-e',
  nProt: '135260000000001',
  dhRecbto: '2026-11-21T10:00:05-03:00',
  prot: '<protNFe>ção</protNFe>',
  cancellableUntilMs: Date.parse('2026-11-22T13:00:05Z'),
});

const rejected = (attemptId: string | null, numero: 'livre' | 'alheio' | 'reservado'): Verdict => ({
  kind: 'rejeitada',
  attemptId,
  cStat: '539',
  xMotivo: 'Rejeição: Duplicidade',
  origin: attemptId ? 'sefaz' : 'validacao',
  errors: [{ field: 'numero', code: 'x', message: 'm' }],
  numero,
});

async function numberState(tenant: TestTenant, numero: number) {
  const key = {
    clientId: tenant.clientId,
    environment: 2,
    emitente: tenant.test.issuer.cnpj,
    modelo: '55',
    serie: 1,
  } as const;
  return (await numbersInRange(app, tenant.accountId, key, { from: numero, to: numero }))[0]?.state;
}

describe('an authorised document', () => {
  it('has status, protocol, files and a used number, all at once', async () => {
    const tenant = await createTenant(app);
    const emission = await emit(tenant);
    const { scope, work } = emission;
    expect(work).toMatchObject({
      type: 'nfe',
      environment: 2,
      uf: 'SP',
      numero: 1,
      deferrals: 0,
      attempt: null,
      tree: { infNFe: {} },
    });
    expect(work.issuer).toMatchObject({ cnpj: tenant.test.issuer.cnpj, cscId: '000001' });
    expect(await store.nextOperation(scope)).toEqual({ operationId: work.operationId, kind: 'emit', seq: 1 });

    const { attemptId } = await sign(emission);
    expect(await store.markSending(scope, attemptId, 0)).toBe(true);
    expect((await store.loadEmission(scope))?.attempt).toMatchObject({
      id: attemptId,
      state: 'enviando',
      sends: 1,
      xml: Buffer.from('<NFe/>'),
    });
    expect(await store.settleEmission(scope, work.operationId, authorised(attemptId))).toEqual({
      more: false,
      status: 'AUTORIZADA',
    });

    expect(await getDocument(app, tenant.test, scope.documentId)).toMatchObject({
      status: 'AUTORIZADA',
      protocolNumber: '135260000000001',
      cStat: '100',
      hasXml: true,
      rejection: null,
      authorizedAt: new Date('2026-11-21T13:00:05Z'),
      cancellableUntil: new Date('2026-11-22T13:00:05Z'),
      previousAttempts: [],
    });
    expect(await getDocumentXml(app, tenant.test, scope.documentId)).toMatchObject({
      signed: Buffer.from('<NFe/>'),
      prot: '<protNFe>ção</protNFe>',
    });
    expect(await numberState(tenant, 1)).toBe('usado');
    expect(await store.nextOperation(scope)).toBeNull();
    expect(await store.loadEmission(scope)).toBeNull();

    const ref = { kind: 'documento', ...scope } as const;
    expect(decodeFileId(encodeFileId(ref))).toEqual(ref);
    expect(await readFile(app, ref)).toMatchObject({
      clientId: tenant.clientId,
      environment: 2,
      xml: { accessKey: work.accessKey },
    });
  });

  it('is settled once: later and parallel verdicts change nothing', async () => {
    const tenant = await createTenant(app, { trialDays: 0 });
    await addCredits(app, tenant.accountId, 5_000n, { actor, note: 'teste' });
    const emission = await emit(tenant, {}, tenant.live);
    const { scope, work } = emission;
    const { attemptId } = await sign(emission);
    const results = await Promise.all(
      [1, 2, 3].map(() => store.settleEmission(scope, work.operationId, authorised(attemptId))),
    );
    expect(results.map((result) => result.status)).toEqual(['AUTORIZADA', 'AUTORIZADA', 'AUTORIZADA']);
    expect(await store.settleEmission(scope, work.operationId, rejected(attemptId, 'livre'))).toEqual({
      more: false,
      status: 'AUTORIZADA',
    });
    expect(await getCredits(app, tenant.accountId)).toMatchObject({ balanceMilli: 4_000n, heldMilli: 0n });
    expect(await getDocument(app, tenant.live, scope.documentId)).toMatchObject({
      status: 'AUTORIZADA',
      creditsChargedMilli: 1000,
      rejection: null,
    });
  });

  it('found cancelled on record is CANCELADA with its event', async () => {
    const tenant = await createTenant(app);
    const emission = await emit(tenant);
    const { attemptId } = await sign(emission);
    const event =
      '<procEventoNFe><evento><infEvento><tpEvento>110111</tpEvento><nSeqEvento>1</nSeqEvento></infEvento></evento><retEvento><infEvento><cStat>135</cStat><xMotivo>Evento registrado</xMotivo><dhRegEvento>2026-11-21T11:00:00-03:00</dhRegEvento><nProt>135260000000009</nProt></infEvento></retEvento></procEventoNFe>';
    const {
      kind: _,
      cancellableUntilMs: __,
      ...answer
    } = { ...authorised(attemptId), cancellableUntilMs: 0 };
    await store.settleEmission(emission.scope, emission.work.operationId, {
      ...answer,
      attemptId,
      cStat: '101',
      xMotivo: 'Cancelamento',
      nProt: '1',
      dhRecbto: '2026-11-21T10:00:05-03:00',
      prot: null,
      kind: 'cancelada',
      events: [event],
    });
    const view = await getDocument(app, tenant.test, emission.scope.documentId);
    expect(view).toMatchObject({
      status: 'CANCELADA',
      events: [
        {
          type: 'cancelamento',
          eventCode: '110111',
          sequence: 1,
          cStat: '135',
          protocolNumber: '135260000000009',
          hasXml: true,
        },
      ],
    });
    expect(
      (await getEventXml(app, tenant.test, emission.scope.documentId, view?.events[0]?.id ?? ''))?.toString(),
    ).toBe(event);
  });
});

describe('a refused document', () => {
  it('gives back number, reference and credit when non-use is proven; the number is the next one given', async () => {
    const tenant = await createTenant(app, { trialDays: 0 });
    await addCredits(app, tenant.accountId, 1_000n, { actor, note: 'teste' });
    const first = await emit(tenant, { referencia: 'pedido' }, tenant.live);
    const second = await acceptor.accept(acceptRequest(tenant.live));
    expect(second.kind).toBe('creditos_esgotados');
    await store.settleEmission(first.scope, first.work.operationId, rejected(null, 'livre'));
    expect(await getDocument(app, tenant.live, first.scope.documentId)).toMatchObject({
      status: 'REJEITADA',
      rejection: { cStat: '539', origin: 'validacao', errors: [{ field: 'numero' }] },
      creditsChargedMilli: 0,
    });
    expect(await getCredits(app, tenant.accountId)).toMatchObject({ balanceMilli: 1_000n, heldMilli: 0n });
    const again = await emit(tenant, { referencia: 'pedido' }, tenant.live);
    expect(again.work.numero).toBe(1);
  });

  it('reuses freed numbers lowest first, before the counter', async () => {
    const tenant = await createTenant(app);
    const emissions = [];
    for (let i = 0; i < 4; i++) emissions.push(await emit(tenant));
    for (const emission of [emissions[2], emissions[0]]) {
      if (emission)
        await store.settleEmission(emission.scope, emission.work.operationId, rejected(null, 'livre'));
    }
    const numeros = [];
    for (let i = 0; i < 3; i++) numeros.push((await emit(tenant)).work.numero);
    expect(numeros).toEqual([1, 3, 5]);
  });

  it('keeps a foreign number out of use', async () => {
    const tenant = await createTenant(app);
    const emission = await emit(tenant);
    const { attemptId } = await sign(emission);
    await store.settleEmission(emission.scope, emission.work.operationId, rejected(attemptId, 'alheio'));
    expect(await numberState(tenant, 1)).toBe('alheio');
    expect((await emit(tenant)).work.numero).toBe(2);
  });

  it('that was denied uses its number for ever and costs nothing', async () => {
    const tenant = await createTenant(app);
    const emission = await emit(tenant);
    const { attemptId } = await sign(emission);
    const { cancellableUntilMs: _, ...denied } = { cancellableUntilMs: 0, ...authorised(attemptId) };
    await store.settleEmission(emission.scope, emission.work.operationId, {
      ...denied,
      kind: 'denegada',
      attemptId,
      cStat: '302',
      xMotivo: 'Uso Denegado',
      nProt: '77',
      dhRecbto: '2026-11-21T10:00:05-03:00',
      prot: '<protNFe/>',
    });
    expect(await getDocument(app, tenant.test, emission.scope.documentId)).toMatchObject({
      status: 'REJEITADA',
      protocolNumber: null,
      rejection: { cStat: '302', origin: 'sefaz', protocolNumber: '77' },
    });
    expect(await numberState(tenant, 1)).toBe('usado');
  });

  it('does not free a number that another document of ours holds', async () => {
    const tenant = await createTenant(app);
    await emit(tenant, { prepared: { numero: 7 } });
    const duplicate = await emit(tenant, { prepared: { numero: 7 } });
    expect(duplicate.work.problems).toMatchObject([{ code: 'numero_em_uso', cStat: '539' }]);
    await store.settleEmission(duplicate.scope, duplicate.work.operationId, rejected(null, 'livre'));
    expect(await numberState(tenant, 7)).toBe('reservado');
  });
});

describe('attempts', () => {
  it('store the same signed bytes once', async () => {
    const tenant = await createTenant(app);
    const emission = await emit(tenant);
    const first = await sign(emission);
    expect(first.created).toBe(true);
    expect(await sign(emission, { xml: '<other/>' })).toEqual({ attemptId: first.attemptId, created: false });
  });

  it('that were never sent may be replaced, sent ones never', async () => {
    const tenant = await createTenant(app);
    const emission = await emit(tenant);
    const first = await sign(emission);
    const second = await sign(emission, { xml: '<redated/>', replaces: first.attemptId });
    expect(second.created).toBe(true);
    expect(await store.markSending(emission.scope, first.attemptId, 0)).toBe(false);
    expect(await store.markSending(emission.scope, second.attemptId, 0)).toBe(true);
    expect(await sign(emission, { xml: '<third/>', replaces: second.attemptId })).toEqual({
      attemptId: second.attemptId,
      created: false,
    });
  });

  it('let only one of two senders send', async () => {
    const tenant = await createTenant(app);
    const emission = await emit(tenant);
    const { attemptId } = await sign(emission);
    const sent = await Promise.all([1, 2, 3].map(() => store.markSending(emission.scope, attemptId, 0)));
    expect(sent.filter(Boolean)).toHaveLength(1);
  });

  it('go back to unsent when the authority proved that it took nothing', async () => {
    const tenant = await createTenant(app);
    const emission = await emit(tenant);
    const { scope, work } = emission;
    const { attemptId } = await sign(emission);
    await store.markSending(scope, attemptId, 0);
    await store.saveReceipt(scope, attemptId, '351000000000001');
    await store.deferOperation(scope, work.operationId, {
      untilMs: Date.now() + 60_000,
      cStat: '108',
      reason: 'Serviço paralisado',
      unsentAttemptId: attemptId,
    });
    expect(await store.loadEmission(scope)).toMatchObject({
      deferrals: 1,
      attempt: { state: 'assinado', sends: 1, nRec: '351000000000001' },
    });
  });

  it('with a new key keep the earlier one in sight', async () => {
    const tenant = await createTenant(app);
    const emission = await emit(tenant);
    await sign(emission);
    const key = `${emission.accessKey.slice(0, 34)}9${emission.accessKey.slice(35)}`;
    const { attemptId } = await sign(emission, { accessKey: key, xml: '<svc/>' });
    expect(await getDocument(app, tenant.test, emission.scope.documentId)).toMatchObject({
      accessKey: key,
      previousAttempts: [{ accessKey: emission.accessKey, tpEmis: '1', state: 'substituido' }],
    });
    expect(await store.findByAccessKey(emission.scope, key)).toMatchObject({
      documentId: emission.scope.documentId,
      status: 'PENDENTE',
      attempt: { id: attemptId },
    });
    expect(await store.findByAccessKey(emission.scope, emission.accessKey)).toMatchObject({
      documentId: emission.scope.documentId,
    });
    expect(await store.findByAccessKey(emission.scope, 'unknown')).toBeNull();
  });
});

describe('ERRO_TECNICO', () => {
  it('holds number and credit, and an operator drives it on', async () => {
    const tenant = await createTenant(app, { trialDays: 0 });
    await addCredits(app, tenant.accountId, 1_000n, { actor, note: 'teste' });
    const emission = await emit(tenant, {}, tenant.live);
    const { scope, work } = emission;
    await store.settleEmission(scope, work.operationId, {
      kind: 'erro-tecnico',
      code: 'transmissao_desligada',
      reason: 'A transmissão está desligada',
    });
    expect(await getDocument(app, tenant.live, scope.documentId)).toMatchObject({
      status: 'ERRO_TECNICO',
      technicalError: { code: 'transmissao_desligada' },
    });
    expect(await getCredits(app, tenant.accountId)).toMatchObject({ heldMilli: 1_000n });
    expect(await store.nextOperation(scope)).toBeNull();

    expect(await reopenEmission(app, scope, actor)).toBe(true);
    expect(await reopenEmission(app, scope, actor)).toBe(false);
    expect(await store.loadEmission(scope)).toMatchObject({
      operationId: work.operationId,
      status: 'PENDENTE',
    });
    const { attemptId } = await sign(emission);
    expect(await store.settleEmission(scope, work.operationId, authorised(attemptId))).toMatchObject({
      status: 'AUTORIZADA',
    });
    expect(await getCredits(app, tenant.accountId)).toMatchObject({ balanceMilli: 0n, heldMilli: 0n });
    expect((await listAudit(app, tenant.accountId, { limit: 10 })).map((entry) => entry.action)).toContain(
      'document.reopen',
    );
  });
});

describe('the sweeper', () => {
  it('finds stale work of all accounts, and leaves deferred and just woken documents alone', async () => {
    const [one, two] = await Promise.all([createTenant(app), createTenant(app)]);
    const [stale, deferred] = [await emit(one), await emit(two)];
    await store.deferOperation(deferred.scope, deferred.work.operationId, {
      untilMs: Date.now() + 600_000,
      cStat: null,
      reason: 'sem conexão',
    });
    const found = await listStale(worker, { olderThanMs: 0, limit: 1_000 });
    expect(found).toContainEqual(stale.scope);
    expect(found).not.toContainEqual(deferred.scope);
    expect(await listStale(worker, { olderThanMs: 60_000, limit: 1_000 })).not.toContainEqual(stale.scope);
  });

  it('gives parallel sweepers different documents', async () => {
    const tenant = await createTenant(app);
    for (let i = 0; i < 10; i++) await emit(tenant);
    const lists = await Promise.all([1, 2, 3].map(() => listStale(worker, { olderThanMs: 0, limit: 4 })));
    const ids = lists.flat().map((each) => each.documentId);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

it('lists documents in keyset pages with every filter', async () => {
  const tenant = await createTenant(app);
  const emissions = [];
  for (let i = 0; i < 5; i++)
    emissions.push(await emit(tenant, i === 2 ? { referencia: 'ref-2', type: 'nfce', modelo: '65' } : {}));
  const all: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await listDocuments(app, tenant.test, { limit: 2, ...(cursor && { cursor }) });
    all.push(...page.data.map((row) => row.id));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  expect(all).toEqual(emissions.map((emission) => emission.scope.documentId).reverse());
  const only = async (filter: object) =>
    (await listDocuments(app, tenant.test, { limit: 10, ...filter })).data.map((row) => row.id);
  const third = emissions[2]?.scope.documentId ?? '';
  expect(await only({ referencia: 'ref-2' })).toEqual([third]);
  expect(await only({ type: 'nfce', status: 'PENDENTE' })).toEqual([third]);
  expect(await only({ accessKey: emissions[2]?.accessKey })).toEqual([third]);
  expect(await only({ status: 'AUTORIZADA' })).toEqual([]);
  expect(await only({ from: new Date(Date.now() - 60_000), to: new Date(Date.now() + 60_000) })).toHaveLength(
    5,
  );
  expect(await only({ to: new Date(Date.now() - 60_000) })).toEqual([]);
  expect((await listDocuments(app, tenant.live, { limit: 10 })).data).toEqual([]);
});

it('shows a document to its own client and environment only', async () => {
  const [tenant, other] = await Promise.all([createTenant(app), createTenant(app)]);
  const { scope } = await emit(tenant);
  expect(await getDocument(app, tenant.test, scope.documentId)).not.toBeNull();
  expect(await getDocument(app, tenant.live, scope.documentId)).toBeNull();
  expect(await getDocument(app, other.test, scope.documentId)).toBeNull();
  expect(await getDocument(app, { ...other.test, clientId: tenant.clientId }, scope.documentId)).toBeNull();
  expect(await getDocument(app, tenant.test, 'not-a-uuid')).toBeNull();
});

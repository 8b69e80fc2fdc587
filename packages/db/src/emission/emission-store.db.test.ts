import { AttemptGoneError } from '@fiscal/core/vocabulary/errors';
import { describe, expect, it } from 'vitest';
import { createAcceptor } from '../acceptance/acceptance.ts';
import { addCredits, getCredits } from '../accounts/credits.ts';
import { withAccount } from '../base/transaction.ts';
import { getDocument, getDocumentXml, getEventXml } from '../documents/documents.ts';
import { decodeFileId, encodeFileId, readFile } from '../documents/files.ts';
import { setNextNumero } from '../numbers/numbering.ts';
import {
  authorizedVerdict,
  deniedVerdict,
  emit,
  foundCanceled,
  rejectedVerdict,
  sign,
} from '../testing/emissions.ts';
import { numbersInRange } from '../testing/numbers-in-range.ts';
import { acceptRequest, identify } from '../testing/requests.ts';
import { addCompany, asOperator, createTenant, openDb, type TestTenant } from '../testing/test-database.ts';
import { createEmissionStore } from './emission-store.ts';

const app = openDb('app');
const worker = openDb('worker');

const acceptor = createAcceptor(app, { nowMs: () => Date.now(), identify });
const store = createEmissionStore(worker);
const db = { acceptor, store };
const actor = { kind: 'user', id: 'operadora' } as const;

async function numberState(tenant: TestTenant, numero: number) {
  const key = {
    clientId: tenant.clientId,
    target: 'sandbox',
    emitente: tenant.test.issuer.cnpj,
    modelo: '55',
    serie: 1,
  } as const;
  return (await numbersInRange(app, tenant.accountId, key, { from: numero, to: numero }))[0]?.state;
}

it('adds notices of a document, each once', async () => {
  const tenant = await createTenant(app);
  const { scope } = await emit(db, tenant.test);
  const notice = (message: string) => ({ field: 'ie', code: 'risco_de_rejeicao', message }) as const;
  await store.addNotices(scope, [notice('um')]);
  await store.addNotices(scope, [notice('um'), notice('dois')]);
  const stored = await getDocument(app, tenant.test, scope.documentId);
  expect(stored?.notices.slice(-2)).toEqual([notice('um'), notice('dois')]);
});

describe('an authorized document', () => {
  it('has status, protocol, files and a used number, all at once', async () => {
    const tenant = await createTenant(app);
    const emission = await emit(db, tenant.test);
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

    const { attemptId } = await sign(store, emission);
    expect(await store.markSending(scope, attemptId, 0)).toBe(true);
    expect((await store.loadEmission(scope))?.attempt).toMatchObject({
      id: attemptId,
      state: 'enviando',
      sends: 1,
      xml: Buffer.from('<NFe/>'),
    });
    expect(await store.settleEmission(scope, work.operationId, authorizedVerdict(attemptId))).toEqual({
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
    await asOperator((owner) =>
      addCredits(owner, tenant.accountId, { amountMilli: 5_000n, actor, note: 'teste' }),
    );
    const emission = await emit(db, tenant.live);
    const { scope, work } = emission;
    const { attemptId } = await sign(store, emission);
    const results = await Promise.all(
      [1, 2, 3].map(() => store.settleEmission(scope, work.operationId, authorizedVerdict(attemptId))),
    );
    expect(results.map((result) => result.status)).toEqual(['AUTORIZADA', 'AUTORIZADA', 'AUTORIZADA']);
    expect(await store.settleEmission(scope, work.operationId, rejectedVerdict(attemptId, 'livre'))).toEqual({
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

  it('uses the number of its issuer’s série, for any sending company, and one without a document', async () => {
    const tenant = await createTenant(app);
    const branch = await addCompany(app, tenant, `${tenant.test.issuer.cnpj.slice(0, 8)}000262`);
    const prepared = { emitente: tenant.test.issuer.cnpj };
    const [first, second] = [
      await emit(db, branch.test, { prepared }),
      await emit(db, branch.test, { prepared }),
    ];
    await withAccount(worker, tenant.accountId, (tx) =>
      tx.number.updateMany({ where: { numero: 2 }, data: { state: 'alheio', documentId: null } }),
    );
    for (const emission of [first, second]) {
      const { attemptId } = await sign(store, emission);
      await store.settleEmission(emission.scope, emission.work.operationId, authorizedVerdict(attemptId));
    }
    expect([await numberState(tenant, 1), await numberState(tenant, 2)]).toEqual(['usado', 'usado']);
  });

  it('found canceled on record is CANCELADA with its event', async () => {
    const tenant = await createTenant(app);
    const emission = await emit(db, tenant.test);
    const { attemptId } = await sign(store, emission);
    const event =
      '<procEventoNFe><evento><infEvento><tpEvento>110111</tpEvento><nSeqEvento>1</nSeqEvento></infEvento></evento><retEvento><infEvento><cStat>135</cStat><xMotivo>Evento registrado</xMotivo><dhRegEvento>2026-11-21T11:00:00-03:00</dhRegEvento><nProt>135260000000009</nProt></infEvento></retEvento></procEventoNFe>';
    await store.settleEmission(emission.scope, emission.work.operationId, foundCanceled(attemptId, event));
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
      (
        await getEventXml(app, tenant.test, {
          documentId: emission.scope.documentId,
          eventId: view?.events[0]?.id ?? '',
        })
      )?.toString(),
    ).toBe(event);
  });
});

describe('a refused document', () => {
  it('gives back number, reference and credit when non-use is proven; the number is the next one given', async () => {
    const tenant = await createTenant(app, { trialDays: 0 });
    await asOperator((owner) =>
      addCredits(owner, tenant.accountId, { amountMilli: 1_000n, actor, note: 'teste' }),
    );
    const first = await emit(db, tenant.live, { referencia: 'pedido' });
    const second = await acceptor.accept(acceptRequest(tenant.live));
    expect(second.kind).toBe('creditos_esgotados');
    await store.settleEmission(first.scope, first.work.operationId, rejectedVerdict(null, 'livre'));
    expect(await getDocument(app, tenant.live, first.scope.documentId)).toMatchObject({
      status: 'REJEITADA',
      rejection: { cStat: '539', origin: 'validacao', errors: [{ field: 'numero' }] },
      creditsChargedMilli: 0,
    });
    expect(await getCredits(app, tenant.accountId)).toMatchObject({ balanceMilli: 1_000n, heldMilli: 0n });
    const again = await emit(db, tenant.live, { referencia: 'pedido' });
    expect(again.work.numero).toBe(1);
  });

  it('reuses freed numbers lowest first, before the counter', async () => {
    const tenant = await createTenant(app);
    const emissions = [];
    for (let i = 0; i < 4; i++) emissions.push(await emit(db, tenant.test));
    for (const emission of [emissions[2], emissions[0]]) {
      if (emission)
        await store.settleEmission(emission.scope, emission.work.operationId, rejectedVerdict(null, 'livre'));
    }
    const numeros = [];
    for (let i = 0; i < 3; i++) numeros.push((await emit(db, tenant.test)).work.numero);
    expect(numeros).toEqual([1, 3, 5]);
  });

  it('keeps a foreign number out of use, and what the authority alerted to', async () => {
    const tenant = await createTenant(app);
    const emission = await emit(db, tenant.test);
    const { attemptId } = await sign(store, emission);
    const alerts = [{ code: '172', message: 'Destinatário inabilitado' }];
    await store.settleEmission(emission.scope, emission.work.operationId, {
      ...rejectedVerdict(attemptId, 'alheio'),
      alerts,
    });
    expect(await getDocument(app, tenant.test, emission.scope.documentId)).toMatchObject({ alerts });
    expect(await numberState(tenant, 1)).toBe('alheio');
    expect((await emit(db, tenant.test)).work.numero).toBe(2);
  });

  it('that was denied uses its number for ever and costs nothing', async () => {
    const tenant = await createTenant(app);
    const emission = await emit(db, tenant.test);
    const { attemptId } = await sign(store, emission);
    await store.settleEmission(emission.scope, emission.work.operationId, deniedVerdict(attemptId));
    expect(await getDocument(app, tenant.test, emission.scope.documentId)).toMatchObject({
      status: 'REJEITADA',
      protocolNumber: null,
      rejection: { cStat: '302', origin: 'sefaz', protocolNumber: '135260000000001' },
    });
    expect(await numberState(tenant, 1)).toBe('usado');
  });

  it('does not free a number that another document of ours holds', async () => {
    const tenant = await createTenant(app);
    const first = await emit(db, tenant.test, { prepared: { numero: 7 } });
    const duplicate = await emit(db, tenant.test, { prepared: { numero: 7 } });
    expect(duplicate.work.problems).toMatchObject([
      { code: 'numero_em_uso', cStat: '539', onRecord: { chave: first.work.accessKey } },
    ]);
    await store.settleEmission(duplicate.scope, duplicate.work.operationId, rejectedVerdict(null, 'livre'));
    expect(await numberState(tenant, 7)).toBe('reservado');
  });
});

describe('attempts', () => {
  it('store the same signed bytes once', async () => {
    const tenant = await createTenant(app);
    const emission = await emit(db, tenant.test);
    const first = await sign(store, emission);
    expect(first.created).toBe(true);
    expect(await sign(store, emission, { xml: '<other/>' })).toEqual({
      attemptId: first.attemptId,
      created: false,
    });
  });

  it('that were never sent may be replaced, sent ones never', async () => {
    const tenant = await createTenant(app);
    const emission = await emit(db, tenant.test);
    const first = await sign(store, emission);
    const second = await sign(store, emission, { xml: '<redated/>', replaces: first.attemptId });
    expect(second.created).toBe(true);
    expect(await store.markSending(emission.scope, first.attemptId, 0)).toBe(false);
    expect(await store.markSending(emission.scope, second.attemptId, 0)).toBe(true);
    expect(await sign(store, emission, { xml: '<third/>', replaces: second.attemptId })).toEqual({
      attemptId: second.attemptId,
      created: false,
    });
  });

  it('let only one of two senders send', async () => {
    const tenant = await createTenant(app);
    const emission = await emit(db, tenant.test);
    const { attemptId } = await sign(store, emission);
    const sent = await Promise.all([1, 2, 3].map(() => store.markSending(emission.scope, attemptId, 0)));
    expect(sent.filter(Boolean)).toHaveLength(1);
  });

  it('go back to unsent when the authority proved that it took nothing', async () => {
    const tenant = await createTenant(app);
    const emission = await emit(db, tenant.test);
    const { scope, work } = emission;
    const { attemptId } = await sign(store, emission);
    expect((await getDocument(app, tenant.test, scope.documentId))?.waiting).toBeNull();
    await store.markSending(scope, attemptId, 0);
    await store.saveReceipt(scope, attemptId, '351000000000001');
    await store.deferOperation(scope, work.operationId, {
      waitMs: 60_000,
      cStat: '108',
      reason: 'Serviço paralisado',
      unsentAttemptId: attemptId,
    });
    const showDocument = () => getDocument(app, tenant.test, scope.documentId);
    expect((await showDocument())?.waiting).toMatchObject({ cStat: '108', reason: 'Serviço paralisado' });
    expect((await showDocument())?.waiting?.nextTryAt.getTime()).toBeGreaterThan(Date.now());
    const wait = { waitMs: 60_000, cStat: '217', reason: 'r', contradiction: true };
    await store.deferOperation(scope, work.operationId, wait);
    expect(await store.loadEmission(scope)).toMatchObject({
      deferrals: 2,
      contradictions: 1,
      attempt: { state: 'assinado', sends: 1, nRec: '351000000000001' },
    });
  });

  it('with a new key keep the earlier one in sight', async () => {
    const tenant = await createTenant(app);
    const emission = await emit(db, tenant.test);
    const first = await sign(store, emission);
    const key = `${emission.accessKey.slice(0, 34)}9${emission.accessKey.slice(35)}`;
    const other = { accessKey: key, xml: '<svc/>' };
    // A caller that does not know the first attempt adds none.
    expect(await sign(store, emission, other)).toEqual({ attemptId: first.attemptId, created: false });
    const { attemptId } = await sign(store, emission, { ...other, replaces: first.attemptId });
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

it('signs nothing of a document that has its verdict', async () => {
  const tenant = await createTenant(app);
  const emission = await emit(db, tenant.test);
  await store.settleEmission(emission.scope, emission.work.operationId, rejectedVerdict(null, 'livre'));
  await expect(sign(store, emission)).rejects.toThrow(AttemptGoneError);
  expect((await getDocument(app, tenant.test, emission.scope.documentId))?.accessKey).toBe(
    emission.accessKey,
  );
});

it('gives no number twice where the counter is moved down over freed ones', async () => {
  const tenant = await createTenant(app);
  const key = { clientId: tenant.clientId, target: 'sandbox', emitente: tenant.test.issuer.cnpj } as const;
  const emissions = [];
  for (let i = 0; i < 4; i++) emissions.push(await emit(db, tenant.test));
  for (const { scope, work } of emissions.slice(1))
    await store.settleEmission(scope, work.operationId, rejectedVerdict(null, 'livre'));
  expect(
    await setNextNumero(app, tenant.accountId, { key: { ...key, modelo: '55', serie: 1 }, nextNumero: 2 }),
  ).toMatchObject({
    kind: 'ok',
  });
  const given = [];
  for (let i = 0; i < 5; i++) given.push((await emit(db, tenant.test)).work.numero);
  expect(given).toEqual([2, 3, 4, 5, 6]);
});

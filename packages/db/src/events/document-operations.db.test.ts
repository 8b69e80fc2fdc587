import { describe, expect, it } from 'vitest';
import { createAcceptor } from '../acceptance/acceptance.ts';
import { inAccount } from '../base/transaction.ts';
import { getDocument, getEventXml } from '../documents/documents.ts';
import { createEmissionStore } from '../emission/emission-store.ts';
import { listStale } from '../emission/operations.ts';
import { emit } from '../testing/emissions.ts';
import { emitAuthorized, operationRequest, registeredVerdict } from '../testing/operations.ts';
import { identify } from '../testing/requests.ts';
import { createTenant, openDb } from '../testing/test-database.ts';
import { getOperation, takeOperation } from './document-operations.ts';
import { createEventStore } from './event-store.ts';

const app = openDb('app');
const worker = openDb('worker');

const acceptor = createAcceptor(app, { nowMs: () => Date.now(), identify });
const store = createEmissionStore(worker);
const events = createEventStore(worker);

async function setUp() {
  const tenant = await createTenant(app);
  const { scope } = await emitAuthorized({ acceptor, store }, tenant.test);
  const { documentId } = scope;
  const take = async (changes: Parameters<typeof operationRequest>[2] = {}) => {
    const result = await takeOperation(app, operationRequest(tenant.test, documentId, changes));
    if (!('operationId' in result)) throw new Error(result.kind);
    return result.operationId;
  };
  let letters = 0;
  /** Unlike any before. */
  const another = (changes: Parameters<typeof operationRequest>[2] = {}) =>
    take({ request: { correctionText: `Correção ${letters++}` }, ...changes });
  const signEvent = async (operationId: string, sequence = 1) => {
    const work = await events.loadEvent(scope, operationId);
    if (!work) throw new Error('not pending');
    const { eventId } = work;
    const saved = await events.saveEventBytes(scope, {
      eventId,
      replaces: work.signed?.id ?? null,
      sequence,
      xml: Buffer.from(`<evento n="${sequence}"/>`),
      digestValue: `digest ${sequence}`,
      details: { avisos: ['aviso'] },
    });
    return { ...saved, eventId };
  };
  const view = () => getDocument(app, tenant.test, documentId);
  return { tenant, scope, documentId, take, another, signed: signEvent, view };
}

describe('an operation is taken', () => {
  it('with its event, pending, in one commit; the sweeper knows of it', async () => {
    const { tenant, scope, documentId, take, view } = await setUp();
    const operationId = await take();
    expect((await view())?.events).toMatchObject([
      { type: 'carta-correcao', eventCode: '110110', status: 'pendente', sequence: null },
    ]);
    expect(await getOperation(app, tenant.test, { documentId, operationId })).toMatchObject({
      state: 'pendente',
      event: { status: 'pendente' },
      document: { id: documentId, type: 'nfe' },
    });
    expect(await store.nextOperation(scope)).toEqual({ operationId, kind: 'carta-correcao', seq: 2 });
    expect(await listStale(worker, { olderThanMs: 0, limit: 1_000, wokenMax: 100_000 })).toContainEqual(
      scope,
    );
  });

  it('with the notices of its body', async () => {
    const { tenant, documentId, take, another, view } = await setUp();
    const notices = [
      { field: 'cor', code: 'campo_desconhecido', message: 'O campo cor não existe.' },
    ] as const;
    const operationId = await take({ notices });
    await another();
    expect((await view())?.events.map((event) => event.notices)).toEqual([notices, []]);
    const taken = await getOperation(app, tenant.test, { documentId, operationId });
    expect(taken?.event.notices).toEqual(notices);
  });

  it('with its own place in the line for each of many concurrent callers', async () => {
    const { scope, another } = await setUp();
    const ids = await Promise.all(Array.from({ length: 8 }, () => another()));
    const done: string[] = [];
    for (;;) {
      const next = await store.nextOperation(scope);
      if (!next) break;
      done.push(next.operationId);
      expect(next.seq).toBe(done.length + 1);
      await events.settleEvent(scope, next.operationId, registeredVerdict(`13526000000000${done.length}`));
    }
    expect(done.toSorted()).toEqual(ids.toSorted());
  });

  it('only for an authorized document of the caller, of a type of the route', async () => {
    const { tenant, documentId } = await setUp();
    const kindOf = async (principal: typeof tenant.test, id: string, types = ['nfe']) =>
      (await takeOperation(app, operationRequest(principal, id, { types }))).kind;
    const other = await createTenant(app);
    expect(await kindOf(tenant.live, documentId)).toBe('nao_encontrado');
    expect(await kindOf(other.test, documentId)).toBe('nao_encontrado');
    expect(await kindOf(tenant.test, documentId, ['cte'])).toBe('nao_encontrado');
    expect(await kindOf(tenant.test, 'x')).toBe('nao_encontrado');
    const pending = await emit({ acceptor, store }, tenant.test);
    expect(await takeOperation(app, operationRequest(tenant.test, pending.scope.documentId))).toEqual({
      kind: 'documento_nao_autorizado',
      status: 'PENDENTE',
    });
  });

  it('unless the event itself objects, who is asked with what is on record', async () => {
    const { tenant, scope, documentId, take, signed } = await setUp();
    const first = await take();
    await signed(first);
    await events.settleEvent(scope, first, registeredVerdict('135260000000009'));
    const seen: unknown[] = [];
    const result = await takeOperation(
      app,
      operationRequest(tenant.test, documentId, {
        refusal(subject, earlier) {
          seen.push(subject, earlier);
          return { code: 'evento_inexistente', message: 'não há' };
        },
      }),
    );
    expect(result).toEqual({ kind: 'recusada', code: 'evento_inexistente', message: 'não há' });
    expect(seen).toMatchObject([
      { type: 'nfe', environment: 2, protocolNumber: '135260000000001', tpEmis: '1' },
      [
        {
          kind: 'carta-correcao',
          sequence: 1,
          status: 'autorizado',
          protocolNumber: '135260000000009',
          details: { avisos: ['aviso'] },
        },
      ],
    ]);
    expect(await store.nextOperation(scope)).toBeNull();
  });

  it('a synchronous one not while an earlier one waits for the authority', async () => {
    const { tenant, scope, documentId, take, another } = await setUp();
    const first = await take({ synchronous: true });
    await store.deferOperation(scope, first, { waitMs: 1, cStat: '108', reason: 'Paralisado' });
    expect(
      await takeOperation(app, operationRequest(tenant.test, documentId, { synchronous: true })),
    ).toEqual({ kind: 'operacao_em_andamento' });
    await another({ synchronous: false });
    expect(await getOperation(app, tenant.test, { documentId, operationId: first })).toMatchObject({
      wait: { cStat: '108', reason: 'Paralisado' },
    });
  });

  it('once when the same is asked for several times before it is answered', async () => {
    const { tenant, scope, documentId, another, view } = await setUp();
    const requestCancel = (request: { readonly reason: string }, changes = {}) =>
      takeOperation(
        app,
        operationRequest(tenant.test, documentId, {
          kind: 'cancelamento',
          tpEvento: '110111',
          rivals: ['cancelamento', 'cancelamento-substituicao'],
          request,
          ...changes,
        }),
      );
    const [reason, other] = [{ reason: 'Pedido cancelado' }, { reason: 'Outro motivo' }];
    const idempotency = { key: 'k', route: 'r', bodyHash: 'h' };
    const six = await Promise.all(Array.from({ length: 6 }, () => requestCancel(reason)));
    expect(six.map(({ kind }) => kind).sort()).toEqual(['aceita', ...Array(5).fill('juntada')]);
    expect(new Set(six.map((one) => 'operationId' in one && one.operationId)).size).toBe(1);
    expect(await requestCancel(reason, { idempotency })).toMatchObject({ kind: 'juntada' });
    expect(await requestCancel(reason, { idempotency })).toMatchObject({ kind: 'repetida' });
    for (const rival of [
      requestCancel(other),
      requestCancel(reason, { strict: true }),
      requestCancel(reason, { kind: 'cancelamento-substituicao' }),
    ])
      expect(await rival).toEqual({ kind: 'operacao_em_andamento' });
    await another();
    expect((await view())?.events.map(({ type }) => type)).toEqual(['cancelamento', 'carta-correcao']);

    const first = six[0];
    if (first === undefined || !('operationId' in first)) throw new Error('not taken');
    await events.settleEvent(scope, first.operationId, { kind: 'recusado', cStat: '501', xMotivo: 'tarde' });
    expect(await requestCancel(other)).toMatchObject({ kind: 'aceita' });
  });

  it('and waits for the one before where the request does not distinguish two', async () => {
    const { tenant, scope, documentId } = await setUp();
    const undo = () =>
      takeOperation(
        app,
        operationRequest(tenant.test, documentId, { kind: 'cancelamento-insucesso-entrega', request: {} }),
      );
    const first = await undo();
    if (!('operationId' in first)) throw new Error(first.kind);
    expect(await undo()).toEqual({ kind: 'operacao_em_andamento' });
    await events.settleEvent(scope, first.operationId, registeredVerdict('135260000000009'));
    expect(await undo()).toMatchObject({ kind: 'aceita' });
  });

  it('with all rules when its document or the request asks for them', async () => {
    const { scope, take, another } = await setUp();
    expect((await events.loadEvent(scope, await take()))?.strict).toBe(false);
    expect((await events.loadEvent(scope, await another({ strict: true })))?.strict).toBe(true);
  });

  it('once under an Idempotency-Key, for concurrent callers too', async () => {
    const { take, view, tenant } = await setUp();
    const idempotency = { key: 'k', route: 'POST /v1/nfe/{id}/correct', bodyHash: 'h' };
    const ids = await Promise.all([1, 2, 3].map(() => take({ idempotency })));
    expect(new Set(ids).size).toBe(1);
    expect((await view())?.events).toHaveLength(1);
    const { documentId } = (await emitAuthorized({ acceptor, store }, tenant.test)).scope;
    for (const other of [
      operationRequest(tenant.test, documentId, { idempotency }),
      operationRequest(tenant.test, (await view())?.id ?? '', {
        idempotency: { ...idempotency, bodyHash: 'outro' },
      }),
    ])
      expect(await takeOperation(app, other)).toEqual({ kind: 'chave_idempotencia_reutilizada' });
  });
});

describe('a wait for the authority', () => {
  const sweep = () => listStale(worker, { olderThanMs: 0, limit: 1_000, wokenMax: 100_000 });

  it('holds for every operation of the document: the sweeper wakes none of them before it is over', async () => {
    const { scope, another } = await setUp();
    const [first, second] = [await another(), await another()];
    await store.deferOperation(scope, first, { waitMs: 600_000, cStat: '656', reason: 'Consumo Indevido' });
    const third = await another();
    expect(await sweep()).not.toContainEqual(scope);
    const waits = [];
    for (const id of [first, second, third]) {
      const work = await events.loadEvent(scope, id);
      waits.push([work?.deferrals, work?.wait?.reason, (work?.wait?.ms ?? 0) > 300_000]);
    }
    expect(waits).toEqual([
      [1, 'Consumo Indevido', true],
      [0, 'Aguardando a SEFAZ', true],
      [0, 'Aguardando a SEFAZ', true],
    ]);
    await store.deferOperation(scope, first, { waitMs: 0, cStat: null, reason: 'r' });
    expect((await events.loadEvent(scope, second))?.wait).toBeNull();
    expect((await events.loadEvent(scope, await another()))?.wait).toBeNull();
    expect(await sweep()).toContainEqual(scope);
  });

  it('is not what the sweeper leaves a document alone for', async () => {
    const { scope, take, another } = await setUp();
    const operationId = await take();
    await inAccount(worker, scope.accountId, (sql) =>
      sql.query(
        `update pending_operations set wakes = 3, due_at = now() + interval '1 hour' where operation_id = $1`,
        [operationId],
      ),
    );
    expect((await events.loadEvent(scope, operationId))?.wait).toBeNull();
    expect((await events.loadEvent(scope, await another()))?.wait).toBeNull();
  });

  it('moves no other operation once its own is decided', async () => {
    const { scope, another } = await setUp();
    const [first, second] = [await another(), await another()];
    await events.settleEvent(scope, first, { kind: 'recusado', cStat: '501', xMotivo: 'tarde' });
    await store.deferOperation(scope, first, { waitMs: 600_000, cStat: '108', reason: 'Paralisado' });
    expect((await events.loadEvent(scope, second))?.wait).toBeNull();
  });
});

describe('the bytes of an event', () => {
  it('are stored once; newly signed ones lie beside them', async () => {
    const { scope, take, signed } = await setUp();
    const operationId = await take();
    const first = await signed(operationId);
    expect(first.created).toBe(true);
    const bytes = {
      eventId: first.eventId,
      sequence: 1,
      xml: Buffer.from('<outro/>'),
      digestValue: 'x',
      details: null,
    };
    expect(await events.saveEventBytes(scope, { ...bytes, replaces: null })).toEqual({
      signedId: first.signedId,
      created: false,
    });
    expect(await events.loadEvent(scope, operationId)).toMatchObject({
      signed: { id: first.signedId, sequence: 1, state: 'assinado', sends: 0, digestValue: 'digest 1' },
    });
    const second = await signed(operationId, 2);
    expect(second.created).toBe(true);
    expect((await events.loadEvent(scope, operationId))?.signed).toMatchObject({
      id: second.signedId,
      sequence: 2,
      xml: Buffer.from('<evento n="2"/>'),
    });
  });

  it('are not stored under a sequence that another event has', async () => {
    const { scope, take, signed } = await setUp();
    const first = await take();
    await signed(first);
    await events.settleEvent(scope, first, registeredVerdict('135260000000009'));
    const second = await take();
    expect((await signed(second, 1)).created).toBe(false);
    expect((await signed(second, 2)).created).toBe(true);
  });

  it('are marked before they are sent, once for each send', async () => {
    const { scope, take, signed } = await setUp();
    const operationId = await take();
    const { eventId, signedId } = await signed(operationId);
    const mark = (expectedSends: number, id = signedId) =>
      events.markEventSending(scope, { eventId, signedId: id, expectedSends });
    expect(await Promise.all([mark(0), mark(0)])).toContain(false);
    expect((await events.loadEvent(scope, operationId))?.signed).toMatchObject({
      state: 'enviando',
      sends: 1,
    });
    expect(await mark(1, eventId)).toBe(false);
    await store.deferOperation(scope, operationId, {
      waitMs: 1,
      cStat: '108',
      reason: 'r',
      unsentEventId: eventId,
    });
    const wait = { waitMs: 1, cStat: '573', reason: 'r', contradiction: true };
    await store.deferOperation(scope, operationId, wait);
    expect(await events.loadEvent(scope, operationId)).toMatchObject({
      deferrals: 2,
      contradictions: 1,
      signed: { state: 'assinado', sends: 1 },
    });
    await events.settleEvent(scope, operationId, { kind: 'recusado', cStat: '501', xMotivo: 'tarde' });
    expect(await mark(1)).toBe(false);
  });
});

describe('the end of an event', () => {
  it('a registered one keeps protocol and file; a second call changes nothing', async () => {
    const { tenant, scope, documentId, take, another, signed, view } = await setUp();
    const operationId = await take();
    const { eventId } = await signed(operationId);
    await another();
    expect(await events.settleEvent(scope, operationId, registeredVerdict('135260000000009'))).toEqual({
      more: true,
      status: 'AUTORIZADA',
    });
    await events.settleEvent(scope, operationId, { kind: 'recusado', cStat: '501', xMotivo: 'tarde' });
    expect((await view())?.events[0]).toMatchObject({
      id: eventId,
      status: 'autorizado',
      sequence: 1,
      cStat: '135',
      protocolNumber: '135260000000009',
      registeredAt: new Date('2026-11-21T14:00:00Z'),
      hasXml: true,
      details: { avisos: ['aviso'] },
    });
    expect((await getEventXml(app, tenant.test, { documentId, eventId }))?.toString()).toBe(
      '<procEventoNFe/>',
    );
    expect(await getOperation(app, tenant.test, { documentId, operationId })).toMatchObject({
      state: 'concluida',
    });
    expect(await events.loadEvent(scope, operationId)).toBeNull();
  });

  it('a registered cancellation cancels the document', async () => {
    const { scope, take, signed, view } = await setUp();
    const before = await view();
    const operationId = await take({ kind: 'cancelamento', tpEvento: '110111' });
    await signed(operationId);
    expect(
      await events.settleEvent(scope, operationId, registeredVerdict('135260000000009', true)),
    ).toMatchObject({
      status: 'CANCELADA',
    });
    expect(await view()).toMatchObject({
      status: 'CANCELADA',
      cStat: '101',
      protocolNumber: before?.protocolNumber,
      cancellableUntil: null,
    });
  });

  it.each([
    ['refused', { kind: 'recusado', cStat: '501', xMotivo: 'Prazo' } as const, 'recusada', '501'],
    ['given up', { kind: 'erro', code: 'prazo_esgotado', xMotivo: 'Sem resposta' } as const, 'erro', null],
  ])(
    'leaves the document as it was, changed at that moment, when the event is %s',
    async (_, verdict, state, cStat) => {
      const { tenant, scope, documentId, take, signed, view } = await setUp();
      const operationId = await take({ kind: 'cancelamento', tpEvento: '110111' });
      await signed(operationId);
      const before = await view();
      await events.settleEvent(scope, operationId, verdict);
      expect(await getOperation(app, tenant.test, { documentId, operationId })).toMatchObject({
        state,
        event: { status: 'erro_autorizacao', cStat, xMotivo: verdict.xMotivo, hasXml: false },
      });
      const after = await view();
      expect(after).toMatchObject({
        status: 'AUTORIZADA',
        cStat: '100',
        cancellableUntil: before?.cancellableUntil,
      });
      expect(after?.updatedAt.getTime()).toBeGreaterThan(before?.updatedAt.getTime() ?? Number.NaN);
      expect(await store.nextOperation(scope)).toBeNull();
    },
  );

  it('stores a foreign event once and uses its sequence up', async () => {
    const { scope, take, signed, view } = await setUp();
    const xml =
      '<procEventoNFe><tpEvento>110110</tpEvento><nSeqEvento>1</nSeqEvento><cStat>135</cStat><xMotivo>ok</xMotivo><dhRegEvento>2026-11-21T11:00:00-03:00</dhRegEvento><nProt>135260000000077</nProt></procEventoNFe>';
    const event = { kind: 'carta-correcao', xml } as const;
    const operationId = await take();
    await Promise.all([events.recordEvent(scope, event), events.recordEvent(scope, event)]);
    expect((await view())?.events).toMatchObject([
      { status: 'pendente' },
      {
        type: 'carta-correcao',
        status: 'autorizado',
        sequence: 1,
        protocolNumber: '135260000000077',
        hasXml: true,
      },
    ]);
    expect((await events.loadEvent(scope, operationId))?.earlier).toMatchObject([{ sequence: 1 }]);
    expect((await signed(operationId, 1)).created).toBe(false);
    await signed(operationId, 2);
    await events.settleEvent(scope, operationId, registeredVerdict('135260000000078'));
    expect((await view())?.events.map(({ protocolNumber }) => protocolNumber).toSorted()).toEqual([
      '135260000000077',
      '135260000000078',
    ]);
  });
});

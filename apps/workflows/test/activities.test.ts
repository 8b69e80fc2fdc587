import { createFiscalActivities } from '@fiscal/core/activities/fiscal';
import type { EmittedDefinition } from '@fiscal/core/activities/fiscal-ports';
import type { Wait } from '@fiscal/core/lifecycle/deadlines';
import { AttemptGoneError } from '@fiscal/core/vocabulary/errors';
import { describe, expect, it } from 'vitest';
import { lostAnswer, lotAnswer, receipt, refusal, silence } from './support/authority.ts';
import { acceptDocument, definition, type NewDocument } from './support/documents.ts';
import { testPorts } from './support/ports.ts';

const MINUTE = 60_000;

/** An accepted document and the steps on it. */
function setUp(options: NewDocument & { readonly live?: boolean } = {}) {
  const test = testPorts({ live: options.live ?? false });
  const steps = createFiscalActivities(test.ports);
  const document = acceptDocument(test.store, options);
  const { documentId, accountId } = document.work;
  const [operation] = document.operations;
  if (!operation) throw new Error('no operation');
  const scope = { documentId, accountId };
  const input = { ...scope, operationId: operation.id };
  async function signDocument() {
    const result = await steps.assinar(input);
    if (result.kind !== 'pronto') throw new Error(`not ready: ${result.kind}`);
    return { ...input, attemptId: result.attempt.id, attempt: result.attempt };
  }
  return { ...test, steps, document, operation, scope, input, signed: signDocument };
}

describe('assinar', () => {
  it('stores the bytes before it answers, and finds them again', async () => {
    const { steps, input, document } = setUp();
    const first = await steps.assinar(input);
    expect(document.attempts).toMatchObject([{ state: 'assinado', sends: 0 }]);
    expect(await steps.assinar(input)).toEqual(first);
    expect(document.attempts).toHaveLength(1);
  });

  it('records before a send that its bytes may be out', async () => {
    const { steps, signed, store, scope } = setUp();
    const { attemptId } = await signed();
    await store.markSending(scope, attemptId, 0);
    expect((await signed()).attempt).toMatchObject({ sent: true, sends: 1 });
    expect(steps).toBeDefined();
  });

  it('refuses a document by the law of the day on which it would be signed, with the reason', async () => {
    const { ports, document, input, clock } = setUp();
    const later: EmittedDefinition = {
      ...definition,
      judgeAgain: (_tree, { lawDay = '' }) =>
        lawDay < '2026-11-23'
          ? []
          : [{ field: 'ciot', code: 'regra_fiscal', message: 'Rejeição: falta o CIOT', cStat: '684' }],
    };
    const steps = createFiscalActivities({ ...ports, definitionOf: () => later });
    clock.nowMs += 3 * 24 * 60 * MINUTE;
    expect(await steps.assinar(input)).toMatchObject({
      kind: 'registrado',
      status: 'REJEITADA',
      cStat: '684',
    });
    expect(document.attempts).toEqual([]);
    expect(document.notices).toMatchObject([{ field: 'ciot', code: 'lei_posterior' }]);
  });

  const TIPO_2 = { infNFe: { ide: { tpImp: '6' } } };
  it.each([
    ['an NFC-e', { type: 'nfce' }],
    ['an NF-e with the DANFE Simplificado Tipo 2', { type: 'nfe', tree: TIPO_2 }],
  ])('re-dates %s that waited more than 4 minutes, with the same number', async (_, options) => {
    const { signed, document, clock } = setUp(options);
    await signed();
    const [, keyOfBefore] = [document.dhEmi, document.accessKey];
    clock.nowMs += 5 * MINUTE;
    await signed();
    expect(document.dhEmi).toBe('2026-11-21T10:05:30-03:00');
    expect(document.accessKey).toBe(keyOfBefore);
    expect(document.attempts.map(({ state }) => state)).toEqual(['substituido', 'assinado']);
    expect(document.attempts[1]?.xml.toString()).toContain('<dhEmi>2026-11-21T10:05:30-03:00</dhEmi>');
  });

  it('gives the re-dated NFC-e a new key when the month has changed', async () => {
    const { signed, document, clock } = setUp({ type: 'nfce', dhEmi: '2026-11-30T23:57:00-03:00' });
    clock.nowMs = Date.parse('2026-12-01T00:02:00-03:00');
    const before = document.accessKey;
    await signed();
    expect(document.accessKey.slice(2, 6)).toBe('2612');
    expect(document.accessKey).not.toBe(before);
  });

  it.each([
    ['an NF-e', { type: 'nfe' }],
    ['a date the caller chose', { type: 'nfce', redatable: false }],
  ])('never re-dates %s', async (_, options) => {
    const { signed, document, clock } = setUp(options);
    clock.nowMs += 10 * MINUTE;
    await signed();
    expect(document.dhEmi).toBe('2026-11-21T10:00:00-03:00');
  });

  it('never re-dates bytes that may be out', async () => {
    const { signed, document, clock, store, scope } = setUp({ type: 'nfce' });
    const { attemptId } = await signed();
    await store.markSending(scope, attemptId, 0);
    clock.nowMs += 10 * MINUTE;
    expect((await signed()).attempt).toMatchObject({ id: attemptId, sent: true });
    expect(document.attempts).toHaveLength(1);
  });

  it('writes every fault of an invalid document down and sends nothing', async () => {
    const { steps, input, document } = setUp({ valid: false });
    expect(await steps.assinar(input)).toMatchObject({
      kind: 'registrado',
      status: 'REJEITADA',
      cStat: '225',
    });
    expect(document.verdicts).toMatchObject([
      {
        kind: 'rejeitada',
        attemptId: null,
        origin: 'validacao',
        numero: 'livre',
        xMotivo: expect.stringContaining('Falha no Schema XML'),
        errors: [{ field: 'natureza_operacao' }],
      },
    ]);
  });

  it('sends nothing that is larger than an authority takes', async () => {
    const { steps, input, document } = setUp();
    document.work.tree['dhEmi'] = 'X'.repeat(100_000);
    expect(await steps.assinar(input)).toMatchObject({ status: 'REJEITADA', cStat: '214' });
    expect(document.attempts).toEqual([]);
    expect(document.verdicts).toMatchObject([{ origin: 'validacao', numero: 'livre' }]);
  });

  it('waits for keys that cannot be had now', async () => {
    const { steps, input, keys } = setUp();
    keys.push({ kind: 'indisponivel', cause: 'sandbox fora do ar' });
    expect(await steps.assinar(input)).toMatchObject({
      kind: 'aguardar',
      wait: { reason: 'sandbox fora do ar', unsent: false },
    });
  });

  it('signs nothing live while live transmission is off, but refuses what is invalid', async () => {
    const { steps, input, document } = setUp({ environment: 1 });
    expect(await steps.assinar(input)).toMatchObject({ decision: { code: 'transmissao_desligada' } });
    expect(document.attempts).toEqual([]);
    const invalid = setUp({ environment: 1, valid: false });
    expect(await invalid.steps.assinar(invalid.input)).toMatchObject({ kind: 'registrado' });
  });

  it('has nothing to do for an operation that is settled', async () => {
    const { steps, input } = setUp({ valid: false });
    await steps.assinar(input);
    expect(await steps.assinar(input)).toEqual({ kind: 'nada' });
  });
});

describe('transmitir', () => {
  it('marks before it sends', async () => {
    const { steps, signed, document, authority } = setUp();
    const { attempt: _, ...attempt } = await signed();
    let stateWhenSent = '';
    authority.plan.autorizacao.push((request, self) => {
      stateWhenSent = `${document.attempts[0]?.state}#${document.attempts[0]?.sends}`;
      return lostAnswer(request, self);
    });
    await steps.transmitir({ ...attempt, expectedSends: 0 });
    expect(stateWhenSent).toBe('enviando#1');
  });

  it('run again after a crash, it sends nothing and calls it doubt', async () => {
    const { steps, signed, authority } = setUp();
    const { attempt: _, ...attempt } = await signed();
    await steps.transmitir({ ...attempt, expectedSends: 0 });
    const calls = authority.calls.length;
    expect(await steps.transmitir({ ...attempt, expectedSends: 0 })).toMatchObject({ kind: 'duvida' });
    expect(authority.calls).toHaveLength(calls);
  });

  it('lets one of two concurrent calls send', async () => {
    const { steps, signed, authority } = setUp();
    const { attempt: _, ...attempt } = await signed();
    const kinds = await Promise.all(
      [0, 0].map(async (expectedSends) => (await steps.transmitir({ ...attempt, expectedSends })).kind),
    );
    expect(kinds.sort()).toEqual(['autorizado', 'duvida']);
    expect(authority.calls).toEqual(['autorizacao']);
  });

  it('keeps the receipt', async () => {
    const { steps, signed, document, authority } = setUp();
    const { attempt: _, ...attempt } = await signed();
    authority.plan.autorizacao.push(receipt('103'));
    expect(await steps.transmitir({ ...attempt, expectedSends: 0 })).toMatchObject({ kind: 'recibo' });
    expect(document.attempts[0]?.nRec).toBe('351000000000001');
    expect((await signed()).attempt.nRec).toBe('351000000000001');
  });

  it.each([
    ['a refusal', refusal('228', 'Atrasada'), 'rejeitado'],
    ['a paused service', lotAnswer('108', 'Paralisado'), 'indisponivel'],
    ['silence', silence, 'duvida'],
    ['bytes that are no answer', () => ({ kind: 'resposta', xml: 'lixo', latencyMs: 1 }) as const, 'duvida'],
    ['no connection', () => ({ kind: 'nao-enviado', cause: 'ECONNREFUSED' }) as const, 'indisponivel'],
    [
      'a blocked target',
      () => ({ kind: 'bloqueado', code: 'sem_endereco', cause: 'x' }) as const,
      'bloqueado',
    ],
  ])('%s is data', async (_, reply, kind) => {
    const { steps, signed, authority } = setUp();
    const { attempt: __, ...attempt } = await signed();
    authority.plan.autorizacao.push(reply);
    expect(await steps.transmitir({ ...attempt, expectedSends: 0 })).toMatchObject({ kind });
  });

  it('goes to the sandbox with a test token, marked as strict', async () => {
    const { steps, signed, document, authority } = setUp();
    Object.assign(document.work, { strict: true });
    const { attempt: _, ...attempt } = await signed();
    let seen: unknown;
    authority.plan.autorizacao.push((request) => {
      seen = { target: request.target, headers: request.headers };
      return silence();
    });
    await steps.transmitir({ ...attempt, expectedSends: 0 });
    expect(seen).toEqual({ target: 'sandbox', headers: { 'X-Sandbox-Strict': 'true' } });
  });

  it('goes to the real authority with a live token, and never with sandbox headers', async () => {
    const { steps, signed, document, authority } = setUp({ environment: 1, live: true });
    Object.assign(document.work, { strict: true });
    const { attempt: _, ...attempt } = await signed();
    let seen: unknown;
    authority.plan.autorizacao.push((request) => {
      seen = { target: request.target, headers: request.headers, ambiente: request.ambiente };
      return silence();
    });
    await steps.transmitir({ ...attempt, expectedSends: 0 });
    expect(seen).toEqual({ target: 'live', headers: undefined, ambiente: 1 });
  });

  it('refuses to act for an attempt that is not the current one', async () => {
    const { steps, input } = setUp();
    await expect(steps.transmitir({ ...input, attemptId: 'outra', expectedSends: 0 })).rejects.toThrow(
      AttemptGoneError,
    );
  });
});

describe('consultar', () => {
  it('compares the digest on record with ours', async () => {
    const { steps, signed, authority } = setUp();
    const { attempt: _, ...attempt } = await signed();
    await steps.transmitir({ ...attempt, expectedSends: 0 });
    expect(await steps.consultar({ ...attempt, chave: null })).toMatchObject({
      own: true,
      sameContent: true,
      sends: 1,
      attemptId: attempt.attemptId,
    });
    for (const entry of authority.register.values()) entry.digVal = 'b3V0cm8=';
    expect(await steps.consultar({ ...attempt, chave: null })).toMatchObject({ sameContent: false });
  });

  it('finds the owner of another key', async () => {
    const { steps, signed, store } = setUp();
    const { attempt: _, ...attempt } = await signed();
    const other = acceptDocument(store);
    expect(await steps.consultar({ ...attempt, chave: other.accessKey })).toMatchObject({
      own: false,
      owner: 'alheio',
      sameContent: null,
    });
    Object.assign(other.work, { accountId: attempt.accountId });
    expect(await steps.consultar({ ...attempt, chave: other.accessKey })).toMatchObject({
      owner: 'outro-nosso',
    });
  });

  it.each([
    ['silence', silence],
    ['no connection', () => ({ kind: 'nao-enviado', cause: 'x' }) as const],
    ['bytes that are no answer', () => ({ kind: 'resposta', xml: '<a/>', latencyMs: 1 }) as const],
  ])('%s leaves the doubt as it was', async (_, reply) => {
    const { steps, signed, authority } = setUp();
    const { attempt: __, ...attempt } = await signed();
    authority.plan.consultaProtocolo.push(reply);
    expect(await steps.consultar({ ...attempt, chave: null })).toMatchObject({
      outcome: { kind: 'indisponivel' },
    });
  });
});

describe('adiar', () => {
  const away: Wait = {
    kind: 'servico',
    cStat: '108',
    reason: 'Serviço Paralisado',
    msMin: 0,
    deferralsMax: null,
    unsent: true,
  };

  it('does not rest when the cause of its wait has ended meanwhile', async () => {
    const { ports, store } = testPorts();
    const document = acceptDocument(store);
    const come = { ...ports.store, deferOperation: async () => false };
    const steps = createFiscalActivities({ ...ports, store: come });
    const input = { ...document.work, operationId: document.operations[0]?.id ?? '', attemptId: null };
    const wait = { ...away, msMin: 60_000, heldNearMs: 0 };
    expect(await steps.adiar({ ...input, wait })).toEqual({ kind: 'aguardar', waitMs: 0 });
  });

  it('makes bytes unsent again when the authority took nothing', async () => {
    const { steps, signed, document, store, scope, operation } = setUp();
    const { attempt: _, ...attempt } = await signed();
    await store.markSending(scope, attempt.attemptId, 0);
    expect(await steps.adiar({ ...attempt, wait: away })).toEqual({ kind: 'aguardar', waitMs: 5_000 });
    expect(document.attempts).toMatchObject([{ state: 'assinado', sends: 1 }]);
    expect(operation.waits).toEqual([{ waitMs: 5_000, cStat: '108', reason: 'Serviço Paralisado' }]);
    expect(await steps.adiar({ ...attempt, wait: { ...away, unsent: false } })).toMatchObject({
      waitMs: 15_000,
    });
  });

  it('stays away for the hour of an overuse block', async () => {
    const { steps, signed } = setUp();
    const { attempt: _, ...attempt } = await signed();
    expect(await steps.adiar({ ...attempt, wait: { ...away, cStat: '656' } })).toMatchObject({
      waitMs: 3_600_000,
    });
  });

  it('waits no longer than the age limit, then gives up with the reason', async () => {
    const { steps, signed, clock } = setUp({ type: 'nfce' });
    const { attempt: _, ...attempt } = await signed();
    clock.nowMs += 2 * 60 * MINUTE - 1_000;
    expect(await steps.adiar({ ...attempt, wait: away })).toEqual({ kind: 'aguardar', waitMs: 1_000 });
    clock.nowMs += 1_000;
    expect(await steps.adiar({ ...attempt, wait: away })).toMatchObject({
      kind: 'esgotado',
      decision: {
        kind: 'erro-tecnico',
        code: 'prazo_esgotado',
        reason: expect.stringContaining('Serviço Paralisado'),
      },
    });
  });

  it('gives up on contradictions sooner', async () => {
    const { steps, signed } = setUp();
    const { attempt: _, ...attempt } = await signed();
    const contradicted = { ...away, deferralsMax: 4 };
    // Earlier waits for another cause do not count.
    for (let i = 0; i < 4; i++) await steps.adiar({ ...attempt, wait: away });
    for (let i = 0; i < 4; i++)
      expect(await steps.adiar({ ...attempt, wait: contradicted })).toMatchObject({ kind: 'aguardar' });
    expect(await steps.adiar({ ...attempt, wait: contradicted })).toMatchObject({
      decision: { code: 'resposta_contraditoria' },
    });
  });
});

describe('registrar', () => {
  it('writes once', async () => {
    const { steps, signed, document } = setUp();
    const { attempt: _, ...attempt } = await signed();
    const decision = { kind: 'erro-tecnico', code: 'x', reason: 'y' } as const;
    const labels = { type: 'nfe', uf: 'SP' };
    await steps.registrar({ ...attempt, decision, labels });
    await steps.registrar({ ...attempt, decision: { ...decision, code: 'z' }, labels });
    expect(document.verdicts).toEqual([decision]);
  });
});

describe('statusServico', () => {
  const caller = { accountId: 'a', clientId: 'c', type: 'nfe', uf: 'SP', strict: false } as const;
  it('is offline, with a reason, when live transmission is off or no authority answers', async () => {
    const { steps, authority } = setUp();
    expect(await steps.statusServico({ ...caller, environment: 1 })).toMatchObject({ online: false });
    expect(authority.calls).toEqual([]);
    expect(await steps.statusServico({ ...caller, environment: 2 })).toMatchObject({ online: false });
    expect(authority.calls).toEqual(['statusServico']);
  });
});

describe('state changes of a service', () => {
  const SVC = {
    policy: 'automatica',
    patienceMs: 8_000,
    forced: false,
    renumbers: true,
    serie: null,
    issued: null,
  } as const;
  const watching = () => {
    const test = setUp({ type: 'nfe' });
    Object.assign(test.document.work, { contingency: { ...SVC, service: null } });
    const moves: unknown[] = [];
    test.ports.services.move = async (_scope, _key, next) => {
      const after = next(null, test.clock.nowMs);
      moves.push(after?.state);
      return after;
    };
    return { ...test, moves };
  };

  it.each([
    ['nobody is there', { kind: 'nao-enviado', cause: 'ECONNREFUSED' }, ['suspeita']],
    ['no name is resolved here', { kind: 'nao-enviado', cause: 'ENOTFOUND', ours: true }, []],
    ['it was held back here', { kind: 'nao-enviado', cause: 'espera', retryAfterSeconds: 60 }, []],
  ] as const)('%s', async (_, reply, expected) => {
    const { steps, signed, authority, moves } = watching();
    const { attempt: _attempt, ...attempt } = await signed();
    authority.plan.autorizacao.push(() => reply);
    await steps.transmitir({ ...attempt, expectedSends: 0 });
    expect(moves).toEqual(expected);
  });
});

import { createFiscalActivities } from '@fiscal/core/activities/fiscal';
import { contradiction, serviceWait } from '@fiscal/core/lifecycle/doubt';
import { AttemptGoneError } from '@fiscal/core/vocabulary/errors';
import { describe, expect, it } from 'vitest';
import { silence } from './support/authority.ts';
import { eventLot, eventRefusal, overtaken } from './support/authority-events.ts';
import { authorizedDocument, type NewDocument } from './support/documents.ts';
import { testPorts } from './support/ports.ts';

const HOUR = 3_600_000;
const REQUESTS = {
  cancelamento: { reason: 'Pedido cancelado pelo cliente' },
  'carta-correcao': { correctionText: 'Corrige o complemento do endereço' },
  'ator-interessado': { cnpj: '11222333000181' },
} as const;

/** An authorized document with a pending operation, and the steps on it. */
function setUp(
  kind: keyof typeof REQUESTS = 'carta-correcao',
  options: NewDocument & { readonly live?: boolean } = {},
) {
  const test = testPorts({ live: options.live ?? false });
  const steps = createFiscalActivities(test.ports);
  const document = authorizedDocument(test.store, test.authority, options);
  const { documentId, accountId } = document.work;
  const scope = { documentId, accountId };
  const ask = (of: keyof typeof REQUESTS = kind) => {
    const { id } = test.store.addOperation(documentId, of, REQUESTS[of]);
    return { ...scope, operationId: id };
  };
  const input = ask();
  async function signEvent(
    of = input,
    renumber: Parameters<typeof steps.assinarEvento>[0]['renumber'] = null,
  ) {
    const result = await steps.assinarEvento({ ...of, renumber });
    if (result.kind !== 'pronto') throw new Error(`not ready: ${JSON.stringify(result)}`);
    return { input: { ...of, signedId: result.signedId }, event: result.event };
  }
  const send = async (of: Awaited<ReturnType<typeof signEvent>>) =>
    steps.transmitirEvento({ ...of.input, expectedSends: of.event.sends });
  async function registerEvent(of = input) {
    const outcome = await send(await signEvent(of));
    if (outcome.kind !== 'registrado') throw new Error(outcome.kind);
    return steps.registrarEvento({ ...of, decision: outcome });
  }
  return { ...test, steps, document, scope, input, ask, signed: signEvent, send, registered: registerEvent };
}

describe('assinarEvento', () => {
  it('stores the bytes before it answers, and finds them again', async () => {
    const { signed, document } = setUp();
    const first = await signed();
    expect(document.events).toMatchObject([{ signed: { state: 'assinado', sends: 0, sequence: 1 } }]);
    expect(document.events[0]?.signed?.xml.toString()).toContain(`<chNFe>${document.accessKey}</chNFe>`);
    expect(await signed()).toEqual(first);
  });

  it('dates the event by the document’s offset, never before its authorization', async () => {
    const { signed, document, clock } = setUp();
    clock.nowMs = Date.parse('2026-11-21T10:00:05-03:00');
    await signed();
    expect(document.events[0]?.signed?.xml.toString()).toContain(
      '<dhEvento>2026-11-21T10:00:10-03:00</dhEvento>',
    );
  });

  it('takes the sequence after the registered ones; a refused one gives its own back', async () => {
    const { registered, ask, signed, send, steps, authority, input } = setUp();
    await registered();
    const second = ask();
    authority.plan.recepcaoEvento.push(eventRefusal('594', 'Sequência inválida'));
    const outcome = await send(await signed(second));
    if (outcome.kind !== 'recusado') throw new Error(outcome.kind);
    await steps.registrarEvento({ ...second, decision: outcome });
    expect((await signed(ask())).event.sequence).toBe(2);
    expect(await steps.assinarEvento({ ...input, renumber: null })).toEqual({ kind: 'nada' });
  });

  it('does not count operations that wait behind it', async () => {
    const { ask, signed } = setUp();
    const later = ask();
    expect((await signed(later)).event.sequence).toBe(1);
  });

  it('sends nothing for a document that was canceled meanwhile', async () => {
    const { registered, ask, steps, document, authority } = setUp('cancelamento');
    await registered();
    expect(document.status).toBe('CANCELADA');
    const late = ask('carta-correcao');
    expect(await steps.assinarEvento({ ...late, renumber: null })).toMatchObject({
      kind: 'registrado',
      status: 'CANCELADA',
    });
    expect(document.events[1]).toMatchObject({
      status: 'erro_autorizacao',
      verdict: { kind: 'recusado', cStat: null, xMotivo: expect.stringContaining('CANCELADA') },
    });
    expect(authority.calls).toEqual(['recepcaoEvento']);
  });

  it('signs again with the next sequence, once', async () => {
    const { signed, document } = setUp();
    const first = await signed();
    const renumber = { signedId: first.input.signedId, sequence: 4 };
    const second = await signed(undefined, renumber);
    expect(second.event.sequence).toBe(4);
    expect(await signed(undefined, renumber)).toEqual(second);
    expect(document.events[0]?.signed?.xml.toString()).toContain('<nSeqEvento>4</nSeqEvento>');
  });

  it('waits for keys that cannot be had now, and signs nothing live while live transmission is off', async () => {
    const { steps, input, keys } = setUp();
    keys.push({ kind: 'indisponivel', cause: 'sandbox fora do ar' });
    expect(await steps.assinarEvento({ ...input, renumber: null })).toMatchObject({
      kind: 'aguardar',
      wait: { reason: 'sandbox fora do ar' },
    });
    const live = setUp('cancelamento', { environment: 1 });
    expect(await live.steps.assinarEvento({ ...live.input, renumber: null })).toMatchObject({
      decision: { code: 'transmissao_desligada' },
    });
    expect(live.document.events[0]?.signed).toBeNull();
    const real = setUp('cancelamento', { target: 'homologacao' });
    expect(await real.steps.assinarEvento({ ...real.input, renumber: null })).toMatchObject({
      decision: { code: 'transmissao_desligada', reason: expect.stringContaining('homologação') },
    });
  });

  it.each([
    ['sandbox', 'sandbox'],
    ['homologacao', 'live'],
  ] as const)('goes where its document went: %s', async (target, over) => {
    const { signed, send, authority, steps } = setUp('cancelamento', { target, live: true });
    const asked: string[] = [];
    authority.plan.recepcaoEvento.push(({ target: to, ambiente }) => {
      asked.push(`${to} ${ambiente}`);
      return silence();
    });
    authority.plan.consultaProtocolo.push(({ target: to, ambiente }) => {
      asked.push(`${to} ${ambiente}`);
      return silence();
    });
    const event = await signed();
    await send(event);
    await steps.consultarEvento(event.input);
    expect(asked).toEqual([`${over} 2`, `${over} 2`]);
  });

  it('has nothing to do for a kind that a newer worker knows', async () => {
    const { steps, store, scope } = setUp();
    const { id } = store.addOperation(scope.documentId, 'evento-novo');
    expect(await steps.assinarEvento({ ...scope, operationId: id, renumber: null })).toEqual({
      kind: 'nada',
    });
  });
});

describe('transmitirEvento', () => {
  it('marks before it sends', async () => {
    const { signed, send, document, authority } = setUp();
    let stateWhenSent = '';
    authority.plan.recepcaoEvento.push(() => {
      const bytes = document.events[0]?.signed;
      stateWhenSent = `${bytes?.state}#${bytes?.sends}`;
      return silence();
    });
    expect(await send(await signed())).toMatchObject({ kind: 'duvida' });
    expect(stateWhenSent).toBe('enviando#1');
  });

  it('run again after a crash, or by two at once, it sends once', async () => {
    const { signed, send, authority } = setUp();
    const ready = await signed();
    const kinds = (await Promise.all([send(ready), send(ready)])).map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual(['duvida', 'registrado']);
    expect(await send(ready)).toMatchObject({ kind: 'duvida' });
    expect(authority.calls).toEqual(['recepcaoEvento']);
  });

  it.each([
    ['a refusal', eventRefusal('501', 'Prazo'), 'recusado'],
    ['a duplicate', eventRefusal('573', 'Duplicidade'), 'duplicado'],
    ['a paused service', eventLot('108', 'Paralisado'), 'indisponivel'],
    ['silence', silence, 'duvida'],
    ['bytes that are no answer', () => ({ kind: 'resposta', xml: 'lixo', latencyMs: 1 }) as const, 'duvida'],
    ['no connection', () => ({ kind: 'nao-enviado', cause: 'ECONNREFUSED' }) as const, 'indisponivel'],
  ])('%s is data', async (_, reply, kind) => {
    const { signed, send, authority } = setUp();
    authority.plan.recepcaoEvento.push(reply);
    expect(await send(await signed())).toMatchObject({ kind });
  });

  it.each([
    ['carta-correcao', undefined],
    ['ator-interessado', 'AN'],
  ] as const)('%s goes to its authority', async (kind, authorizer) => {
    const { signed, send, authority } = setUp(kind);
    let asked: string | undefined = 'none';
    authority.plan.recepcaoEvento.push((request) => {
      asked = request.authorizer;
      return silence();
    });
    await send(await signed());
    expect(asked).toBe(authorizer);
  });

  it('refuses to act for bytes that are not the current ones', async () => {
    const { steps, input } = setUp();
    const other = { ...input, signedId: 'outros', expectedSends: 0 };
    await expect(steps.transmitirEvento(other)).rejects.toThrow(AttemptGoneError);
  });
});

describe('consultarEvento', () => {
  it('finds ours by its content', async () => {
    const { signed, send, steps } = setUp();
    const ready = await signed();
    await send(ready);
    expect(await steps.consultarEvento(ready.input)).toMatchObject({
      outcome: { kind: 'encontrado', sameContent: true },
      sends: 1,
    });
  });

  it('stores a foreign event under our sequence, which is then used up', async () => {
    const { signed, send, steps, document, authority, input } = setUp();
    const ready = await signed();
    authority.plan.recepcaoEvento.push(overtaken);
    expect(await send(ready)).toMatchObject({ kind: 'duplicado' });
    expect(await steps.consultarEvento(ready.input)).toMatchObject({
      outcome: { kind: 'encontrado', sameContent: false, nextSequence: 2 },
    });
    expect(document.events.map(({ status, sequence }) => `${status} ${sequence}`)).toEqual([
      'autorizado 1',
      'pendente 1',
    ]);
    const renumber = { signedId: ready.input.signedId, sequence: 2 };
    expect((await signed(input, renumber)).event.sequence).toBe(2);
  });

  it('leaves the doubt unchanged without an answer', async () => {
    const { signed, steps, authority } = setUp();
    authority.plan.consultaProtocolo.push(silence);
    expect(await steps.consultarEvento((await signed()).input)).toMatchObject({
      outcome: { kind: 'indisponivel' },
    });
  });
});

describe('registrarEvento', () => {
  it('keeps the distributed file: our bytes and the answer', async () => {
    const { registered, document } = setUp();
    expect(await registered()).toEqual({ kind: 'registrado', status: 'AUTORIZADA', more: false });
    const [event] = document.events;
    const proc = event?.verdict?.kind === 'registrado' ? event.verdict.proc?.toString() : '';
    expect(proc).toContain(event?.signed?.xml.toString());
    expect(proc).toContain('<cStat>135</cStat>');
  });

  it('cancels the document: 101, and 151 when it came late', async () => {
    const { registered, document } = setUp('cancelamento');
    expect(await registered()).toMatchObject({ status: 'CANCELADA' });
    expect(document.events[0]?.verdict).toMatchObject({ leaves: { status: 'CANCELADA', cStat: '101' } });
    const late = setUp('cancelamento');
    await late.signed();
    const decision = {
      kind: 'registrado',
      cStat: '155',
      xMotivo: 'Cancelamento homologado fora de prazo',
      nProt: '1',
      dhRegEvento: '2026-11-21T10:01:00-03:00',
      proof: null,
    } as const;
    await late.steps.registrarEvento({ ...late.input, decision });
    expect(late.document.events[0]?.verdict).toMatchObject({ leaves: { cStat: '151' }, proc: null });
  });

  it('does not call off what may be at the authority', async () => {
    const { signed, send, steps, input, document, authority } = setUp();
    const decision = { kind: 'erro-tecnico', code: 'certificado_inutilizavel', reason: 'vencido' } as const;
    authority.plan.recepcaoEvento.push(silence);
    await send(await signed());
    expect(await steps.registrarEvento({ ...input, decision })).toMatchObject({
      kind: 'aguardar',
      wait: { reason: 'vencido', unsent: false },
    });
    expect(document.events[0]?.status).toBe('pendente');
    const unsent = setUp();
    await unsent.signed();
    expect(await unsent.steps.registrarEvento({ ...unsent.input, decision })).toMatchObject({
      kind: 'registrado',
    });
    expect(unsent.document.events[0]).toMatchObject({
      status: 'erro_autorizacao',
      verdict: { xMotivo: 'vencido' },
    });
  });
});

describe('adiarEvento', () => {
  const away = serviceWait({ cStat: '108', reason: 'Serviço Paralisado', unsent: true });

  it('makes bytes unsent again when the authority took nothing', async () => {
    const { signed, send, steps, input, document, authority } = setUp();
    authority.plan.recepcaoEvento.push(eventLot('108', 'Serviço Paralisado'));
    await send(await signed());
    expect(await steps.adiarEvento({ ...input, wait: away })).toEqual({ kind: 'aguardar', waitMs: 5_000 });
    expect(document.events[0]?.signed).toMatchObject({ state: 'assinado', sends: 1 });
  });

  it('applies to every wake-up of the document, and to its other operations, until it is over', async () => {
    const { steps, input, ask, store, scope } = setUp();
    await steps.adiarEvento({
      ...input,
      wait: serviceWait({ cStat: '656', reason: 'Consumo Indevido', unsent: true }),
    });
    const early = await steps.assinarEvento({ ...input, renumber: null });
    expect(early).toMatchObject({ kind: 'cedo', wait: { cStat: '656', reason: 'Consumo Indevido' } });
    expect(await steps.assinarEvento({ ...ask(), renumber: null })).toMatchObject({ kind: 'cedo' });
    store.waited(scope.documentId);
    expect(await steps.assinarEvento({ ...input, renumber: null })).toMatchObject({ kind: 'pronto' });
  });

  it('gives up at the age limit what is not there, and never what may be', async () => {
    const { signed, send, steps, input, authority, clock } = setUp();
    authority.plan.recepcaoEvento.push(silence);
    await send(await signed());
    clock.nowMs += 25 * HOUR;
    const wait = serviceWait({ cStat: null, reason: 'tempo esgotado' });
    expect(await steps.adiarEvento({ ...input, wait })).toMatchObject({ kind: 'aguardar' });
    const ended = await steps.adiarEvento({ ...input, wait: away });
    expect(ended).toMatchObject({ kind: 'esgotado', decision: { code: 'prazo_esgotado' } });
    if (ended.kind !== 'esgotado') return;
    expect(await steps.registrarEvento({ ...input, decision: ended.decision })).toMatchObject({
      kind: 'registrado',
    });
  });

  it('ends a contradiction with the authority’s answer', async () => {
    const { signed, steps, input } = setUp();
    await signed();
    const wait = contradiction('573', 'não mostra o evento');
    // Waits for another cause before do not count against it.
    for (let i = 0; i < 4; i++) await steps.adiarEvento({ ...input, wait: away });
    for (let i = 0; i < 4; i++)
      expect(await steps.adiarEvento({ ...input, wait })).toMatchObject({ kind: 'aguardar' });
    expect(await steps.adiarEvento({ ...input, wait })).toMatchObject({
      kind: 'esgotado',
      decision: { kind: 'recusado', cStat: '573' },
    });
  });
});

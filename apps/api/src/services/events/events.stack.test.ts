import { randomUUID } from 'node:crypto';
import { whole } from '@fiscal/core/testing/builders';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type Account,
  accessOf,
  bodyOf,
  type Company,
  consult,
  emit,
  emitAuthorized,
  emitToVerdict,
  newAccount,
  newCompany,
  nfceOf,
  nfeOf,
  type Reply,
  refusal,
  send,
  settleEvents,
  testOf,
} from '../../../test/support/api.ts';
import {
  atorInteressadoAnswer,
  econfAnswer,
  econfCanceladaAnswer,
  insucessoCanceladoAnswer,
  insucessoEntregaAnswer,
  tabledAnswer,
} from '../../../test/support/event-answers.ts';
import { liftConditions, setClock, setFact } from '../../../test/support/sandbox.ts';
import type { DocumentBody } from '../../rest/v1/document-view.ts';
import { econfStateAnswer } from '../../rest/v1/events/get-econf-schema.ts';
import { queuedAnswer } from '../../rest/v1/events/queued-answer.ts';

const HOUR_MS = 3_600_000;
const REASON = 'Pedido cancelado pelo cliente';
const TEXT = 'Corrige o complemento do endereco de entrega';
const actor = { cnpj: '11222333000181' };
const attempt = (own: object = {}) => ({
  data_tentativa_entrega: new Date().toISOString(),
  motivo_insucesso: 1,
  hash_tentativa_entrega: 'foto da porta',
  ...own,
});
const payments = (own: object = {}) => ({
  detalhes_pagamento: [
    { forma_pagamento: '17', valor_pagamento: '300.00', data_pagamento: '2026-01-02', ...own },
  ],
});

let company: Company;
let rejected: DocumentBody;
let headers: Readonly<Record<string, string>>;
beforeAll(async () => {
  company = await newCompany(await newAccount());
  headers = testOf(company);
  rejected = await emitToVerdict(
    headers,
    nfeOf(company, { informacoes_adicionais_contribuinte: 'SANDBOX(cStat=778)' }),
  );
});

const nfe = () => emitAuthorized(headers, nfeOf(company));
const nfce = () => emitAuthorized(headers, nfceOf(company));
interface PostOptions {
  readonly more?: object;
  readonly route?: string;
}

const post = (id: string, operation: string, body: unknown, { more = {}, route = 'nfe' }: PostOptions = {}) =>
  send('POST', `/v1/${route}/${id}/${operation}`, { ...headers, ...more }, body);
const del = (id: string, operation: string, route = 'nfe') =>
  send('DELETE', `/v1/${route}/${id}/${operation}`, headers);
const condition = async (account: Account, operation: string, scenario: string, times = 1) => {
  const set = await send('POST', '/sandbox/conditions', accessOf(account), { operation, scenario, times });
  expect(set.status, set.text).toBe(201);
};
const xmlAt = async (url: string | null | undefined): Promise<string> => {
  const file = await send('GET', url ?? '', {});
  expect(file.status, file.text).toBe(200);
  return file.text;
};
const assertQueued = (reply: Reply) => bodyOf(reply, 202, queuedAnswer);

describe('POST …/cancel', () => {
  it('cancels, and keeps the event with its file', async () => {
    const { id } = await nfe();
    assertQueued(await post(id, 'cancel', { reason: REASON }));
    const view = await settleEvents(headers, id);
    expect(view).toMatchObject({ status: 'CANCELADA', cStat: '101', cancellableUntil: null });
    const [event] = view.events;
    expect(event).toMatchObject({
      type: 'cancelamento',
      eventCode: '110111',
      sequence: 1,
      status: 'autorizado',
      status_sefaz: '135',
      protocolNumber: expect.stringMatching(/^\d{15}$/),
    });
    const xml = await xmlAt(event?.caminho_xml);
    expect(xml).toContain('<procEventoNFe');
    expect(xml).toContain(REASON);
    const direct = await send('GET', `/v1/nfe/${id}/events/${event?.id}/xml`, headers);
    expect(direct.headers.get('content-type')).toContain('application/xml');
    expect(direct.text).toBe(xml);
    refusal(await post(id, 'cancel', { reason: REASON }), 409, 'documento_nao_autorizado');
  });

  it('asked for six times at once is one event', async () => {
    const { id } = await nfe();
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => post(id, 'cancel', { reason: REASON })),
    );
    const late = replies.filter(({ status }) => status !== 202);
    expect(late.length).toBeLessThan(6);
    for (const reply of late) refusal(reply, 409, 'documento_nao_autorizado');
    const view = await settleEvents(headers, id);
    expect(view.status).toBe('CANCELADA');
    expect(view.events).toMatchObject([{ type: 'cancelamento', status: 'autorizado' }]);
  });

  it('cancels an NFC-e under both paths', async () => {
    for (const route of ['nfe', 'nfc-e']) {
      const { id } = await nfce();
      assertQueued(await post(id, 'cancel', { reason: REASON }, { route }));
      expect(await settleEvents(headers, id)).toMatchObject({ status: 'CANCELADA' });
    }
  });

  it('refused, leaves the document authorized and reports the reason', async () => {
    const { id } = await nfe();
    assertQueued(await post(id, 'cancel', { reason: 'SANDBOX(cStat=501) tarde demais' }));
    expect(await settleEvents(headers, id)).toMatchObject({
      status: 'AUTORIZADA',
      events: [{ status: 'erro_autorizacao', status_sefaz: '501', caminho_xml: null, protocolNumber: null }],
    });
    assertQueued(await post(id, 'cancel', { reason: REASON }));
    expect(await settleEvents(headers, id)).toMatchObject({ status: 'CANCELADA' });
  });

  it.each([
    ['SANDBOX(timeout=depois)', 'the answer was lost'],
    ['SANDBOX(timeout=antes)', 'the request was lost'],
    ['SANDBOX(indisponivel=1)', 'the authority was away'],
    ['SANDBOX(http=503)', 'the door was closed'],
    ['SANDBOX(lixo)', 'what came back was no XML'],
  ])('%s ends canceled once (%s)', async (marker) => {
    const { id } = await nfe();
    assertQueued(await post(id, 'cancel', { reason: `${marker} ${REASON}` }));
    const view = await settleEvents(headers, id);
    expect(view.status, JSON.stringify(view.events)).toBe('CANCELADA');
    expect(view.events).toHaveLength(1);
  });

  it('is its own event by substitution, for NFC-e only', async () => {
    const [sold, substitute] = [await nfce(), await nfce()];
    const body = { reason: REASON, chave_nfe_substituta: substitute.accessKey };
    assertQueued(await post(sold.id, 'cancel', body, { route: 'nfc-e' }));
    // A substitute is issued in contingency; this one was not.
    expect(await settleEvents(headers, sold.id)).toMatchObject({
      status: 'AUTORIZADA',
      events: [{ type: 'cancelamento-substituicao', eventCode: '110112', status_sefaz: '921' }],
    });
    refusal(await post((await nfe()).id, 'cancel', body), 409, 'operacao_nao_permitida');
  });

  it('replays one answer to one Idempotency-Key and asks once', async () => {
    const { id } = await nfe();
    const key = { 'idempotency-key': randomUUID() };
    const first = await post(id, 'cancel', { reason: REASON }, { more: key });
    const again = await post(id, 'cancel', { reason: REASON }, { more: key });
    expect(assertQueued(again)).toEqual(assertQueued(first));
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    refusal(
      await post(id, 'cancel', { reason: `${REASON}!` }, { more: key }),
      409,
      'chave_idempotencia_reutilizada',
    );
    expect((await settleEvents(headers, id)).events).toHaveLength(1);
  });
});

describe('deadlines of the authority', () => {
  const later = async (hours: number) => {
    const account = await newAccount();
    const late = await newCompany(account);
    const documents = {
      nfe: await emitAuthorized(testOf(late), nfeOf(late)),
      nfce: await emitAuthorized(testOf(late), nfceOf(late)),
    };
    await setClock(account.accountId, hours * HOUR_MS);
    return { account, headers: testOf(late), documents };
  };
  const cancelAndSettle = async (at: Readonly<Record<string, string>>, id: string) => {
    assertQueued(await send('POST', `/v1/nfe/${id}/cancel`, at, { reason: REASON }));
    return settleEvents(at, id);
  };

  it('an NFC-e is canceled within half an hour, an NF-e of SP within twenty days, after one with a fine', async () => {
    const { headers: at, documents } = await later(1);
    expect((await cancelAndSettle(at, documents.nfce.id)).events).toMatchObject([{ status_sefaz: '501' }]);
    expect(await cancelAndSettle(at, documents.nfe.id)).toMatchObject({ status: 'CANCELADA' });
    const next = await later(25);
    const hoursFrom = ({ authorizedAt }: { readonly authorizedAt: string | null }, until: string | null) =>
      (Date.parse(until ?? '') - Date.parse(authorizedAt ?? '')) / HOUR_MS;
    const { cancellableUntil, cancellableWithoutFineUntil } = next.documents.nfe;
    expect(hoursFrom(next.documents.nfe, cancellableUntil)).toBe(480);
    expect(hoursFrom(next.documents.nfe, cancellableWithoutFineUntil)).toBe(24);
    expect(next.documents.nfce.cancellableWithoutFineUntil).toBeNull();
    expect(await cancelAndSettle(next.headers, next.documents.nfe.id)).toMatchObject({
      status: 'CANCELADA',
      cancellableWithoutFineUntil: null,
      events: [{ status_sefaz: '155' }],
    });
    const last = await later(481);
    expect((await cancelAndSettle(last.headers, last.documents.nfe.id)).events).toMatchObject([
      { status: 'erro_autorizacao', status_sefaz: '501' },
    ]);
  });

  it('an interested party is named within six months', async () => {
    const { headers: at, documents } = await later(24 * 200);
    const reply = await send('POST', `/v1/nfe/${documents.nfe.id}/ator-interessado`, at, actor);
    expect(bodyOf(reply, 200, atorInteressadoAnswer)).toMatchObject({
      status: 'erro_autorizacao',
      status_sefaz: '596',
    });
  });

  it('goods on the road, or a CT-e, keep a document from being canceled', async () => {
    for (const [fact, cStat] of [
      ['circulacao', '219'],
      ['cte', '690'],
    ] as const) {
      const { id, accessKey } = await nfe();
      await setFact(company.accountId, { chave: accessKey ?? '' }, fact);
      expect((await cancelAndSettle(headers, id)).events).toMatchObject([{ status_sefaz: cStat }]);
    }
  });
});

describe('POST …/correct', () => {
  it('numbers letters in order and warns of what a letter may not change', async () => {
    const { id } = await nfe();
    for (const correctionText of [TEXT, 'O valor do imposto passa a ser outro, com nova base de calculo'])
      assertQueued(await post(id, 'correct', { correctionText }));
    const { status, events } = await settleEvents(headers, id);
    expect(status).toBe('AUTORIZADA');
    expect(events).toMatchObject([
      { type: 'carta-correcao', eventCode: '110110', sequence: 1, status: 'autorizado' },
      {
        sequence: 2,
        status: 'autorizado',
        details: { avisos: [expect.stringContaining('carta de correção')] },
      },
    ]);
    expect(await xmlAt(events[0]?.caminho_xml)).toContain(`<xCorrecao>${TEXT}</xCorrecao>`);
  });

  it('is accepted for an NFC-e too', async () => {
    const { id } = await nfce();
    assertQueued(await post(id, 'correct', { correctionText: TEXT }, { route: 'nfc-e' }));
    expect((await settleEvents(headers, id)).events).toMatchObject([{ status: 'autorizado' }]);
  });

  it('refused, is an item of events', async () => {
    const { id } = await nfe();
    assertQueued(await post(id, 'correct', { correctionText: `SANDBOX(cStat=580) ${TEXT}` }));
    expect((await settleEvents(headers, id)).events).toMatchObject([
      { status: 'erro_autorizacao', status_sefaz: '580' },
    ]);
  });

  it('twenty at once end in one order', async () => {
    const { id } = await nfe();
    await Promise.all(
      Array.from({ length: 20 }, async (_, i) =>
        assertQueued(await post(id, 'correct', { correctionText: `${TEXT} ${i}` })),
      ),
    );
    const { events } = await settleEvents(headers, id);
    expect(events.map(({ sequence, status }) => [sequence, status])).toEqual(
      Array.from({ length: 20 }, (_, i) => [i + 1, 'autorizado']),
    );
    refusal(await post(id, 'correct', { correctionText: TEXT }), 409, 'operacao_nao_permitida');
  });
});

it('a strict authority refuses what the model does not have', async () => {
  const payload = whole(nfceOf(company));
  const [item] = Array.isArray(payload['itens']) ? payload['itens'] : [];
  const simples = { regime_tributario_emitente: '1', itens: [{ ...item, icms_situacao_tributaria: '102' }] };
  const { id } = await emitAuthorized({ ...headers, 'x-sandbox-strict': 'true' }, { ...payload, ...simples });
  assertQueued(await post(id, 'correct', { correctionText: TEXT }));
  expect((await settleEvents(headers, id)).events).toMatchObject([{ status_sefaz: '784' }]);
  const named = await post(id, 'ator-interessado', actor);
  expect(bodyOf(named, 200, atorInteressadoAnswer)).toMatchObject({ status_sefaz: '450' });
});

describe('POST …/ator-interessado', () => {
  const ask = async (id: string, body: object = actor, route = 'nfe') =>
    bodyOf(await post(id, 'ator-interessado', body, { route }), 200, atorInteressadoAnswer);

  it('answers with the verdict, number and file', async () => {
    const { id } = await nfe();
    const first = await ask(id, { ...actor, permite_autorizacao_terceiros: true });
    expect(first, first.mensagem_sefaz).toMatchObject({
      status: 'autorizado',
      status_sefaz: '135',
      numero_evento_ator_interessado: 1,
    });
    expect(await xmlAt(first.caminho_xml_evento_ator_interessado)).toContain('<tpEvento>110150</tpEvento>');
    expect(await ask(id, { cpf: '12345678909' })).toMatchObject({ numero_evento_ator_interessado: 2 });
    expect((await consult(headers, id)).events).toHaveLength(2);
  });

  it('is accepted for an NFC-e under its alias', async () => {
    expect(await ask((await nfce()).id, actor, 'nfc-e')).toMatchObject({ status: 'autorizado' });
  });

  it('refused, reports it with HTTP 200', async () => {
    const { id } = await nfe();
    await condition(company, 'ator-interessado', 'cStat=371');
    const body = await ask(id);
    expect(body).toMatchObject({ status: 'erro_autorizacao', status_sefaz: '371' });
    expect(Object.keys(body)).not.toContain('caminho_xml_evento_ator_interessado');
  });
});

describe('…/insucesso-entrega', () => {
  const register = async (id: string, body: object = attempt()) =>
    bodyOf(await post(id, 'insucesso-entrega', body), 200, insucessoEntregaAnswer);

  it('registers, cancels the newest, and has none left to cancel', async () => {
    const { id } = await nfe();
    refusal(await del(id, 'insucesso-entrega'), 409, 'evento_inexistente');
    const registered = await register(id);
    expect(registered, registered.mensagem_sefaz).toMatchObject({
      status: 'autorizado',
      numero_insucesso_entrega: 1,
    });
    expect(await xmlAt(registered.caminho_xml_insucesso_entrega)).toContain('<cOrgao>92</cOrgao>');
    const { events } = await consult(headers, id);
    expect(events[0]?.details).toMatchObject({
      preenchidos: expect.arrayContaining([expect.objectContaining({ field: 'numero_tentativas' })]),
      convertidos: [expect.objectContaining({ field: 'hash_tentativa_entrega' })],
    });
    const gone = bodyOf(await del(id, 'insucesso-entrega'), 200, insucessoCanceladoAnswer);
    expect(gone, gone.mensagem_sefaz).toMatchObject({
      status: 'autorizado',
      numero_cancelamento_insucesso_entrega: 1,
    });
    expect(await xmlAt(gone.caminho_xml_cancelamento_insucesso_entrega)).toContain('110193');
    refusal(await del(id, 'insucesso-entrega'), 409, 'evento_inexistente');
  });

  it('refused, reports it with HTTP 200', async () => {
    const { id } = await nfe();
    const justified = attempt({
      motivo_insucesso: '4',
      justificativa_insucesso: 'SANDBOX(cStat=821) rua interditada',
      latitude_entrega: -23.5,
      longitude_entrega: '-46.63',
    });
    expect(await register(id, justified)).toMatchObject({ status: 'erro_autorizacao', status_sefaz: '821' });
    await register(id);
    await condition(company, 'cancelamento-insucesso-entrega', 'cStat=460');
    expect(bodyOf(await del(id, 'insucesso-entrega'), 200, insucessoCanceladoAnswer)).toMatchObject({
      status: 'erro_autorizacao',
      status_sefaz: '460',
    });
  });
});

describe('…/econf', () => {
  const register = async (id: string, body: object = payments()) =>
    bodyOf(await post(id, 'econf', body), 200, econfAnswer);
  const state = (id: string, protocol: string) => send('GET', `/v1/nfe/${id}/econf/${protocol}`, headers);

  it('registers, shows and cancels by protocol', async () => {
    const { id } = await nfe();
    const registered = await register(id);
    expect(registered, registered.mensagem_sefaz).toMatchObject({
      status: 'autorizado',
      numero_conciliacao_financeira: 1,
      numero_protocolo: expect.stringMatching(/^\d{15}$/),
    });
    expect(await xmlAt(registered.caminho_xml_conciliacao_financeira)).toContain('<vPag>300.00</vPag>');
    const protocol = registered.numero_protocolo ?? '';
    expect(bodyOf(await state(id, protocol), 200, econfStateAnswer)).toEqual({
      status: 'autorizado',
      status_sefaz: '135',
      mensagem_sefaz: registered.mensagem_sefaz,
      numero_protocolo: protocol,
    });
    refusal(await state(id, '135260000000001'), 404, 'nao_encontrado');
    refusal(await del(id, 'econf/135260000000001'), 409, 'evento_inexistente');

    const gone = bodyOf(await del(id, `econf/${protocol}`), 200, econfCanceladaAnswer);
    expect(gone, gone.mensagem_sefaz).toMatchObject({
      status: 'autorizado',
      numero_cancelamento_conciliacao_financeira: 1,
    });
    expect(await xmlAt(gone.caminho_xml_cancelamento_conciliacao_financeira)).toContain(protocol);
    expect(bodyOf(await state(id, protocol), 200, econfStateAnswer).status).toBe('cancelado');
    refusal(await del(id, `econf/${protocol}`), 409, 'evento_inexistente');
    expect(await register(id)).toMatchObject({ numero_conciliacao_financeira: 2 });
  });

  it('is shown from our record when the authority is away', async () => {
    const { id } = await nfe();
    const { numero_protocolo: protocol = '' } = await register(id);
    await condition(company, 'query', 'indisponivel=1');
    expect(bodyOf(await state(id, protocol), 200, econfStateAnswer).status).toBe('autorizado');
  });

  it('refused, reports it with HTTP 200', async () => {
    const { id } = await nfe();
    await condition(company, 'econf', 'cStat=657');
    const body = await register(id);
    expect(body).toMatchObject({ status: 'erro_autorizacao', status_sefaz: '657' });
    expect(Object.keys(body)).not.toContain('numero_protocolo');
    const { numero_protocolo: protocol = '' } = await register(id);
    await condition(company, 'cancelamento-econf', 'cStat=460');
    expect(bodyOf(await del(id, `econf/${protocol}`), 200, econfCanceladaAnswer)).toMatchObject({
      status: 'erro_autorizacao',
      status_sefaz: '460',
    });
  });
});

it.each([
  ['its own authority', { uf: 'SP', ie: '110042490114' }, '35'],
  ['the SVRS', { uf: 'RJ', ie: '81398755' }, '92'],
])('e-CONF of an NFC-e is registered and canceled at %s', async (_, registration, cOrgao) => {
  const own = await newCompany(await newAccount(), registration);
  const at = testOf(own);
  const { id } = await emitAuthorized(at, nfceOf(own, { inscricao_estadual_emitente: registration.ie }));
  const ask = (kind: string, body: object) => send('POST', `/v1/nfc-e/${id}/eventos/${kind}`, at, body);
  const registered = bodyOf(await ask('econf', payments()), 200, tabledAnswer);
  expect(registered, registered.mensagem_sefaz).toMatchObject({ status: 'autorizado', numero_sequencia: 1 });
  expect(await xmlAt(registered.caminho_xml)).toContain(`<cOrgao>${cOrgao}</cOrgao>`);
  const { numero_protocolo } = registered;
  const state = await send('GET', `/v1/nfc-e/${id}/econf/${numero_protocolo}`, at);
  expect(bodyOf(state, 200, econfStateAnswer).status).toBe('autorizado');
  const canceled = bodyOf(await ask('cancelamento-econf', { numero_protocolo }), 200, tabledAnswer);
  expect(canceled, canceled.mensagem_sefaz).toMatchObject({ status: 'autorizado' });
  refusal(await ask('cancelamento-econf', { numero_protocolo }), 409, 'evento_inexistente');
});

const OPERATIONS = [
  ['POST', 'cancel', { reason: REASON }],
  ['POST', 'correct', { correctionText: TEXT }],
  ['POST', 'ator-interessado', actor],
  ['POST', 'insucesso-entrega', attempt()],
  ['DELETE', 'insucesso-entrega', undefined],
  ['POST', 'econf', payments()],
  ['DELETE', 'econf/135260000000001', undefined],
] as const;

describe.each(OPERATIONS)('%s …/%s', (method, operation, body) => {
  it('asks for both credentials', async () => {
    const url = `/v1/nfe/${rejected.id}/${operation}`;
    refusal(await send(method, url, accessOf(company), body), 401, 'nao_autenticado');
  });

  it('is refused of a document that is not authorized', async () => {
    const reply = await send(method, `/v1/nfe/${rejected.id}/${operation}`, headers, body);
    expect(refusal(reply, 409, 'documento_nao_autorizado').message).toContain('REJEITADA');
  });

  it('does not find an NF-e under the path of the NFC-e', async () => {
    const reply = await send(method, `/v1/nfc-e/${rejected.id}/${operation}`, headers, body);
    refusal(reply, 404, 'nao_encontrado');
  });
});

describe.each(OPERATIONS.filter(([, , body]) => body !== undefined))('%s …/%s', (method, operation) => {
  it('names what is missing', async () => {
    const { errors } = refusal(
      await send(method, `/v1/nfe/${rejected.id}/${operation}`, headers, {}),
      400,
      'requisicao_invalida',
    );
    for (const error of errors)
      expect(error).toMatchObject({ field: expect.stringMatching(/./), fix: expect.any(String) });
    expect(errors.length).toBeGreaterThan(0);
  });
});

it('with X-Sandbox-Strict an event meets all rules', async () => {
  const { id } = await nfce();
  const at = async (value: string) =>
    bodyOf(
      await post(id, 'ator-interessado', actor, { more: { 'x-sandbox-strict': value } }),
      200,
      atorInteressadoAnswer,
    );
  expect(await at('true')).toMatchObject({
    status: 'erro_autorizacao',
    status_sefaz: '450',
  });
  expect(await at('false')).toMatchObject({ status: 'autorizado' });
});

it.each([
  ['POST', 'insucesso-entrega', attempt()],
  ['DELETE', 'insucesso-entrega', undefined],
  ['POST', 'econf', payments()],
  ['DELETE', 'econf/135260000000001', undefined],
] as const)('%s …/%s is not for mod 65', async (method, operation, body) => {
  const { id } = await nfce();
  for (const route of ['nfe', 'nfc-e'])
    refusal(
      await send(method, `/v1/${route}/${id}/${operation}`, headers, body),
      409,
      'operacao_nao_permitida',
    );
});

it('a silent authority: 503 with Retry-After, pending in events, 409 for the next, then finished', async () => {
  const account = await newAccount();
  const waiting = await newCompany(account);
  const at = testOf(waiting);
  const { id } = await emitAuthorized(at, nfeOf(waiting));
  await condition(account, 'ator-interessado', 'indisponivel=1000', 1000);
  const reply = await send('POST', `/v1/nfe/${id}/ator-interessado`, at, actor);
  refusal(reply, 503, 'sefaz_indisponivel');
  expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await consult(at, id)).events).toMatchObject([
    { type: 'ator-interessado', status: 'pendente', status_sefaz: null, caminho_xml: null },
  ]);
  const next = await send('POST', `/v1/nfe/${id}/ator-interessado`, at, actor);
  refusal(next, 409, 'operacao_em_andamento');
  expect(Number(next.headers.get('retry-after'))).toBeGreaterThan(0);
  await liftConditions(account.accountId);
  expect((await settleEvents(at, id)).events).toMatchObject([{ status: 'autorizado', sequence: 1 }]);
});

it('a document that is still pending takes no operation', async () => {
  const { invoiceId } = await emit(
    headers,
    nfeOf(company, { informacoes_adicionais_contribuinte: 'SANDBOX(lento=5000)' }),
  );
  const reply = await post(invoiceId, 'cancel', { reason: REASON });
  expect(refusal(reply, 409, 'documento_nao_autorizado').message).toContain('PENDENTE');
});

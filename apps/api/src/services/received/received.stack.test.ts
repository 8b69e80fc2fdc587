import { stack } from '@fiscal/core/testing/stack';
import { rawTextOf } from '@fiscal/paper/testing/pdf-tools';
import { describe, expect, it } from 'vitest';
import {
  accessOf,
  bodyOf,
  type Company,
  consult,
  emit,
  emitAuthorized,
  newAccount,
  newCompany,
  nfeOf,
  send,
  settleEvents,
  testOf,
  until,
  verdictOf,
} from '../../../test/support/api.ts';
import { ask } from '../../../test/support/graphql.ts';
import { nfseOf } from '../../../test/support/nfse-bodies.ts';
import { PAUSE_S, receiveNotes } from '../../../test/support/received.ts';
import { overSse, type Results } from '../../../test/support/streams.ts';
import { webhookReceiver } from '../../../test/support/webhook-receiver.ts';
import { changesAnswer } from '../../rest/v1/changes/list-changes-schema.ts';
import { orderSchema, ordersSchema } from '../../rest/v1/received/orders.ts';
import {
  purchasesSchema,
  receivedListSchema,
  receivedSchema,
  receivingSchema,
  requestedSchema,
} from '../../rest/v1/received/schema.ts';
import { neighborAnswer } from '../../rest/v1/sandbox/neighbor.ts';

const to = (cnpj: string) => ({
  nome_destinatario: 'COMPRADORA LTDA',
  cnpj_destinatario: cnpj,
  indicador_inscricao_estadual_destinatario: '9',
  logradouro_destinatario: 'Rua do Comercio',
  numero_destinatario: '10',
  bairro_destinatario: 'Centro',
  codigo_municipio_destinatario: '3509502',
  municipio_destinatario: 'Campinas',
  uf_destinatario: 'SP',
  cep_destinatario: '13010001',
});

it('hands a company what suppliers and other companies of the account issue to it, from its activation on', async () => {
  const account = await newAccount();
  const [company, seller] = [await newCompany(account), await newCompany(account)];
  const access = accessOf(account);
  const url = `/v1/clients/${company.clientId}/received/2`;
  const receiving = async () => bodyOf(await send('GET', url, access), 200, receivingSchema);
  const list = async (query = '') =>
    bodyOf(await send('GET', `/v1/received${query}`, testOf(company)), 200, receivedListSchema).data;
  expect(await receiving()).toEqual({
    enabled: false,
    sequences: [{ type: 'nfe', state: null, message: null, checkedAt: null }],
    manifestacaoAutomatica: 'nenhuma',
    state: null,
    message: null,
    checkedAt: null,
    address: null,
  });
  expect(bodyOf(await send('PUT', url, access, { enabled: true }), 200, receivingSchema).enabled).toBe(true);
  await until(async () => expect(await receiving()).toMatchObject({ state: 'normal', message: null }));

  const { data: bought } = bodyOf(
    await send('POST', '/sandbox/received', access, { cnpj: company.cnpj, valor: '250.00', quantidade: 6 }),
    201,
    purchasesSchema,
  );
  expect(bought.map(({ cStat }) => cStat)).toEqual(Array(6).fill('100'));
  const malformed = { cnpj: company.cnpj, valor: '019.50' };
  expect((await send('POST', '/sandbox/received', access, malformed)).status).toBe(400);
  const { invoiceId } = await emit(testOf(seller), nfeOf(seller, to(company.cnpj)));
  const { accessKey } = await verdictOf(testOf(seller), invoiceId);
  expect((await send('POST', '/sandbox/clock', access, { advance: PAUSE_S })).status).toBe(200);
  const received = await until(async () => {
    const found = await list();
    expect(found).toHaveLength(7);
    return found;
  });
  expect(received.map(({ accessKey }) => accessKey)).toEqual(
    expect.arrayContaining([accessKey, ...bought.map((one) => one.accessKey)]),
  );
  const [first] = await list(`?accessKey=${bought[0]?.accessKey}`);
  expect(first).toMatchObject({
    valorTotal: '250.00',
    situacao: 'autorizada',
    completa: false,
    tipo: 'saida',
  });
  const one = await send('GET', `/v1/received/${first?.id}`, testOf(company));
  expect(bodyOf(one, 200, receivedSchema)).toMatchObject({ id: first?.id, eventos: [] });
  const xml = await send('GET', `/v1/received/${first?.id}/xml`, testOf(company));
  expect([xml.status, xml.text.includes('<resNFe ')]).toEqual([200, true]);
  expect((await send('GET', `/v1/received/${first?.id}`, testOf(seller))).status).toBe(404);
  expect(await list('?completa=true')).toEqual([]);
});

/** The messages of a type, once there are that many: the feed shows a row once no older transaction of any account is open. */
const messagesAfter = (
  company: Company,
  cursor: string,
  { type, count }: { readonly type: string; readonly count: number },
) =>
  until(async () => {
    const url = `/v1/changes?after=${cursor}&types=${type}`;
    const { data } = bodyOf(await send('GET', url, testOf(company)), 200, changesAnswer);
    expect(data.length).toBeGreaterThanOrEqual(count);
    return data.map(({ message }) => message);
  });

it('tells another system’s query with its number and time, and fetches what that one got, each note once', async () => {
  const account = await newAccount();
  const company = await newCompany(account);
  const access = accessOf(account);
  const feed = await send('GET', '/v1/changes', testOf(company));
  const { nextCursor: cursor } = bodyOf(feed, 200, changesAnswer);
  const url = `/v1/clients/${company.clientId}/received/2`;
  const sequence = async () => bodyOf(await send('GET', url, access), 200, receivingSchema).sequences[0];
  const advance = async (seconds: number) =>
    expect((await send('POST', '/sandbox/clock', access, { advance: seconds })).status).toBe(200);
  await send('PUT', url, access, { enabled: true });
  await until(async () => expect(await sequence()).toMatchObject({ state: 'normal' }));
  const month = { cnpj: company.cnpj, quantidade: 12, dias: 30 };
  const { data: bought } = bodyOf(
    await send('POST', '/sandbox/received', access, month),
    201,
    purchasesSchema,
  );
  // After the authority's hour, before our 65 minutes.
  await advance(61 * 60);
  const asked = await send('POST', '/sandbox/received/neighbor', access, { cnpj: company.cnpj });
  expect(bodyOf(asked, 200, neighborAnswer).data).toMatchObject([
    { cStat: '138', ultNSU: 12, maxNSU: 12, documentos: 12 },
  ]);
  await advance(5 * 60);
  await until(async () =>
    expect(await sequence()).toMatchObject({
      state: 'vizinho',
      message: expect.stringMatching(/antes de \d\d\/\d\d\/\d{4}, \d\d:\d\d, com NSU maior \(12\)/),
    }),
  );
  const list = async () =>
    bodyOf(await send('GET', '/v1/received?limit=50', testOf(company)), 200, receivedListSchema).data;
  expect(await list()).toEqual([]);
  // Ten of the gap an hour.
  for (const count of [10, 12]) {
    await advance(PAUSE_S);
    await until(async () => expect(await list()).toHaveLength(count));
  }
  const notes = await list();
  // The hole is filled from its newest note down, and the list shows the latest arrival first.
  expect(notes.map(({ accessKey }) => accessKey)).toEqual(bought.map((one) => one.accessKey));
  const days = notes.map(({ dataEmissao }) => Date.parse(dataEmissao) / 86_400_000).toReversed();
  expect(days).toEqual(days.toSorted((a, b) => b - a));
  expect(Math.round(((days[0] ?? 0) - (days[11] ?? 0)) * 2) / 2).toBe(27.5);
  expect(new Set(notes.map(({ emitente }) => emitente)).size).toBe(5);
  expect(await messagesAfter(company, cursor, { type: 'received.document', count: 12 })).toHaveLength(12);
  const neighbors = await messagesAfter(company, cursor, { type: 'received.neighbor', count: 1 });
  expect(neighbors).toMatchObject([
    {
      type: 'received.neighbor',
      data: { clientId: company.clientId, documentType: 'nfe', nsu: 12, missing: 12 },
    },
  ]);
  expect(JSON.stringify(neighbors)).toContain(url);
});

it('hands a company the CT-e and MDF-e of carriers, with their papers and their own filter', async () => {
  const account = await newAccount();
  const company = await newCompany(account);
  const access = accessOf(account);
  const url = `/v1/clients/${company.clientId}/received/2`;
  const read = async () => bodyOf(await send('GET', url, access), 200, receivingSchema);
  const list = async (query = '') =>
    bodyOf(await send('GET', `/v1/received${query}`, testOf(company)), 200, receivedListSchema).data;
  const types = ['nfe', 'cte', 'mdfe'] as const;
  await send('PUT', url, access, { enabled: true, types: ['mdfe', 'cte', 'nfe'] });
  await until(async () =>
    expect((await read()).sequences.map(({ type, state }) => [type, state])).toEqual(
      types.map((type) => [type, 'normal']),
    ),
  );
  for (const type of types)
    expect(
      (await send('POST', '/sandbox/received', access, { type, cnpj: company.cnpj, valor: '70.00' })).status,
    ).toBe(201);
  await send('POST', '/sandbox/clock', access, { advance: PAUSE_S });
  await until(async () => expect(await list()).toHaveLength(3));
  for (const type of ['cte', 'mdfe'] as const) {
    const [one, ...others] = await list(`?type=${type}`);
    expect(others).toEqual([]);
    expect(one).toMatchObject({
      type,
      tipo: null,
      valorTotal: '70.00',
      completa: true,
      situacao: 'autorizada',
    });
    const view = bodyOf(await send('GET', `/v1/received/${one?.id}`, testOf(company)), 200, receivedSchema);
    const events = [type === 'cte' ? 'prestacao-desacordo' : 'confirmacao-servico'];
    expect([view.allowedActions, view.eventosPossiveis]).toEqual([[], events]);
    const manifested = await send('POST', `/v1/received/${one?.id}/manifest`, testOf(company), {
      tipo: 'ciencia',
    });
    expect([manifested.status, manifested.json]).toMatchObject([409, { errors: [{ cStat: '575' }] }]);
    const pdf = await send('GET', `/v1/received/${one?.id}/pdf`, testOf(company));
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const xml = await send('GET', `/v1/received/${one?.id}/xml`, testOf(company));
    expect(xml.text).toContain(`<${type}Proc `);
  }
  expect(
    await ask(
      testOf(company),
      '{ receivedNotes(filter: { type: CTE }) { edges { node { type valorTotal situacao } } } }',
    ),
  ).toMatchObject({
    receivedNotes: {
      edges: [{ node: { type: 'CTE', valorTotal: '70.00', situacao: 'AUTORIZADA' } }],
    },
  });
});

it('hands a company the NFS-e of its services, voided by their events, with a DANFSe that shows it', async () => {
  const account = await newAccount();
  const [company, provider] = [await newCompany(account), await newCompany(account)];
  const access = accessOf(account);
  const bill = (own: object = {}) =>
    emitAuthorized(
      testOf(provider),
      nfseOf(provider, { cnpj_tomador: company.cnpj, razao_social_tomador: 'TOMADORA LTDA', ...own }),
    );
  const old = await bill();
  for (const { clientId } of [company, provider])
    await send('PUT', `/v1/clients/${clientId}/received/2`, access, { enabled: true, types: ['nfse'] });
  const list = async (of = company, query = '') =>
    bodyOf(await send('GET', `/v1/received${query}`, testOf(of)), 200, receivedListSchema).data;
  // Issued before the first query: the ADN gives the history.
  const [one] = await until(async () => {
    const found = await list(company, `?type=nfse&accessKey=${old.accessKey}`);
    expect(found).toHaveLength(1);
    return found;
  });
  expect(one).toMatchObject({ emitente: provider.cnpj, valorTotal: '1500.00', completa: true, tipo: null });
  await bill({
    chave_nfse_substituida: old.accessKey,
    codigo_justificativa_substituicao: '99',
    motivo_substituicao: 'Correção do valor do serviço',
  });
  expect((await send('POST', '/sandbox/clock', access, { advance: PAUSE_S })).status).toBe(200);
  await until(async () => expect(await list()).toHaveLength(2));
  await until(async () => expect((await list(company, '?situacao=cancelada'))[0]?.id).toBe(one?.id));
  const view = bodyOf(await send('GET', `/v1/received/${one?.id}`, testOf(company)), 200, receivedSchema);
  expect(view).toMatchObject({
    eventos: [{ tpEvento: '105102', sequencia: 1 }],
    allowedActions: [],
    eventosPossiveis: [],
  });
  const paper = new URL(`/v1/received/${one?.id}/pdf`, stack().apiUrl);
  const pdf = await fetch(paper, { headers: testOf(company) });
  expect(await rawTextOf(new Uint8Array(await pdf.arrayBuffer()))).toContain('SUBSTITUÍDA');
  const xml = await send('GET', `/v1/received/${one?.id}/xml`, testOf(company));
  expect(xml.text).toContain('<NFSe ');
  const { events } = await consult(testOf(provider), old.id, 'nfse');
  expect(events.map(({ type, status }) => [type, status])).toEqual([
    ['cancelamento-substituicao', 'autorizado'],
  ]);
  // The provider's own notes are in its documents, not among those that it received.
  expect(await list(provider)).toEqual([]);
  expect(
    await ask(
      testOf(company),
      '{ receivedNotes(filter: { type: NFSE }) { edges { node { type situacao } } } }',
    ),
  ).toMatchObject({
    receivedNotes: { edges: [{ node: { type: 'NFSE' } }, { node: { situacao: 'CANCELADA' } }] },
  });
});

it('gives issuer and addressee of a note the events of the CT-e that carries it', async () => {
  const account = await newAccount();
  const [company, seller, carrier] = [
    await newCompany(account),
    await newCompany(account),
    await newCompany(account),
  ];
  const access = accessOf(account);
  for (const { clientId } of [company, seller]) {
    const url = `/v1/clients/${clientId}/received/2`;
    await send('PUT', url, access, { enabled: true });
    await until(async () =>
      expect(bodyOf(await send('GET', url, access), 200, receivingSchema).state).toBe('normal'),
    );
  }
  const note = await emitAuthorized(testOf(seller), nfeOf(seller, to(company.cnpj)));
  const carriage = {
    mod: '57',
    cnpj_emitente: carrier.cnpj,
    cfop: '5353',
    natureza_operacao: 'PRESTACAO DE SERVICO DE TRANSPORTE',
    modal: '01',
    tomador: '3',
    valor_total: '70.00',
    cnpj_destinatario: company.cnpj,
    nfes: [{ chave_nfe: note.accessKey }],
  };
  const cte = await emitAuthorized(testOf(carrier), carriage);
  await send('POST', `/v1/cte/${cte.id}/cancel`, testOf(carrier), { reason: 'Carga recusada na coleta' });
  await settleEvents(testOf(carrier), cte.id, 'cte');
  await send('POST', '/sandbox/clock', access, { advance: PAUSE_S });
  const codes = ['610600', '610601'];
  await until(async () => {
    const { events } = await consult(testOf(seller), note.id);
    expect(events.map(({ eventCode }) => eventCode)).toEqual(codes);
  });
  const { data } = bodyOf(await send('GET', '/v1/received', testOf(company)), 200, receivedListSchema);
  expect(data).toMatchObject([{ accessKey: note.accessKey, situacao: 'autorizada' }]);
  const view = bodyOf(await send('GET', `/v1/received/${data[0]?.id}`, testOf(company)), 200, receivedSchema);
  expect(view.eventos.map(({ tpEvento, autor }) => [tpEvento, autor])).toEqual(
    codes.map((code) => [code, carrier.cnpj]),
  );
});

/** A company that receives, with purchases that arrived as summaries. */
async function buyer(quantidade: number, settings: { readonly manifestacaoAutomatica?: string } = {}) {
  const account = await newAccount();
  const company = await newCompany(account);
  const access = accessOf(account);
  const advance = async () =>
    expect((await send('POST', '/sandbox/clock', access, { advance: PAUSE_S })).status).toBe(200);
  const list = async (query = '') =>
    bodyOf(await send('GET', `/v1/received${query}`, testOf(company)), 200, receivedListSchema).data;
  const view = async (id: string) =>
    bodyOf(await send('GET', `/v1/received/${id}`, testOf(company)), 200, receivedSchema);
  const { nextCursor: cursor } = bodyOf(
    await send('GET', '/v1/changes', testOf(company)),
    200,
    changesAnswer,
  );
  const ids = await receiveNotes(account, company, { quantidade, ...settings });
  return { company, access, advance, list, view, ids, cursor };
}

describe('a manifestation', () => {
  it('is announced before its terms end, once each, until the company requests it', async () => {
    const { company, access, view, ids, cursor } = await buyer(1);
    const [id = ''] = ids;
    const advanceDays = async (days: number) =>
      expect((await send('POST', '/sandbox/clock', access, { advance: days * 86_400 })).status).toBe(200);
    const awaitTerm = (prazo: string) =>
      until(async () => expect((await view(id)).prazoManifestacao?.prazo).toBe(prazo));
    const manifest = async (tipo: string) => {
      const asked = await send('POST', `/v1/received/${id}/manifest`, testOf(company), { tipo });
      bodyOf(asked, 202, requestedSchema);
      await until(async () => expect((await view(id)).manifestacao).toBe(tipo));
      expect((await view(id)).prazoManifestacao).toBeNull();
    };
    expect((await view(id)).prazoManifestacao).toBeNull();
    await advanceDays(7.5);
    await awaitTerm('ciencia');
    await manifest('ciencia');
    await advanceDays(73);
    await awaitTerm('conclusiva');
    await manifest('confirmacao');

    const deadlines = await messagesAfter(company, cursor, { type: 'received.deadline', count: 2 });
    expect(deadlines).toMatchObject([
      { type: 'received.deadline', data: { receivedId: id, prazo: 'ciencia', situacao: 'autorizada' } },
      { type: 'received.deadline', data: { receivedId: id, prazo: 'conclusiva' } },
    ]);
  });

  it('is registered by the Ambiente Nacional, with protocol and file, and brings the whole note', async () => {
    const { company, advance, list, view, ids, cursor } = await buyer(2);
    const [id = '', other = ''] = ids;
    const manifest = (body: object, of = id) =>
      send('POST', `/v1/received/${of}/manifest`, testOf(company), body);
    const pdf = () => send('GET', `/v1/received/${id}/pdf`, testOf(company));
    const summary = await pdf();
    expect([summary.status, summary.json]).toMatchObject([
      409,
      { errors: [{ field: 'id', fix: expect.stringContaining('/manifest') }] },
    ]);
    const before = await view(id);
    expect([before.manifestacao, before.manifestacoes]).toEqual([null, []]);
    expect(before.allowedActions.map(({ action }) => action)).toEqual([
      'ciencia',
      'confirmacao',
      'desconhecimento',
      'nao_realizada',
    ]);
    const asked = bodyOf(await manifest({ tipo: 'ciencia' }), 202, requestedSchema);
    const known = await until(async () => {
      const found = await view(id);
      expect(found.manifestacao).toBe('ciencia');
      return found;
    });
    expect(known.manifestacoes).toMatchObject([
      {
        id: asked.manifestationId,
        tipo: 'ciencia',
        status: 'registrada',
        sequencia: 1,
        cStat: '135',
        hasXml: true,
      },
    ]);
    expect(known.manifestacoes[0]?.protocolNumber).toMatch(/^\d{15}$/);
    const xml = await send('GET', `/v1/received/${id}/events/${asked.manifestationId}/xml`, testOf(company));
    expect([xml.status, xml.text.includes('<tpEvento>210210</tpEvento>')]).toEqual([200, true]);
    await advance();
    await until(async () => expect((await view(id)).completa).toBe(true));
    expect((await send('GET', `/v1/received/${id}/xml`, testOf(company))).text).toContain('<nfeProc ');
    const paper = await pdf();
    expect([paper.status, paper.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(paper.text.startsWith('%PDF-')).toBe(true);
    expect((await view(other)).completa).toBe(false);
    expect((await list('?manifestacao=nenhuma')).map((one) => one.id)).toEqual([other]);
    expect((await list('?manifestacao=ciencia')).map((one) => one.id)).toEqual([id]);

    expect(await messagesAfter(company, cursor, { type: 'received.*', count: 4 })).toMatchObject([
      { type: 'received.document', data: { situacao: 'autorizada', completa: false } },
      { type: 'received.document', data: { situacao: 'autorizada', completa: false } },
      {
        type: 'received.manifested',
        data: {
          receivedId: id,
          manifestationId: asked.manifestationId,
          tipo: 'ciencia',
          status: 'registrada',
        },
      },
      { type: 'received.completed', data: { receivedId: id, accessKey: known.accessKey, completa: true } },
    ]);

    const again = await manifest({ tipo: 'ciencia' });
    expect([again.status, again.json]).toMatchObject([
      409,
      { code: 'operacao_nao_permitida', errors: [{ field: 'tipo', cStat: '573' }] },
    ]);
    bodyOf(
      await manifest({ tipo: 'nao_realizada', justificativa: 'Mercadoria devolvida na entrega.' }),
      202,
      requestedSchema,
    );
    await until(async () => expect((await view(id)).manifestacao).toBe('nao_realizada'));
    expect((await manifest({ tipo: 'ciencia' })).json).toMatchObject({
      errors: [{ field: 'tipo', cStat: '655' }],
    });
  });

  it.each([
    [{ tipo: 'nao_realizada' }, 'justificativa'],
    [{ tipo: 'nao_realizada', justificativa: 'curta' }, 'justificativa'],
    [{ tipo: 'ciencia', justificativa: 'Não cabe nesta manifestação.' }, 'justificativa'],
    [{ tipo: 'outra' }, 'tipo'],
  ])('is refused with the field: %j', async (body, field) => {
    const account = await newAccount();
    const company = await newCompany(account);
    const id = '019aa5b2-c7e8-7f0b-9d1e-2a3b4c5d6e7f';
    const answer = await send('POST', `/v1/received/${id}/manifest`, testOf(company), body);
    expect([answer.status, answer.json]).toMatchObject([400, { errors: [{ field }] }]);
  });

  it('is refused after its term, by the clock of the account', async () => {
    const { company, access, view, ids } = await buyer(1);
    const [id = ''] = ids;
    await send('POST', '/sandbox/clock', access, { advance: 11 * 86_400 });
    const late = await send('POST', `/v1/received/${id}/manifest`, testOf(company), { tipo: 'ciencia' });
    expect([late.status, late.json]).toMatchObject([
      409,
      { errors: [{ field: 'tipo', cStat: '596', fix: expect.stringContaining('90 dias') }] },
    ]);
    expect((await view(id)).allowedActions).toHaveLength(3);
  });

  it('is requested by itself where the company wants ciência of all that arrives', async () => {
    const { advance, list, ids } = await buyer(3, { manifestacaoAutomatica: 'ciencia' });
    await until(async () => expect(await list('?manifestacao=ciencia')).toHaveLength(ids.length));
    await advance();
    await until(async () => expect(await list('?completa=true')).toHaveLength(ids.length));
  });
});

it('confirms the note of an announced order once, and names the order in its message', async () => {
  const { company, view, list, cursor } = await buyer(2, { manifestacaoAutomatica: 'pedido' });
  const [first, second] = await list();
  const announce = (order: object) => send('POST', '/v1/received/orders', testOf(company), order);
  const byKey = { referencia: 'PC-1', accessKey: first?.accessKey };
  const announced = bodyOf(await announce(byKey), 201, orderSchema);
  expect(announced).toMatchObject({ status: 'atendido', receivedId: first?.id });
  expect(bodyOf(await announce(byKey), 200, orderSchema)).toEqual(announced);
  const other = await announce({ ...byKey, valorTotal: '1.00' });
  expect([other.status, other.json]).toMatchObject([
    409,
    { code: 'referencia_duplicada', errors: [{ field: 'referencia' }] },
  ]);
  await until(async () => expect((await view(first?.id ?? '')).manifestacao).toBe('confirmacao'));
  expect((await view(first?.id ?? '')).manifestacoes).toMatchObject([
    { tipo: 'confirmacao', status: 'registrada', automatica: true, referencia: 'PC-1' },
  ]);
  expect(await messagesAfter(company, cursor, { type: 'received.manifested', count: 1 })).toMatchObject([
    { data: { receivedId: first?.id, tipo: 'confirmacao', status: 'registrada', referencia: 'PC-1' } },
  ]);
  const announceIn = `mutation ($emitente: Cnpj!, $valor: String!) {
    announceReceivedOrder(referencia: "PC-2", emitente: $emitente, valorTotal: $valor) {
      ... on AnnounceReceivedOrderPayload { order { id status receivedId } }
    }
  }`;
  const of = { emitente: second?.emitente, valor: second?.valorTotal };
  expect(await ask(testOf(company), announceIn, of)).toMatchObject({
    announceReceivedOrder: { order: { status: 'ATENDIDO', receivedId: second?.id } },
  });
  await until(async () => expect((await view(second?.id ?? '')).manifestacao).toBe('confirmacao'));
  const waiting = await announce({ referencia: 'PC-3', emitente: second?.emitente, numero: 77 });
  const { id } = bodyOf(waiting, 201, orderSchema);
  const referencesBy = async (query: string) =>
    bodyOf(await send('GET', `/v1/received/orders${query}`, testOf(company)), 200, ordersSchema).data.map(
      ({ referencia }) => referencia,
    );
  expect([
    await referencesBy(''),
    await referencesBy('?status=aberto'),
    await referencesBy('?referencia=PC-2'),
  ]).toEqual([['PC-3', 'PC-2', 'PC-1'], ['PC-3'], ['PC-2']]);
  const kept = await send('DELETE', `/v1/received/orders/${announced.id}`, testOf(company));
  expect([kept.status, kept.json]).toMatchObject([409, { errors: [{ field: 'id' }] }]);
  const deleteIn = `mutation ($id: ID!) {
    deleteReceivedOrder(id: $id) { ... on DeleteReceivedOrderPayload { orderId } }
  }`;
  expect(await ask(testOf(company), deleteIn, { id })).toEqual({ deleteReceivedOrder: { orderId: id } });
  expect((await send('GET', `/v1/received/orders/${id}`, testOf(company))).status).toBe(404);
  const found = await ask(
    testOf(company),
    '{ receivedOrders(filter: { status: ATENDIDO }) { edges { node { referencia } } } }',
  );
  expect(found).toMatchObject({
    receivedOrders: { edges: [{ node: { referencia: 'PC-2' } }, { node: { referencia: 'PC-1' } }] },
  });
});

it.each([
  [{ referencia: 'r', numero: 1 }, 'emitente'],
  [{ referencia: 'r', emitente: '11222333000181' }, 'numero'],
  [{ emitente: '11222333000181', numero: 1 }, 'referencia'],
  [{ referencia: 'r', emitente: '11222333000182', numero: 1 }, 'emitente'],
  [{ referencia: 'r', accessKey: '1'.repeat(44) }, 'accessKey'],
  // It is a CT-e.
  [{ referencia: 'r', accessKey: '35261199888777000161570010000012341487301958' }, 'accessKey'],
  [{ referencia: 'r', emitente: '11222333000181', serie: 1, valorTotal: '1.00' }, 'serie'],
  [{ referencia: 'r', emitente: '11222333000181', valorTotal: '1,00' }, 'valorTotal'],
])('refuses an order that names no note: %j', async (body, field) => {
  const company = await newCompany(await newAccount());
  const answer = await send('POST', '/v1/received/orders', testOf(company), body);
  expect([answer.status, answer.json]).toMatchObject([400, { errors: [{ field }] }]);
});

it('refuses an order of a company that confirms none by orders, with the fix', async () => {
  const company = await newCompany(await newAccount());
  const order = { referencia: 'r', emitente: '11222333000181', numero: 1 };
  const answer = await send('POST', '/v1/received/orders', testOf(company), order);
  expect([answer.status, answer.json]).toMatchObject([
    409,
    { code: 'operacao_nao_permitida', errors: [{ fix: expect.stringContaining('manifestacaoAutomatica') }] },
  ]);
});

it('messages an endpoint that asked for received notes, with the address of each', async () => {
  const receiver = await webhookReceiver();
  const account = await newAccount();
  const company = await newCompany(account);
  const endpoint = { url: receiver.url, environment: 2, types: ['received.*'] };
  expect((await send('POST', '/v1/webhooks', accessOf(account), endpoint)).status).toBe(201);
  const ids = await receiveNotes(account, company, { quantidade: 2, manifestacaoAutomatica: 'ciencia' });
  const messages = (await receiver.until(4)).map(({ message }) => message);
  expect(messages.map(({ type }) => type).toSorted()).toEqual([
    'received.document',
    'received.document',
    'received.manifested',
    'received.manifested',
  ]);
  for (const { data } of messages) {
    expect(ids).toContain(data.receivedId);
    const { pathname } = new URL(data.url ?? '');
    expect((await send('GET', pathname, testOf(company))).status).toBe(200);
  }
});

it('lists, reads and manifests by GraphQL as by REST, and shows a stranger nothing', async () => {
  const [{ company, view, ids }, stranger] = [await buyer(3), await newCompany(await newAccount())];
  const query = `query ($after: String, $filter: ReceivedNotesFilter) {
    receivedNotes(first: 2, after: $after, filter: $filter) {
      edges { node { id accessKey completa manifestacao manifestacoes { tipo status } allowedActions { action until } } }
      pageInfo { hasNextPage endCursor }
    }
  }`;
  interface Listed {
    readonly receivedNotes: {
      readonly edges: readonly { readonly node: { readonly id: string; readonly accessKey: string } }[];
      readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string };
    };
  }
  const list = async (variables: Readonly<Record<string, unknown>>, of = company) =>
    ((await ask(testOf(of), query, variables)) as unknown as Listed).receivedNotes;
  const first = await list({});
  const second = await list({ after: first.pageInfo.endCursor });
  expect([first.pageInfo.hasNextPage, second.pageInfo.hasNextPage]).toEqual([true, false]);
  const notes = [...first.edges, ...second.edges].map(({ node }) => node);
  const views = await Promise.all(ids.map(view));
  expect(notes.map(({ accessKey }) => accessKey)).toEqual(views.map(({ accessKey }) => accessKey));
  expect((await list({}, stranger)).edges).toEqual([]);

  const manifest = `mutation ($id: ID!, $tipo: ManifestationTipo!) {
    manifestReceived(id: $id, tipo: $tipo) {
      __typename
      ... on ManifestReceivedPayload { manifestationId }
      ... on StateProblem { code }
      ... on ValidationProblem { errors { field } }
    }
  }`;
  const { id = '' } = notes[0] ?? {};
  expect(await ask(testOf(stranger), manifest, { id, tipo: 'CIENCIA' })).toMatchObject({
    manifestReceived: { __typename: 'NotFound' },
  });
  expect(await ask(testOf(company), manifest, { id, tipo: 'NAO_REALIZADA' })).toMatchObject({
    manifestReceived: { errors: [{ field: 'justificativa' }] },
  });
  expect(await ask(testOf(company), manifest, { id, tipo: 'CONFIRMACAO' })).toMatchObject({
    manifestReceived: { __typename: 'ManifestReceivedPayload' },
  });
  await until(async () => {
    const found = await list({ filter: { manifestacao: 'CONFIRMACAO' } });
    expect(found.edges).toMatchObject([{ node: { id, manifestacoes: [{ status: 'REGISTRADA' }] } }]);
  });
  const none = { semManifestacao: true };
  expect((await list({ filter: none })).edges).toHaveLength(2);
  expect((await list({ filter: { ...none, manifestacao: 'CONFIRMACAO' } })).edges).toEqual([]);
  expect(await ask(testOf(company), manifest, { id, tipo: 'CIENCIA' })).toMatchObject({
    manifestReceived: { __typename: 'StateProblem', code: 'operacao_nao_permitida' },
  });
});

const FOLLOW = `subscription ($kind: [ReceivedNoteChangeKind!], $after: String) {
  receivedNotesChanged(kind: $kind, after: $after) {
    __typename
    ... on ReceivedNoteChange { cursor kind note { accessKey situacao manifestacoes { tipo status } } }
    ... on CursorExpired { cursor }
  }
}`;

it('follows received notes by a GraphQL subscription, from a cursor on, each company its own', async () => {
  const { changesCursor: after } = await ask(
    testOf(await newCompany(await newAccount())),
    '{ changesCursor }',
  );
  const { company, ids, view } = await buyer(2);
  const follow = (of: typeof company, variables: Readonly<Record<string, unknown>>) =>
    overSse(stack().apiUrl, { accessKey: of.accessKey, token: of.testToken }, { query: FOLLOW, variables });
  const take = async (results: Results, count: number) => {
    const messages: Record<string, unknown>[] = [];
    for await (const { data, errors } of results) {
      expect(errors).toBeUndefined();
      messages.push(data?.['receivedNotesChanged'] as Record<string, unknown>);
      if (messages.length === count) break;
    }
    return messages;
  };
  const arrived = await take(follow(company, { after }), 2);
  const keys = (await Promise.all(ids.map(view))).map(({ accessKey }) => accessKey);
  expect(arrived.map(({ kind }) => kind)).toEqual(['RECEBIDA', 'RECEBIDA']);
  expect(new Set(arrived.map(({ note }) => (note as { accessKey: string }).accessKey))).toEqual(
    new Set(keys),
  );

  const decided = take(follow(company, { after: arrived[1]?.['cursor'], kind: ['MANIFESTACAO'] }), 2);
  await send('POST', `/v1/received/${ids[0]}/manifest`, testOf(company), { tipo: 'confirmacao' });
  expect((await decided).at(-1)).toMatchObject({
    kind: 'MANIFESTACAO',
    note: { manifestacoes: [{ tipo: 'CONFIRMACAO', status: 'REGISTRADA' }] },
  });

  const other = await buyer(1);
  const [own] = await take(follow(other.company, { after }), 1);
  expect(own).toMatchObject({ note: { accessKey: (await other.view(other.ids[0] ?? '')).accessKey } });
});

it('waits for the authority with Prefer: wait, and answers an Idempotency-Key as the first time', async () => {
  const { company, ids } = await buyer(2);
  const headers = { ...testOf(company), 'idempotency-key': 'manifestar-1' };
  const url = `/v1/received/${ids[0]}/manifest`;
  const body = { tipo: 'confirmacao' };
  const waited = await send('POST', url, { ...headers, prefer: 'wait=30' }, body);
  expect(bodyOf(waited, 202, requestedSchema)).toMatchObject({
    status: 'registrada',
    manifestacao: { cStat: '135', status: 'registrada' },
  });
  expect(waited.headers.get('preference-applied')).toBe('wait=30');
  const again = await send('POST', url, headers, body);
  expect(again.headers.get('idempotency-replayed')).toBe('true');
  expect(bodyOf(again, 202, requestedSchema).manifestationId).toBe(
    bodyOf(waited, 202, requestedSchema).manifestationId,
  );
  const elsewhere = await send('POST', `/v1/received/${ids[1]}/manifest`, headers, body);
  expect(elsewhere.status).toBe(409);
});

import { typeTaking } from '@fiscal/core/registry/received-definitions';
import { isCancellation } from '@fiscal/core/registry/received-events';
import { xsdErrors } from '@fiscal/core/testing/official-schemas';
import { stack } from '@fiscal/core/testing/stack';
import type { DistributedType } from '@fiscal/core/vocabulary/received/distribution';
import { describe, expect, it } from 'vitest';
import {
  accessOf,
  bodyOf,
  consult,
  emitAuthorized,
  emitToVerdict,
  newAccount,
  newCompany,
  send,
  settleEvents,
  testOf,
  until,
} from '../../../test/support/api.ts';
import { ask } from '../../../test/support/graphql.ts';
import { nfseOf } from '../../../test/support/nfse-bodies.ts';
import { PAUSE_S, receiveNotes, startReceiving } from '../../../test/support/received.ts';
import { setFact } from '../../../test/support/sandbox.ts';
import { overSse } from '../../../test/support/streams.ts';
import { RECEIVED_EVENT_ROWS } from '../../operations/received-events.ts';
import { requestedEventSchema } from '../../rest/v1/received/events.ts';
import { receivedListSchema, receivedSchema, requestedSchema } from '../../rest/v1/received/schema.ts';

/** A company with one received note, and what it may ask about it. */
async function receiver(type: DistributedType = 'nfe') {
  const account = await newAccount();
  const company = await newCompany(account);
  const [id = ''] = await receiveNotes(account, company, { quantidade: 1, type });
  const headers = testOf(company);
  const view = async () => bodyOf(await send('GET', `/v1/received/${id}`, headers), 200, receivedSchema);
  const request = (kind: string, body: object) =>
    send('POST', `/v1/received/${id}/eventos/${kind}`, headers, body);
  /** The event once the authority has decided it. */
  const awaitDecision = async (kind: string, body: object) => {
    const { eventId } = bodyOf(await request(kind, body), 202, requestedEventSchema);
    return until(async () => {
      const found = (await view()).eventosPedidos.find((event) => event.id === eventId);
      expect(found?.status).not.toBe('pendente');
      return found;
    });
  };
  /** Brings the whole note. */
  const complete = async () => {
    bodyOf(
      await send('POST', `/v1/received/${id}/manifest`, headers, { tipo: 'ciencia' }),
      202,
      requestedSchema,
    );
    await until(async () => expect((await view()).manifestacao).toBe('ciencia'));
    await send('POST', '/sandbox/clock', accessOf(account), { advance: PAUSE_S });
    await until(async () => expect((await view()).completa).toBe(true));
  };
  const credentials = { accessKey: company.accessKey, token: company.testToken };
  return { account, id, headers, credentials, view, request, decided: awaitDecision, complete };
}

const item = { numero_item: 1, ibs_valor: '0.00', cbs_valor: '0.00', quantidade: '1', unidade: 'UN' };
const CREDIT = {
  numero_item: 1,
  base_calculo: '10.00',
  codigo: '01',
  ibs_percentual: '1.00',
  ibs_valor: '0.10',
  cbs_percentual: '1.00',
  cbs_valor: '0.10',
};
const BODIES: Readonly<Record<string, object>> = {
  'credito-presumido': { itens: [CREDIT] },
  'credito-bens-servicos': { itens: [{ numero_item: 1, ibs_valor: '0.00', cbs_valor: '0.00' }] },
};

describe('an event of a received note', () => {
  it('is registered by the SVRS, with protocol and file, and is canceled once by its protocol', async () => {
    const { id, headers, view, request, decided: awaitDecision } = await receiver();
    for (const { kind, example } of RECEIVED_EVENT_ROWS) {
      if (isCancellation(kind) || typeTaking(kind) !== 'nfe') continue;
      const body = BODIES[kind] ?? ('itens' in example ? { itens: [item] } : example);
      expect([kind, await awaitDecision(kind, body)]).toMatchObject([
        kind,
        { evento: kind, status: 'registrada', cStat: '135', sequencia: 1, hasXml: true },
      ]);
    }
    const again = await awaitDecision('imobilizacao-item', { itens: [item] });
    expect(again).toMatchObject({ status: 'registrada', sequencia: 2 });
    const xml = await send('GET', `/v1/received/${id}/events/${again?.id}/xml`, headers);
    expect([xml.status, xml.text.includes('<tpEvento>211130</tpEvento>')]).toEqual([200, true]);
    expect((await view()).eventosPossiveis).toContain('cancelamento-evento');

    const undo = { numero_protocolo: again?.protocolNumber };
    expect(await awaitDecision('cancelamento-evento', undo)).toMatchObject({
      status: 'registrada',
      sequencia: 2,
    });
    const twice = await request('cancelamento-evento', undo);
    expect([twice.status, twice.json]).toMatchObject([
      409,
      { errors: [{ field: 'numero_protocolo', cStat: '459' }] },
    ]);
    const { manifestacao, manifestacoes } = await view();
    expect([manifestacao, manifestacoes]).toEqual([null, []]);
  });

  it('is judged by the items of the whole note, before anything is sent; of a summary, by the authority', async () => {
    const { view, request, decided: awaitDecision, complete } = await receiver();
    expect(await awaitDecision('imobilizacao-item', { itens: [{ ...item, numero_item: 9 }] })).toMatchObject({
      status: 'recusada',
      cStat: '1096',
    });
    expect(
      await awaitDecision('imobilizacao-item', { itens: [{ ...item, quantidade: '900000' }] }),
    ).toMatchObject({
      status: 'recusada',
      cStat: '1100',
    });
    expect(
      await awaitDecision('credito-combustivel', { itens: [{ ...item, quantidade: '900000' }] }),
    ).toMatchObject({ status: 'recusada', cStat: '1101' });
    await complete();
    const before = (await view()).eventosPedidos.length;
    for (const [kind, own, cStat] of [
      ['imobilizacao-item', { numero_item: 9 }, '1096'],
      ['imobilizacao-item', { quantidade: '900000' }, '1100'],
      ['credito-combustivel', { quantidade: '900000' }, '1101'],
    ] as const) {
      const refused = await request(kind, { itens: [{ ...item, ...own }] });
      expect([refused.status, refused.json]).toMatchObject([409, { errors: [{ cStat }] }]);
    }
    expect((await view()).eventosPedidos).toHaveLength(before);
    const taken = await awaitDecision('imobilizacao-item', {
      itens: [{ ...item, unidade: 'CX', quantidade: '900000' }],
    });
    expect(taken).toMatchObject({ status: 'registrada' });
  });

  it('is one with an equal request that waits, and has fields of its own', async () => {
    const { request } = await receiver();
    const slow = () => request('aceite-debito', { aceitacao: '1' });
    const [one, two] = await Promise.all([slow(), slow()]);
    const ids = [one, two].map((reply) => bodyOf(reply, 202, requestedEventSchema).eventId);
    expect(ids[0]).toBe(ids[1]);
    const wrong = await request('aceite-debito', { aceitacao: '2' });
    expect([wrong.status, wrong.json]).toMatchObject([400, { errors: [{ field: 'aceitacao' }] }]);
  });

  it('waits for the authority with Prefer: wait, and answers an Idempotency-Key as the first time', async () => {
    const { id, headers, view } = await receiver();
    const keyed = { ...headers, 'idempotency-key': 'evento-1' };
    const url = `/v1/received/${id}/eventos/aceite-debito`;
    const waited = await send('POST', url, { ...keyed, prefer: 'wait=30' }, { aceitacao: '1' });
    const first = bodyOf(waited, 202, requestedEventSchema);
    expect(first).toMatchObject({ status: 'registrada', pedido: { id: first.eventId, cStat: '135' } });
    expect(waited.headers.get('preference-applied')).toBe('wait=30');
    const again = await send('POST', url, keyed, { aceitacao: '1' });
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(bodyOf(again, 202, requestedEventSchema).eventId).toBe(first.eventId);
    expect((await view()).eventosPedidos).toHaveLength(1);
    expect((await send('POST', url, keyed, { aceitacao: '0' })).status).toBe(409);
  });

  it('is followed by a GraphQL subscription', async () => {
    const { id, headers, view, credentials } = await receiver();
    const { changesCursor: after } = await ask(headers, '{ changesCursor }');
    const kinds: unknown[] = [];
    const query = `subscription($after: String) {
      receivedNotesChanged(after: $after, kind: [EVENTO_PEDIDO]) { ... on ReceivedNoteChange { kind note { accessKey } } }
    }`;
    await send('POST', `/v1/received/${id}/eventos/aceite-debito`, headers, { aceitacao: '1' });
    for await (const { data } of overSse(stack().apiUrl, credentials, { query, variables: { after } })) {
      kinds.push(data?.['receivedNotesChanged']);
      if (kinds.length === 2) break;
    }
    const { accessKey } = await view();
    const change = { kind: 'EVENTO_PEDIDO', note: { accessKey } };
    expect(kinds).toEqual([change, change]);
  });

  it('is requested by GraphQL', async () => {
    const { id, headers, view } = await receiver();
    const data = await ask(
      headers,
      `mutation($id: ID!, $dados: JSONObject!) {
        registerReceivedEvent(id: $id, evento: ACEITE_DEBITO, dados: $dados) {
          __typename ... on RegisterReceivedEventPayload { eventId }
        }
      }`,
      { id, dados: { aceitacao: '0' } },
    );
    expect(data).toMatchObject({ registerReceivedEvent: { __typename: 'RegisterReceivedEventPayload' } });
    await until(async () =>
      expect((await view()).eventosPedidos).toMatchObject([
        { evento: 'aceite-debito', status: 'registrada' },
      ]),
    );
  });
});

describe('a received CT-e in disagreement', () => {
  const REASON = { observacoes: 'A carga foi entregue a outro destinatário.' };

  it('is registered at the authority of its UF by the taker, and canceled once by its protocol', async () => {
    const { id, headers, view, request, decided: awaitDecision } = await receiver('cte');
    const { eventosPossiveis, allowedActions, accessKey } = await view();
    expect([eventosPossiveis, allowedActions]).toEqual([['prestacao-desacordo'], []]);
    const wrong = await request('prestacao-desacordo', { observacoes: 'curta' });
    expect([wrong.status, wrong.json]).toMatchObject([400, { errors: [{ field: 'observacoes' }] }]);

    const first = await awaitDecision('prestacao-desacordo', REASON);
    expect(first).toMatchObject({ status: 'registrada', cStat: '135', sequencia: 1, hasXml: true });
    const { text } = await send('GET', `/v1/received/${id}/events/${first?.id}/xml`, headers);
    expect(text).toContain('<tpEvento>610110</tpEvento>');
    expect(text).toContain(`<cOrgao>${accessKey.slice(0, 2)}</cOrgao>`);
    expect(await awaitDecision('prestacao-desacordo', REASON)).toMatchObject({ sequencia: 2 });

    const undo = { numero_protocolo: first?.protocolNumber };
    expect(await awaitDecision('cancelamento-prestacao-desacordo', undo)).toMatchObject({
      status: 'registrada',
      sequencia: 1,
    });
    const twice = await request('cancelamento-prestacao-desacordo', undo);
    expect([twice.status, twice.json]).toMatchObject([
      409,
      { errors: [{ field: 'numero_protocolo', cStat: '866' }] },
    ]);
    expect((await request('imobilizacao-item', { itens: [item] })).status).toBe(409);
  });

  it('is refused by the authority of a CT-e that was replaced, and after 45 days before anything is sent', async () => {
    const { account, view, request, decided: awaitDecision } = await receiver('cte');
    const { accessKey } = await view();
    await setFact(account.accountId, { chave: accessKey }, 'substituido');
    expect(await awaitDecision('prestacao-desacordo', REASON)).toMatchObject({
      status: 'recusada',
      cStat: '664',
    });
    await send('POST', '/sandbox/clock', accessOf(account), { advance: 46 * 86_400 });
    const late = await request('prestacao-desacordo', REASON);
    expect([late.status, late.json]).toMatchObject([409, { errors: [{ cStat: '787' }] }]);
    expect((await view()).eventosPossiveis).toEqual([]);
  });
});

describe('a received MDF-e', () => {
  it('is confirmed by its contratante at the authority of its UF, and again with the next sequence', async () => {
    const { id, headers, view, request, decided: awaitDecision } = await receiver('mdfe');
    expect((await view()).eventosPossiveis).toEqual(['confirmacao-servico']);
    const first = await awaitDecision('confirmacao-servico', {});
    expect(first).toMatchObject({ status: 'registrada', cStat: '135', sequencia: 1, hasXml: true });
    const { text } = await send('GET', `/v1/received/${id}/events/${first?.id}/xml`, headers);
    const { accessKey, protocolNumber } = await view();
    expect(text).toContain('<tpEvento>110117</tpEvento>');
    expect(text).toContain(`<cOrgao>${accessKey.slice(0, 2)}</cOrgao>`);
    expect(text).toContain(`<nProt>${protocolNumber}</nProt>`);
    expect(await awaitDecision('confirmacao-servico', {})).toMatchObject({ sequencia: 2 });
    const bare = { ...headers, 'idempotency-key': 'sem-corpo' };
    expect((await send('POST', `/v1/received/${id}/eventos/confirmacao-servico`, bare)).status).toBe(202);
    expect((await request('prestacao-desacordo', { observacoes: 'A carga não chegou.' })).status).toBe(409);
  });
});

describe('a received NFS-e', () => {
  const REJECTION = { codigo_rejeicao: '5', justificativa: 'O valor cobrado não é o do contrato.' };

  it('is confirmed once by its taker at the national service, which then judges a rejection', async () => {
    const { account, id, headers, view, request, decided: awaitDecision } = await receiver('nfse');
    expect((await view()).eventosPossiveis).toEqual(['confirmacao-tomador', 'rejeicao-tomador']);
    const others = await request('confirmacao-intermediario', {});
    expect([others.status, others.json]).toMatchObject([409, { errors: [{ field: 'id', cStat: 'E0813' }] }]);
    const wrong = await request('rejeicao-tomador', { codigo_rejeicao: '9' });
    expect([wrong.status, wrong.json]).toMatchObject([400, { errors: [{ field: 'justificativa' }] }]);

    const lost = { operation: 'evento', scenario: 'timeout=depois', times: 1 };
    expect((await send('POST', '/sandbox/conditions', accessOf(account), lost)).status).toBe(201);
    const done = await awaitDecision('confirmacao-tomador', {});
    expect(done).toMatchObject({ status: 'registrada', cStat: '135', sequencia: 1, hasXml: true });
    const { text } = await send('GET', `/v1/received/${id}/events/${done?.id}/xml`, headers);
    const { accessKey } = await view();
    expect(text).toContain(`<infEvento Id="EVT${accessKey}203202001">`);
    expect(xsdErrors(text, 'evento')).toEqual([]);

    const twice = await request('confirmacao-tomador', {});
    expect([twice.status, twice.json]).toMatchObject([409, { errors: [{ cStat: 'E0861' }] }]);
    expect(await awaitDecision('rejeicao-tomador', REJECTION)).toMatchObject({
      status: 'recusada',
      cStat: 'E1833',
    });
  });

  it('is rejected with a reason, and its issuer may cancel it', async () => {
    const { view, request, decided: awaitDecision } = await receiver('nfse');
    expect(await awaitDecision('rejeicao-tomador', REJECTION)).toMatchObject({
      status: 'registrada',
      cStat: '135',
      dados: REJECTION,
    });
    const twice = await request('rejeicao-tomador', REJECTION);
    expect([twice.status, twice.json]).toMatchObject([409, { errors: [{ cStat: 'E0866' }] }]);
    expect((await view()).eventosPossiveis).toEqual(['confirmacao-tomador']);
  });

  it('is confirmed or rejected by its intermediary', async () => {
    const account = await newAccount();
    const [provider, company] = [await newCompany(account), await newCompany(account)];
    const body = nfseOf(provider, {
      cnpj_intermediario: company.cnpj,
      razao_social_intermediario: 'INTERMEDIARIA LTDA',
    });
    const keys: string[] = [];
    for (const _ of [1, 2]) keys.push((await emitAuthorized(testOf(provider), body)).accessKey ?? '');
    const enabled = { enabled: true, types: ['nfse'] };
    await send('PUT', `/v1/clients/${company.clientId}/received/2`, accessOf(account), enabled);
    const notes = await until(async () => {
      const { data } = bodyOf(await send('GET', '/v1/received', testOf(company)), 200, receivedListSchema);
      expect(data.map(({ accessKey }) => accessKey).toSorted()).toEqual(keys.toSorted());
      return data;
    });
    const asked = [
      ['confirmacao-intermediario', {}],
      ['rejeicao-intermediario', REJECTION],
    ] as const;
    for (const [at, [kind, sent]] of asked.entries()) {
      const url = `/v1/received/${notes[at]?.id}/eventos/${kind}`;
      const decided = await send('POST', url, { ...testOf(company), prefer: 'wait=30' }, sent);
      expect([kind, bodyOf(decided, 202, requestedEventSchema).status]).toEqual([kind, 'registrada']);
    }
  });

  it('that its taker confirmed is neither canceled nor replaced by its issuer, who sees the event', async () => {
    const account = await newAccount();
    const [taker, provider] = [await newCompany(account), await newCompany(account)];
    const body = (own: object = {}) =>
      nfseOf(provider, { cnpj_tomador: taker.cnpj, razao_social_tomador: 'TOMADORA LTDA', ...own });
    const note = await emitAuthorized(testOf(provider), body());
    // Both have asked before anything is confirmed: the provider's note has its own event alone until the next question.
    for (const company of [taker, provider]) await startReceiving(account, company, { types: ['nfse'] });
    const [received] = await until(async () => {
      const reply = await send('GET', `/v1/received?accessKey=${note.accessKey}`, testOf(taker));
      const { data } = bodyOf(reply, 200, receivedListSchema);
      expect(data).toHaveLength(1);
      return data;
    });
    const url = `/v1/received/${received?.id}/eventos/confirmacao-tomador`;
    const waited = await send('POST', url, { ...testOf(taker), prefer: 'wait=30' }, {});
    expect(bodyOf(waited, 202, requestedEventSchema).status).toBe('registrada');

    const reason = 'Serviço não foi prestado ao tomador';
    expect((await send('POST', `/v1/nfse/${note.id}/cancel`, testOf(provider), { reason })).status).toBe(202);
    const view = await settleEvents(testOf(provider), note.id, 'nfse');
    expect(view.status).toBe('AUTORIZADA');
    expect(view.events).toMatchObject([{ status: 'erro_autorizacao', status_sefaz: 'E0840' }]);
    const analysis = `/v1/nfse/${note.id}/analise-cancelamento`;
    const asked = await send('POST', analysis, testOf(provider), { reason });
    expect([asked.status, asked.json]).toMatchObject([200, { status_sefaz: 'E0848' }]);
    const replacing = await emitToVerdict(
      testOf(provider),
      body({
        chave_nfse_substituida: note.accessKey,
        codigo_justificativa_substituicao: '99',
        motivo_substituicao: 'Correção do valor do serviço',
      }),
    );
    expect(replacing).toMatchObject({ status: 'REJEITADA', rejection: { cStat: 'E0070' } });

    expect((await send('POST', '/sandbox/clock', accessOf(account), { advance: PAUSE_S })).status).toBe(200);
    await until(async () => {
      const { events } = await consult(testOf(provider), note.id, 'nfse');
      expect(events.map(({ eventCode }) => eventCode)).toContain('203202');
    });
  });
});

import { buildChave } from '@fiscal/core/chave-acesso/chave-acesso';
import { isoAt, type Payload, randomCnpj, randomCpf, whole } from '@fiscal/core/testing/builders';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  type Account,
  accessOf,
  bodyOf,
  type Company,
  emitAuthorized,
  emitToVerdict,
  newAccount,
  newCompany,
  nfceOf,
  nfeOf,
  send,
  settleEvents,
  testOf,
} from '../../../test/support/api.ts';
import { thisYear } from '../../../test/support/documents.ts';
import { econfAnswer } from '../../../test/support/event-answers.ts';
import { ANSWERED, type Answered, RECONCILED, type Reconciled } from '../../../test/support/event-rules.ts';
import { setClock, setFact } from '../../../test/support/sandbox.ts';
import type { DocumentBody } from '../../rest/v1/document-view.ts';
import { inutilizeAnswer } from '../../rest/v1/numbers/void-numbers-schema.ts';

type Headers = Readonly<Record<string, string>>;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Later than every term of the authority. */
const LATER_MS = 200 * DAY_MS;
const REASON = 'Pedido cancelado pelo cliente';
const CORRECTION = { correctionText: 'Corrige o complemento do endereco de entrega' };
const from = (ms: number): string => isoAt(Date.now() + ms);

let account: Account;
let company: Company;
let headers: Headers;
/** An NF-e whose events are refused, one after the other. */
let authorized: string;
/** Documents of a company whose world is LATER_MS ahead. */
let late: { readonly headers: Headers; readonly nfe: string; readonly nfce: string; readonly strict: string };

beforeAll(async () => {
  account = await newAccount();
  company = await newCompany(account);
  headers = testOf(company);
  const [{ id }, documents] = await Promise.all([nfe(), lateDocuments()]);
  [authorized, late] = [id, documents];
});

/** Authorized by an authority that knows no leniency, as it will judge its events. */
function strictly(of: Headers, payload: Payload): Promise<DocumentBody> {
  const { itens, ...rest } = whole(payload);
  const [item] = Array.isArray(itens) ? itens : [];
  const taxes = {
    icms_situacao_tributaria: '102',
    pis_situacao_tributaria: '07',
    cofins_situacao_tributaria: '07',
  };
  return emitAuthorized(
    { ...of, 'x-sandbox-strict': 'true' },
    { ...rest, regime_tributario_emitente: '1', itens: [{ ...item, ...taxes }] },
  );
}

async function lateDocuments() {
  const account = await newAccount();
  const company = await newCompany(account);
  const headers = testOf(company);
  const [nfe, nfce, strict] = await Promise.all([
    emitAuthorized(headers, nfeOf(company)),
    emitAuthorized(headers, nfceOf(company)),
    strictly(headers, nfeOf(company)),
  ]);
  await setClock(account.accountId, LATER_MS);
  return { headers, nfe: nfe.id, nfce: nfce.id, strict: strict.id };
}

const nfe = (own: Payload = {}) => emitAuthorized(headers, nfeOf(company, own));
const nfce = (own: Payload = {}) => emitAuthorized(headers, nfceOf(company, own));
/** Replacement of an NFC-e whose answer was lost. */
const offline = (own: Payload = {}) =>
  nfce({
    forma_emissao: 'offline',
    data_entrada_contingencia: from(-MINUTE_MS),
    motivo_entrada_contingencia: 'Sem internet no estabelecimento',
    ...own,
  });
const canceledSubstitute = async (): Promise<DocumentBody> => {
  const { id } = await offline();
  const view = await runQueued(id, 'cancel', { reason: REASON });
  expect(view.status).toBe('CANCELADA');
  return view;
};
const itemOf = (own: Payload): Payload => {
  const { itens } = nfceOf(company);
  const [item] = Array.isArray(itens) ? itens : [];
  return { ...item, ...own };
};

interface SyncCall {
  readonly operation: string;
  readonly body?: object;
  readonly at?: typeof headers;
}

/** cStat in the answer of a synchronous operation. */
async function sync(method: string, id: string, { operation, body, at = headers }: SyncCall) {
  const reply = await send(method, `/v1/nfe/${id}/${operation}`, at, body);
  return bodyOf(reply, 200, z.looseObject({ status_sefaz: z.string() })).status_sefaz;
}

/** The document once all its events are decided. */
async function runQueued(id: string, operation: string, body: object, at = headers): Promise<DocumentBody> {
  const reply = await send('POST', `/v1/nfe/${id}/${operation}`, at, body);
  expect(reply.status, reply.text).toBe(202);
  return settleEvents(at, id);
}
const last = ({ events }: DocumentBody) => events.at(-1)?.status_sefaz;
const cancel = async (id: string, own: object = {}, at = headers) =>
  last(await runQueued(id, 'cancel', { reason: REASON, ...own }, at));
const correct = async (id: string, at = headers) => last(await runQueued(id, 'correct', CORRECTION, at));
const name = (id: string, cnpj: string, at = headers) =>
  sync('POST', id, { operation: 'ator-interessado', body: { cnpj }, at });
const fail = (id: string, own: object = {}, at = headers) =>
  sync('POST', id, {
    operation: 'insucesso-entrega',
    body: {
      data_tentativa_entrega: from(0),
      motivo_insucesso: 1,
      hash_tentativa_entrega: 'foto da porta',
      ...own,
    },
    at,
  });
const deliver = (id: string, own: object = {}, at = headers) =>
  sync('POST', id, {
    operation: 'eventos/comprovante-entrega',
    body: {
      data_entrega: from(0),
      documento_recebedor: '123456789',
      nome_recebedor: 'Ana',
      hash_entrega: 'foto da porta',
      ...own,
    },
    at,
  });
const paymentLink = (own: object = {}) => ({
  id_transacao: 'E0001',
  tipo_meio_pagamento: '17',
  cnpj_recebedor: '11222333000181',
  cnpj_base_psp: '00416968',
  ...own,
});
/** An event of the reform over an item that the note does not have. */
const sendAbsentItem = (kind: string, own: object = {}) =>
  sync('POST', authorized, {
    operation: `eventos/${kind}`,
    body: {
      itens: [{ numero_item: 9, ibs_valor: '0.10', cbs_valor: '0.90', quantidade: 1, unidade: 'UN', ...own }],
    },
  });
const CREDIT = {
  numero_item: 1,
  base_calculo: '10.00',
  codigo: '01',
  ibs_percentual: '1.00',
  ibs_valor: '0.10',
  cbs_percentual: '1.00',
  cbs_valor: '0.10',
};
/** A presumed credit of the issuer's, without some fields. */
const claimCredit = (own: object, left: readonly string[] = []) => {
  const item = Object.fromEntries(
    Object.entries({ ...CREDIT, ...own }).filter(([field]) => !left.includes(field)),
  );
  return sync('POST', authorized, { operation: 'eventos/credito-presumido', body: { itens: [item] } });
};
const payment = (own: object = {}) => ({
  detalhes_pagamento: [
    { forma_pagamento: '17', valor_pagamento: '300.00', data_pagamento: '2026-01-02', ...own },
  ],
});
const pay = (own: object) => sync('POST', authorized, { operation: 'econf', body: payment(own) });

const withFact = (fact: string) => async () => {
  const { id, accessKey } = await nfe();
  await setFact(account.accountId, { chave: accessKey ?? '' }, fact);
  return cancel(id);
};
/** A company that the fisco has something against once its document is authorized. */
async function accuseIssuer(fact: string): Promise<{ readonly id: string; readonly headers: Headers }> {
  const own = await newCompany(account);
  const { id } = await emitAuthorized(testOf(own), nfeOf(own));
  await setFact(account.accountId, { cnpj: own.cnpj }, fact);
  return { id, headers: testOf(own) };
}
const cancelBySubstitute =
  (make: () => Promise<{ readonly accessKey: string | null }>, sold = () => nfce()) =>
  async () => {
    const [{ id }, substitute] = await Promise.all([sold(), make()]);
    return cancel(id, { chave_nfe_substituta: substitute.accessKey });
  };
/** Voids number 1 of a série, or what the case is about; returns the cStat. */
async function voidNumbers(own: object, at = headers): Promise<string | null> {
  const reply = await send('POST', '/v1/nfe/inutilize', at, {
    ano: thisYear(),
    serie: 2,
    inicio: 1,
    fim: 1,
    justificativa: 'Falha no sistema que numerava as notas',
    ...own,
  });
  return bodyOf(reply, 200, inutilizeAnswer).cStat;
}
/** Registers a reconciliation; returns its protocol. */
const reconcilePayment = async (id: string, at = headers): Promise<string> => {
  const reply = await send('POST', `/v1/nfe/${id}/econf`, at, payment());
  return bodyOf(reply, 200, econfAnswer).numero_protocolo ?? '';
};

/** Another system registers the next event of that operation first, under the same sequence; nothing else is in this world. */
async function withRival<T>(operation: string, inForce: (id: string, at: Headers) => Promise<T>) {
  const own = await newAccount();
  const owned = await newCompany(own);
  const at = testOf(owned);
  const { id } = await emitAuthorized(at, nfeOf(owned));
  const made = await inForce(id, at);
  const rival = { operation, scenario: 'cStat=573', times: 1 };
  expect((await send('POST', '/sandbox/conditions', accessOf(own), rival)).status).toBe(201);
  return { id, at, made };
}

const CASES: Readonly<Record<Answered, () => Promise<unknown>>> = {
  'evento 203': async () => {
    const { id, headers: at } = await accuseIssuer('nao-habilitado');
    return cancel(id, {}, at);
  },
  'evento 240': async () => {
    const { id, headers: at } = await accuseIssuer('irregular');
    return name(id, randomCnpj('ator'), at);
  },
  'evento 577': async () => cancel((await nfe()).id, { data_evento: from(-HOUR_MS) }),
  'evento 578': async () => cancel((await nfe()).id, { data_evento: from(HOUR_MS) }),
  'evento 579': async () =>
    cancel((await nfe({ data_emissao: from(-2 * HOUR_MS) })).id, { data_evento: from(-HOUR_MS) }),
  '110111 219': withFact('circulacao'),
  '110111 221': withFact('confirmacao-destinatario'),
  '110111 304': withFact('suframa'),
  '110111 501': () => cancel(late.nfe, {}, late.headers),
  '110111 690': withFact('mdfe'),
  '110111 811': withFact('prorrogacao-icms'),
  '110111 826': withFact('registro-entrega'),
  '110112 501': () => cancel(late.nfce, { chave_nfe_substituta: substituteKey() }, late.headers),
  '110112 910': async () =>
    cancel((await nfce()).id, { chave_nfe_substituta: substituteKey({ cnpj: randomCnpj('outra') }) }),
  '110112 911': async () => {
    const { id, accessKey } = await nfce();
    return cancel(id, { chave_nfe_substituta: accessKey });
  },
  '110112 912': async () => cancel((await nfce()).id, { chave_nfe_substituta: substituteKey() }),
  '110112 913': cancelBySubstitute(canceledSubstitute),
  '110112 914': cancelBySubstitute(() =>
    offline({ data_emissao: from(-3 * HOUR_MS), data_entrada_contingencia: from(-3 * HOUR_MS) }),
  ),
  '110112 915': cancelBySubstitute(() =>
    offline({ itens: [itemOf({ valor_unitario_comercial: '160.00' })] }),
  ),
  '110112 916': cancelBySubstitute(() =>
    offline({ itens: [itemOf({ icms_base_calculo: '300.00', icms_aliquota: '12.00' })] }),
  ),
  '110112 917': cancelBySubstitute(() => offline({ cpf_destinatario: randomCpf('compradora') })),
  '110112 918': cancelBySubstitute(() =>
    offline({ itens: ['P-001', 'P-002'].map(() => itemOf({ quantidade_comercial: '1' })) }),
  ),
  '110112 919': cancelBySubstitute(() => offline({ itens: [itemOf({ codigo_produto: 'P-002' })] })),
  '110112 920': cancelBySubstitute(offline, offline),
  '110112 921': cancelBySubstitute(nfce),
  '110110 596': () => correct(late.strict, late.headers),
  '110110 784': async () => correct((await strictly(headers, nfceOf(company))).id),
  '110150 371': async () => {
    const { id } = await nfe();
    await name(id, randomCnpj('ator'));
    return name(id, randomCnpj('ator'));
  },
  '110150 450': async () => name((await strictly(headers, nfceOf(company))).id, randomCnpj('ator')),
  '110150 596': () => name(late.nfe, randomCnpj('ator'), late.headers),
  '110150 831': () => name(authorized, company.cnpj),
  '110130 821': () => deliver(authorized, { data_entrega: from(HOUR_MS) }),
  '110130 822': () => deliver(authorized, { data_hash_entrega: from(HOUR_MS) }),
  '110130 823': () => deliver(authorized, { data_entrega: from(-HOUR_MS) }),
  '110130 824': () => deliver(authorized, { data_hash_entrega: from(-HOUR_MS) }),
  '110130 825': async () => {
    const { id } = await nfe();
    expect(await deliver(id)).toBe('135');
    return deliver(id);
  },
  // The rival cancels it first; ours then finds nothing to cancel.
  '110131 459': async () => {
    const { id, at } = await withRival('cancelamento-comprovante-entrega', (on, of) => deliver(on, {}, of));
    return sync('POST', id, { operation: 'eventos/cancelamento-comprovante-entrega', body: {}, at });
  },
  '112120 1096': () => sendAbsentItem('importacao-sem-isencao'),
  '112130 1096': () =>
    sendAbsentItem('perecimento-transporte', {
      ibs_credito_estornado: '0.10',
      cbs_credito_estornado: '0.90',
    }),
  '112140 1096': () => sendAbsentItem('fornecimento-nao-realizado'),
  '211110 1050': () => claimCredit({ codigo: '08' }),
  '211110 1053': () => claimCredit({ codigo: '05' }),
  '211110 1054': () => claimCredit({}, ['ibs_percentual', 'ibs_valor']),
  '211110 1055': () => claimCredit({ codigo: '99' }),
  '211110 1058': () => claimCredit({}, ['cbs_percentual', 'cbs_valor']),
  '211110 1096': () => claimCredit({ numero_item: 9 }),
  '110300 1274': () =>
    sync('POST', authorized, {
      operation: 'eventos/vinculacao-pagamento',
      body: paymentLink({ cnpj_recebedor: '11222333000182' }),
    }),
  '110192 821': () => fail(authorized, { data_tentativa_entrega: from(HOUR_MS) }),
  '110192 822': () => fail(authorized, { data_hash_tentativa: from(HOUR_MS) }),
  '110192 823': () => fail(authorized, { data_tentativa_entrega: from(-HOUR_MS) }),
  '110192 824': () => fail(authorized, { data_hash_tentativa: from(-HOUR_MS) }),
  '110192 825': async () => {
    const { id } = await strictly(headers, nfeOf(company));
    expect(await fail(id)).toBe('135');
    return fail(id);
  },
  // The rival cancels it first; ours then finds nothing to cancel.
  '110193 459': async () => {
    const { id, at } = await withRival('cancelamento-insucesso-entrega', (on, of) => fail(on, {}, of));
    return sync('DELETE', id, { operation: 'insucesso-entrega', at });
  },
  // The rival cancels the newest of two first; the other one stays.
  '110193 460': async () => {
    const { id, at } = await withRival('cancelamento-insucesso-entrega', async (on, of) => {
      await fail(on, {}, of);
      await fail(on, {}, of);
    });
    return sync('DELETE', id, { operation: 'insucesso-entrega', at });
  },
  '110750 208': () => pay({ cnpj_beneficiario: '11222333000182', uf_beneficiario: 'SP' }),
  '110750 437': () => pay({ cnpj_instituicao_financeira: '11222333000182' }),
  '110750 657': () => pay({ data_pagamento: from(2 * DAY_MS).slice(0, 10) }),
  '110750 961': () => pay({ cnpj_transacional: '11222333000182', uf_transacional: 'SP' }),
  '110751 459': async () => {
    const { id, at, made } = await withRival('cancelamento-econf', reconcilePayment);
    return sync('DELETE', id, { operation: `econf/${made}`, at });
  },
  // The oldest one goes first.
  '110751 460': async () => {
    const { id } = await nfe();
    await reconcilePayment(id);
    return sync('DELETE', id, { operation: `econf/${await reconcilePayment(id)}` });
  },
  'inutilizacao 203': async () => voidNumbers({}, (await accuseIssuer('nao-habilitado')).headers),
  'inutilizacao 213': () => voidNumbers({ cnpj: randomCnpj('outra'), serie: 3 }),
  'inutilizacao 240': async () => voidNumbers({}, (await accuseIssuer('irregular')).headers),
  // Another system used the number, which only the authority knows.
  'inutilizacao 241': async () => {
    const view = await emitToVerdict(
      headers,
      nfeOf(company, { serie: 4, informacoes_adicionais_contribuinte: 'SANDBOX(cStat=539)' }),
    );
    expect(view).toMatchObject({ status: 'REJEITADA', cStat: '539' });
    return voidNumbers({ serie: 4, inicio: view.numero, fim: view.numero });
  },
  'inutilizacao 256': async () => {
    expect(await voidNumbers({ serie: 5, fim: 3 })).toBe('102');
    return voidNumbers({ serie: 5, inicio: 3, fim: 4 });
  },
  'inutilizacao 266': () => voidNumbers({ serie: 910 }),
  'inutilizacao 453': () => voidNumbers({ serie: 6, ano: thisYear() + 1 }),
  'inutilizacao 454': () => voidNumbers({ serie: 8, ano: 2005 }),
  'inutilizacao 563': async () => {
    expect(await voidNumbers({ serie: 7 })).toBe('102');
    return voidNumbers({ serie: 7 });
  },
};

/** Key of an offline NFC-e that was never sent. */
function substituteKey(own: { readonly cnpj?: string } = {}): string {
  const { cnpj = company.cnpj } = own;
  const AAMM = from(0).slice(2, 7).replace('-', '');
  return buildChave({ cUF: '35', AAMM, cnpj, mod: '65', serie: 1, nNF: 999, tpEmis: '9', cNF: '58203647' });
}

const ENDS: Readonly<Record<Reconciled, () => Promise<void>>> = {
  'evento 218': async () => {
    const view = await runQueued((await nfe()).id, 'cancel', { reason: `SANDBOX(cStat=218) ${REASON}` });
    expect(view).toMatchObject({ status: 'CANCELADA', events: [{ status: 'autorizado' }] });
  },
  'evento 573': async () => {
    const correctionText = `SANDBOX(cStat=573) ${CORRECTION.correctionText}`;
    const { events } = await runQueued((await nfe()).id, 'correct', { correctionText });
    expect(events).toMatchObject([
      { sequence: 2, status: 'autorizado', status_sefaz: '135' },
      { sequence: 1, status: 'autorizado' },
    ]);
  },
};

describe.concurrent('the authority’s rules, broken through /v1', () => {
  it.each(ANSWERED)('%s is answered', async (rule) => {
    expect(await CASES[rule]()).toBe(rule.slice(rule.indexOf(' ') + 1));
  });

  it.each(RECONCILED)('%s is not the end', (rule) => ENDS[rule]());

  it('the events of the reform are registered, and each is canceled by its protocol', async () => {
    const { id } = await nfe();
    const item = { numero_item: 1, ibs_valor: '0.10', cbs_valor: '0.90', quantidade: 1, unidade: 'UN' };
    const bodies: Readonly<Record<string, object>> = {
      'pagamento-integral': {},
      'previsao-entrega': { data_prevista_entrega: '2030-01-01' },
      'perecimento-transporte': {
        itens: [{ ...item, ibs_credito_estornado: '0.10', cbs_credito_estornado: '0.90' }],
      },
      'fornecimento-nao-realizado': { itens: [item] },
      'importacao-sem-isencao': { itens: [item] },
      'vinculacao-pagamento': paymentLink(),
      'credito-presumido': { itens: [CREDIT] },
    };
    for (const [kind, body] of Object.entries(bodies))
      expect([kind, await sync('POST', id, { operation: `eventos/${kind}`, body })]).toEqual([kind, '135']);
    const { events } = await settleEvents(headers, id);
    const [first] = events.filter(({ type }) => type === 'perecimento-transporte');
    const undo = { numero_protocolo: first?.protocolNumber };
    expect(await sync('POST', id, { operation: 'eventos/cancelamento-evento', body: undo })).toBe('135');
    const again = await send('POST', `/v1/nfe/${id}/eventos/cancelamento-evento`, headers, undo);
    expect([again.status, again.text]).toEqual([409, expect.stringContaining('evento_inexistente')]);
  });

  it('more time of suspended ICMS is requested twice, and withdrawn; meanwhile the note is not canceled', async () => {
    const { id } = await nfe();
    const ask = (kind: string, body: object) => sync('POST', id, { operation: `eventos/${kind}`, body });
    const body = { itens: [{ numero_item: 1, quantidade: '0.5' }] };
    expect(await ask('prorrogacao-icms', body)).toBe('135');
    expect(await ask('prorrogacao-icms', body)).toBe('135');
    expect(await ask('segunda-prorrogacao-icms', body)).toBe('135');
    expect(await cancel(id)).toBe('811');
    for (const kind of ['', '', 'segunda-'])
      expect([kind, await ask(`cancelamento-${kind}prorrogacao-icms`, {})]).toEqual([kind, '135']);
    const none = await send('POST', `/v1/nfe/${id}/eventos/cancelamento-prorrogacao-icms`, headers, {});
    expect([none.status, none.text]).toEqual([409, expect.stringContaining('evento_inexistente')]);
    expect(await cancel(id)).toBe('135');
  });

  it('580 is spared: nothing is sent behind a cancellation', async () => {
    const { id } = await nfe();
    const slow = { reason: `SANDBOX(lento=1000) ${REASON}` };
    expect((await send('POST', `/v1/nfe/${id}/cancel`, headers, slow)).status).toBe(202);
    const { status, events } = await runQueued(id, 'correct', CORRECTION);
    expect(status).toBe('CANCELADA');
    expect(events).toMatchObject([
      { status: 'autorizado' },
      { status: 'erro_autorizacao', status_sefaz: null, sequence: null },
    ]);
  });
});

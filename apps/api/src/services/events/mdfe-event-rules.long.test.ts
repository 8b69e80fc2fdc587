import { isoAt, type Payload } from '@fiscal/core/testing/builders';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type Account,
  bodyOf,
  type Company,
  emitAuthorized,
  newAccount,
  newCompany,
  type Reply,
  send,
  settleEvents,
  testOf,
} from '../../../test/support/api.ts';
import { closingAnswer, inclusionAnswer, tabledAnswer } from '../../../test/support/event-answers.ts';
import {
  byAgregado,
  byAir,
  closing,
  complete,
  contractOnly,
  driver,
  inclusion,
  laterLoading,
  NFE_KEYS,
  parcel,
  paymentBody,
  paymentChange,
  soon,
} from '../../../test/support/mdfe-bodies.ts';
import {
  MDFE_ANSWERED,
  MDFE_RECONCILED,
  type MdfeAnswered,
  type MdfeReconciled,
} from '../../../test/support/mdfe-event-rules.ts';
import { setClock, setFact } from '../../../test/support/sandbox.ts';
import type { DocumentBody } from '../../rest/v1/document-view.ts';

type Headers = Readonly<Record<string, string>>;

const HOUR_MS = 3_600_000;
const REASON = 'Viagem desfeita antes da saída';
const strictly = (headers: Headers): Headers => ({ ...headers, 'x-sandbox-strict': 'true' });

let account: Account;
let company: Company;
let headers: Headers;
beforeAll(async () => {
  account = await newAccount();
  company = await newCompany(account);
  headers = testOf(company);
});

type Verdict = { readonly status_sefaz: string | null };
const verdict = (reply: Reply): Verdict =>
  bodyOf(reply, 200, inclusionAnswer.or(closingAnswer).or(tabledAnswer));
const act = (headers: Headers, id: string, what: string, body: unknown): Promise<Reply> =>
  send('POST', `/v1/mdfe/${id}/${what}`, headers, body);

/** Requests a cancellation and returns its outcome. */
async function cancelAndSettle(of: Headers, id: string, own: Payload = {}) {
  expect((await act(of, id, 'cancel', { reason: REASON, ...own })).status).toBe(202);
  const view = await settleEvents(of, id, 'mdfe');
  return { view, verdict: { status_sefaz: view.events.at(-1)?.status_sefaz ?? null } };
}

type Make = (company: Company) => Payload;
const onTheWay = new Map<Make, Promise<DocumentBody>>();
/** One MDF-e of each kind: an event that is refused leaves it as it was. */
function underway(make: Make): Promise<DocumentBody> {
  const issued = onTheWay.get(make) ?? emitAuthorized(headers, make(company));
  onTheWay.set(make, issued);
  return issued;
}
const air: Make = (own) => contractOnly(own, byAir());

const cancelDated =
  (ms: number, own: Payload = {}) =>
  async () => {
    const made =
      Object.keys(own).length === 0
        ? underway(contractOnly)
        : emitAuthorized(headers, contractOnly(company, own));
    return (await cancelAndSettle(headers, (await made).id, { data_evento: isoAt(Date.now() + ms) })).verdict;
  };
const includeWith = (what: string, body: () => Payload, of: (company: Company) => Payload = contractOnly) =>
  async function ask(): Promise<Verdict> {
    const { id } = await underway(of);
    return verdict(await act(headers, id, what, body()));
  };
/** Same request of a company that may no longer issue. */
const askDisabled = (ask: (of: Headers, id: string) => Promise<Verdict>, of = contractOnly) =>
  async function refuse(): Promise<Verdict> {
    const own = await newCompany(account);
    const { id } = await emitAuthorized(testOf(own), of(own));
    await setFact(account.accountId, { cnpj: own.cnpj }, 'nao-habilitado');
    return ask(testOf(own), id);
  };
const including = (own: Payload, document: Payload = {}) => {
  const { documentos, ...rest } = inclusion(NFE_KEYS[1]);
  return includeWith(
    'inclusao-dfe',
    () => ({ ...rest, ...own, documentos: [{ ...documentos[0], ...document }] }),
    laterLoading,
  );
};
const closingIn = (own: Payload) => includeWith('encerrar', () => ({ ...closing(), ...own }));

const paying = (own: Payload) =>
  includeWith('eventos/pagamento-operacao', () => paymentBody(own), byAgregado);
const changing = (own: Payload) => includeWith('eventos/alteracao-pagamento', () => paymentChange(own));

const REFUSED: Readonly<Record<MdfeAnswered, () => Promise<Verdict>>> = {
  'evento 634': cancelDated(-2 * HOUR_MS),
  'evento 635': cancelDated(HOUR_MS),
  'evento 637': cancelDated(-HOUR_MS, { data_emissao: isoAt(Date.now() - 2 * HOUR_MS) }),
  '110111 203': askDisabled(async (of, id) => (await cancelAndSettle(of, id)).verdict),
  '110111 219': async () => {
    const { id, accessKey } = await emitAuthorized(headers, contractOnly(company));
    await setFact(account.accountId, { chave: accessKey }, 'circulacao');
    return (await cancelAndSettle(headers, id)).verdict;
  },
  '110111 220': async () => {
    const late = await newAccount();
    const own = await newCompany(late);
    const { id } = await emitAuthorized(testOf(own), contractOnly(own));
    await setClock(late.accountId, 25 * HOUR_MS);
    return (await cancelAndSettle(testOf(own), id)).verdict;
  },
  '110112 203': askDisabled(async (of, id) => verdict(await act(of, id, 'encerrar', closing()))),
  '110112 614': closingIn({ codigo_municipio: '3550308' }),
  '110112 615': closingIn({ data: '2020-01-01' }),
  '110112 689': closingIn({ sigla_uf: 'EX', codigo_municipio: '3550308' }),
  '110112 714': closingIn({ codigo_municipio: '4300000' }),
  '110112 715': includeWith('encerrar', closing, laterLoading),
  '110114 203': askDisabled(async (of, id) => verdict(await act(of, id, 'inclusao-condutor', driver))),
  '110114 644': includeWith('inclusao-condutor', () => driver, air),
  '110114 645': includeWith('inclusao-condutor', () => ({ ...driver, cpf: '12345678900' })),
  '110115 203': askDisabled(
    async (of, id) => verdict(await act(of, id, 'inclusao-dfe', inclusion())),
    laterLoading,
  ),
  '110115 222': including({ protocolo: '935260000000001' }),
  '110115 405': including({ codigo_municipio_carregamento: '3500000', nome_municipio_carregamento: 'X1' }),
  '110115 406': including(
    {},
    { codigo_municipio_descarregamento: '3500000', nome_municipio_descarregamento: 'X1' },
  ),
  '110115 456': including({ codigo_municipio_carregamento: '4314902' }),
  '110115 612': including({}, { codigo_municipio_descarregamento: '4314902' }),
  '110116 724': paying({ forma_pagamento: '1' }),
  '110116 727': paying({ cnpj: '11222333000182' }),
  '110116 728': paying({ pix: null, cnpj_instituicao_pagamento: '11222333000182' }),
  '110116 729': paying({ forma_pagamento: '0', parcelas: [parcel()] }),
  '110116 735': paying({ parcelas: [parcel({ numero: '002' })] }),
  '110116 736': paying({ parcelas: [parcel({ data_vencimento: '2020-01-01' })] }),
  '110116 737': paying({
    parcelas: [parcel({ valor: '450.00' }), parcel({ valor: '450.00', data_vencimento: soon() })],
  }),
  '110116 738': paying({ parcelas: [parcel({ valor: '10.00' })] }),
  '110116 739': paying({ forma_pagamento: '0', valor_adiantamento: '10.00' }),
  '110116 746': paying({ valor_total_contrato: '10.00' }),
  '110118 724': changing({ forma_pagamento: '1' }),
  '110118 727': changing({ cnpj: '11222333000182' }),
  '110118 728': changing({ pix: null, cnpj_instituicao_pagamento: '11222333000182' }),
  '110118 729': changing({ forma_pagamento: '0', parcelas: [parcel()] }),
  '110118 735': changing({ parcelas: [parcel({ numero: '002' })] }),
  '110118 736': changing({ parcelas: [parcel({ data_vencimento: '2020-01-01' })] }),
  '110118 737': changing({
    parcelas: [parcel({ valor: '450.00' }), parcel({ valor: '450.00', data_vencimento: soon() })],
  }),
  '110118 738': changing({ parcelas: [parcel({ valor: '10.00' })] }),
  '110118 739': changing({ forma_pagamento: '0', valor_adiantamento: '10.00' }),
  '110118 746': changing({ valor_total_contrato: '10.00' }),
  '110116 203': askDisabled(async (of, id) =>
    verdict(await act(of, id, 'eventos/pagamento-operacao', paymentBody())),
  ),
  '110116 722': includeWith('eventos/pagamento-operacao', paymentBody, air),
  '110116 723': includeWith('eventos/pagamento-operacao', paymentBody),
  '110118 203': askDisabled(async (of, id) =>
    verdict(await act(of, id, 'eventos/alteracao-pagamento', paymentChange())),
  ),
  '110118 749': includeWith('eventos/alteracao-pagamento', paymentChange, air),
  '110115 708': async () => {
    const own = await newCompany(account, { uf: 'RS', ie: '0290187656' });
    const { id } = await emitAuthorized(strictly(testOf(own)), complete(own));
    return verdict(await act(testOf(own), id, 'inclusao-dfe', inclusion()));
  },
  '110115 709': including({}, { chave_nfe: NFE_KEYS[0].replace(/0$/, '1') }),
  '110115 711': async () => {
    const { id } = await emitAuthorized(headers, laterLoading(company));
    await act(headers, id, 'inclusao-dfe', inclusion());
    return verdict(await act(headers, id, 'inclusao-dfe', inclusion()));
  },
};
const cancelEnding = (cStat: string) => async () => {
  const { id } = await emitAuthorized(headers, contractOnly(company));
  const { view } = await cancelAndSettle(headers, id, { reason: `SANDBOX(cStat=${cStat}) ${REASON}` });
  expect(view).toMatchObject({ status: 'CANCELADA', events: [{ status: 'autorizado' }] });
};
const ENDS: Readonly<Record<MdfeReconciled, () => Promise<void>>> = {
  '110111 218': cancelEnding('218'),
  'evento 631': cancelEnding('631'),
};

describe('rules over events', () => {
  it.each(MDFE_ANSWERED)('%s is answered', async (rule) => {
    expect(await REFUSED[rule]()).toMatchObject({ status_sefaz: rule.slice(rule.indexOf(' ') + 1) });
  });

  it.each(MDFE_RECONCILED)('%s is not the end', (rule) => ENDS[rule]());
});

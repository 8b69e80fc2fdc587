import { isChave } from '@fiscal/core/chave-acesso/chave-acesso';
import { isoAt, type Payload, randomCpf } from '@fiscal/core/testing/builders';
import { NFCOM } from '@fiscal/core/vocabulary/message-names';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type Account,
  bodyOf,
  type Company,
  emitAuthorized,
  emitToVerdict,
  newAccount,
  newCompany,
  refusal,
  send,
  settleEvents,
  testOf,
} from '../../../test/support/api.ts';
import {
  NFCOM_ANSWERED,
  NFCOM_RECONCILED,
  type NfcomAnswered,
  type NfcomReconciled,
} from '../../../test/support/event-rules.ts';
import { exampleOf, SOUTHERN } from '../../../test/support/portal-examples.ts';
import { askedAt, registeredAt, setClock, setFact } from '../../../test/support/sandbox.ts';
import { statusAnswer } from '../../rest/v1/authority/query-status.ts';
import type { DocumentBody } from '../../rest/v1/document-view.ts';
import { queuedAnswer } from '../../rest/v1/events/queued-answer.ts';

const HOUR_MS = 3_600_000;
/** Later than the 120th hour of the month after this one. */
const LATER_MS = 40 * 24 * HOUR_MS;
const REASON = 'Serviço não prestado ao assinante';
let account: Account;
let company: Company;
beforeAll(async () => {
  account = await newAccount();
  company = await newCompany(account);
});

const minimal = (own: Payload = {}): Payload => ({
  mod: '62',
  data_emissao: isoAt(Date.now()),
  cpf_destinatario: randomCpf('assinante'),
  ...own,
});
/** The complete example, of a company of Rio Grande do Sul, emitted now. */
const complete = (of: Company, own: Payload = {}): Payload => ({
  ...exampleOf('nfcom', 'completo', of),
  ...own,
});
const southern = () => newCompany(account, SOUTHERN);
const strict = (of: Company) => ({ ...testOf(of), 'x-sandbox-strict': 'true' });
const note = (own: Payload = {}, of: Company = company) => emitAuthorized(testOf(of), minimal(own));
const withMarker = (marker: string): Payload =>
  minimal({ informacoes_complementares_contribuinte: `Teste ${marker}` });

describe('the contract’s minimal body', () => {
  it('is AUTORIZADA on a test token, with key, protocol and QR Code', async () => {
    const view = await emitToVerdict(testOf(company), minimal());
    expect(view, view.rejectionReason ?? '').toMatchObject({
      status: 'AUTORIZADA',
      type: 'nfcom',
      cStat: '100',
      rejection: null,
      creditsCharged: 0,
    });
    expect(view.protocolNumber).toMatch(/^\d{16}$/);
    expect(isChave(view.accessKey)).toBe(true);
    expect(view.accessKey.slice(6, 22)).toBe(`${company.cnpj}62`);
    expect(view.qrCodeUrl).toMatch(new RegExp(`^https://.*chNFCom=${view.accessKey}&tpAmb=2$`));
    expect(view.completedInSandbox.length).toBeGreaterThan(10);
  });

  it('may be canceled until the 120th hour of the month that follows', async () => {
    const { authorizedAt, cancellableUntil } = await note();
    const [year = 0, month = 0] = isoAt(Date.parse(authorizedAt ?? ''))
      .split('-')
      .map(Number);
    expect(Date.parse(cancellableUntil ?? '')).toBe(Date.UTC(year, month, 6, 3));
  });

  it('is REJEITADA with the whole list in strict mode', async () => {
    const view = await emitToVerdict(strict(company), minimal());
    expect(view).toMatchObject({ status: 'REJEITADA', completedInSandbox: [] });
    const fields = view.rejection?.errors.map(({ field }) => field);
    for (const field of ['nome_destinatario', 'municipio_destinatario', 'data_vencimento_fatura', 'itens'])
      expect(fields).toContain(field);
  });

  it.each([
    [{}, ['mod', 'data_emissao', 'cnpj_destinatario']],
    [
      { mod: '62', data_emissao: '2026-11-21T10:00:00-03:00', itens: [{}], cpf_destinatario: '12345678909' },
      ['itens[0].numero_item', 'itens[0].codigo_produto', 'itens[0].descricao'],
    ],
    [minimal({ cnpj_destinatario: '15662084000104' }), ['cpf_destinatario']],
  ])('is 400 for %j', async (body, fields) => {
    const reply = await send('POST', '/v1/nfcom/emit', testOf(company), body);
    const { errors } = refusal(reply, 400, 'requisicao_invalida');
    expect(errors.map(({ field }) => field)).toEqual(fields);
  });
});

describe('the complete example', () => {
  it.each([
    ['lenient', testOf],
    ['strict', strict],
  ])('is AUTORIZADA in %s mode', async (_mode, headers) => {
    const own = await southern();
    const view = await emitAuthorized(headers(own), complete(own));
    expect(view.completedInSandbox).toEqual([]);
    const xml = await send('GET', `/v1/nfcom/${view.id}/xml`, testOf(own));
    expect(xml.text).toMatch(
      /^<\?xml[^>]*\?><nfcomProc xmlns="http:\/\/www.portalfiscal.inf.br\/nfcom" versao="1.00"><NFCom /,
    );
    expect(xml.text).toContain(`<nProt>${view.protocolNumber}</nProt>`);
    const pdf = await send('GET', `/v1/nfcom/${view.id}/pdf`, testOf(own));
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(pdf.text).toMatch(/^%PDF-/);
  });
});

describe('the service', () => {
  it('reports that it is up', async () => {
    const status = bodyOf(await send('POST', '/v1/nfcom/status', testOf(company)), 200, statusAnswer);
    expect(status).toMatchObject({ online: true });
  });

  it.each([
    'SANDBOX(timeout=antes)',
    'SANDBOX(timeout=depois)',
    'SANDBOX(indisponivel=2)',
    'SANDBOX(http=503)',
    'SANDBOX(lento=1200)',
    'SANDBOX(lixo)',
  ])('%s ends with exactly one authorized NFCom', async (marker) => {
    const { accessKey, serie, numero } = await emitAuthorized(testOf(company), withMarker(marker));
    const number = { cnpj: company.cnpj, modelo: '62', serie, numero };
    expect(await registeredAt(account.accountId, number)).toEqual([accessKey]);
  });

  it('answers the code that a marker asks for', async () => {
    const view = await emitToVerdict(testOf(company), withMarker('SANDBOX(cStat=419)'));
    expect(view).toMatchObject({ status: 'REJEITADA', rejection: { cStat: '419', origin: 'sefaz' } });
  });
});

const cancelAndSettle = async (of: Company, id: string, own: Payload = {}): Promise<DocumentBody> => {
  const body = { reason: REASON, ...own };
  bodyOf(await send('POST', `/v1/nfcom/${id}/cancel`, testOf(of), body), 202, queuedAnswer);
  return settleEvents(testOf(of), id, 'nfcom');
};
const last = ({ events }: DocumentBody) => events.at(-1)?.status_sefaz;

describe('a substitution', () => {
  const taking = (of: Company, chave_nfcom_original: string): Payload => ({
    ...exampleOf('nfcom', 'substituicao', of),
    chave_nfcom_original,
  });

  it('leaves the note it replaces substituted: not canceled any more, nor replaced again', async () => {
    const own = await southern();
    const first = await emitAuthorized(testOf(own), complete(own));
    const queryFirst = () =>
      askedAt(account.accountId, { cnpj: own.cnpj, uf: 'RS', chave: first.accessKey }, NFCOM);
    expect(await queryFirst()).toBe('100');
    const second = await emitAuthorized(testOf(own), taking(own, first.accessKey));
    expect(await queryFirst()).toBe('102');
    const view = await cancelAndSettle(own, first.id);
    expect(view).toMatchObject({ status: 'AUTORIZADA', events: [{ status_sefaz: '224' }] });
    expect(last(await cancelAndSettle(own, second.id))).toBe('524');
    const again = await emitToVerdict(testOf(own), taking(own, first.accessKey));
    expect(again.rejection).toMatchObject({ cStat: '211', origin: 'sefaz' });
    await emitAuthorized(testOf(own), taking(own, second.accessKey));
  });

  it('is for a valid note of the same company', async () => {
    const [own, other] = [await southern(), await southern()];
    const first = await emitAuthorized(testOf(own), complete(own));
    const foreign = await emitToVerdict(testOf(other), taking(other, first.accessKey));
    expect(foreign.rejection).toMatchObject({ cStat: '221', origin: 'sefaz' });
    expect((await cancelAndSettle(own, first.id)).status).toBe('CANCELADA');
    const late = await emitToVerdict(testOf(own), taking(own, first.accessKey));
    expect(late.rejection).toMatchObject({ cStat: '210', origin: 'sefaz' });
  });
});

const withFact = (fact: string) => async () => {
  const { id, accessKey } = await note();
  await setFact(account.accountId, { chave: accessKey }, fact);
  return last(await cancelAndSettle(company, id));
};
/** Answer of the fisco about a company of its own. */
const ofCompany = (fact: string) => async () => {
  const own = await newCompany(account);
  const { id } = await note({}, own);
  await setFact(account.accountId, { cnpj: own.cnpj }, fact);
  return last(await cancelAndSettle(own, id));
};
const cancelDated = (ms: number, own: Payload = {}) =>
  async function cancel() {
    const { id } = await note(own);
    return last(await cancelAndSettle(company, id, { data_evento: isoAt(Date.now() + ms) }));
  };
const CASES: Readonly<Record<NfcomAnswered, () => Promise<string | null | undefined>>> = {
  'evento 634': cancelDated(-2 * HOUR_MS),
  'evento 635': cancelDated(HOUR_MS),
  'evento 637': cancelDated(-HOUR_MS, { data_emissao: isoAt(Date.now() - 2 * HOUR_MS) }),
  '110111 203': ofCompany('nao-habilitado'),
  '110111 220': async () => {
    const late = await newAccount();
    const own = await newCompany(late);
    const { id } = await note({}, own);
    await setClock(late.accountId, LATER_MS);
    const view = await cancelAndSettle(own, id);
    expect(view.status).toBe('AUTORIZADA');
    return last(view);
  },
  '110111 224': withFact('substituido'),
  '110111 240': ofCompany('irregular'),
  '110111 524': async () => {
    const own = await southern();
    const { id } = await emitAuthorized(testOf(own), exampleOf('nfcom', 'substituicao', own));
    return last(await cancelAndSettle(own, id));
  },
  '110111 525': withFact('nota-ajuste'),
  '110111 526': withFact('cofaturamento'),
};
const cancelEnding = (cStat: string) => async () => {
  const { id } = await note();
  const view = await cancelAndSettle(company, id, { reason: `SANDBOX(cStat=${cStat}) ${REASON}` });
  expect(view).toMatchObject({ status: 'CANCELADA', events: [{ status: 'autorizado' }] });
};
const ENDS: Readonly<Record<NfcomReconciled, () => Promise<void>>> = {
  '110111 218': cancelEnding('218'),
  'evento 631': cancelEnding('631'),
};

describe('cancellation', () => {
  it('makes it CANCELADA, its event on record', async () => {
    const { id } = await note();
    const view = await cancelAndSettle(company, id);
    expect(view).toMatchObject({
      status: 'CANCELADA',
      events: [{ type: 'cancelamento', eventCode: '110111', status: 'autorizado', status_sefaz: '135' }],
    });
    const [event] = view.events;
    const xml = await send('GET', `/v1/nfcom/${id}/events/${event?.id}/xml`, testOf(company));
    expect(xml.text).toContain('<procEventoNFCom ');
  });

  it.each(NFCOM_ANSWERED)('%s is answered', async (rule) => {
    expect(await CASES[rule]()).toBe(rule.slice(rule.indexOf(' ') + 1));
  });

  it.each(NFCOM_RECONCILED)('%s is not the end', (rule) => ENDS[rule]());
});

import { isChave } from '@fiscal/core/chave-acesso/chave-acesso';
import { isoAt, type Payload } from '@fiscal/core/testing/builders';
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
import { exampleOf } from '../../../test/support/dce-bodies.ts';
import {
  DCE_ANSWERED,
  DCE_RECONCILED,
  type DceAnswered,
  type DceReconciled,
} from '../../../test/support/dce-event-rules.ts';
import { registeredAt, setClock, setFact } from '../../../test/support/sandbox.ts';
import { statusAnswer } from '../../rest/v1/authority/query-status.ts';
import type { DocumentBody } from '../../rest/v1/document-view.ts';
import { queuedAnswer } from '../../rest/v1/events/queued-answer.ts';

const HOUR_MS = 3_600_000;
const REASON = 'Comprador desistiu antes do envio';
let account: Account;
let company: Company;
beforeAll(async () => {
  account = await newAccount();
  company = await newCompany(account);
});

const minimal = (own: Payload = {}): Payload => ({ mod: '59', ...own });
const strict = (of: Company) => ({ ...testOf(of), 'x-sandbox-strict': 'true' });
const emitDce = (own: Payload = {}, of: Company = company) => emitAuthorized(testOf(of), minimal(own));
const withMarker = (marker: string): Payload => minimal({ informacoes_adicionais: `Teste ${marker}` });

describe('the contract’s minimal body', () => {
  it('is AUTORIZADA on a test token, with key, protocol, QR Code and DACE', async () => {
    const view = await emitToVerdict(testOf(company), minimal());
    expect(view, view.rejectionReason ?? '').toMatchObject({
      status: 'AUTORIZADA',
      type: 'dce',
      cStat: '100',
      rejection: null,
      creditsCharged: 0,
    });
    expect(view.protocolNumber).toMatch(/^\d{16}$/);
    expect(isChave(view.accessKey)).toBe(true);
    const pdf = await send('GET', `/v1/dce/${view.id}/pdf`, testOf(company));
    expect([pdf.status, pdf.text.slice(0, 5)]).toEqual([200, '%PDF-']);
    expect(view.accessKey.slice(6, 22)).toBe(`${company.cnpj}99`);
    expect(view.qrCodeUrl).toMatch(new RegExp(`^https://.*chDCe=${view.accessKey}&tpAmb=2$`));
    expect(view.completedInSandbox.length).toBeGreaterThan(10);
    expect(Date.parse(view.cancellableUntil ?? '') - Date.parse(view.authorizedAt ?? '')).toBe(24 * HOUR_MS);
  });

  it('is REJEITADA with the whole list in strict mode', async () => {
    const view = await emitToVerdict(strict(company), minimal());
    expect(view).toMatchObject({ status: 'REJEITADA', completedInSandbox: [] });
    const fields = view.rejection?.errors.map(({ field }) => field);
    for (const field of ['nome_destinatario', 'logradouro_remetente', 'itens'])
      expect(fields).toContain(field);
  });

  it.each([
    [{}, ['mod']],
    [{ mod: '99' }, ['mod']],
    [minimal({ tipo_emitente: '5' }), ['tipo_emitente']],
    [
      minimal({ itens: [{ codigo_ncm: '123' }] }),
      [
        'itens[0].descricao_produto',
        'itens[0].codigo_ncm',
        'itens[0].valor_unitario',
        'itens[0].valor_produto',
      ],
    ],
    [minimal({ cnpj_destinatario: '11222333000182' }), ['cnpj_destinatario']],
  ])('is 400 for %j', async (body, fields) => {
    const reply = await send('POST', '/v1/dce/emit', testOf(company), body);
    const { errors } = refusal(reply, 400, 'requisicao_invalida');
    expect(errors.map(({ field }) => field)).toEqual(fields);
  });
});

describe('the complete example', () => {
  it.each([
    ['marketplace', 'lenient', testOf],
    ['marketplace', 'strict', strict],
    ['transportadora', 'strict', strict],
    ['proprio-contingencia', 'strict', strict],
  ])('is AUTORIZADA for %s in %s mode', async (name, _mode, headers) => {
    const view = await emitAuthorized(headers(company), exampleOf(name, company));
    expect(view.completedInSandbox).toEqual([]);
    const xml = await send('GET', `/v1/dce/${view.id}/xml`, testOf(company));
    expect(xml.text).toMatch(
      /^<\?xml[^>]*\?><dceProc xmlns="http:\/\/www.portalfiscal.inf.br\/dce" versao="1.00"><DCe /,
    );
    expect(xml.text).toContain(`<nProt>${view.protocolNumber}</nProt>`);
  });

  it('is listed, and not found under the path of another type', async () => {
    const { id, accessKey } = await emitDce();
    const found = await send('GET', `/v1/documents?type=dce&accessKey=${accessKey}`, testOf(company));
    expect(found.json).toMatchObject({ data: [{ id, type: 'dce' }] });
    refusal(await send('GET', `/v1/nfe/${id}`, testOf(company)), 404, 'nao_encontrado');
  });

  it('is validated without being emitted', async () => {
    const reply = await send('POST', '/v1/dce/validate', strict(company), exampleOf('marketplace', company));
    expect(reply.status, reply.text).toBe(200);
    expect(reply.json).toMatchObject({ totals: { vDC: '1010.00' } });
  });
});

describe('the service', () => {
  it('reports that it is up', async () => {
    const status = bodyOf(await send('POST', '/v1/dce/status', testOf(company)), 200, statusAnswer);
    expect(status).toMatchObject({ online: true });
  });

  it.each([
    'SANDBOX(timeout=antes)',
    'SANDBOX(timeout=depois)',
    'SANDBOX(indisponivel=2)',
    'SANDBOX(http=503)',
    'SANDBOX(lento=1200)',
    'SANDBOX(lixo)',
  ])('%s ends with exactly one authorized DC-e', async (marker) => {
    const { serie, numero, accessKey } = await emitAuthorized(testOf(company), withMarker(marker));
    const number = { cnpj: company.cnpj, modelo: '99', serie, numero };
    expect(await registeredAt(account.accountId, number)).toEqual([accessKey]);
  });

  it('answers the code that a marker asks for', async () => {
    const view = await emitToVerdict(testOf(company), withMarker('SANDBOX(cStat=203)'));
    expect(view).toMatchObject({ status: 'REJEITADA', rejection: { cStat: '203', origin: 'sefaz' } });
  });
});

const cancelAndSettle = async (of: Company, id: string, own: Payload = {}): Promise<DocumentBody> => {
  const body = { reason: REASON, ...own };
  bodyOf(await send('POST', `/v1/dce/${id}/cancel`, testOf(of), body), 202, queuedAnswer);
  return settleEvents(testOf(of), id, 'dce');
};
const last = ({ events }: DocumentBody) => events.at(-1)?.status_sefaz;

/** Answer of the fisco about a company of its own. */
const ofCompany = (fact: string) => async () => {
  const own = await newCompany(account);
  const { id } = await emitDce({}, own);
  await setFact(account.accountId, { cnpj: own.cnpj }, fact);
  return last(await cancelAndSettle(own, id));
};
const cancelDated = (ms: number, own: Payload = {}) =>
  async function cancel() {
    const { id } = await emitDce(own);
    return last(await cancelAndSettle(company, id, { data_evento: isoAt(Date.now() + ms) }));
  };
const CASES: Readonly<Record<DceAnswered, () => Promise<string | null | undefined>>> = {
  'evento 634': cancelDated(-2 * HOUR_MS),
  'evento 635': cancelDated(HOUR_MS),
  'evento 637': cancelDated(-HOUR_MS, { data_emissao: isoAt(Date.now() - 2 * HOUR_MS) }),
  '110111 203': ofCompany('nao-habilitado'),
  '110111 219': async () => {
    const { id, accessKey } = await emitDce();
    await setFact(account.accountId, { chave: accessKey }, 'circulacao');
    return last(await cancelAndSettle(company, id));
  },
  '110111 240': ofCompany('irregular'),
  '110111 501': async () => {
    const late = await newAccount();
    const own = await newCompany(late);
    const { id } = await emitDce({}, own);
    await setClock(late.accountId, 25 * HOUR_MS);
    const view = await cancelAndSettle(own, id);
    expect(view.status).toBe('AUTORIZADA');
    return last(view);
  },
};
const cancelEnding = (cStat: string) => async () => {
  const { id } = await emitDce();
  const view = await cancelAndSettle(company, id, { reason: `SANDBOX(cStat=${cStat}) ${REASON}` });
  expect(view).toMatchObject({ status: 'CANCELADA', events: [{ status: 'autorizado' }] });
};
const ENDS: Readonly<Record<DceReconciled, () => Promise<void>>> = {
  '110111 218': cancelEnding('218'),
  'evento 631': cancelEnding('631'),
};

describe('cancellation', () => {
  it.each([
    ['marketplace', 'marketplace', {}],
    ['who issues for itself', 'proprio-contingencia', {}],
    ['the post office', 'transportadora', { tipo_emitente: '4' }],
  ])('makes it CANCELADA for %s, its event on record', async (_, name, own) => {
    const { id } = await emitAuthorized(testOf(company), { ...exampleOf(name, company), ...own });
    const view = await cancelAndSettle(company, id);
    expect(view).toMatchObject({
      status: 'CANCELADA',
      events: [{ type: 'cancelamento', eventCode: '110111', status: 'autorizado', status_sefaz: '135' }],
    });
    const [event] = view.events;
    const xml = await send('GET', `/v1/dce/${id}/events/${event?.id}/xml`, testOf(company));
    expect(xml.text).toContain('<procEventoDCe ');
  });

  it.each(DCE_ANSWERED)('%s is answered', async (rule) => {
    expect(await CASES[rule]()).toBe(rule.slice(rule.indexOf(' ') + 1));
  });

  it.each(DCE_RECONCILED)('%s is not the end', (rule) => ENDS[rule]());
});

import { isChave } from '@fiscal/core/chave-acesso/chave-acesso';
import { type Payload } from '@fiscal/core/testing/builders';
import { warnUnclosed } from '@fiscal/db/authority/warnings';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import {
  type Account,
  bodyOf,
  type Company,
  newAccount,
  newCompany,
  PATIENCE_MS,
  type Reply,
  refusal,
  send,
  testOf,
} from '../../../test/support/api.ts';
import { workerDb } from '../../../test/support/databases.ts';
import { closingAnswer, inclusionAnswer, tabledAnswer } from '../../../test/support/event-answers.ts';
import {
  byAgregado,
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
} from '../../../test/support/mdfe-bodies.ts';
import { registeredAt, setClock } from '../../../test/support/sandbox.ts';
import { type DocumentBody, documentViewSchema } from '../../rest/v1/document-view.ts';
import { unclosedAnswer } from '../../rest/v1/events/list-unclosed-mdfe-schema.ts';
import { emitAnswer } from './emit-answer.ts';

type Headers = Readonly<Record<string, string>>;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const REASON = 'Viagem desfeita antes da saída';
const strictly = (headers: Headers): Headers => ({ ...headers, 'x-sandbox-strict': 'true' });

/** The same with a vehicle that is somebody's. */
const withPlate = (company: Company, placa_veiculo: string, own: Payload = {}): Payload =>
  contractOnly(company, { modal_rodoviario: { placa_veiculo }, ...own });

const consult = async (headers: Headers, id: string): Promise<DocumentBody> =>
  bodyOf(await send('GET', `/v1/mdfe/${id}`, headers), 200, documentViewSchema);
const waitFor = <T>(look: () => Promise<T>): Promise<T> =>
  vi.waitFor(look, { timeout: PATIENCE_MS, interval: 100 });

async function emitToEnd(headers: Headers, payload: Payload): Promise<DocumentBody> {
  const { invoiceId } = bodyOf(await send('POST', '/v1/mdfe/emit', headers, payload), 202, emitAnswer);
  return waitFor(async () => {
    const view = await consult(headers, invoiceId);
    expect(view.status, `${view.cStat} ${view.xMotivo}`).not.toBe('PENDENTE');
    return view;
  });
}

async function emitAuthorized(headers: Headers, payload: Payload): Promise<DocumentBody> {
  const view = await emitToEnd(headers, payload);
  expect(view.status, view.rejectionReason ?? view.xMotivo ?? '').toBe('AUTORIZADA');
  return view;
}

const act = (headers: Headers, id: string, what: string, body: unknown): Promise<Reply> =>
  send('POST', `/v1/mdfe/${id}/${what}`, headers, body);

let account: Account;
let company: Company;
let headers: Headers;
beforeAll(async () => {
  account = await newAccount();
  company = await newCompany(account);
  headers = testOf(company);
});

describe('emission', () => {
  it('authorizes a body with just the fields of the contract', async () => {
    const view = await emitAuthorized(headers, contractOnly(company));
    expect(view).toMatchObject({
      type: 'mdfe',
      cStat: '100',
      qrCodeUrl: null,
      rejection: null,
      creditsCharged: 0,
    });
    expect(view.protocolNumber).toMatch(/^\d{15}$/);
    expect(isChave(view.accessKey)).toBe(true);
    expect(view.accessKey.slice(6, 22)).toBe(`${company.cnpj}58`);
    expect(view.completedInSandbox.map(({ field }) => field)).toContain('modal_rodoviario.placa_veiculo');
    const xml = await send('GET', `/v1/mdfe/${view.id}/xml`, headers);
    expect(xml.text).toContain('<mdfeProc ');
    expect(xml.text).toContain(`qrCode?chMDFe=${view.accessKey}&amp;tpAmb=2`);
  });

  it('rejects the same with the full list where nothing is completed, and the model alone in both', async () => {
    const strict = await emitToEnd(strictly(headers), contractOnly(company));
    expect(strict).toMatchObject({
      status: 'REJEITADA',
      completedInSandbox: [],
      rejection: { origin: 'validacao' },
    });
    expect(strict.rejection?.errors.map(({ field }) => field)).toEqual(
      expect.arrayContaining(['logradouro_emitente', 'modal_rodoviario']),
    );
    for (const how of [headers, strictly(headers)])
      expect((await emitToEnd(how, { mod: '58' })).status).toBe('REJEITADA');
  });

  it('authorizes the complete example in both modes; between them the vehicle has to be let go', async () => {
    const gaucho = await newCompany(account, { uf: 'RS', ie: '0290187656' });
    const first = await emitAuthorized(testOf(gaucho), complete(gaucho));
    expect(first.completedInSandbox).toEqual([]);
    const blocked = await emitToEnd(testOf(gaucho), complete(gaucho));
    expect(blocked.rejection).toMatchObject({ cStat: '611', origin: 'sefaz' });
    expect(blocked.rejectionReason).toContain(first.accessKey);
    expect(blocked.rejectionReason).toContain(first.protocolNumber);
    const closed = await act(testOf(gaucho), first.id, 'encerrar', closing());
    expect(bodyOf(closed, 200, closingAnswer)).toMatchObject({ status: 'encerrado' });
    const second = await emitAuthorized(strictly(testOf(gaucho)), complete(gaucho));
    expect(second.completedInSandbox).toEqual([]);
  });

  it.each([
    'SANDBOX(timeout=depois)',
    'SANDBOX(timeout=antes)',
    'SANDBOX(indisponivel=1)',
    'SANDBOX(lixo)',
    'SANDBOX(http=503)',
    'SANDBOX(lento=300)',
  ])('%s ends with exactly one authorized MDF-e', async (informacao_complementar) => {
    const { serie, numero, accessKey } = await emitAuthorized(
      headers,
      contractOnly(company, { informacao_complementar }),
    );
    const number = { cnpj: company.cnpj, modelo: '58', serie, numero };
    expect(await registeredAt(account.accountId, number)).toEqual([accessKey]);
  });

  it('answers the code that a marker asks for', async () => {
    const view = await emitToEnd(
      headers,
      contractOnly(company, { informacao_complementar: 'SANDBOX(cStat=663)' }),
    );
    expect(view).toMatchObject({ status: 'REJEITADA', rejection: { cStat: '663', origin: 'sefaz' } });
  });

  it('reports whether the service is up', async () => {
    const reply = await send('POST', '/v1/mdfe/status', headers);
    expect([reply.status, reply.json]).toMatchObject([200, { online: true }]);
  });
});

describe('an MDF-e that is on its way', () => {
  it('is canceled, and blocks no longer', async () => {
    const { id } = await emitAuthorized(headers, withPlate(company, 'CAN1A11'));
    expect((await act(headers, id, 'cancel', { reason: 'curta' })).status).toBe(400);
    const reply = await act(headers, id, 'cancel', { reason: REASON });
    expect(reply.status, reply.text).toBe(202);
    const view = await waitFor(async () => {
      const seen = await consult(headers, id);
      expect(seen.status).toBe('CANCELADA');
      return seen;
    });
    expect(view.events).toMatchObject([{ type: 'cancelamento', eventCode: '110111', status: 'autorizado' }]);
    refusal(await act(headers, id, 'encerrar', closing()), 409, 'documento_nao_autorizado');
    await emitAuthorized(headers, withPlate(company, 'CAN1A11'));
  });

  it('is closed: ENCERRADA, and takes nothing more', async () => {
    const { id } = await emitAuthorized(headers, contractOnly(company));
    const early = await act(headers, id, 'encerrar', { ...closing(), data: '2020-01-01' });
    expect(bodyOf(early, 200, closingAnswer)).toMatchObject({
      status: 'erro_encerramento',
      status_sefaz: '615',
    });
    expect((await consult(headers, id)).status).toBe('AUTORIZADA');
    const body = bodyOf(await act(headers, id, 'encerrar', closing()), 200, closingAnswer);
    expect(body).toMatchObject({ status: 'encerrado', status_sefaz: '135' });
    const file = await fetch(body.caminho_xml ?? '');
    expect(await file.text()).toContain('<procEventoMDFe ');
    const view = await consult(headers, id);
    expect(view.status).toBe('ENCERRADA');
    expect(view.protocolNumber).toMatch(/^\d{15}$/);
    const paper = await fetch(view.pdfUrl ?? '');
    expect(paper.headers.get('content-type')).toBe('application/pdf');
    const own = await send('GET', `/v1/mdfe/${id}/pdf`, headers);
    expect(own.text).toBe(await paper.text());
    expect(view.events.at(-1)).toMatchObject({
      type: 'encerramento',
      eventCode: '110112',
      status: 'autorizado',
    });
    for (const [what, asked] of [
      ['encerrar', closing()],
      ['inclusao-condutor', driver],
      ['inclusao-dfe', inclusion()],
      ['cancel', { reason: REASON }],
    ] as const)
      refusal(await act(headers, id, what, asked), 409, 'mdfe_encerrado');
  });

  it('takes a driver, and one more', async () => {
    const { id } = await emitAuthorized(headers, contractOnly(company));
    const first = bodyOf(await act(headers, id, 'inclusao-condutor', driver), 200, inclusionAnswer);
    expect(first).toMatchObject({ status: 'incluido', status_sefaz: '135' });
    expect(first.caminho_xml).toContain('/v1/files/');
    const second = bodyOf(await act(headers, id, 'inclusao-condutor', driver), 200, inclusionAnswer);
    expect(second).toMatchObject({ status: 'incluido' });
    const wrong = { ...driver, cpf: '12345678900' };
    const refused = bodyOf(await act(headers, id, 'inclusao-condutor', wrong), 200, inclusionAnswer);
    expect(refused).toMatchObject({ status: 'erro_inclusao', status_sefaz: '645' });
    expect((await consult(headers, id)).events.map(({ sequence }) => sequence)).toEqual([1, 2, 3]);
    expect((await act(headers, id, 'inclusao-condutor', {})).status).toBe(400);
  });

  it('takes a note into a body with only the fields of the contract', async () => {
    const { id } = await emitAuthorized(headers, contractOnly(company));
    const asked = inclusion(NFE_KEYS[1], 4314902);
    const added = bodyOf(await act(headers, id, 'inclusao-dfe', asked), 200, inclusionAnswer);
    expect(added).toMatchObject({ status: 'incluido', status_sefaz: '135' });
  });

  it('gets its cargo later, once for each note', async () => {
    const { id } = await emitAuthorized(headers, laterLoading(company));
    const empty = bodyOf(
      await act(headers, id, 'encerrar', { ...closing(), sigla_uf: 'SP', nome_municipio: 'São Paulo' }),
      200,
      closingAnswer,
    );
    expect(empty).toMatchObject({ status: 'erro_encerramento', status_sefaz: '715' });
    const added = bodyOf(await act(headers, id, 'inclusao-dfe', inclusion()), 200, inclusionAnswer);
    expect(added).toMatchObject({ status: 'incluido', status_sefaz: '135' });
    const again = bodyOf(await act(headers, id, 'inclusao-dfe', inclusion()), 200, inclusionAnswer);
    expect(again).toMatchObject({ status: 'erro_inclusao', status_sefaz: '711' });
    const elsewhere = { ...inclusion(NFE_KEYS[1]), codigo_municipio_carregamento: '4314902' };
    expect(bodyOf(await act(headers, id, 'inclusao-dfe', elsewhere), 200, inclusionAnswer)).toMatchObject({
      status_sefaz: '456',
    });
    expect((await act(headers, id, 'inclusao-dfe', { documentos: [] })).status).toBe(400);
  });
});

describe('an open MDF-e', () => {
  it('is listed, with our ids', async () => {
    const own = await newCompany(account);
    const none = bodyOf(await send('GET', '/v1/mdfe/nao-encerrados', testOf(own)), 200, unclosedAnswer);
    expect(none).toMatchObject({ status_sefaz: '112', data: [] });
    const open = await emitAuthorized(testOf(own), contractOnly(own));
    const closed = await emitAuthorized(testOf(own), contractOnly(own));
    expect((await act(testOf(own), closed.id, 'encerrar', closing())).status).toBe(200);
    const list = bodyOf(await send('GET', '/v1/mdfe/nao-encerrados', testOf(own)), 200, unclosedAnswer);
    expect(list).toMatchObject({
      status_sefaz: '111',
      data: [{ chave_mdfe: open.accessKey, protocolo: open.protocolNumber, id: open.id, dias_em_aberto: 0 }],
    });
    expect(list.data).toHaveLength(1);
  });
});

describe('a cargo that was to be added later', () => {
  it('blocks every other MDF-e after 168 hours, until it is added', async () => {
    const dated = await newAccount();
    const own = await newCompany(dated);
    const first = await emitAuthorized(testOf(own), laterLoading(own));
    await setClock(dated.accountId, 167 * HOUR_MS);
    const second = await emitAuthorized(testOf(own), laterLoading(own));
    await setClock(dated.accountId, 169 * HOUR_MS);
    const blocked = await emitToEnd(testOf(own), contractOnly(own));
    expect(blocked.rejection).toMatchObject({ cStat: '712', origin: 'sefaz' });
    expect(blocked.rejectionReason).toContain(first.accessKey);
    expect(blocked.rejectionReason).toContain(first.protocolNumber);
    expect(verdict(await act(testOf(own), first.id, 'inclusao-dfe', inclusion()))).toMatchObject({
      status_sefaz: '135',
    });
    await emitAuthorized(testOf(own), contractOnly(own));
    await setClock(dated.accountId, (167 + 169) * HOUR_MS);
    const again = await emitToEnd(testOf(own), contractOnly(own));
    expect(again.rejectionReason).toContain(second.accessKey);
    expect((await cancelAndSettle(testOf(own), second.id)).view.status).toBe('CANCELADA');
    await emitAuthorized(testOf(own), contractOnly(own));
  });
});

describe('a warning', () => {
  it('is on the document near 30 days and past them, until it is closed', async () => {
    const { id, authorizedAt } = await emitAuthorized(headers, contractOnly(company));
    const worker = workerDb();
    const codesAfter = async (days: number) => {
      const nowMs = Date.parse(authorizedAt ?? '') + days * DAY_MS;
      await warnUnclosed(worker, { nowMs, nearDays: 25, overDays: 30, limit: 1000 });
      return (await consult(headers, id)).warnings.map(({ code }) => code);
    };
    expect((await consult(headers, id)).warnings).toEqual([]);
    expect(await codesAfter(26)).toEqual(['mdfe_encerramento_proximo']);
    expect(await codesAfter(31)).toEqual(['mdfe_encerramento_vencido']);
    expect((await act(headers, id, 'encerrar', closing())).status).toBe(200);
    expect(await consult(headers, id)).toMatchObject({ status: 'ENCERRADA', warnings: [] });
  });
});

type Verdict = { readonly status_sefaz: string | null };
const verdict = (reply: Reply): Verdict =>
  bodyOf(reply, 200, inclusionAnswer.or(closingAnswer).or(tabledAnswer));

/** Requests a cancellation and returns its outcome. */
async function cancelAndSettle(of: Headers, id: string, own: Payload = {}) {
  expect((await act(of, id, 'cancel', { reason: REASON, ...own })).status).toBe(202);
  return waitFor(async () => {
    const view = await consult(of, id);
    const event = view.events.at(-1);
    expect(event?.type).toBe('cancelamento');
    expect(['autorizado', 'erro_autorizacao']).toContain(event?.status);
    return { view, verdict: { status_sefaz: event?.status_sefaz ?? null } };
  });
}

it('the payment of the transport is registered once, and changed later', async () => {
  const { id } = await emitAuthorized(headers, byAgregado(company));
  expect(verdict(await act(headers, id, 'eventos/pagamento-operacao', paymentBody()))).toMatchObject({
    status_sefaz: '135',
  });
  expect((await act(headers, id, 'eventos/pagamento-operacao', paymentBody())).status).toBe(409);
  const parcels = { parcelas: [parcel({ valor: '500.00' })], valor_adiantamento: '400.00' };
  for (const own of [{}, parcels])
    expect(verdict(await act(headers, id, 'eventos/alteracao-pagamento', paymentChange(own)))).toMatchObject({
      status_sefaz: '135',
    });
});

import { readFileSync } from 'node:fs';
import { DOCUMENTS } from '@fiscal/core/registry/documents';
import type { Payload } from '@fiscal/core/testing/builders';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import {
  accessOf,
  type Company,
  consult,
  emit,
  emitAuthorized,
  emitToVerdict,
  newAccount,
  newCompany,
  nfceOf,
  nfeOf,
  PATIENCE_MS,
  send,
  settleEvents,
  testOf,
  verdictOf,
} from '../../../test/support/api.ts';
import { sampleOf } from '../../../test/support/documents.ts';
import type { DocumentBody } from '../../rest/v1/document-view.ts';

const FORMS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
type Headers = ReturnType<typeof testOf>;
const printed = z.object({
  id: z.string(),
  accessKey: z.string(),
  status: z.literal('PENDENTE'),
  pdfUrl: z.string(),
  contingency: z.looseObject({ deadline: z.string() }),
});
const exchangesSchema = z.object({ data: z.array(z.object({ service: z.string(), url: z.string() })) });

let companies: Readonly<Record<string, Company>>;
beforeAll(async () => {
  const account = await newAccount();
  const [SP, PR, MG] = await Promise.all([
    newCompany(account),
    newCompany(account, { uf: 'PR', ie: '1234567850' }),
    newCompany(account, { uf: 'MG', ie: '0623079040081' }),
  ]);
  companies = { SP, PR, MG };
});
const companyIn = (uf: string): Company => {
  const found = companies[uf];
  if (found === undefined) throw new Error(uf);
  return found;
};

const BUYER = { cpf_destinatario: '12345678909', indicador_inscricao_estadual_destinatario: '9' };

/** An NF-e with the «DANFE Simplificado Tipo 2». */
const TIPO_2: Payload = {
  ...BUYER,
  tipo_impressao: '6',
  consumidor_final: '1',
  presenca_comprador: '1',
};

const documentNamed = (nome: string) => {
  const found = DOCUMENTS.find((document) => document.nome === nome);
  if (found === undefined) throw new Error(`no ${nome}`);
  return found;
};

function bodyOf(nome: string, uf: string, forma_emissao: string): Payload {
  const company = companyIn(uf);
  const began = {
    data_entrada_contingencia: new Date(Date.now() - 3_600_000).toISOString(),
    motivo_entrada_contingencia: 'SEFAZ da UF fora do ar desde cedo',
  };
  const reasoned =
    forma_emissao !== '1' &&
    (['NF-e', 'NFC-e', 'NFCom'].includes(nome) || (nome === 'CT-e' && ['2', '4'].includes(forma_emissao)));
  const own = { forma_emissao, ...(reasoned && began) };
  if (nome === 'NF-e') return nfeOf(company, own);
  // The EPEC of an NFC-e names who buys.
  if (nome === 'NFC-e') return nfceOf(company, forma_emissao === '4' ? { ...own, ...BUYER } : own);
  return { ...sampleOf(documentNamed(nome), company), ...own };
}

const authorizerIn = (url: string): string => /\/ws\/[^/]+\/([^/]+)\//.exec(url)?.[1] ?? 'nobody';

interface AskedService {
  readonly service: string;
  readonly headers: Headers;
  readonly least?: number;
}

/** Authorities that were asked for a service, once they are on record. */
const askedFor = (path: string, id: string, { service, headers, least = 1 }: AskedService) =>
  vi.waitFor(
    async () => {
      const { json, text } = await send('GET', `/v1/${path}/${id}/exchanges`, headers);
      const { data } = exchangesSchema.parse(json, { error: () => text });
      const asked = data.filter((each) => each.service === service).map(({ url }) => authorizerIn(url));
      expect(asked.length).toBeGreaterThanOrEqual(least);
      return asked;
    },
    { timeout: PATIENCE_MS, interval: 100 },
  );

/** Outcome by the table. */
async function outcomeOf(nome: string, uf: string, form: string, more: Payload = {}): Promise<string> {
  const { route } = documentNamed(nome);
  const headers = testOf(companyIn(uf));
  const body = { ...bodyOf(nome, uf, form), ...more };
  const view = await emitToVerdict(headers, body);
  if (view.status !== 'AUTORIZADA') return view.rejection?.cStat ?? `${view.status} ${view.xMotivo}`;
  if (view.contingency?.mode === 'epec') return 'EPEC';
  const path = route === 'nfc-e' ? 'nfe' : route;
  const [authorizer = ''] = await askedFor(path, view.id, { service: 'autorizacao', headers });
  return authorizer.startsWith('SVC') ? authorizer : 'UF';
}

const page = readFileSync(new URL('../../../../../docs/contingency.md', import.meta.url), 'utf8');
const rows = page
  .slice(page.indexOf('<!-- cells'))
  .split('\n')
  .filter((line) => /^\| (NF|CT|MDF|DC)/.test(line))
  .map((line) =>
    line
      .split('|')
      .map((cell) => cell.trim())
      .slice(1, -1),
  )
  .filter((row) => row.length === FORMS.length + 1);
const cells = rows.flatMap(([nome = '', ...found]) =>
  FORMS.map((form, index) => [nome, form, found[index] ?? ''] as const),
);

describe('the authorizer', () => {
  it('is known for every document that has forms of emission', () => {
    expect(rows.map(([nome]) => nome)).toEqual(
      DOCUMENTS.filter(({ type }) => type !== 'nfse').map(({ nome }) => nome),
    );
  });
  it.concurrent.each(cells)('%s, forma_emissao %s: %s', async (nome, form, cell) => {
    expect(await outcomeOf(nome, 'SP', form)).toBe(cell);
  });
  it.concurrent.each([
    ['NF-e', 'PR', '7', 'SVC-RS'],
    ['NF-e', 'PR', '6', '582'],
    ['CT-e', 'MG', '8', 'SVC-SP'],
    ['CT-e', 'MG', '7', '513'],
    ['NFC-e', 'PR', '4', '714'],
  ])('%s of %s, forma_emissao %s: %s', async (nome, uf, form, cell) => {
    expect(await outcomeOf(nome, uf, form)).toBe(cell);
  });
});

describe('an NF-e with the DANFE Simplificado Tipo 2', () => {
  it.concurrent.each([
    ['1', 'UF'],
    ['4', 'EPEC'],
    ['6', '225'],
    ['9', 'UF'],
  ])('forma_emissao %s: %s', async (form, cell) => {
    expect(await outcomeOf('NF-e', 'SP', form, TIPO_2)).toBe(cell);
  });

  it('is printed offline before it is authorized, with its QR Code, and due as an NFC-e', async () => {
    const headers = testOf(companyIn('SP'));
    const body = { ...bodyOf('NF-e', 'SP', '9'), ...TIPO_2 };
    const { id } = await emitAuthorized(headers, body);
    const view = await consult(headers, id);
    expect(view).toMatchObject({
      contingency: { mode: 'offline', forma_emissao: '9' },
      qrCodeUrl: expect.stringMatching(
        /\?p=\d{34}9\d{9}\|3\|2\|\d\d\|[\d.]+\|2\|12345678909\|[A-Za-z0-9+/]+=*$/,
      ),
    });
  });
});

describe('a document of an SVC', () => {
  it('is canceled and asked about there, and corrected at the UF', async () => {
    const headers = testOf(companyIn('SP'));
    const { id, accessKey } = await emitAuthorized(headers, bodyOf('NF-e', 'SP', '6'));
    const act = async (path: string, body: Payload) => {
      expect((await send('POST', `/v1/nfe/${id}/${path}`, headers, body)).status).toBe(202);
      return settleEvents(headers, id);
    };
    await act('correct', { correctionText: 'Corrige o complemento do endereco' });
    const { status, events } = await act('cancel', { reason: 'Pedido cancelado pelo cliente' });
    expect(status).toBe('CANCELADA');
    expect(events.find(({ type }) => type === 'cancelamento')?.protocolNumber).toMatch(/^6/);
    expect(await askedFor('nfe', id, { service: 'recepcaoEvento', headers, least: 2 })).toEqual([
      'SP',
      'SVC-AN',
    ]);
    expect((await send('GET', `/v1/consulta/${accessKey}`, headers)).json).toMatchObject({
      situation: 'cancelada',
      protocolNumber: expect.stringMatching(/^6/),
    });
  });

  it('finds an event that is the UF’s at the UF, when its answer was lost', async () => {
    const headers = testOf(companyIn('SP'));
    const { id } = await emitAuthorized(headers, bodyOf('NF-e', 'SP', '6'));
    const correctionText = 'Corrige o complemento do endereco SANDBOX(timeout=depois)';
    expect((await send('POST', `/v1/nfe/${id}/correct`, headers, { correctionText })).status).toBe(202);
    const { events } = await settleEvents(headers, id);
    expect(events).toMatchObject([
      { type: 'carta-correcao', status: 'autorizado', caminho_xml: expect.any(String) },
    ]);
    expect(await askedFor('nfe', id, { service: 'consultaProtocolo', headers })).toEqual(['SP']);
  });

  it('halts while the SVC is off, and is driven on when it is on', async () => {
    const account = await newAccount();
    const company = await newCompany(account);
    const off = { operation: 'emit', scenario: 'cStat=114', times: 1 };
    expect((await send('POST', '/sandbox/conditions', accessOf(account), off)).status).toBe(201);
    const body = { ...bodyOf('NF-e', 'SP', '6'), cnpj_emitente: company.cnpj };
    const { id, status, xMotivo } = await emitToVerdict(testOf(company), body);
    expect({ status, xMotivo }).toEqual({ status: 'ERRO_TECNICO', xMotivo: expect.stringContaining('SVC') });
    expect((await send('POST', `/v1/documents/${id}/resume`, testOf(company))).status).toBe(202);
    expect(await verdictOf(testOf(company), id)).toMatchObject({ status: 'AUTORIZADA' });
    expect(await askedFor('nfe', id, { service: 'autorizacao', headers: testOf(company), least: 2 })).toEqual(
      ['SVC-AN', 'SVC-AN'],
    );
  });
});

const conditionSchema = z.object({ id: z.int() });
const EPECS = [
  ['NF-e', '110140', 'AN', 'recepcaoEvento', '142', 468],
  ['NFC-e', '110140', 'SP', 'recepcaoEPEC', '142', 714],
  ['CT-e', '110113', 'SVC-RS', 'recepcaoEvento', '639', 641],
] as const;

describe.each(EPECS)('the EPEC of %s', (...[nome, tpEvento, receiver, service, barred, notYet]) => {
  const route = documentNamed(nome).route.replace('nfc-e', 'nfe');
  const condition = async (company: Company, operation: string, scenario: string, times = 1_000) => {
    const body = { operation, scenario, times, cnpj: company.cnpj };
    const made = await send('POST', '/sandbox/conditions', accessOf(company), body);
    const { id } = conditionSchema.parse(made.json, { error: () => made.text });
    return () => send('DELETE', `/sandbox/conditions/${id}`, accessOf(company));
  };
  const newIssuer = async () => {
    const company = await newCompany(await newAccount());
    companies = { ...companies, [company.cnpj]: company };
    return company;
  };
  const bodyFor = (company: Company) => bodyOf(nome, company.cnpj, '4');
  const emittedBy = async (company: Company) => {
    const { invoiceId } = await emit(testOf(company), bodyFor(company));
    return invoiceId;
  };
  const until = (company: Company, id: string, look: (view: DocumentBody) => void) =>
    vi.waitFor(async () => look(await consult(testOf(company), id, route)), {
      timeout: PATIENCE_MS,
      interval: 100,
    });

  it('lets it be printed while SEFAZ is away, and is followed by the document', async () => {
    const company = await newIssuer();
    const comeBack = await condition(company, 'emit', 'cStat=109');
    const id = await emittedBy(company);
    await until(company, id, (view) => {
      expect(view).toMatchObject({
        status: 'PENDENTE',
        contingency: {
          mode: 'epec',
          forma_emissao: '4',
          reason: 'SEFAZ da UF fora do ar desde cedo',
          epec: { protocolNumber: expect.stringMatching(/^[0-9]{15}$/) },
        },
        pdfUrl: expect.any(String),
        events: [{ eventCode: tpEvento, status_sefaz: '136', caminho_xml: expect.any(String) }],
      });
    });
    const before = await consult(testOf(company), id, route);
    const paper = await send('GET', `/v1/${route}/${id}/pdf`, testOf(company));
    expect([paper.status, paper.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    await comeBack();
    const after = await verdictOf(testOf(company), id, route);
    expect(after).toMatchObject({ status: 'AUTORIZADA', accessKey: before.accessKey });
    expect(after.contingency).toEqual(before.contingency);
    expect(await askedFor(route, id, { service, headers: testOf(company) })).toEqual([receiver]);
  });

  it('is sent once more with the same bytes where its answer was lost, and found', async () => {
    const company = await newIssuer();
    await condition(company, 'epec', 'timeout=depois', 1);
    const id = await emittedBy(company);
    const view = await verdictOf(testOf(company), id, route);
    expect(view).toMatchObject({
      status: 'AUTORIZADA',
      previousAttempts: [],
      events: [{ eventCode: tpEvento, status_sefaz: '136' }],
    });
    expect(await askedFor(route, id, { service, headers: testOf(company), least: 2 })).toEqual([
      receiver,
      receiver,
    ]);
  });

  it('is waited for where it has not come to SEFAZ yet', async () => {
    const company = await newIssuer();
    await condition(company, 'emit', `cStat=${notYet}`, 2);
    const id = await emittedBy(company);
    expect(await verdictOf(testOf(company), id, route)).toMatchObject({ status: 'AUTORIZADA' });
    expect(
      await askedFor(route, id, { service: 'autorizacao', headers: testOf(company), least: 3 }),
    ).toHaveLength(3);
  });

  it('is refused with its code, and the document with it', async () => {
    const company = await newIssuer();
    await condition(company, 'epec', `cStat=${barred}`);
    const id = await emittedBy(company);
    expect(await verdictOf(testOf(company), id, route)).toMatchObject({
      status: 'REJEITADA',
      rejection: { cStat: barred, hint: { field: 'forma_emissao', fix: expect.any(String) } },
      contingency: { epec: null },
      pdfUrl: null,
    });
  });
});

it('keeps the number of its EPEC for a refused NF-e, which is emitted corrected under the same key', async () => {
  const company = await newCompany(await newAccount());
  companies = { ...companies, [company.cnpj]: company };
  const refused = { operation: 'emit', scenario: 'cStat=778', times: 1 };
  expect((await send('POST', '/sandbox/conditions', accessOf(company), refused)).status).toBe(201);
  const data_emissao = `${new Date(Date.now() - 3 * 3_600_000).toISOString().slice(0, 19)}-03:00`;
  const body = { ...bodyOf('NF-e', company.cnpj, '4'), data_emissao };
  const { invoiceId } = await emit(testOf(company), body);
  const first = await verdictOf(testOf(company), invoiceId);
  expect(first).toMatchObject({
    status: 'REJEITADA',
    rejection: { cStat: '778' },
    contingency: { epec: { protocolNumber: expect.any(String) } },
  });
  const { numero, serie, accessKey, contingency } = first;
  expect((await emitAuthorized(testOf(company), bodyOf('NF-e', company.cnpj, '1'))).numero).not.toBe(numero);
  const again = { ...body, numero, serie, codigo_unico: accessKey.slice(35, 43) };
  const second = await emitAuthorized(testOf(company), again);
  expect([second.accessKey, second.contingency?.epec]).toEqual([accessKey, contingency?.epec]);
});

describe('offline by the caller’s choice', () => {
  it.concurrent.each([
    ['CT-e', '2'],
    ['MDF-e', '2'],
    ['NFCom', '2'],
    ['DC-e', '2'],
    ['NFC-e', '9'],
    ['NF-e', '9', TIPO_2],
  ])(
    '%s can be printed while SEFAZ is away, and is transmitted when it is back',
    async (nome, form, more: Payload = {}) => {
      const { route, type } = documentNamed(nome);
      const account = await newAccount();
      const company = await newCompany(account);
      companies = { ...companies, [company.cnpj]: company };
      const away = { operation: 'emit', scenario: 'cStat=109', times: 3 };
      expect((await send('POST', '/sandbox/conditions', accessOf(account), away)).status).toBe(201);
      const headers = { ...testOf(company), prefer: 'wait=60' };
      const body = { ...bodyOf(nome, company.cnpj, form), ...more };
      const answer = await send('POST', `/v1/${route}/emit`, headers, body);
      const view = printed.parse(answer.json, { error: () => answer.text });
      expect(view.contingency).toMatchObject({ mode: 'offline', forma_emissao: form, epec: null });
      expect(Date.parse(view.contingency.deadline)).toBeGreaterThan(Date.now());
      const path = route === 'nfc-e' ? 'nfe' : route;
      const paper = await send('GET', `/v1/${path}/${view.id}/pdf`, testOf(company));
      expect([paper.status, paper.headers.get('content-type')]).toEqual([200, 'application/pdf']);
      const signed = await send('GET', `/v1/${path}/${view.id}/xml`, testOf(company));
      const required = ['mdfe', 'dce'].includes(type) ? [] : ['dhCont', 'xJust'];
      expect(['dhCont', 'xJust'].filter((tag) => signed.text.includes(`<${tag}>`))).toEqual(required);
      expect(await verdictOf(testOf(company), view.id, path)).toMatchObject({
        status: 'AUTORIZADA',
        accessKey: view.accessKey,
      });
    },
  );
});

import type { Payload } from '@fiscal/core/testing/builders';
import { stack } from '@fiscal/core/testing/stack';
import { decodeFileId } from '@fiscal/db/documents/files';
import { listExchanges } from '@fiscal/db/exchanges/exchanges';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, expect, it, vi } from 'vitest';
import {
  bodyOf,
  type Company,
  callUntilAnswered,
  consult,
  emitAuthorized,
  emitToVerdict,
  newAccount,
  newCompany,
  nfeOf,
  PASSWORD,
  refusal,
  send,
  settleEvents,
  testOf,
} from '../../../test/support/api.ts';
import { appDb } from '../../../test/support/databases.ts';
import { OTHER_TYPES, sampleOf, thisYear } from '../../../test/support/documents.ts';
import { exchangesAnswer } from '../../rest/v1/exchanges/list-exchanges-schema.ts';
import { inutilizeAnswer } from '../../rest/v1/numbers/void-numbers-schema.ts';

let company: Company;
beforeAll(async () => {
  company = await newCompany(await newAccount(), { csc: 'SEGREDO-DO-CSC-1' });
});

const withMarker = (marker: string): Payload =>
  nfeOf(company, { informacoes_adicionais_contribuinte: `Teste ${marker}` });

const page = async (id: string, query = '', route = 'nfe') =>
  bodyOf(await send('GET', `/v1/${route}/${id}/exchanges${query}`, testOf(company)), 200, exchangesAnswer);

/** A recording is written within a second. */
const waitForRecord = (id: string, of: (services: readonly string[]) => boolean, route = 'nfe') =>
  vi.waitFor(
    async () => {
      const { data } = await page(id, '', route);
      expect(
        of(data.map(({ service }) => service)),
        JSON.stringify(data.map(({ service, result }) => [service, result])),
      ).toBe(true);
      return data;
    },
    { timeout: 300_000, interval: 200 },
  );
const hasService = (service: string) => (services: readonly string[]) => services.includes(service);

const BARE = /<NFe [\s\S]*<\/NFe>/;

it('has the exact bytes of an authorized NF-e: its signed XML in the request, its protocol in the answer', async () => {
  const { id, protocolNumber } = await emitAuthorized(testOf(company), nfeOf(company));
  const [exchange] = await waitForRecord(id, hasService('autorizacao'));
  expect(exchange).toMatchObject({
    service: 'autorizacao',
    attempt: 1,
    event: null,
    result: 'resposta',
    fault: null,
    cause: null,
    httpStatus: 200,
    status_sefaz: '100',
    method: 'POST',
    url: expect.stringMatching(/^https:\/\/127\.0\.0\.1:\d+\/ws\/nfe\/SP\/autorizacao$/),
    tls: { protocol: 'TLSv1.3', cipher: expect.stringMatching(/^TLS_/), reused: expect.any(Boolean) },
    certificate: { sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
    answer: { encoding: 'utf-8', truncated: false, content: expect.stringContaining(`${protocolNumber}`) },
  });
  const stored = (await send('GET', `/v1/nfe/${id}/xml`, testOf(company))).text;
  const request = exchange?.request.content ?? '';
  expect(request).toMatch(/^<soap12:Envelope /);
  expect(BARE.exec(request)?.[0]).toBe(BARE.exec(stored)?.[0]);
  expect(exchange?.request.size).toBe(Buffer.byteLength(request));
});

it('shows the answer that was lost, and the consult that ended the doubt', async () => {
  const view = await emitAuthorized(testOf(company), withMarker('SANDBOX(timeout=depois)'));
  const [lost, asked] = await waitForRecord(view.id, hasService('consultaProtocolo'));
  expect(lost).toMatchObject({
    service: 'autorizacao',
    attempt: 1,
    result: 'sem-resposta',
    cause: expect.stringMatching(/\S/),
    status_sefaz: null,
    answer: null,
    tls: { protocol: 'TLSv1.3' },
  });
  expect(lost?.request.content).toContain(view.accessKey);
  expect(asked).toMatchObject({
    service: 'consultaProtocolo',
    attempt: 1,
    result: 'resposta',
    status_sefaz: '100',
  });
  expect(asked?.answer?.content).toContain(view.protocolNumber);
});

it('stores the text of a server in trouble instead of an answer', async () => {
  const { id } = await emitAuthorized(testOf(company), withMarker('SANDBOX(http=503)'));
  const [away] = await waitForRecord(id, (services) => services.length > 1);
  expect(away).toMatchObject({
    service: 'autorizacao',
    result: 'sem-resposta',
    httpStatus: 503,
    cause: 'HTTP 503',
  });
  expect(away?.answer).not.toBeNull();
});

it('keeps bytes that are no message as they came', async () => {
  const { id } = await emitAuthorized(testOf(company), withMarker('SANDBOX(lixo)'));
  const [garbage] = await waitForRecord(id, (services) => services.length > 1);
  expect(garbage).toMatchObject({ service: 'autorizacao', result: 'sem-resposta', httpStatus: 200 });
  const { content, encoding, size } = garbage?.answer ?? {};
  expect(Buffer.from(content ?? '', encoding)).toHaveLength(size ?? -1);
});

it('separates the exchange of an event from that of the emission', async () => {
  const { id } = await emitAuthorized(testOf(company), nfeOf(company));
  await send('POST', `/v1/nfe/${id}/cancel`, testOf(company), { reason: 'Pedido cancelado pelo cliente' });
  const { events } = await settleEvents(testOf(company), id);
  const exchanges = await waitForRecord(id, hasService('recepcaoEvento'));
  expect(exchanges.find(({ service }) => service === 'recepcaoEvento')).toMatchObject({
    attempt: null,
    event: { id: events[0]?.id, type: 'cancelamento' },
    result: 'resposta',
    status_sefaz: '135',
    request: { content: expect.stringContaining('<descEvento>Cancelamento</descEvento>') },
  });
});

it.each(OTHER_TYPES.map((definition) => [definition.nome, definition] as const))(
  'has those of a %s',
  async (_, definition) => {
    const { id } = await emitAuthorized(testOf(company), sampleOf(definition, company));
    const [exchange] = await waitForRecord(id, hasService('autorizacao'), definition.route);
    expect(exchange).toMatchObject({ attempt: 1, result: 'resposta', answer: { encoding: 'utf-8' } });
    expect(exchange?.request.size).toBe(Buffer.byteLength(exchange?.request.content ?? ''));
  },
);

it('has those of a range of numbers, which is no document', async () => {
  const range = {
    ano: thisYear(),
    serie: 66,
    inicio: 1,
    fim: 2,
    justificativa: 'Falha no sistema que numerava',
  };
  expect((await callUntilAnswered('/v1/nfe/inutilize', testOf(company), range)).status).toBe(200);
  const list = await send('GET', `/v1/nfe/inutilizacoes?cnpj=${company.cnpj}`, testOf(company));
  const [{ caminho_xml: link }] = list.json as [{ caminho_xml: string }];
  const ref = decodeFileId(new URL(link).pathname.split('/').at(-1) ?? '');
  if (ref?.kind !== 'inutilizacao') throw new Error(link);
  const db = appDb();
  await vi.waitFor(
    async () => {
      const { data } = await listExchanges(
        db,
        { accountId: company.accountId, subjectId: ref.inutilizacaoId },
        {
          limit: 5,
          cursor: null,
        },
      );
      expect(data).toMatchObject([
        { service: 'inutilizacao', ending: 'resposta', attempt: null, event: null },
      ]);
      expect(data[0]?.request.toString()).toContain('<nNFIni>1</nNFIni>');
      expect(data[0]?.answer?.toString()).toContain('<cStat>102</cStat>');
    },
    { timeout: 300_000, interval: 200 },
  );
});

it('has nothing of a document that was never sent', async () => {
  const { id, status } = await emitToVerdict(
    testOf(company),
    nfeOf(company, { cfop: '51', valor_desconto: '-1' }),
  );
  expect(status).toBe('REJEITADA');
  expect(await page(id)).toEqual({ data: [], nextCursor: null });
});

it('continues page by page', async () => {
  const { id } = await emitAuthorized(testOf(company), withMarker('SANDBOX(timeout=depois)'));
  const all = await waitForRecord(id, hasService('consultaProtocolo'));
  const first = await page(id, '?limit=1');
  expect(first.data.map(({ service }) => service)).toEqual(['autorizacao']);
  const rest = await page(id, `?limit=100&cursor=${first.nextCursor}`);
  expect([...first.data, ...rest.data]).toEqual(all);
  refusal(await send('GET', `/v1/nfe/${id}/exchanges?limit=0`, testOf(company)), 400, 'requisicao_invalida');
  refusal(await send('GET', `/v1/nfe/${id}/exchanges?cursor=x`, testOf(company)), 400, 'requisicao_invalida');
});

it('finds a document of another type, company or environment nowhere', async () => {
  const { id } = await emitAuthorized(testOf(company), nfeOf(company));
  const other = await newCompany(company);
  for (const path of ['exchanges', 'support-bundle']) {
    refusal(await send('GET', `/v1/nfc-e/${id}/${path}`, testOf(company)), 404, 'nao_encontrado');
    refusal(await send('GET', `/v1/nfe/${id}/${path}`, testOf(other)), 404, 'nao_encontrado');
    refusal(
      await send('GET', `/v1/nfe/${crypto.randomUUID()}/${path}`, testOf(company)),
      404,
      'nao_encontrado',
    );
  }
});

it('has no secret of the company or the installation in it', async () => {
  const { id } = await emitAuthorized(testOf(company), withMarker('SANDBOX(timeout=depois)'));
  await waitForRecord(id, hasService('consultaProtocolo'));
  const db = appDb();
  const { data } = await listExchanges(
    db,
    { accountId: company.accountId, subjectId: id },
    { limit: 100, cursor: null },
  );
  const secrets = [
    'SEGREDO-DO-CSC-1',
    PASSWORD,
    company.testToken,
    company.liveToken,
    company.accessKey,
    company.restrictedKey,
    stack().masterKey,
    'PRIVATE KEY',
  ];
  const texts = data
    .map(({ request, answer, ...facts }) => `${JSON.stringify(facts)}${String(request)}${String(answer)}`)
    .join('\n');
  expect(texts).toContain('<soap12:Envelope');
  expect(secrets.filter((secret) => texts.includes(secret))).toEqual([]);
});

it('goes into a bundle for support that keeps what helps and nothing of people', async () => {
  const body = nfeOf(company, {
    nome_destinatario: 'Maria Conceição da Silva',
    cpf_destinatario: '12345678909',
    logradouro_destinatario: 'Rua das Acácias',
    numero_destinatario: '4711',
    bairro_destinatario: 'Jardim Botânico',
    municipio_destinatario: 'São Paulo',
    uf_destinatario: 'SP',
    cep_destinatario: '01310100',
    email_destinatario: 'maria.silva@exemplo.com.br',
    indicador_inscricao_estadual_destinatario: '9',
    informacoes_adicionais_contribuinte: 'Entregar à Maria, SANDBOX(timeout=depois)',
  });
  const { id } = await emitAuthorized(testOf(company), body);
  await waitForRecord(id, hasService('consultaProtocolo'));
  const view = await consult(testOf(company), id);
  const answer = await fetch(`${stack().apiUrl}/v1/nfe/${id}/support-bundle`, { headers: testOf(company) });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
  const requestId = answer.headers.get('x-request-id');
  expect(answer.headers.get('content-disposition')).toBe(
    `attachment; filename="emite-suporte-${requestId}.zip"`,
  );
  const files = Object.entries(unzipSync(new Uint8Array(await answer.arrayBuffer()))).map(
    ([name, bytes]) => [name, strFromU8(bytes)] as const,
  );
  expect(files.map(([name]) => name)).toEqual([
    'LEIAME.txt',
    'documento.json',
    'historico.json',
    'instalacao.json',
    'comunicacao/001-autorizacao/dados.json',
    'comunicacao/001-autorizacao/pedido.xml',
    'comunicacao/002-consultaProtocolo/dados.json',
    'comunicacao/002-consultaProtocolo/pedido.xml',
    'comunicacao/002-consultaProtocolo/resposta.xml',
  ]);
  const texts = files.map(([, text]) => text).join('\n');
  for (const kept of [view.accessKey, view.protocolNumber, company.cnpj, '<NCM>', requestId, 'xNome'])
    expect(texts).toContain(kept);
  for (const hidden of [
    'Maria',
    'Conceição',
    '12345678909',
    'Acácias',
    '4711',
    'Botânico',
    '01310100',
    'exemplo.com',
  ])
    expect([hidden, texts.includes(hidden)]).toEqual([hidden, false]);
});

it('has those of an inutilização, accepted or refused, and no one else reads them', async () => {
  const range = (own: Payload = {}) => ({
    ano: thisYear(),
    serie: 41,
    inicio: 1,
    fim: 2,
    justificativa: 'Numeros pulados por falha no sistema',
    ...own,
  });
  const ask = async (body: Payload) =>
    bodyOf(await send('POST', '/v1/nfe/inutilize', testOf(company), body), 200, inutilizeAnswer);
  const accepted = await ask(range());
  const refused = await ask(
    range({ inicio: 5, fim: 6, justificativa: 'SANDBOX(cStat=256) pulados por falha' }),
  );
  expect([accepted.cStat, refused.cStat]).toEqual(['102', '256']);
  for (const { id, cStat } of [accepted, refused])
    await vi.waitFor(
      async () => {
        const { data } = await page(`inutilizacoes/${id}`);
        expect(data).toMatchObject([{ service: 'inutilizacao', status_sefaz: cStat, attempt: null }]);
        expect(data[0]?.request.content).toContain('<nNFIni>');
      },
      { timeout: 300_000, interval: 200 },
    );
  const stranger = testOf(await newCompany(await newAccount()));
  const path = `/v1/nfe/inutilizacoes/${accepted.id}/exchanges`;
  refusal(await send('GET', path, stranger), 404, 'nao_encontrado');
});

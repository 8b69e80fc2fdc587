import { randomCnpj } from '@fiscal/core/testing/builders';
import { stack } from '@fiscal/core/testing/stack';
import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import {
  accessOf,
  type Company,
  emitAuthorized,
  newAccount,
  newCompany,
  nfeOf,
  send,
  testOf,
  until,
} from '../../test/support/api.ts';
import { thisYear } from '../../test/support/documents.ts';
import { ask, mutate } from '../../test/support/graphql.ts';
import { receiveNotes } from '../../test/support/received.ts';
import { overSocket } from '../../test/support/streams.ts';

const NEVER = '0193a2b4-5c6d-7e8f-9012-3456789abcde';

let company: Company;
let headers: Readonly<Record<string, string>>;
beforeAll(async () => {
  company = await newCompany(await newAccount());
  headers = accessOf(company);
});
const inTest = () => ({ clientId: company.clientId, environment: 'HOMOLOGACAO' });

it('contingency is set by type, and read as REST has it', async () => {
  const input = { nfce: { policy: 'AUTOMATICA', patienceSeconds: 5 }, mdfe: { policy: 'MANUAL' } };
  expect(await mutate(headers, 'setContingencySettings', { ...inTest(), input })).toMatchObject({
    settings: { nfce: { policy: 'AUTOMATICA', patienceSeconds: 5 }, mdfe: { renumbers: null } },
  });
  const { json } = await send('GET', `/v1/clients/${company.clientId}/contingency/2`, headers);
  expect(json).toMatchObject({
    nfe: { policy: 'desligada' },
    nfce: { policy: 'automatica', patienceSeconds: 5, renumbers: true },
    mdfe: { policy: 'manual' },
  });
  const query = `query ($clientId: ID!) {
    contingencySettings(clientId: $clientId, environment: HOMOLOGACAO) { nfe { policy } nfce { policy serie } }
  }`;
  expect(await ask(headers, query, { clientId: company.clientId })).toEqual({
    contingencySettings: { nfe: { policy: 'DESLIGADA' }, nfce: { policy: 'AUTOMATICA', serie: null } },
  });
  expect(await ask(headers, query, { clientId: NEVER })).toEqual({ contingencySettings: null });
  const wrong = { ...inTest(), input: { nfe: { policy: 'MANUAL', patienceSeconds: 61 } } };
  expect(await mutate(headers, 'setContingencySettings', wrong)).toMatchObject({
    __typename: 'ValidationProblem',
    errors: [{ field: 'nfe.patienceSeconds' }],
  });
});

it('e-mail is set for a company and for the account', async () => {
  const input = { automatic: true, copies: ['fiscal@exemplo.com.br'] };
  expect(await mutate(headers, 'setEmailSettings', { ...inTest(), input })).toMatchObject({
    settings: { automatic: true, copies: ['fiscal@exemplo.com.br'], replyTo: null },
  });
  expect(
    await ask(
      headers,
      'query ($id: ID!) { emailSettings(clientId: $id, environment: HOMOLOGACAO) { automatic onCancel } }',
      { id: company.clientId },
    ),
  ).toEqual({ emailSettings: { automatic: true, onCancel: false } });
  expect(await ask(headers, '{ emailServer { host } }')).toEqual({ emailServer: null });
  const server = { host: '127.0.0.1', port: 9, security: 'STARTTLS', fromAddress: 'notas@exemplo.com.br' };
  expect(await mutate(headers, 'setEmailServer', { input: server })).toMatchObject({
    server: { host: '127.0.0.1', port: 9, security: 'STARTTLS', username: null },
  });
  expect(await mutate(headers, 'testEmailServer', { input: { to: 'fiscal@exemplo.com.br' } })).toMatchObject({
    ok: false,
    detail: expect.any(String),
  });
  const remove = 'mutation { removeEmailServer { __typename ... on RemoveEmailServerPayload { removed } } }';
  expect(await ask(headers, remove)).toMatchObject({ removeEmailServer: { removed: true } });
  expect(await ask(headers, remove)).toMatchObject({ removeEmailServer: { __typename: 'NotFound' } });
});

it('addresses are suppressed and taken from the list, page after page', async () => {
  for (const name of ['b', 'a', 'C'])
    await mutate(headers, 'suppressEmailAddress', { address: `${name}@exemplo.com.br` });
  const page = `query ($after: String) {
    emailSuppressions(limit: 2, after: $after) { data { address reason } nextAfter }
  }`;
  const [a, b, c] = ['a', 'b', 'c'].map((name) => ({
    address: `${name}@exemplo.com.br`,
    reason: 'ASKED',
  }));
  expect(await ask(headers, page)).toEqual({
    emailSuppressions: { data: [a, b], nextAfter: 'b@exemplo.com.br' },
  });
  expect(await ask(headers, page, { after: 'b@exemplo.com.br' })).toEqual({
    emailSuppressions: { data: [c], nextAfter: null },
  });
  const address = 'A@exemplo.com.br';
  expect(await mutate(headers, 'unsuppressEmailAddress', { address })).toMatchObject({
    address: 'a@exemplo.com.br',
  });
  expect(await mutate(headers, 'unsuppressEmailAddress', { address })).toMatchObject({
    __typename: 'NotFound',
  });
});

it('readiness is checked for the types asked for', async () => {
  const query = `query ($id: ID!) {
    readiness(clientId: $id, types: [NFE, CTE]) { ready against target types lines { area check type state fix } }
  }`;
  const { readiness } = await ask(headers, query, { id: company.clientId });
  expect(readiness).toMatchObject({ against: 'sandbox', target: 'SANDBOX', types: ['NFE', 'CTE'] });
  expect(readiness).toMatchObject({
    lines: expect.arrayContaining([expect.objectContaining({ area: 'AUTORIZADOR', type: 'CTE' })]),
  });
  expect(await ask(headers, query, { id: NEVER })).toEqual({ readiness: null });
});

it('an import is followed to its end, with what it left out', async () => {
  const upload = `/v1/clients/${company.clientId}/imports?target=sandbox&file=nota.xml`;
  const { json } = await send('POST', upload, { ...headers, 'content-type': 'application/xml' }, '<a/>');
  const { id } = z.looseObject({ id: z.string() }).parse(json);
  const query = `query ($clientId: ID!, $id: ID!) {
    companyImport(clientId: $clientId, id: $id) {
      state target files refused refusedFiles(limit: 5) { data { file code } next } warnedFiles { data { file } }
    }
    companyImports(clientId: $clientId, first: 1) { edges { node { importId } } pageInfo { hasNextPage } }
  }`;
  const ended = await until(async () => {
    const answer = await ask(headers, query, { clientId: company.clientId, id });
    expect(answer).toMatchObject({ companyImport: { state: 'CONCLUIDA' } });
    return answer;
  });
  expect(ended).toMatchObject({
    companyImport: {
      target: 'SANDBOX',
      refused: 1,
      refusedFiles: { data: [{ file: 'nota.xml' }], next: null },
      warnedFiles: { data: [] },
    },
    companyImports: { edges: [{ node: { importId: id } }], pageInfo: { hasNextPage: false } },
  });
});

it('codes are searched; a register of companies that is not set up is named', async () => {
  expect(
    await ask(
      headers,
      '{ codes(table: NCM, busca: "cafe torrado", limit: 2) { versao data { codigo nome } } }',
    ),
  ).toMatchObject({ codes: { data: [{ codigo: expect.stringMatching(/^0901/) }, {}] } });
  const { json } = await send('POST', '/graphql', headers, {
    query: '{ registeredCompany(cnpj: "11.222.333/0001-81") { cnpj } }',
  });
  expect(json).toMatchObject({ errors: [{ extensions: { code: 'operacao_nao_permitida' } }] });
});

it('a test A1 and a company are made in two steps', async () => {
  const cnpj = randomCnpj(`graphql-a1-${Date.now()}`);
  const name = 'PADARIA EXEMPLO LTDA';
  const a1 = z.object({ certificateBase64: z.string(), certificatePassword: z.string() }).parse(
    await mutate(headers, 'issueSandboxA1', { cnpj, name }).then((issued) => {
      const { __typename: _, ...rest } = Object(issued);
      return rest;
    }),
  );
  const input = { name, cnpj, ie: '110042490114', uf: 'SP', csc: '0123456789ABCDEF', cscId: '000001', ...a1 };
  expect(await mutate(headers, 'createClient', { input })).toMatchObject({ client: { cnpj } });
});

it('a page reads one document by a token made for it', async () => {
  const [{ id: documentId }, { id: other }] = [
    await emitAuthorized(testOf(company), nfeOf(company)),
    await emitAuthorized(testOf(company), nfeOf(company)),
  ];
  const made = await mutate(testOf(company), 'createReadToken', { documentId });
  const { token } = z.looseObject({ token: z.string() }).parse(made);
  const reader = { authorization: `Bearer ${token}` };
  const read = 'query ($id: ID!) { document(id: $id) { status } }';
  expect(await ask(reader, read, { id: documentId })).toEqual({ document: { status: 'AUTORIZADA' } });
  const { json } = await send('POST', '/graphql', reader, { query: read, variables: { id: other } });
  expect(json).toMatchObject({ errors: [{ extensions: { code: 'sem_permissao' } }] });
  expect(await mutate(testOf(company), 'createReadToken', { documentId: NEVER })).toMatchObject({
    __typename: 'NotFound',
  });
  const again = await send('POST', '/graphql', reader, {
    query: 'mutation { createReadToken { __typename } }',
  });
  expect(again.json).toMatchObject({ errors: [{ extensions: { code: 'sem_permissao' } }] });
});

it('voided numbers have the exchange that voided them', async () => {
  const range = {
    ano: thisYear(),
    serie: 77,
    inicio: 1,
    fim: 2,
    justificativa: 'Falha no sistema que numerava',
  };
  await send('POST', '/v1/nfe/inutilize', testOf(company), range);
  const query = `query ($cnpj: Texto!) {
    voidedNumbers(filter: { cnpj: $cnpj }) { numeroFinal exchanges(first: 5) { edges { node { service cStat } } } }
  }`;
  await until(async () =>
    expect(await ask(testOf(company), query, { cnpj: company.cnpj })).toMatchObject({
      voidedNumbers: [{ numeroFinal: 2, exchanges: { edges: [{ node: { cStat: '102' } }] } }],
    }),
  );
});

it('all companies of an account are followed by its key, with the messages of webhooks', async () => {
  const account = await newAccount();
  const [one, two] = [await newCompany(account), await newCompany(account)];
  const { changesCursor } = await ask(testOf(one), '{ changesCursor }');
  const emitted = [
    (await emitAuthorized(testOf(one), nfeOf(one))).id,
    (await emitAuthorized(testOf(two), nfeOf(two))).id,
  ];
  const query = `subscription ($after: String) {
    accountChanged(types: ["document.authorized"], environment: HOMOLOGACAO, after: $after) {
      __typename ... on AccountChange { cursor type environment body }
    }
  }`;
  const credentials = { accessKey: account.accessKey, token: '' };
  const stream = overSocket(stack().apiUrl, credentials, { query, variables: { after: changesCursor } });
  const seen: unknown[] = [];
  for await (const { data, errors } of stream) {
    expect(errors).toBeUndefined();
    seen.push(data?.['accountChanged']);
    if (seen.length === 2) break;
  }
  expect(seen).toMatchObject(
    emitted.map((documentId) => ({ type: 'document.authorized', body: { data: { documentId } } })),
  );
  const pulled = await send(
    'GET',
    `/v1/changes?after=${String(changesCursor)}&types=document.authorized`,
    headersOf(account),
  );
  expect(pulled.json).toMatchObject({
    data: seen.map((each) => ({ message: Object(each).body, cursor: Object(each).cursor })),
  });
});

const headersOf = ({ accessKey }: { readonly accessKey: string }) => ({ 'x-access-key': accessKey });

// Last: it moves the account's clock.
it('receiving is set, test purchases arrive, and their files are read', async () => {
  expect(
    await mutate(headers, 'setReceiving', {
      ...inTest(),
      enabled: true,
      manifestacaoAutomatica: 'CIENCIA',
    }),
  ).toMatchObject({ settings: { enabled: true, manifestacaoAutomatica: 'CIENCIA' } });
  const [id] = await receiveNotes(company, company, { quantidade: 1 });
  expect(
    await ask(
      headers,
      'query ($id: ID!) { receivingSettings(clientId: $id, environment: HOMOLOGACAO) { enabled state message } }',
      { id: company.clientId },
    ),
  ).toEqual({ receivingSettings: { enabled: true, state: 'normal', message: null } });
  const bought = { cnpj: company.cnpj, valor: '10.50' };
  expect(await mutate(headers, 'issueSandboxPurchases', bought)).toMatchObject({
    purchases: [{ cStat: '100' }],
  });
  expect(await mutate(headers, 'queryAsSandboxNeighbor', { cnpj: company.cnpj })).toMatchObject({
    answers: [{ cStat: expect.stringMatching(/^(?:138|656)$/) }],
  });
  const note = `query ($id: ID!, $eventId: ID!) {
    receivedNote(id: $id) { completa xml pdfBase64 eventXml(eventId: $eventId) }
  }`;
  const { receivedNote } = await ask(testOf(company), note, { id, eventId: NEVER });
  const { completa, xml, pdfBase64 } = z
    .looseObject({ completa: z.boolean(), xml: z.string(), pdfBase64: z.string().nullable() })
    .parse(receivedNote);
  expect(xml).toMatch(completa ? /<nfeProc/ : /<resNFe/);
  expect(pdfBase64 !== null).toBe(completa);
  expect(receivedNote).toMatchObject({ eventXml: null });
});

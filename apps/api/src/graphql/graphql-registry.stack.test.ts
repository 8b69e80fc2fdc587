import { randomCnpj } from '@fiscal/core/testing/builders';
import { listAudit } from '@fiscal/db/records/audit';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type Account,
  a1,
  accessOf,
  type Company,
  emit,
  newAccount,
  newClientBody,
  newCompany,
  nfeOf,
  PASSWORD,
  restrictedOf,
  send,
  testOf,
} from '../../test/support/api.ts';
import { appDb } from '../../test/support/databases.ts';
import { thisYear } from '../../test/support/documents.ts';
import { ask, graphqlAnswer, post } from '../../test/support/graphql.ts';

let account: Account;
let company: Company;
beforeAll(async () => {
  account = await newAccount();
  company = await newCompany(account);
});

const askWithKey = async (query: string, variables?: Readonly<Record<string, unknown>>) =>
  ask(accessOf(account), query, variables);
const rest = async (path: string, headers = accessOf(account)) => (await send('GET', path, headers)).json;

const DETAIL = `{
  id clientId name cnpj ie uf environment cscId testCscId sandboxStrict testTarget createdAt updatedAt
  csrt { uf id } testCsrt { uf id }
  profile { nomeFantasia im regimeTributario address { logradouro cep } series { mod serie } }
  numbering { environment mod emitente serie nextNumber }
  limits { writesPerMinute readsPerMinute }
  certificate { id subject holder notBefore notAfter thumbprint problems { code message } }
}`;
const PROBLEM = `__typename ... on Problem { code status message }
  ... on ValidationProblem { errors { field code message fix } }`;
const CREATE = `mutation ($input: CreateClientInput!) {
  createClient(input: $input) { ${PROBLEM} ... on CreateClientPayload { client ${DETAIL} } }
}`;
const UPDATE = `mutation ($id: ID!, $input: UpdateClientInput!) {
  updateClient(id: $id, input: $input) { ${PROBLEM} ... on UpdateClientPayload { client ${DETAIL} } }
}`;
const RESTORE = `mutation ($id: ID!, $thumbprint: String) {
  restoreCertificate(id: $id, thumbprint: $thumbprint) { ${PROBLEM} ... on RestoreCertificatePayload { client ${DETAIL} } }
}`;
const REPLACE = `mutation ($id: ID!, $input: CertificateInput!) {
  replaceCertificate(id: $id, input: $input) { ${PROBLEM} ... on ReplaceCertificatePayload { client ${DETAIL} } }
}`;
const NEVER = '0193a2b4-5c6d-7e8f-9012-3456789abcde';
const NOT_FOUND = { __typename: 'NotFound', code: 'nao_encontrado', status: 404 };

describe('a client', () => {
  it('is created, and equals REST’s answer, under its UUID and its global id', async () => {
    const { environment: _, ...body } = newClientBody({ name: '  LOJA  ', environment: 1 });
    const input = { ...body, uf: 'sp', environment: 'PRODUCAO' };
    const { createClient } = await askWithKey(CREATE, { input });
    expect(createClient).toMatchObject({
      __typename: 'CreateClientPayload',
      client: { name: 'LOJA', cnpj: body['cnpj'], environment: 'PRODUCAO', profile: { series: [] } },
    });
    const { client } = createClient as { client: { id: string; clientId: string } };
    const { clientId, id } = client;
    const { environment, profile, numbering, testTarget, ...same } = Object(
      await rest(`/v1/clients/${clientId}`),
    );
    expect([environment, profile, numbering, testTarget]).toEqual([1, {}, [], 'sandbox']);
    const { id: __, certificate, ...told } = same;
    expect(client).toMatchObject({ ...told, certificate });
    for (const either of [clientId, id])
      expect(await askWithKey(`query ($id: ID!) { client(id: $id) ${DETAIL} }`, { id: either })).toEqual({
        client,
      });
    expect(
      await askWithKey(`query ($id: ID!) { node(id: $id) { __typename ... on Client ${DETAIL} } }`, { id }),
    ).toEqual({ node: { __typename: 'Client', ...client } });
  });

  it.each([
    { cnpj: '11222333000199' },
    { uf: 'XX', name: '   ' },
    { csc: 'x'.repeat(256) },
    { certificateBase64: 'não é base64!' },
    { certificatePassword: 'outra senha' },
  ])('with %j is refused in the words of REST', async (wrong) => {
    const input = newClientBody(wrong);
    const refused = Object((await send('POST', '/v1/clients', accessOf(account), input)).json);
    const { createClient } = await askWithKey(CREATE, { input });
    expect(createClient).toEqual({
      __typename: 'ValidationProblem',
      code: 'requisicao_invalida',
      status: 400,
      message: refused.message,
      errors: refused.errors.map((error: object) => ({ fix: null, ...error })),
    });
  });

  it('is one for a CNPJ', async () => {
    const { createClient } = await askWithKey(CREATE, { input: newClientBody({ cnpj: company.cnpj }) });
    expect(createClient).toMatchObject({
      __typename: 'StateProblem',
      code: 'cliente_ja_existe',
      status: 409,
    });
  });

  it('changes only in what is sent; null removes from the profile', async () => {
    const update = async (input: object, id = company.clientId) =>
      (await askWithKey(UPDATE, { id, input }))['updateClient'];
    const address = { logradouro: 'Rua A', cep: '01001000' };
    expect(
      await update({
        sandboxStrict: true,
        profile: { regimeTributario: 'REGIME_NORMAL', im: '123', address, series: [{ mod: '65', serie: 7 }] },
        numbering: [{ environment: 'HOMOLOGACAO', mod: '55', serie: 1, nextNumber: 500 }],
        limits: { writesPerMinute: 500 },
      }),
    ).toMatchObject({
      client: {
        sandboxStrict: true,
        profile: { regimeTributario: 'REGIME_NORMAL', im: '123', address, series: [{ mod: '65', serie: 7 }] },
        numbering: [
          { environment: 'HOMOLOGACAO', mod: '55', emitente: company.cnpj, serie: 1, nextNumber: 500 },
        ],
        limits: { writesPerMinute: 500, readsPerMinute: 6000 },
      },
    });
    expect(await update({ name: 'OUTRO NOME', sandboxStrict: false, profile: { im: null } })).toMatchObject({
      client: {
        name: 'OUTRO NOME',
        sandboxStrict: false,
        profile: { im: null, regimeTributario: 'REGIME_NORMAL', address },
      },
    });
    expect(await update({ profile: { address: { cep: 'x' } } })).toMatchObject({
      __typename: 'ValidationProblem',
      errors: [{ field: 'profile.address.cep' }],
    });
    expect(await update({ name: 'X' }, NEVER)).toMatchObject(NOT_FOUND);
  });

  it('gets another certificate; the one before is no node any more', async () => {
    const replace = async (input: object) => askWithKey(REPLACE, { id: company.clientId, input });
    const certificateId = async () => {
      const query = 'query ($id: ID!) { client(id: $id) { certificate { id } } }';
      const { client } = await askWithKey(query, { id: company.clientId });
      return (client as { certificate: { id: string } }).certificate.id;
    };
    const before = await certificateId();
    const good = { certificateBase64: a1(company.cnpj), certificatePassword: PASSWORD };
    expect(await replace(good)).toMatchObject({
      replaceCertificate: { client: { certificate: { holder: company.cnpj, problems: [] } } },
    });
    const nodes = await askWithKey('query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }', {
      ids: [before, await certificateId(), 'lixo'],
    });
    expect(nodes).toEqual({ nodes: [null, { __typename: 'Certificate', id: await certificateId() }, null] });
    expect(await replace({ ...good, certificatePassword: 'x' })).toMatchObject({
      replaceCertificate: { __typename: 'ValidationProblem', errors: [{ field: 'certificatePassword' }] },
    });
    const foreign = { ...good, certificateBase64: a1(randomCnpj('alheia')) };
    expect(await replace(foreign)).toMatchObject({
      replaceCertificate: { __typename: 'StateProblem', code: 'operacao_nao_permitida', status: 409 },
    });
    const restore = (thumbprint?: string) => askWithKey(RESTORE, { id: company.clientId, thumbprint });
    // The one before signs for another CNPJ.
    expect(await restore()).toMatchObject({
      restoreCertificate: { __typename: 'StateProblem', code: 'operacao_nao_permitida' },
    });
    const current = await certificateId();
    await replace({ ...good, certificateBase64: a1(company.cnpj) });
    expect(await restore()).toMatchObject({
      restoreCertificate: { client: { certificate: { id: current } } },
    });
  });

  it('is listed newest first, in pages, and found by CNPJ', async () => {
    const own = await newAccount();
    const made = [await newCompany(own), await newCompany(own), await newCompany(own)];
    const CLIENTS = `query ($after: String, $cnpj: Cnpj) {
      clients(first: 2, after: $after, cnpj: $cnpj) {
        edges { cursor node { clientId numbering { serie } } } pageInfo { hasNextPage hasPreviousPage endCursor }
      }
    }`;
    type Page = { edges: { node: { clientId: string } }[]; pageInfo: Record<string, unknown> };
    const page = async (variables: object = {}) =>
      (await ask(accessOf(own), CLIENTS, { ...variables }))['clients'] as Page;
    const first = await page();
    const second = await page({ after: first.pageInfo['endCursor'] });
    expect([...first.edges, ...second.edges].map(({ node }) => node.clientId)).toEqual(
      made.map(({ clientId }) => clientId).toReversed(),
    );
    expect([first, second].map(({ pageInfo }) => pageInfo)).toMatchObject([
      { hasNextPage: true, hasPreviousPage: false },
      { hasNextPage: false, hasPreviousPage: true },
    ]);
    expect((await page({ cnpj: made[1]?.cnpj })).edges).toMatchObject([
      { node: { clientId: made[1]?.clientId } },
    ]);
    const backward = await post(accessOf(own), '{ clients(last: 1) { edges { cursor } } }');
    expect(graphqlAnswer(backward).errors?.[0]?.extensions).toMatchObject({ code: 'requisicao_invalida' });
  });
});

const TOKENS = 'query ($id: ID!) { clientTokens(id: $id) { id tokenId environment token lastUsedAt } }';
const ROTATE = `mutation ($clientId: ID!, $tokenId: ID!, $overlapSeconds: Int) {
  rotateToken(clientId: $clientId, tokenId: $tokenId, overlapSeconds: $overlapSeconds) {
    ${PROBLEM} ... on RotateTokenPayload { token { tokenId environment token } }
  }
}`;

describe('tokens', () => {
  it('are shown and rotated with the restricted key only, and on record', async () => {
    const { clientId } = await newCompany(account);
    const tokensOf = async (id: string) =>
      (await ask(restrictedOf(account), TOKENS, { id }))['clientTokens'] as
        | { id: string; tokenId: string; token: string; environment: string }[]
        | null;
    const tokens = (await tokensOf(clientId)) ?? [];
    expect(tokens.map(({ environment, token }) => `${environment} ${token.slice(0, 9)}`).toSorted()).toEqual([
      'HOMOLOGACAO nfe_test_',
      'PRODUCAO nfe_live_',
    ]);
    expect(await tokensOf(NEVER)).toBeNull();
    const test = tokens.find(({ environment }) => environment === 'HOMOLOGACAO');
    const rotate = async (more: object = {}) =>
      (await ask(restrictedOf(account), ROTATE, { clientId, tokenId: test?.id, ...more }))['rotateToken'];
    expect(await rotate({ overlapSeconds: -1 })).toMatchObject({
      __typename: 'ValidationProblem',
      errors: [{ field: 'overlapSeconds' }],
    });
    const rotated = await rotate();
    expect(rotated).toMatchObject({
      token: { environment: 'HOMOLOGACAO', token: expect.stringMatching(/^nfe_test_/) },
    });
    expect(await rotate()).toMatchObject(NOT_FOUND);
    for (const [query, variables] of [
      [TOKENS, { id: clientId }],
      [ROTATE, { clientId, tokenId: test?.id }],
    ] as const)
      expect((await post(accessOf(account), query, variables)).status).toBe(401);
    const audit = await listAudit(appDb(), account.accountId, { limit: 10 });
    expect(JSON.stringify(audit)).toContain('token.rotate');
    expect(JSON.stringify(audit)).toContain('token.reveal');
  });
});

describe('the account', () => {
  it('equals REST’s answer', async () => {
    const { account: remaining } = await askWithKey(`{
      account {
        accountId name createdAt trialEndsAt inTrial credits { balance held available }
        limits { writesPerMinute readsPerMinute }
        accountLimits { writesPerMinute readsPerMinute }
      }
    }`);
    const { id, credits, ...same } = Object(await rest('/v1/account'));
    const texts = Object.fromEntries(Object.entries(credits).map(([name, value]) => [name, String(value)]));
    expect(remaining).toEqual({ ...same, accountId: id, credits: texts });
  });

  it('has numbering of each company', async () => {
    const query = 'query ($clientId: ID!) { numbering(clientId: $clientId) { mod serie nextNumber } }';
    const { clientId } = await newCompany(account);
    expect(await askWithKey(query, { clientId })).toEqual({ numbering: [] });
    expect(await askWithKey(query, { clientId: NEVER })).toEqual({ numbering: null });
    expect(await askWithKey(query, { clientId: company.clientId })).toEqual({
      numbering: [{ mod: '55', serie: 1, nextNumber: 500 }],
    });
  });
});

describe('requests of the company', () => {
  const own = (query: string, variables?: Readonly<Record<string, unknown>>) =>
    ask(testOf(company), query, variables);

  it('void ranges are listed, and are nodes', async () => {
    const range = { ano: thisYear(), serie: 9, inicio: 3, fim: 5 };
    const body = { ...range, justificativa: 'Falha no sistema que numerava' };
    const { nProt } = Object((await send('POST', '/v1/nfe/inutilize', testOf(company), body)).json);
    const FIELDS = `id state mod serie numeroInicial numeroFinal emitente justificativa cStat protocolNumber receivedAt xmlUrl`;
    const LIST = `query ($filter: VoidedNumbersFilter!) { voidedNumbers(filter: $filter) { ${FIELDS} } }`;
    const { voidedNumbers } = await own(LIST, { filter: { cnpj: company.cnpj, numeroInicial: 4 } });
    expect(voidedNumbers).toMatchObject([
      {
        state: 'CONCLUIDA',
        mod: '55',
        serie: 9,
        numeroInicial: 3,
        numeroFinal: 5,
        emitente: company.cnpj,
        justificativa: body.justificativa,
        cStat: '102',
        protocolNumber: nProt,
      },
    ]);
    const [first] = voidedNumbers as { id: string; xmlUrl: string }[];
    expect((await send('GET', first?.xmlUrl ?? '', {})).status).toBe(200);
    const NODE = `query ($id: ID!) { node(id: $id) { ... on Inutilizacao { ${FIELDS} } } }`;
    expect(await own(NODE, { id: first?.id })).toMatchObject({ node: { id: first?.id, cStat: '102' } });
    expect(await own(LIST, { filter: { cnpj: company.cnpj, numeroInicial: 6 } })).toEqual({
      voidedNumbers: [],
    });
    const refused = graphqlAnswer(await post(testOf(company), LIST, { filter: {} }));
    expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'requisicao_invalida' });
  });

  it('unclosed MDF-e are asked for', async () => {
    expect(
      await own('{ unclosedMdfe { cStat message mdfes { accessKey document { status } } } }'),
    ).toMatchObject({
      unclosedMdfe: { cStat: '112', mdfes: [] },
    });
  });

  it('SEFAZ is queried, and its answer is on record', async () => {
    expect(await own('{ nfe: sefazStatus(type: NFE) { online message } }')).toEqual({
      nfe: { online: true, message: expect.stringContaining('107') },
    });
    expect(
      await askWithKey('{ sefazStatuses { type environment uf online cStat latencyMs checkedAt } }'),
    ).toMatchObject({
      sefazStatuses: [{ type: 'NFE', environment: 'HOMOLOGACAO', uf: 'SP', online: true, cStat: '107' }],
    });
  });
});

describe('documents', () => {
  const LIST = `query ($filter: DocumentFilter, $orderBy: DocumentOrder, $first: Int, $after: String, $last: Int, $before: String) {
    documents(filter: $filter, orderBy: $orderBy, first: $first, after: $after, last: $last, before: $before) {
      edges { cursor node { documentId serie numero client { clientId name } } }
      pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    }
  }`;
  type Page = {
    edges: { node: { documentId: string; serie: number; numero: number } }[];
    pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string; endCursor: string };
  };
  let own: Company;
  let ids: readonly string[];
  beforeAll(async () => {
    own = await newCompany(account);
    const made: string[] = [];
    for (let i = 0; i < 5; i++) made.push((await emit(testOf(own), nfeOf(own))).invoiceId);
    ids = made;
  });
  const page = async (variables: Readonly<Record<string, unknown>>) =>
    (await ask(testOf(own), LIST, variables))['documents'] as Page;
  const idsOf = ({ edges }: Page) => edges.map(({ node }) => node.documentId);

  it.each(['CREATED_AT_DESC', 'CREATED_AT_ASC'])('go both ways by %s', async (orderBy) => {
    const inOrder = orderBy === 'CREATED_AT_ASC' ? ids : ids.toReversed();
    const first = await page({ orderBy, first: 2 });
    const second = await page({ orderBy, first: 2, after: first.pageInfo.endCursor });
    const third = await page({ orderBy, first: 2, after: second.pageInfo.endCursor });
    expect([first, second, third].map(idsOf)).toEqual([
      inOrder.slice(0, 2),
      inOrder.slice(2, 4),
      inOrder.slice(4),
    ]);
    expect(third.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
    const back = await page({ orderBy, last: 2, before: third.pageInfo.startCursor });
    expect(back).toEqual(second);
    const start = await page({ orderBy, last: 3, before: second.pageInfo.startCursor });
    expect(start).toMatchObject({
      edges: first.edges,
      pageInfo: { hasNextPage: true, hasPreviousPage: false },
    });
    expect(idsOf(await page({ orderBy, last: 1 }))).toEqual(inOrder.slice(-1));
  });

  it('are found by their number and know their company', async () => {
    const [newest] = (await page({ first: 1 })).edges;
    const { serie, numero } = newest?.node ?? {};
    const found = await page({ filter: { serie, numero } });
    expect(found.edges).toMatchObject([
      { node: { documentId: ids.at(-1), client: { clientId: own.clientId, name: 'EMPRESA DE TESTE LTDA' } } },
    ]);
    expect((await page({ filter: { numero } })).edges).toMatchObject(found.edges);
    expect((await page({ filter: { serie } })).edges.map(({ node }) => node.documentId)).toContain(
      ids.at(-1),
    );
    expect((await page({ filter: { serie: 99, numero } })).edges).toEqual([]);
  });

  it.each([
    [{ first: 101 }, 'first'],
    [{ last: 0 }, 'last'],
    [{ first: 1, last: 1 }, 'last'],
    [{ after: 'lixo' }, 'after'],
  ])('with %j are refused', async (variables, field) => {
    const { errors } = graphqlAnswer(await post(testOf(own), LIST, variables));
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'requisicao_invalida', errors: [{ field }] });
  });
});

import { createClient } from 'graphql-ws';
import { beforeAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import {
  type Company,
  emitToVerdict,
  liveOf,
  newAccount,
  newCompany,
  nfceOf,
  nfeOf,
  send,
  testOf,
} from '../../test/support/api.ts';
import { ask, graphqlAnswer, post, socketUrl, withoutExpiry } from '../../test/support/graphql.ts';

let company: Company;
beforeAll(async () => {
  company = await newCompany(await newAccount());
});

const DOCUMENT = `query ($id: ID!) {
  document(id: $id) {
    __typename documentId type environment status accessKey serie numero protocolNumber cStat xMotivo referencia
    qrCodeUrl creditsCharged cancellableUntil cancellableWithoutFineUntil createdAt updatedAt authorizedAt xmlUrl pdfUrl
    events { type } warnings { code } previousAttempts { accessKey } completedInSandbox { field tag value }
    rejection { cStat reason errors { field } }
    ... on Node { id }
  }
}`;

describe('a document', () => {
  it('equals REST’s answer, under its UUID and its global id', async () => {
    const view = await emitToVerdict(testOf(company), nfeOf(company));
    const { document } = await ask(testOf(company), DOCUMENT, { id: view.id });
    expect(document).toMatchObject({
      __typename: 'NFe',
      documentId: view.id,
      type: 'NFE',
      environment: 'HOMOLOGACAO',
      status: 'AUTORIZADA',
      accessKey: view.accessKey,
      protocolNumber: view.protocolNumber,
      completedInSandbox: view.completedInSandbox,
      creditsCharged: '0',
      createdAt: view.createdAt,
      rejection: null,
    });
    const { id } = document as { id: string };
    expect(withoutExpiry(await ask(testOf(company), DOCUMENT, { id }))).toEqual(withoutExpiry({ document }));
    expect(
      await ask(testOf(company), 'query ($id: ID!) { node(id: $id) { id __typename } }', { id }),
    ).toEqual({
      node: { id, __typename: 'NFe' },
    });
  });

  it('that was refused has the reason and the fix', async () => {
    const { id } = await emitToVerdict(
      testOf(company),
      nfeOf(company, { informacoes_adicionais_contribuinte: 'SANDBOX(cStat=778)' }),
    );
    const { document } = await ask(
      testOf(company),
      'query ($id: ID!) { document(id: $id) { status rejection { cStat origin reason hint { cause fix field tag source } } } }',
      { id },
    );
    expect(document).toMatchObject({
      status: 'REJEITADA',
      rejection: { cStat: '778', origin: 'SEFAZ', hint: { field: 'itens[].codigo_ncm', tag: 'NCM' } },
    });
  });

  it('is null in another environment or for an unknown id', async () => {
    const view = await emitToVerdict(testOf(company), nfeOf(company));
    expect(await ask(liveOf(company), DOCUMENT, { id: view.id })).toEqual({ document: null });
    expect(await ask(testOf(company), DOCUMENT, { id: 'lixo' })).toEqual({ document: null });
  });
});

const LIST = `query ($filter: DocumentFilter, $first: Int, $after: String) {
  documents(filter: $filter, first: $first, after: $after) {
    edges { cursor node { documentId status } } pageInfo { hasNextPage endCursor }
  }
}`;

describe('documents', () => {
  it('come newest first, page by page', async () => {
    const view = await emitToVerdict(testOf(company), nfceOf(company));
    const first = await ask(testOf(company), LIST, { first: 1 });
    expect(first).toMatchObject({
      documents: { edges: [{ node: { documentId: view.id } }], pageInfo: { hasNextPage: true } },
    });
    const only = await ask(testOf(company), LIST, { filter: { type: 'NFCE' } });
    expect(only).toMatchObject({
      documents: { edges: [{ node: { documentId: view.id } }], pageInfo: { hasNextPage: false } },
    });
  });
});

describe('a refusal', () => {
  it('without credentials is 401, names what is missing and the request', async () => {
    const reply = await post({}, DOCUMENT, { id: 'x' });
    expect(reply.status).toBe(401);
    expect(graphqlAnswer(reply).errors?.[0]).toMatchObject({
      path: ['document'],
      extensions: { code: 'nao_autenticado', requestId: reply.headers.get('x-request-id') },
    });
  });

  it('names the place in a bad query', async () => {
    const { errors } = graphqlAnswer(await post(testOf(company), '{ nada }'));
    expect(errors?.[0]).toMatchObject({ extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } });
  });

  it('reports a body that is no operation by field', async () => {
    const reply = await send('POST', '/graphql', testOf(company), { consulta: '{ __typename }' });
    expect(reply.status).toBe(400);
    expect(graphqlAnswer(reply).errors?.[0]?.extensions).toMatchObject({ code: 'requisicao_invalida' });
  });
});

describe('over graphql-transport-ws', () => {
  it('the same query gives the same answer', async () => {
    const view = await emitToVerdict(testOf(company), nfeOf(company));
    const client = createClient({
      url: socketUrl(),
      webSocketImpl: WebSocket,
      connectionParams: { accessKey: company.accessKey, token: company.testToken },
    });
    const results = client.iterate({ query: DOCUMENT, variables: { id: view.id } });
    const { value } = await results.next();
    const asked = await ask(testOf(company), DOCUMENT, { id: view.id });
    expect(withoutExpiry(value?.data)).toEqual(withoutExpiry(asked));
    await client.dispose();
  });
});

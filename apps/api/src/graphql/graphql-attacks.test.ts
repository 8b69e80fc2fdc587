import { getIntrospectionQuery } from 'graphql';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { credentials, type FakeApp, fakeApp, NO_READERS, principal } from '../../test/support/fakes.ts';
import { graphqlAnswerOf } from '../../test/support/graphql-answer.ts';
import { LIMITS } from './guards/limits.ts';

const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const app of open.splice(0)) await app.close();
});
const shared: { close(): unknown }[] = [];
afterAll(async () => {
  for (const app of shared) await app.close();
});

/** For which a refusal has a status of its own (GraphQL over HTTP); for application/json it is 200. */
const GRAPHQL_JSON = 'application/graphql-response+json';

/** The real server; no use case may be called, and looking up credentials is counted. */
async function start(more: FakeApp = {}) {
  const looked: string[] = [];
  const app = await fakeApp({
    ...more,
    deps: {
      authenticate: {
        ...NO_READERS,
        account: async () => (
          looked.push('account'),
          { accountId: principal.accountId, actor: { kind: 'access-key', id: 'chave' } as const }
        ),
        principal: async () => (
          looked.push('principal'), { ...principal, limits: more.limits ?? principal.limits }
        ),
        restricted: async () => false,
      },
      ...more.deps,
    },
  });
  open.push(app);
  const send = async (payload: unknown, headers: Record<string, string> = {}) => {
    const response = await app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { ...credentials, 'content-type': 'application/json', accept: GRAPHQL_JSON, ...headers },
      payload: JSON.stringify(payload),
    });
    return { response, answer: graphqlAnswerOf(response.json()) };
  };
  const ask = (query: string, variables?: unknown) =>
    send({ query, ...(variables === undefined ? {} : { variables }) });
  return { app, looked, send, ask };
}

const times = (count: number, part: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => part(n)).join(' ');
const DOCUMENT = 'document(id: "x") { status }';

/** Each one text of an attack, and the limit that meets it. */
const ATTACKS: readonly (readonly [string, string, string])[] = [
  ['deep', `{ ${times(200, () => 'a {')} a ${'}'.repeat(200)} }`, 'depth'],
  ['deeper than a parser goes', `{ ${times(20_000, () => 'a{')}`, 'depth|tokens'],
  ['wide', `{ document(id: "x") { ${times(2_500, () => 'status')} } }`, 'fields'],
  ['the same field again and again', `{ document(id: "x") { ${times(60, () => 'status')} } }`, 'repeats'],
  ['aliased', `{ document(id: "x") { ${times(60, (n) => `a${n}: status`)} } }`, 'aliases'],
  ['many roots', `{ ${times(21, (n) => `a${n}: ${DOCUMENT}`)} }`, 'rootFields'],
  [
    'roots in a fragment',
    `fragment f on Query { ${times(21, (n) => `a${n}: ${DOCUMENT}`)} } { ...f }`,
    'rootFields',
  ],
  [
    'a fragment bomb',
    `${times(50, (n) => `fragment f${n} on Document { ...f${n + 1} ...f${n + 1} }`)}
     fragment f50 on Document { status } { document(id: "x") { ...f0 } }`,
    'fields',
  ],
  [
    'a circle of fragments',
    'fragment a on Document { ...b } fragment b on Document { ...a } { document(id: "x") { ...a } }',
    'fragments',
  ],
  ['a circle that nobody uses', `fragment a on Document { ...a } { ${DOCUMENT} }`, 'fragments'],
  [
    'many fragments',
    `${times(70, (n) => `fragment f${n} on Document { status }`)} { ${DOCUMENT} }`,
    'fragments',
  ],
  ['many anonymous fragments', `{ document(id: "x") { ${times(130, () => '... { status }')} } }`, 'spreads'],
  ['many operations', times(30, (n) => `query q${n} { ${DOCUMENT} }`), 'operations'],
  ['directives', `{ document(id: "x") ${times(60, () => '@include(if: true)')} { status } }`, 'directives'],
  ['a giant literal', `{ document(id: "${'x'.repeat(200_000)}") { status } }`, 'characters'],
  ['a literal of many parts', `{ document(id: [${times(5_000, (n) => `"${n}"`)}]) { status } }`, 'tokens'],
  ['a deep literal', `{ document(id: ${'['.repeat(100)}${']'.repeat(100)}) { status } }`, 'nesting'],
];

describe('an operation that is too large', () => {
  let server: Awaited<ReturnType<typeof start>>;
  beforeAll(async () => {
    server = await start();
    shared.push(...open.splice(0));
  });

  it.each(ATTACKS)('%s: is refused before anyone is asked who sends it', async (_name, query, limit) => {
    const { ask, looked } = server;
    const { response, answer } = await ask(query);
    expect(response.statusCode).toBe(400);
    expect(answer.data).toBeUndefined();
    expect(answer.errors).toHaveLength(1);
    expect(answer.errors?.[0]?.extensions).toMatchObject({
      code: 'requisicao_invalida',
      limit: { name: expect.stringMatching(limit) },
      requestId: response.headers['x-request-id'],
    });
    expect(looked).toEqual([]);
  });

  it('is refused the same way over and over: nothing cached lets it through', async () => {
    const { ask } = server;
    const first = await ask(ATTACKS[0]?.[1] ?? '');
    const again = await ask(ATTACKS[0]?.[1] ?? '');
    expect(again.answer.errors?.[0]?.message).toBe(first.answer.errors?.[0]?.message);
    expect(again.response.statusCode).toBe(400);
  });

  it('with a circle through introspection is refused by its depth', async () => {
    const { ask, looked } = server;
    const { response, answer } = await ask(
      '{ __schema { types { fields { type { fields { type { fields { type { name } } } } } } } } }',
    );
    expect(response.statusCode).toBe(400);
    expect(answer.errors?.[0]?.message).toMatch(/introspection depth/);
    expect(looked).toEqual([]);
  });
});

describe('a body', () => {
  it('that is a list of operations is refused', async () => {
    const { send, looked } = await start();
    const { response, answer } = await send([{ query: `{ ${DOCUMENT} }` }, { query: `{ ${DOCUMENT} }` }]);
    expect(response.statusCode).toBe(400);
    expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'requisicao_invalida' });
    expect(looked).toEqual([]);
  });

  it('with giant or deep variables is refused', async () => {
    const { ask, looked } = await start();
    const query = `query ($id: ID!) { document(id: $id) { status } }`;
    const large = await ask(query, { id: 'x'.repeat(5_000_000) });
    expect(large.response.statusCode).toBe(413);
    expect(large.answer.errors?.[0]?.extensions).toMatchObject({ code: 'corpo_grande_demais' });
    let deep: unknown = 'x';
    for (let n = 0; n < 100; n++) deep = [deep];
    expect((await ask(query, { id: deep })).response.statusCode).toBe(400);
    expect(looked).toEqual([]);
  });

  it('with another media type is refused in the shape of GraphQL', async () => {
    const { send } = await start();
    const { response, answer } = await send({ query: '{ __typename }' }, { 'content-type': 'text/plain' });
    expect(response.statusCode).toBe(415);
    expect(answer.errors?.[0]?.extensions).toMatchObject({
      code: 'tipo_de_midia_invalido',
      requestId: response.headers['x-request-id'],
    });
  });
});

describe('the price of an operation', () => {
  const LIST =
    'query ($first: Int) { documents(first: $first) { edges { node { events { type status } } } } }';
  const page = { data: [], nextCursor: null };

  it('is part of the answer, and grows with the page', async () => {
    const { ask } = await start({ services: { documents: { list: async () => page } } });
    const cost = async (first: number) => (await ask(LIST, { first })).answer.extensions?.['cost'];
    const [one, ten] = [await cost(1), await cost(10)];
    expect(one).toEqual({ requested: expect.any(Number), limit: 10_000 });
    expect((ten as { requested: number }).requested).toBeGreaterThan(
      9 * (one as { requested: number }).requested - 50,
    );
  });

  it('above the limit stops it before the caller is asked for', async () => {
    const { ask, looked } = await start();
    const query = `query ($first: Int) { ${times(9, (n) => `a${n}: documents(first: $first) { edges { node { events { type status cStat xMotivo } } } }`)} }`;
    const { response, answer } = await ask(query, { first: 100 });
    expect(response.statusCode).toBe(400);
    expect(answer.errors?.[0]?.extensions).toMatchObject({
      code: 'requisicao_invalida',
      cost: { requested: expect.any(Number), limit: 10_000 },
    });
    expect(looked).toEqual([]);
  });

  it('is that of the operation that runs, not of the first in the text', async () => {
    const { send, looked } = await start();
    const dear = times(
      9,
      (n) => `a${n}: documents(first: 100) { edges { node { events { type status cStat xMotivo } } } }`,
    );
    const { response } = await send({
      query: `query a { __typename } query b { ${dear} }`,
      operationName: 'b',
    });
    expect(response.statusCode).toBe(400);
    expect(looked).toEqual([]);
  });

  it('counts each id of nodes', async () => {
    const { ask } = await start();
    const ids = Array.from({ length: 6_000 }, () => 'x');
    const { answer } = await ask('query ($ids: [ID!]!) { nodes(ids: $ids) { id again: id } }', { ids });
    expect(answer.errors?.[0]?.extensions).toMatchObject({ cost: { requested: 12_001 } });
  });
});

describe('the buckets of a token', () => {
  const READ = 'query ($id: ID!) { a: document(id: $id) { status } b: document(id: $id) { status } }';

  it('give one for each field at the root, all or none', async () => {
    const asked: string[] = [];
    const { ask } = await start({
      limits: { writes: null, reads: 5 },
      services: { documents: { get: async (_caller, id) => (asked.push(id), null) } },
    });
    const id = '0193a2b4-5c6d-7e8f-9012-3456789abcde';
    const first = await ask(READ, { id });
    expect(first.response.statusCode).toBe(200);
    expect(first.response.headers).toMatchObject({ 'ratelimit-limit': '5', 'ratelimit-remaining': '3' });
    expect((await ask(READ, { id })).response.headers['ratelimit-remaining']).toBe('1');
    const refused = await ask(READ, { id });
    expect(refused.response.statusCode).toBe(429);
    expect(refused.response.headers).toMatchObject({
      'ratelimit-remaining': '1',
      'retry-after': expect.any(String),
    });
    expect(refused.answer.errors?.[0]?.extensions).toMatchObject({
      code: 'limite_excedido',
      retryAfter: Number(refused.response.headers['retry-after']),
    });
    expect(asked).toHaveLength(4);
  });

  it('have a ceiling for all tokens of an account', async () => {
    let token = 0;
    const { ask } = await start({
      services: { documents: { get: async () => null } },
      deps: {
        authenticate: {
          ...NO_READERS,
          account: async () => null,
          principal: async () => ({
            ...principal,
            tokenId: `token-${++token}`,
            ceilings: { ...principal.ceilings, reads: 3 },
          }),
          restricted: async () => false,
        },
      },
    });
    const query = `{ ${DOCUMENT} }`;
    for (let n = 0; n < 3; n++) expect((await ask(query)).response.statusCode).toBe(200);
    const { response, answer } = await ask(query);
    expect(response.statusCode).toBe(429);
    expect(response.headers).toMatchObject({ 'ratelimit-limit': '3', 'retry-after': expect.any(String) });
    expect(answer.errors?.[0]?.message).toContain('todas as empresas da conta');
  });

  it('are those of REST', async () => {
    const { app, ask } = await start({
      limits: { writes: null, reads: 5 },
      services: {
        authority: { queryStatus: async () => ({ online: true, message: 'ok' }) },
        documents: { get: async () => null },
      },
    });
    await ask('{ document(id: "x") { status } }');
    const rest = await app.inject({ method: 'POST', url: '/v1/nfe/status', headers: credentials });
    expect(rest.headers['ratelimit-remaining']).toBe('3');
  });

  it('from an address pay for introspection, which needs no credentials', async () => {
    const { app } = await start();
    const introspect = () =>
      app.inject({
        method: 'POST',
        url: '/graphql',
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify({ query: '{ __schema { queryType { name } } }' }),
      });
    for (let n = 0; n < 60; n++) expect((await introspect()).statusCode).toBe(200);
    expect((await introspect()).statusCode).toBe(429);
  });
});

describe('GET', () => {
  it('carries queries and no mutation', async () => {
    const { app } = await start({ services: { documents: { get: async () => null } } });
    const get = (query: string) =>
      app.inject({
        method: 'GET',
        url: `/graphql?query=${encodeURIComponent(query)}`,
        headers: { ...credentials, accept: GRAPHQL_JSON },
      });
    expect((await get('{ document(id: "x") { status } }')).json()).toMatchObject({
      data: { document: null },
    });
    const refused = await get('mutation { setSandboxCondition(input: { scenario: "x" }) { __typename } }');
    expect(refused.statusCode).toBe(405);
    expect(graphqlAnswerOf(refused.json()).errors?.[0]?.extensions).toMatchObject({
      code: 'metodo_nao_permitido',
      requestId: refused.headers['x-request-id'],
    });
  });
});

describe('introspection', () => {
  it('gives the whole schema to every client', async () => {
    const { ask } = await start();
    const { answer } = await ask(
      getIntrospectionQuery({
        inputValueDeprecation: true,
        schemaDescription: true,
        specifiedByUrl: true,
        directiveIsRepeatable: true,
      }),
    );
    expect(answer.errors).toBeUndefined();
    expect(answer.data).toHaveProperty('__schema');
  });

  it('switched off reveals neither the schema nor suggestions for a misspelled field', async () => {
    const { ask } = await start({
      deps: {
        graphql: {
          costMax: 10_000,
          introspection: false,
          explorer: false,
          registered: { texts: new Map(), only: false },
        },
      },
    });
    expect((await ask('{ __schema { queryType { name } } }')).response.statusCode).toBe(400);
    const { answer } = await ask('{ document(id: "x") { statu } }');
    expect(answer.errors?.[0]?.message).toMatch(/Cannot query field "statu"/);
    expect(answer.errors?.[0]?.message).not.toMatch(/Did you mean/);
    expect(
      (await ask('{ document(id: "x") { status } documents(filter: { statu: NFE }) { edges { cursor } } }'))
        .answer.errors?.[0]?.message,
    ).not.toMatch(/Did you mean/);
  });
});

it('names a limit for every kind of attack', () => {
  expect(new Set(ATTACKS.flatMap(([, , limit]) => limit.split('|')))).toEqual(new Set(Object.keys(LIMITS)));
});

import { stack } from '@fiscal/core/testing/stack';
import { listTokens } from '@fiscal/db/companies/tokens';
import { openInstallationKeys } from '@fiscal/db/vault/installation-keys';
import { createClient } from 'graphql-ws';
import { beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import {
  accessOf,
  bodyOf,
  type Company,
  emitAuthorized,
  newAccount,
  newCompany,
  nfeOf,
  refusal,
  restrictedOf,
  send,
  testOf,
} from '../../../test/support/api.ts';
import { appDb, keyring } from '../../../test/support/databases.ts';
import { graphqlAnswer, post, socketUrl } from '../../../test/support/graphql.ts';
import { readTokenAnswer } from '../../rest/v1/account/create-read-token.ts';
import { createTryTokens } from './read-tokens.ts';

const ORIGIN = 'https://app.example.com';
let company: Company;
let [one, other]: string[] = [];

beforeAll(async () => {
  company = await newCompany(await newAccount());
  const documents = await Promise.all([0, 1].map(() => emitAuthorized(testOf(company), nfeOf(company))));
  [one, other] = documents.map(({ id }) => id);
});

const ask = async (headers: Readonly<Record<string, string>>, query: string) =>
  graphqlAnswer(await post(headers, query));
const makeToken = async (body: object = {}) =>
  bodyOf(await send('POST', '/v1/read-tokens', testOf(company), body), 201, readTokenAnswer);
const reader = async (body: object = {}) => ({ authorization: `Bearer ${(await makeToken(body)).token}` });
const fromPage = (headers: Readonly<Record<string, string>>, origin = ORIGIN) => ({ ...headers, origin });

describe('a read token', () => {
  it('reads the company’s documents without a key, and does nothing', async () => {
    const headers = await reader();
    for (const path of [`/v1/nfe/${one}`, `/v1/nfe/${one}/xml`, `/v1/nfe/${one}/pdf`, '/v1/documents'])
      expect((await send('GET', path, headers)).status, path).toBe(200);
    for (const [path, body] of [
      ['/v1/nfe/emit', nfeOf(company)],
      ['/v1/nfe/validate', nfeOf(company)],
      ['/v1/nfe/status', {}],
      ['/v1/read-tokens', {}],
      [`/v1/nfe/${one}/cancel`, { reason: 'Pedido cancelado pelo cliente' }],
    ] as const)
      refusal(await send('POST', path, headers, body), 403, 'sem_permissao');
    for (const path of ['/v1/clients', '/v1/account'])
      refusal(await send('GET', path, headers), 401, 'nao_autenticado');
  });

  it('reads a single document when issued for one', async () => {
    const headers = await reader({ documentId: one });
    expect((await send('GET', `/v1/nfe/${one}`, headers)).status).toBe(200);
    for (const path of [`/v1/nfe/${other}`, `/v1/nfe/${other}/xml`, '/v1/documents', '/v1/nfe/inutilizacoes'])
      refusal(await send('GET', path, headers), 403, 'sem_permissao');
    const query = (id?: string) => `{ document(id: "${id}") { documentId xml } }`;
    expect((await ask(headers, query(one))).errors).toBeUndefined();
    for (const refused of [query(other), '{ documents { edges { node { documentId } } } }'])
      expect((await ask(headers, refused)).errors?.[0]?.extensions, refused).toMatchObject({
        code: 'sem_permissao',
      });
  });

  it('asks GraphQL and changes nothing by it', async () => {
    const headers = await reader();
    expect(
      (await ask(headers, '{ documents(first: 2) { edges { node { documentId } } } changesCursor }')).errors,
    ).toBeUndefined();
    const mutations = [
      `cancelDocument(id: "${one}", reason: "Pedido cancelado pelo cliente")`,
      `correctDocument(id: "${one}", correctionText: "O volume transportado e composto de 2 caixas")`,
    ];
    for (const each of mutations) {
      const { errors } = await ask(headers, `mutation { ${each} { __typename } }`);
      expect(errors?.[0]?.extensions, each).toMatchObject({ code: 'sem_permissao' });
    }
    expect((await send('GET', `/v1/nfe/${one}`, headers)).text).not.toContain('CANCELADA');
  });

  it('reads documents and changes, and nothing behind them', async () => {
    const headers = await reader();
    for (const path of [
      `/v1/nfe/${one}/exchanges`,
      `/v1/nfe/${one}/support-bundle`,
      `/v1/nfe/${one}/emails`,
      '/v1/nfe/inutilizacoes',
      '/v1/gtin/7891000315507',
      `/v1/consulta/${'3'.repeat(44)}`,
    ])
      refusal(await send('GET', path, headers), 403, 'sem_permissao');
    for (const path of ['/v1/documents', '/v1/changes'])
      expect((await send('GET', path, headers)).status, path).toBe(200);
    for (const field of ['exchanges(first: 1) { edges { node { service } } }', 'emails { done }']) {
      const { errors } = await ask(headers, `{ document(id: "${one}") { ${field} } }`);
      expect(errors?.[0]?.extensions, field).toMatchObject({ code: 'sem_permissao' });
    }
  });

  it('is for documents of the company, by who has its token', async () => {
    const stranger = await newCompany(await newAccount());
    refusal(
      await send('POST', '/v1/read-tokens', testOf(stranger), { documentId: one }),
      404,
      'nao_encontrado',
    );
    refusal(await send('POST', '/v1/read-tokens', accessOf(company), {}), 401, 'nao_autenticado');
    const theirs = {
      authorization: `Bearer ${bodyOf(await send('POST', '/v1/read-tokens', testOf(stranger), {}), 201, readTokenAnswer).token}`,
    };
    refusal(await send('GET', `/v1/nfe/${one}`, theirs), 404, 'nao_encontrado');
  });

  it.each([
    ['http://app.example.com'],
    ['https://app.example.com/'],
    ['*'],
    ['https://*.example.com'],
    ['null'],
    ['https://a.b/c'],
  ])('is for pages of an origin, which %s is not', async (origin) => {
    const reply = await send('POST', '/v1/read-tokens', testOf(company), { origins: [origin] });
    refusal(reply, 400, 'requisicao_invalida');
  });

  it('ends with the token that it was made with', async () => {
    const ended = await newCompany(company);
    const { token } = bodyOf(await send('POST', '/v1/read-tokens', testOf(ended), {}), 201, readTokenAnswer);
    const headers = { authorization: `Bearer ${token}` };
    expect((await send('GET', '/v1/documents', headers)).status).toBe(200);
    const shown = await send('GET', `/v1/clients/${ended.clientId}/tokens`, restrictedOf(ended));
    const { tokens } = shown.json as { tokens: { id: string; environment: number }[] };
    const id = tokens.find(({ environment }) => environment === 2)?.id;
    await send('POST', `/v1/clients/${ended.clientId}/tokens/${id}/rotate`, restrictedOf(ended), {
      overlapSeconds: 0,
    });
    refusal(await send('GET', '/v1/documents', headers), 401, 'nao_autenticado');
  });
});

describe('a token that tries out', () => {
  it('makes read tokens for the documentation itself, and for no page of others', async () => {
    const db = appDb();
    const keys = await openInstallationKeys(db, keyring());
    const { accountId, clientId } = company;
    const found = await listTokens(db, accountId, clientId);
    const tokenId = found?.tokens.find(({ environment }) => environment === 2)?.id ?? '';
    const own = 'https://docs.example.com';
    const tokens = createTryTokens({ keys: () => keys.fileLinks, nowMs: Date.now });
    const { token } = tokens.issue({ accountId, tokenId }, { documentId: null, origins: [own] });
    const headers = { authorization: `Bearer ${token}` };
    const ask = (origins: readonly string[]) => send('POST', '/v1/read-tokens', headers, { origins });
    refusal(await ask([ORIGIN]), 403, 'sem_permissao');
    refusal(await ask([own, ORIGIN]), 403, 'sem_permissao');
    expect(bodyOf(await ask([own]), 201, readTokenAnswer).origins).toEqual([own]);
    expect(bodyOf(await ask([]), 201, readTokenAnswer).origins).toEqual([]);
  });
});

describe('a page of another origin', () => {
  const allowedOrigin = (reply: { headers: Headers }) => reply.headers.get('access-control-allow-origin');

  it('may ask with a token that names it, over REST and GraphQL', async () => {
    const headers = fromPage(await reader({ origins: [ORIGIN] }));
    const seen = await send('GET', `/v1/nfe/${one}`, headers);
    expect([seen.status, allowedOrigin(seen)]).toEqual([200, ORIGIN]);
    expect(seen.headers.get('access-control-allow-credentials')).toBeNull();
    const asked = await send('POST', '/graphql', headers, { query: '{ changesCursor }' });
    expect([asked.status, allowedOrigin(asked)]).toEqual([200, ORIGIN]);
    const missing = await send('GET', '/v1/nfe/0193a2b4-5c6d-7e8f-9012-3456789abcde', headers);
    expect([missing.status, allowedOrigin(missing)]).toEqual([404, ORIGIN]);
  });

  it('may follow changes by an event stream', async () => {
    const query = encodeURIComponent(`subscription { documentChanged(id: "${one}") { __typename } }`);
    const answer = await fetch(`${stack().apiUrl}/graphql?query=${query}`, {
      headers: { ...fromPage(await reader({ origins: [ORIGIN] })), accept: 'text/event-stream' },
    });
    expect([answer.status, allowedOrigin(answer)]).toEqual([200, ORIGIN]);
    const first = await answer.body?.getReader().read();
    expect(Buffer.from(first?.value ?? []).toString()).not.toContain('errors');
  });

  it('may follow them over a socket, by the token alone', async () => {
    const { token } = await makeToken({ documentId: one, origins: [ORIGIN] });
    const client = createClient({ url: socketUrl(), webSocketImpl: WebSocket, connectionParams: { token } });
    const first = async (id?: string) => {
      const query = `subscription { documentChanged(id: "${id}") { ... on DocumentChange { kind } } }`;
      return (await client.iterate({ query }).next()).value;
    };
    expect((await first(one))?.data).toEqual({ documentChanged: { kind: 'ATUAL' } });
    expect((await first(other))?.errors?.[0]?.extensions).toMatchObject({ code: 'sem_permissao' });
    await client.dispose();
  });

  it('is shown nothing with a token that names another, or with a key', async () => {
    const token = await reader({ origins: [ORIGIN] });
    for (const headers of [
      fromPage(token, 'https://outra.example.com'),
      fromPage(await reader()),
      fromPage(testOf(company)),
    ])
      expect(allowedOrigin(await send('GET', `/v1/nfe/${one}`, headers))).toBeNull();
    refusal(
      await send('GET', `/v1/nfe/${one}`, fromPage(token, 'https://outra.example.com')),
      403,
      'sem_permissao',
    );
  });

  it('learns the credentials it may send, a key not among them', async () => {
    const preflight = await fetch(`${stack().apiUrl}/v1/nfe/${one}`, {
      method: 'OPTIONS',
      headers: {
        origin: ORIGIN,
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'authorization',
      },
    });
    expect([preflight.status, allowedOrigin(preflight)]).toEqual([204, ORIGIN]);
    expect(preflight.headers.get('access-control-allow-headers')).toBe('authorization, content-type');
    const elsewhere = await fetch(`${stack().apiUrl}/api/trpc/x`, {
      method: 'OPTIONS',
      headers: { origin: ORIGIN, 'access-control-request-method': 'GET' },
    });
    expect(allowedOrigin(elsewhere)).toBeNull();
  });
});

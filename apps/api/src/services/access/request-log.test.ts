import type { LoggedRequest } from '@fiscal/db/records/request-log';
import type { InjectOptions } from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  credentials,
  fakeApp,
  NO_READERS,
  pendingView,
  principal,
  RESTRICTED_KEY,
  TOKEN,
} from '../../../test/support/fakes.ts';
import type { AppDeps } from '../../app.ts';
import { invalid } from '../../base/failure.ts';

const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const app of open.splice(0)) await app.close();
});

const DOCUMENT = pendingView.id;
const SECRET = 'segredo-que-ninguem-guarda';
const json = { ...credentials, 'content-type': 'application/json' };

/** Log entries of a request, and the answer to its sender. */
async function logRequest(request: InjectOptions, options: Parameters<typeof fakeApp>[0] = {}) {
  const logged: LoggedRequest[] = [];
  const app = await fakeApp({
    ...options,
    deps: { ...options.deps, requestLog: { record: (each) => logged.push(each) } },
  });
  open.push(app);
  const answer = await app.inject(request);
  return { told: logged, answer };
}

describe('a call of /v1 is logged', () => {
  it('with who made it, the route it took and the document that came of it', async () => {
    const { told } = await logRequest(
      {
        method: 'POST',
        url: `/v1/nfe/emit?sig=${SECRET}`,
        headers: { ...json, 'x-request-id': 'meu-id' },
        payload: '{}',
      },
      {
        services: {
          emission: {
            emit: async () => ({
              status: 202,
              body: { message: 'ok', invoiceId: DOCUMENT, accessKey: '1'.repeat(44) },
              replayed: false,
              documentId: DOCUMENT,
            }),
          },
        },
      },
    );
    expect(told).toEqual([
      {
        accountId: principal.accountId,
        requestId: expect.stringMatching(/^req_/),
        at: expect.any(Date),
        method: 'POST',
        route: '/v1/nfe/emit',
        operation: null,
        status: 202,
        code: null,
        errors: [],
        ms: expect.any(Number),
        clientId: principal.clientId,
        environment: 2,
        credential: 'token',
        credentialId: principal.tokenId,
        documentId: DOCUMENT,
      },
    ]);
  });

  it('with the document it is about, which its path names only to us', async () => {
    const { told } = await logRequest(
      { method: 'GET', url: `/v1/nfe/${DOCUMENT}`, headers: credentials },
      { services: { documents: { get: async () => pendingView } } },
    );
    expect(told).toMatchObject([{ route: '/v1/nfe/:id', status: 200, documentId: DOCUMENT }]);
  });

  it('with no document when there is none for its caller', async () => {
    const { told } = await logRequest(
      { method: 'GET', url: `/v1/nfe/${DOCUMENT}`, headers: credentials },
      { services: { documents: { get: async () => null } } },
    );
    expect(told).toMatchObject([{ status: 404, code: 'nao_encontrado', documentId: null }]);
  });

  it('with the fields that were refused, without what was sent in them', async () => {
    const refuse = async () => {
      throw invalid([
        {
          field: 'itens[0].codigo_ncm',
          code: 'formato_invalido',
          message: 'NCM inválido.',
          fix: `Não envie ${SECRET}`,
        },
      ]);
    };
    const { told } = await logRequest(
      { method: 'POST', url: '/v1/nfe/emit', headers: json, payload: JSON.stringify({ senha: SECRET }) },
      { services: { emission: { emit: refuse } } },
    );
    expect(told).toMatchObject([
      {
        status: 400,
        code: 'requisicao_invalida',
        errors: [{ field: 'itens[0].codigo_ncm', code: 'formato_invalido', message: 'NCM inválido.' }],
      },
    ]);
    expect(JSON.stringify(told)).not.toContain(SECRET);
  });

  it('when a limit refused it', async () => {
    const { told } = await logRequest(
      { method: 'POST', url: '/v1/nfe/status', headers: credentials },
      { limits: { writes: 0, reads: 0 } },
    );
    expect(told).toMatchObject([{ status: 429, code: 'limite_excedido', clientId: principal.clientId }]);
  });

  it('with the key that opened it', async () => {
    const headers = { 'x-access-key': credentials['x-access-key'], 'x-restricted-key': RESTRICTED_KEY };
    const { told } = await logRequest({ method: 'GET', url: `/v1/clients/${DOCUMENT}/tokens`, headers });
    expect(told).toMatchObject([{ credential: 'restricted-key', credentialId: 'chave', documentId: null }]);
  });
});

describe('refused credentials', () => {
  it('are logged for the account of the access key', async () => {
    const headers = { ...credentials, authorization: 'Bearer nfe_test_outro' };
    const { told } = await logRequest({ method: 'POST', url: '/v1/nfe/status', headers });
    await vi.waitFor(() =>
      expect(told).toMatchObject([
        {
          accountId: principal.accountId,
          status: 401,
          code: 'nao_autenticado',
          credential: 'access-key',
          clientId: null,
        },
      ]),
    );
  });

  it('are not logged without a known account', async () => {
    const account = vi.fn<AppDeps['authenticate']['account']>(async () => null);
    const { told, answer } = await logRequest(
      {
        method: 'POST',
        url: '/v1/nfe/status',
        headers: { 'x-access-key': 'nfe_access_outra', authorization: `Bearer ${TOKEN}` },
      },
      {
        deps: {
          authenticate: {
            ...NO_READERS,
            account,
            principal: async () => null,
            restricted: async () => false,
          },
        },
      },
    );
    expect(answer.statusCode).toBe(401);
    await vi.waitFor(() => expect(account).toHaveBeenCalled());
    expect(told).toEqual([]);
  });
});

describe('an operation of GraphQL is logged', () => {
  const ask = (query: string, variables: object = {}) =>
    ({
      method: 'POST',
      url: '/graphql',
      headers: json,
      payload: JSON.stringify({ query, variables }),
    }) as const;

  it('with its kind and fields, not the names that callers give them', async () => {
    const { told } = await logRequest(ask(`query Q { segredo: account { name } }`), {
      services: { account: { get: async () => null } },
    });
    expect(told).toMatchObject([{ route: '/graphql', method: 'POST', operation: 'query account' }]);
    expect(JSON.stringify(told)).not.toContain('segredo');
  });

  it('when it was refused as a member of its result', async () => {
    const query = `mutation { setSandboxCondition(input: { operation: "", scenario: "${SECRET}" }) { __typename } }`;
    const { told } = await logRequest(ask(query));
    expect(told).toMatchObject([
      { operation: 'mutation setSandboxCondition', code: 'requisicao_invalida', status: 400 },
    ]);
    expect(JSON.stringify(told)).not.toContain(SECRET);
  });

  it('not before its sender is known', async () => {
    const { told, answer } = await logRequest(ask('{ nada }'));
    expect(answer.json().errors).toHaveLength(1);
    expect(told).toEqual([]);
  });
});

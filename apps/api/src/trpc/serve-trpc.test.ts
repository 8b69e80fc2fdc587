import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { credentials, fakeApp, NO_READERS, principal } from '../../test/support/fakes.ts';
import { Failure } from '../base/failure.ts';
import type { SessionIdentity } from '../people/identify.ts';
import { TRPC_PATH } from './serve-trpc.ts';

const CONSOLE = 'http://localhost:3000';
const owner: SessionIdentity = {
  kind: 'session',
  userId: '00000000-0000-7000-8000-000000000001',
  sessionId: '00000000-0000-7000-8000-000000000002',
  accountId: '00000000-0000-7000-8000-000000000003',
  role: 'owner',
  confirmed: true,
  secondFactor: true,
  secondFactorOwed: false,
};
const ours = { origin: CONSOLE, 'x-emite-console': '1', cookie: 'emite.session_token=boa' };
const LIST = `${TRPC_PATH}/clients.list?input=${encodeURIComponent('{"json":{}}')}`;

const none = async (): Promise<{ data: []; nextCursor: null }> => ({ data: [], nextCursor: null });
const lines: string[] = [];
let list: () => Promise<{ data: []; nextCursor: null }> = none;
const FILE = { name: 'a.xml', contentType: 'application/xml', bytes: Buffer.from('<a/>') };
let app: Awaited<ReturnType<typeof fakeApp>>;

/** The real server, where that one cookie is an owner's. */
beforeAll(async () => {
  app = await fakeApp({
    services: { companies: { clients: Object.assign(Object.create(null), { list: async () => list() }) } },
    deps: {
      logger: pino({ level: 'error' }, { write: (line: string) => void lines.push(line) }),
      people: {
        handle: async () => new Response(null, { status: 404 }),
        consoleUrl: CONSOLE,
        origins: new Set([CONSOLE]),
        outbox: null,
        editTexts: async (_edit, write) => write(),
        identify: async (cookie) => (cookie?.includes('=boa') ? owner : null),
        describe: async () => null,
        accountKeys: Object.create(null),
        ownData: Object.create(null),
        closeAccount: Object.create(null),
        confirmSession: Object.create(null),
        tell: Object.create(null),
      },
    },
  });
});
afterAll(() => app.close());
beforeEach(() => {
  list = none;
  lines.length = 0;
});

describe('a change at the console', () => {
  it('makes the process look up again who reads', async () => {
    const looked: string[] = [];
    const api = await fakeApp({
      services: { files: { open: async () => ({ kind: 'arquivo', file: FILE }) } },
      deps: {
        people: Object.assign(Object.create(null), {
          origins: new Set([CONSOLE]),
          identify: async () => owner,
        }),
        authenticate: {
          ...NO_READERS,
          account: async () => null,
          principal: async (_key, token) => {
            looked.push(token);
            return { ...principal, accountId: owner.accountId };
          },
          restricted: async () => false,
        },
      },
    });
    const read = () => api.inject({ method: 'GET', url: '/v1/files/arquivo', headers: credentials });
    await read();
    await read();
    expect(looked).toHaveLength(1);
    const headers = { ...ours, 'content-type': 'application/json' };
    await api.inject({
      method: 'POST',
      url: `${TRPC_PATH}/keys.regenerate`,
      headers,
      payload: '{"json":{}}',
    });
    await read();
    expect(looked).toHaveLength(2);
    await api.close();
  });
});

const fault = z.object({
  error: z.object({
    json: z.object({
      message: z.string(),
      data: z.object({ code: z.string(), httpStatus: z.number(), requestId: z.string().nullable() }).loose(),
    }),
  }),
});
const faultIn = (body: string) => fault.parse(JSON.parse(body)).error.json;

describe('a call of the console', () => {
  it('is answered to our pages, with the id of the request, and is never cached', async () => {
    const answer = await app.inject({
      method: 'GET',
      url: LIST,
      headers: ours,
    });
    expect([answer.statusCode, answer.headers['x-request-id'], answer.headers['cache-control']]).toEqual([
      200,
      expect.stringMatching(/^req_/),
      'no-store',
    ]);
    expect(answer.json()).toEqual({ result: { data: { json: { data: [], nextCursor: null } } } });
  });

  it('comes in batches, each answered for itself', async () => {
    const input = encodeURIComponent('{"0":{"json":{}},"1":{"json":{"cursor":"x"}}}');
    const url = `${TRPC_PATH}/clients.list,clients.list?batch=1&input=${input}`;
    const answer = await app.inject({ method: 'GET', url, headers: ours });
    const [first, second] = z.array(z.unknown()).parse(answer.json());
    expect(answer.statusCode).toBe(207);
    expect(first).toHaveProperty('result');
    expect(fault.parse(second).error.json.data).toMatchObject({
      code: 'requisicao_invalida',
      errors: [{ field: 'cursor' }],
    });
  });

  it.each([
    ['from another page', { origin: 'https://evil.example' }],
    ['from no page', { origin: undefined }],
    ['from a page that may set no header', { 'x-emite-console': undefined }],
    ['with that header saying something else', { 'x-emite-console': 'sim' }],
    ['from the console at another port', { origin: 'http://localhost:3001' }],
  ])('is refused %s, with any cookies', async (_, headers) => {
    const sent = Object.entries({ ...ours, ...headers }).filter(([, value]) => value !== undefined);
    const answer = await app.inject({ method: 'GET', url: LIST, headers: Object.fromEntries(sent) });
    expect([answer.statusCode, faultIn(answer.body).data.code]).toEqual([403, 'sem_permissao']);
  });

  it('is refused without a session', async () => {
    for (const cookie of ['', 'emite.session_token=outra']) {
      const answer = await app.inject({ method: 'GET', url: LIST, headers: { ...ours, cookie } });
      expect([answer.statusCode, faultIn(answer.body).data.code]).toEqual([401, 'nao_autenticado']);
    }
  });

  it.each(['clients.nada', 'nada', '__proto__.list', 'constructor', 'clients', ''])(
    'finds no procedure %s',
    async (path) => {
      const answer = await app.inject({ method: 'GET', url: `${TRPC_PATH}/${path}`, headers: ours });
      expect(answer.statusCode).toBe(404);
      expect(answer.body).toContain('nao_encontrado');
    },
  );

  it('has to be a GET where it asks, and its input JSON', async () => {
    const posted = await app.inject({
      method: 'POST',
      url: `${TRPC_PATH}/clients.list`,
      headers: { ...ours, 'content-type': 'application/json' },
      payload: '{"json":{}}',
    });
    expect([posted.statusCode, faultIn(posted.body).data.code]).toEqual([405, 'metodo_nao_permitido']);
    const url = `${TRPC_PATH}/clients.list?input=%7B`;
    const garbled = await app.inject({ method: 'GET', url, headers: ours });
    expect([garbled.statusCode, faultIn(garbled.body).data.code]).toEqual([400, 'requisicao_invalida']);
    const deleted = await app.inject({ method: 'DELETE', url: LIST, headers: ours });
    expect(deleted.statusCode).toBe(405);
  });

  it('is reported as our failure without the cause, which the log has with the id of the request', async () => {
    list = async () => {
      throw new Error('password=hunter2');
    };
    const answer = await app.inject({ method: 'GET', url: LIST, headers: ours });
    const { message, data } = faultIn(answer.body);
    expect([answer.statusCode, data.code]).toEqual([500, 'erro_interno']);
    expect(message).toMatch(/^Erro interno/);
    expect(answer.body).not.toMatch(/hunter2|stack/);
    expect(data.requestId).toBe(answer.headers['x-request-id']);
    expect(lines.join('')).toMatch(/hunter2/);
    expect(lines.join('')).toContain(data.requestId);
  });

  it('gets a refusal in the words of every edge, without an error in the log', async () => {
    list = async () => {
      throw new Failure('operacao_nao_permitida', 'Hoje não.', {
        errors: [{ field: 'cnpj', code: 'formato_invalido', message: 'confira o CNPJ.' }],
      });
    };
    const answer = await app.inject({ method: 'GET', url: LIST, headers: ours });
    const { message, data } = faultIn(answer.body);
    expect([answer.statusCode, message, data]).toMatchObject([
      409,
      'Hoje não.',
      { code: 'operacao_nao_permitida', errors: [{ field: 'cnpj' }] },
    ]);
    expect(lines).toEqual([]);
  });
});

import { METHODS, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { credentials, fakeApp, principal, RESTRICTED_KEY } from '../test/support/fakes.ts';
import { Failure } from './base/failure.ts';
import { STATUS } from './edge/failures.ts';
import { errorBodySchema } from './rest/error-body.ts';
import type { EmitRequest } from './services/emission/emit-document.ts';

const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const app of open.splice(0)) await app.close();
});
async function start(options: Parameters<typeof fakeApp>[0] = {}) {
  const app = await fakeApp(options);
  open.push(app);
  return app;
}

/** Takes every emission and remembers it. */
function emission() {
  const taken: EmitRequest[] = [];
  const emitDocument = async (request: EmitRequest) => {
    taken.push(request);
    const body = {
      message: 'ok',
      invoiceId: '0193a2b4-5c6d-7e8f-9012-3456789abcde',
      accessKey: '1'.repeat(44),
    };
    return { status: 202, body, replayed: false, documentId: body.invoiceId };
  };
  return { taken, emitDocument };
}
const json = { ...credentials, 'content-type': 'application/json' };
const post = (payload: string | Buffer, headers: Record<string, string> = json) =>
  ({ method: 'POST', url: '/v1/nfe/emit', headers, payload }) as const;

describe('credentials', () => {
  it.each([
    ['nothing', {}, 'X-Access-Key'],
    ['no token', { 'x-access-key': credentials['x-access-key'] }, 'Authorization: Bearer'],
    ['no access key', { authorization: credentials.authorization }, 'X-Access-Key'],
    ['a blank access key', { ...credentials, 'x-access-key': ' ' }, 'X-Access-Key'],
    ['a wrong token', { ...credentials, authorization: 'Bearer nfe_test_outro' }, 'inválidas'],
    ['another scheme', { ...credentials, authorization: 'Basic abc' }, 'Authorization: Bearer'],
  ])('answers 401 to %s', async (_what, headers, words) => {
    const app = await start();
    const answer = await app.inject({ method: 'POST', url: '/v1/nfe/emit', headers });
    expect(answer.statusCode).toBe(401);
    const body = errorBodySchema.parse(answer.json());
    expect(body).toMatchObject({ status: 401, code: 'nao_autenticado', errors: [] });
    expect(body.message).toContain(words);
    expect(answer.headers['www-authenticate']).toContain('Bearer');
  });

  it('asks for the restricted key before tokens are shown', async () => {
    const tokens = async () => [];
    const app = await start({ services: { companies: { clients: { ...(await clientsWith()), tokens } } } });
    const url = '/v1/clients/0193a2b4-5c6d-7e8f-9012-3456789abcde/tokens';
    const ask = (headers: Record<string, string>) => app.inject({ method: 'GET', url, headers });
    expect((await ask({ 'x-access-key': credentials['x-access-key'] })).statusCode).toBe(401);
    expect(
      (await ask({ 'x-access-key': credentials['x-access-key'], 'x-restricted-key': 'nope' })).statusCode,
    ).toBe(401);
    const good = await ask({
      'x-access-key': credentials['x-access-key'],
      'x-restricted-key': RESTRICTED_KEY,
    });
    expect(good.statusCode).toBe(200);
  });

  it('slows down an address that keeps guessing, but not who was known to be good', async () => {
    const app = await start({
      services: { authority: { queryStatus: async () => ({ online: true, message: 'ok' }) } },
    });
    const status = (headers: Record<string, string>) =>
      app.inject({ method: 'POST', url: '/v1/nfe/status', headers });
    expect((await status(credentials)).statusCode).toBe(200);
    const guess = () => status({ ...credentials, authorization: 'Bearer nfe_test_chute' });
    let answer = await guess();
    for (let i = 0; i < 200 && answer.statusCode === 401; i++) answer = await guess();
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect((await status(credentials)).statusCode).toBe(200);
  });
});

async function clientsWith() {
  const { fakeServices } = await import('../test/support/fakes.ts');
  return fakeServices().companies.clients;
}

describe('bodies', () => {
  it('names the position of malformed JSON', async () => {
    const app = await start();
    const answer = await app.inject(post('{"mod": "55",}'));
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toBe(
      'JSON malformado na posição 13 (linha 1, coluna 14): esperava o nome de um campo entre aspas, veio "}".',
    );
  });

  it.each([
    ['no body', ''],
    ['a list', '[]'],
    ['a text', '"55"'],
    ['null', 'null'],
    ['a number', '55'],
  ])('answers 400 to %s', async (_what, payload) => {
    const app = await start();
    const answer = await app.inject(post(payload));
    expect(answer.statusCode).toBe(400);
    expect(errorBodySchema.parse(answer.json()).code).toBe('requisicao_invalida');
  });

  it.each([
    'text/plain',
    'application/xml',
    'application/x-www-form-urlencoded',
    'application/json; charset=latin1',
  ])('answers 415 to %s', async (type) => {
    const app = await start();
    const answer = await app.inject(post('{}', { ...credentials, 'content-type': type }));
    expect(answer.statusCode).toBe(415);
    expect(answer.json().code).toBe('tipo_de_midia_invalido');
  });

  it('answers 400 to bytes that are not UTF-8', async () => {
    const app = await start();
    const answer = await app.inject(post(Buffer.from([0x7b, 0xff, 0xfe, 0x7d])));
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toContain('UTF-8');
  });

  it('answers 400 to deep nesting', async () => {
    const app = await start();
    const answer = await app.inject(post(`${'{"a":'.repeat(100)}1${'}'.repeat(100)}`));
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toContain('64 níveis');
  });

  it('lets a sender of 10 MB read its 413', async () => {
    const app = await start();
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}/v1/nfe/emit`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ mod: '55', lixo: 'x'.repeat(10_000_000) }),
    });
    expect(answer.status).toBe(413);
    expect(errorBodySchema.parse(await answer.json()).code).toBe('corpo_grande_demais');
  });

  it('keeps the digits of long numbers and the text as it came', async () => {
    const { taken, emitDocument } = emission();
    const app = await start({ services: { emission: { emit: emitDocument } } });
    const text = '{"mod":55,"valor":0.12345678901234567890,"__proto__":{"x":1}}';
    const answer = await app.inject(post(text));
    expect(answer.statusCode).toBe(202);
    expect(taken[0]?.body).toEqual({ mod: 55, valor: '0.12345678901234567890' });
    expect(taken[0]?.bodyText).toBe(text);
  });
});

describe('emission headers', () => {
  it('hands over reference, idempotency key and strictness', async () => {
    const { taken, emitDocument } = emission();
    const app = await start({ services: { emission: { emit: emitDocument } } });
    await app.inject(
      post('{}', {
        ...json,
        'idempotency-key': 'k1',
        'x-referencia': 'pedido 7',
        'x-sandbox-strict': 'true',
      }),
    );
    await app.inject(post('{}'));
    expect(taken[0]).toMatchObject({
      idempotency: { key: 'k1', route: 'POST /v1/nfe/emit' },
      referencia: 'pedido 7',
      strictHeader: true,
    });
    expect(taken[1]).toMatchObject({ idempotency: null, referencia: null, strictHeader: false });
  });

  it.each([
    ['TRUE', true],
    ['false', false],
  ])('takes x-sandbox-strict: %s for %s', async (value, strictHeader) => {
    const { taken, emitDocument } = emission();
    const app = await start({ services: { emission: { emit: emitDocument } } });
    await app.inject(post('{}', { ...json, 'x-sandbox-strict': value }));
    expect(taken).toMatchObject([{ strictHeader }]);
  });

  // A caller who believes to be strict would take what the sandbox completed for their own.
  it.each(['sim', '1', ''])('refuses x-sandbox-strict: %j', async (value) => {
    const app = await start();
    for (const url of ['/v1/nfe/emit', '/v1/nfe/validate']) {
      const answer = await app.inject({ ...post('{}', { ...json, 'x-sandbox-strict': value }), url });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().errors).toEqual([
        {
          field: 'X-Sandbox-Strict',
          code: 'valor_invalido',
          message: 'O cabeçalho X-Sandbox-Strict deve ser true ou false.',
          fix: 'Envie X-Sandbox-Strict: true, ou retire o cabeçalho.',
        },
      ]);
    }
  });

  describe.each(['idempotency-key', 'x-referencia'])('%s', (name) => {
    // A caller whose variable is empty believes to be safe from doubling.
    it.each([
      ['of more than 255 characters', 'x'.repeat(256)],
      ['that is blank', ' '],
      ['that cannot be printed', 'a\tb'],
    ])('is refused %s', async (_what, value) => {
      const app = await start();
      const answer = await app.inject(post('{}', { ...json, [name]: value }));
      expect(answer.statusCode).toBe(400);
      expect(answer.json().errors[0].field.toLowerCase()).toBe(name);
    });
  });
});

describe('addresses', () => {
  it('answers 405 with Allow where only other methods exist', async () => {
    const app = await start();
    const answer = await app.inject({ method: 'DELETE', url: '/v1/clients' });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers['allow']).toBe('POST, GET, HEAD');
    expect(errorBodySchema.parse(answer.json()).code).toBe('metodo_nao_permitido');
  });

  it('names in Allow what the address itself takes, not what an id in its place would', async () => {
    const app = await start();
    const answer = await app.inject({ method: 'DELETE', url: '/v1/nfe/status' });
    expect(answer.headers['allow']).toBe('POST');
  });

  it.each(['GET', 'HEAD'] as const)('takes %s of a known address for no id', async (method) => {
    const app = await start();
    for (const url of ['/v1/nfe/emit', '/v1/nfe/validate?x=1', '/v1/nfc-e/status']) {
      const answer = await app.inject({ method, url, headers: credentials });
      expect([url, answer.statusCode, answer.headers['allow']]).toEqual([url, 405, 'POST']);
    }
  });

  it.each(['/', '/v2/nfe/emit', '/v1/nfe', '/v1/NFE/emit', '/v1/nfe/emit/', `/v1/nfe/${'a'.repeat(3000)}`])(
    'answers 404 to %s',
    async (url) => {
      const app = await start();
      const answer = await app.inject({ method: 'GET', url });
      expect([404, 405]).toContain(answer.statusCode);
      errorBodySchema.parse(answer.json());
    },
  );

  it('answers 400 to an address it cannot decode', async () => {
    const app = await start();
    const answer = await app.inject({ method: 'GET', url: '/v1/nfe/%E0%A4%A', headers: credentials });
    expect(answer.statusCode).toBe(400);
    errorBodySchema.parse(answer.json());
  });

  it.each(['nao-e-uuid', '1', "' OR 1=1", '00000000-0000-0000-0000-00000000000g'])(
    'answers 404 to the id %s',
    async (id) => {
      const app = await start();
      const answer = await app.inject({
        method: 'GET',
        url: `/v1/nfe/${encodeURIComponent(id)}`,
        headers: credentials,
      });
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({
        code: 'nao_encontrado',
        message: expect.stringMatching(/^Recurso não encontrado: o id é um UUID/),
      });
    },
  );
});

it.each([
  ['POST', '/v1/nfee/emit', '/v1/nfe/emit ou /v1/nfc-e/emit ou /v1/nfse/emit'],
  ['GET', '/v1/cte/0/exchange', '/v1/cte/{id}/exchanges'],
  ['GET', '/v1/nfe/123/xmll', '/v1/nfe/{id}/xml'],
  ['GET', '/v1/document', '/v1/documents'],
] as const)('guesses the route that %s %s meant', async (method, url, meant) => {
  const answer = await (await start()).inject({ method, url });
  expect(answer.statusCode).toBe(404);
  expect(answer.json().message).toContain(`Quis dizer ${meant}?`);
});

it.each([
  ['POST', '/v1/nfe/emitt', ' Quis dizer POST /v1/nfe/emit?'],
  ['POST', '/v1/clients/019aa5b2-c7e8-7f0b-9d1e-2a3b4c5d6e7f', ''],
] as const)(
  'refuses %s %s, whose path exists as one with an id, with what it meant:%s',
  async (method, url, meant) => {
    const answer = await (await start()).inject({ method, url });
    expect(answer.statusCode).toBe(405);
    expect(answer.json().message).toMatch(
      /^O método POST não existe neste endereço\. Use: GET, [A-Z, ]+\.(?: Quis.*)?$/,
    );
    expect(answer.json().message.split('.')[2]).toBe(meant);
  },
);

it('finds a document by its reference behind many of another type that had the same one and were rejected', async () => {
  const rejected = Array.from({ length: 25 }, (_, n) => ({ id: `nfce-${n}`, type: 'nfce' }));
  const app = await start({
    services: {
      documents: {
        list: async (_principal, { type, limit }) => ({
          data: [...rejected, { id: 'the-cte', type: 'cte' }]
            .filter((each) => type === undefined || each.type === type)
            .slice(0, limit) as never,
          nextCursor: null,
        }),
        get: async (_principal, id) => {
          throw new Failure('em_processamento', id);
        },
      },
    },
  });
  const answer = await app.inject({ method: 'GET', url: '/v1/cte/ref/pedido-1', headers: credentials });
  expect(answer.json()).toMatchObject({ code: 'em_processamento', message: 'the-cte' });
});

it('points a caller that sends an access key as an id to the routes by key', async () => {
  const url = `/v1/nfe/${'3526111122233300018155001000000001'.padEnd(44, '1')}`;
  const answer = await (await start()).inject({ method: 'GET', url, headers: credentials });
  expect(answer.statusCode).toBe(404);
  expect(answer.json().message).toContain('GET /v1/documents?accessKey={chave}');
});

it('points a caller that sends the key of a received note as its id to the received notes', async () => {
  const url = `/v1/received/${'3526111122233300018155001000000001'.padEnd(44, '1')}`;
  const { message } = (await (await start()).inject({ method: 'GET', url, headers: credentials })).json();
  expect(message).toContain('GET /v1/received?accessKey={chave}');
  expect(message).not.toContain('invoiceId');
});

it('names no reference of a document among what finds a company, webhook or received note', async () => {
  const app = await start();
  for (const url of ['/v1/clients/1', '/v1/webhooks/1', '/v1/received/1', `/v1/clients/${'1'.repeat(44)}`]) {
    const { message } = (await app.inject({ method: 'GET', url, headers: credentials })).json();
    expect([url, message]).toEqual([
      url,
      'Recurso não encontrado: o id é um UUID, como 0193a2b4-5c6d-7e8f-9012-3456789abcde.',
    ]);
  }
});

it.each(['/v1/nfce/status', '/v1/nfc-e/status/', '/v1/nfce/status/?x=1'])(
  'serves %s as /v1/nfc-e/status',
  async (url) => {
    const answer = await (await start()).inject({ method: 'POST', url, headers: credentials });
    expect(answer.statusCode).not.toBe(404);
  },
);

it('an unknown path and a missing object get different answers', async () => {
  const answer = await (await start()).inject('/v1/nfe/0/emit-agora');
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({
    code: 'nao_encontrado',
    message: 'Este endereço não existe na API. Confira a rota em /docs.',
  });
});

describe('every answer', () => {
  it('carries our own request id beside the caller’s', async () => {
    const app = await start();
    for (const headers of [{}, { 'x-request-id': 'pedido-42' }, { 'x-request-id': 'a b\u00e9' }]) {
      const answer = await app.inject({ method: 'GET', url: '/nada', headers });
      expect(answer.headers['x-request-id']).toMatch(/^req_[\w-]{36}$/);
      expect(answer.json().requestId).toBe(answer.headers['x-request-id']);
    }
  });

  it('leaves a line with caller, address and the caller’s id, without secrets', async () => {
    const lines: string[] = [];
    const logger = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
    const app = await start({
      deps: { logger },
      services: { authority: { queryStatus: async () => ({ online: true, message: 'ok' }) } },
    });
    const ask = async (headers: Record<string, string>) => {
      await app.inject({ method: 'POST', url: '/v1/nfe/status', headers });
      return JSON.parse(lines.at(-1) ?? '');
    };
    expect(await ask({ ...credentials, 'x-request-id': `a\u00e9\n${'b'.repeat(200)}` })).toMatchObject({
      requestId: expect.stringMatching(/^req_/),
      clientRequestId: `a??${'b'.repeat(97)}`,
      ip: '127.0.0.1',
      accountId: principal.accountId,
      actor: { kind: 'token', id: principal.tokenId },
    });
    const stranger = await ask({ ...credentials, authorization: 'Bearer nfe_test_chute' });
    expect(stranger).toMatchObject({ ip: '127.0.0.1', status: 401 });
    expect(Object.keys(stranger)).not.toEqual(expect.arrayContaining(['actor']));
    expect(lines.join('')).not.toMatch(/nfe_(?:access|test|restricted)_/);
  });

  it('that refuses access is a security event, over REST, GraphQL and at the console', async () => {
    const refusals: object[] = [];
    const app = await start({ deps: { security: { refused: (each) => void refusals.push(each) } } });
    const { authorization: _, ...keyAlone } = credentials;
    await app.inject({ method: 'POST', url: '/v1/nfe/status', headers: keyAlone });
    await app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { ...json, authorization: 'Bearer nfe_test_chute' },
      payload: JSON.stringify({ query: '{ account { name } }' }),
    });
    await app.inject({ method: 'GET', url: '/api/trpc/documents.list', headers: { cookie: 'a=b' } });
    await app.inject({ method: 'GET', url: '/nada' });
    expect(refusals).toMatchObject([
      { status: 401, ip: '127.0.0.1', route: '/v1/nfe/status', requestId: expect.stringMatching(/^req_/) },
      { status: 401, ip: '127.0.0.1', route: '/graphql' },
      { status: expect.toSatisfy((status) => status === 401 || status === 403), route: '/api/trpc/*' },
    ]);
    expect(JSON.stringify(refusals)).not.toContain('nfe_');
  });

  it('masks what it did not expect', async () => {
    const app = await start({
      services: {
        documents: {
          get: async () => {
            throw new Error('password=hunter2');
          },
        },
      },
    });
    const answer = await app.inject({
      method: 'GET',
      url: '/v1/nfe/0193a2b4-5c6d-7e8f-9012-3456789abcde',
      headers: credentials,
    });
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain('hunter2');
    expect(errorBodySchema.parse(answer.json()).code).toBe('erro_interno');
  });

  it.each(Object.entries(STATUS))('gives %s the status %i and one shape', async (code, status) => {
    const app = await start({
      services: {
        authority: {
          queryStatus: async () => {
            throw new Failure(code as keyof typeof STATUS, 'mensagem', {
              errors: [
                {
                  field: 'itens[1].codigo_ncm',
                  code: 'formato_invalido',
                  message: 'm',
                  tag: 'NCM',
                  fix: 'f',
                },
              ],
            });
          },
        },
      },
    });
    const answer = await app.inject({ method: 'POST', url: '/v1/nfe/status', headers: credentials });
    expect(answer.statusCode).toBe(status);
    expect(errorBodySchema.parse(answer.json())).toMatchObject({ status, code, errors: [{ tag: 'NCM' }] });
  });
});

describe('rate limit', () => {
  it('counts reads and writes apart and returns when to retry', async () => {
    const app = await start({
      limits: { writes: 2, reads: 1 },
      services: {
        emission: { emit: emission().emitDocument },
        authority: { queryStatus: async () => ({ online: true, message: 'ok' }) },
      },
    });
    const first = await app.inject(post('{}'));
    expect(first.headers).toMatchObject({
      'ratelimit-limit': '2',
      'ratelimit-remaining': '1',
      'ratelimit-reset': '30',
    });
    await app.inject(post('{}'));
    const third = await app.inject(post('{}'));
    expect(third.statusCode).toBe(429);
    expect(third.headers).toMatchObject({ 'ratelimit-remaining': '0', 'retry-after': '30' });
    expect(third.json().code).toBe('limite_excedido');
    const read = await app.inject({ method: 'POST', url: '/v1/nfe/status', headers: credentials });
    expect(read.statusCode).toBe(200);
  });
});

describe('status', () => {
  it.each([undefined, 'application/json'])('takes a POST without body (content type %s)', async (type) => {
    const app = await start({
      services: { authority: { queryStatus: async () => ({ online: false, message: 'sem resposta' }) } },
    });
    const headers = type === undefined ? credentials : { ...credentials, 'content-type': type };
    const answer = await app.inject({ method: 'POST', url: '/v1/nfc-e/status', headers });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ online: false, message: 'sem resposta' });
  });
});

it.each(METHODS.filter((method) => !['GET', 'HEAD', 'POST', 'CONNECT'].includes(method)))(
  'answers 405 to %s of a route that has other methods',
  async (method) => {
    const app = await start();
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as AddressInfo;
    const status = await new Promise((resolve, reject) => {
      const asked = request({ host: '127.0.0.1', port, method, path: '/v1/clients', headers: credentials });
      asked.on('response', (answer) => resolve(answer.resume().statusCode));
      asked.on('error', reject).end();
    });
    expect(status).toBe(405);
  },
);

it('answers garbage on the wire in the same shape', async () => {
  const app = await start();
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const text = await new Promise<string>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('isto não é HTTP\r\n\r\n'));
    let received = '';
    socket.on('data', (chunk) => (received += String(chunk)));
    socket.on('end', () => resolve(received));
    socket.on('error', reject);
  });
  expect(text).toMatch(/^HTTP\/1\.1 400 /);
  errorBodySchema.parse(JSON.parse(text.slice(text.indexOf('\r\n\r\n') + 4)));
});

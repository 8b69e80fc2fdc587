import { createHash } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import {
  ACCESS_KEY,
  credentials,
  type FakeApp,
  fakeApp,
  NO_READERS,
  pendingView,
  principal,
  TOKEN,
} from '../../test/support/fakes.ts';
import { createSharedRateLimiter } from '../base/shared-rate-limit.ts';

const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const each of open.splice(0).reverse()) await each.close();
});

type Message = Readonly<Record<string, unknown>>;

/** The real server on a port of its own, its log, and bare sockets to it. */
async function start(more: FakeApp = {}) {
  const log: Message[] = [];
  const logger = pino({ level: 'debug' }, { write: (line: string) => void log.push(JSON.parse(line)) });
  const app = await fakeApp({ ...more, deps: { logger, ...more.deps } });
  open.push(app);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const connect = (path = '/graphql', protocol = 'graphql-transport-ws') => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, protocol);
    open.push({ close: () => socket.terminate() });
    const received: Message[] = [];
    const waiting: ((message: Message) => void)[] = [];
    socket.on('message', (data) => {
      const message = JSON.parse(Buffer.concat([data].flat() as Buffer[]).toString()) as Message;
      const next = waiting.shift();
      if (next === undefined) received.push(message);
      else next(message);
    });
    return {
      socket,
      send: (message: unknown) =>
        socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
      next: () =>
        new Promise<Message>((resolve) => {
          const message = received.shift();
          if (message === undefined) waiting.push(resolve);
          else resolve(message);
        }),
      opened: new Promise((resolve) => socket.once('open', resolve)),
      closed: new Promise<{ code: number; reason: string }>((resolve) =>
        socket.once('close', (code, reason) => resolve({ code, reason: String(reason) })),
      ),
      refused: new Promise<{ status: number | undefined; body: Message }>((resolve) =>
        socket.once('unexpected-response', (_request, response) => {
          let text = '';
          response.on('data', (part) => {
            text += String(part);
          });
          response.on('end', () =>
            resolve({ status: response.statusCode, body: JSON.parse(text) as Message }),
          );
        }),
      ),
    };
  };
  const join = async (payload: unknown = { accessKey: ACCESS_KEY, token: TOKEN }) => {
    const client = connect();
    await client.opened;
    client.send({ type: 'connection_init', payload });
    return client;
  };
  const joinAcknowledged = async () => {
    const client = await join();
    expect(await client.next()).toEqual({ type: 'connection_ack' });
    return client;
  };
  return { app, log, connect, join, joined: joinAcknowledged };
}

const ask = (query: string, variables?: unknown, extensions?: unknown) => ({
  id: '1',
  type: 'subscribe',
  payload: {
    query,
    ...(variables === undefined ? {} : { variables }),
    ...(extensions === undefined ? {} : { extensions }),
  },
});
const DOCUMENT = '{ document(id: "x") { status } }';
const nobody = { documents: { get: async () => null } };

it('a change over a socket makes the process look up again who reads', async () => {
  const looked: string[] = [];
  const file = { name: 'a.xml', contentType: 'application/xml', bytes: Buffer.from('<a/>') };
  const { app, joined } = await start({
    services: { files: { open: async () => ({ kind: 'arquivo', file }) } },
    deps: {
      authenticate: {
        ...NO_READERS,
        account: async () => null,
        principal: async (_key, token) => {
          looked.push(token);
          return principal;
        },
        restricted: async () => false,
      },
    },
  });
  const client = await joined();
  const lookUps = async () => {
    const before = looked.length;
    await app.inject({ method: 'GET', url: '/v1/files/arquivo', headers: credentials });
    return looked.length - before;
  };
  expect([await lookUps(), await lookUps()]).toEqual([1, 0]);
  client.send(ask('mutation { abandonDocument(id: "x") { __typename } }'));
  await client.next();
  expect(await lookUps()).toBe(1);
});

describe('opening a socket', () => {
  it('without credentials, or with wrong ones, ends with 4403 and the reason', async () => {
    const { join } = await start();
    expect(await (await join({})).closed).toEqual({
      code: 4403,
      reason: 'Envie accessKey e token em connectionParams.',
    });
    expect(await (await join({ accessKey: ACCESS_KEY, token: 'nfe_test_outro' })).closed).toEqual({
      code: 4403,
      reason: expect.stringMatching(/^Credenciais inválidas\. Incompleta ou alterada: .* Bearer\.$/),
    });
  });

  it('on another path is answered as any unknown address', async () => {
    const { connect } = await start();
    const client = connect('/v1/nfe');
    client.socket.on('error', () => {});
    expect(await client.refused).toEqual({
      status: 404,
      body: expect.objectContaining({ code: 'nao_encontrado', requestId: expect.stringMatching(/^req_/) }),
    });
  });

  it('is refused with an older protocol', async () => {
    const { connect } = await start();
    const client = connect('/graphql', 'graphql-ws');
    client.socket.on('error', () => {});
    expect(await Promise.race([client.closed, client.refused])).toBeDefined();
    expect(client.socket.protocol).toBe('');
  });

  it('needs connection_init first', async () => {
    const { connect } = await start();
    const client = connect();
    await client.opened;
    client.send(ask(DOCUMENT));
    expect(await client.closed).toMatchObject({ code: 4401 });
  });
});

describe('a message', () => {
  it('reports a faulty operation to its id; the socket continues', async () => {
    const { joined } = await start({ services: nobody });
    const client = await joined();
    for (const query of ['{ document(', '{ nada }', 'fragment a on Document { ...a } { __typename }', '']) {
      client.send(ask(query));
      const { type, payload } = await client.next();
      expect(type).toBe('error');
      const [{ extensions }] = payload as [{ extensions: Message }];
      expect(extensions).toEqual(
        expect.objectContaining({ code: expect.any(String), requestId: expect.stringMatching(/^req_/) }),
      );
      expect(extensions).not.toHaveProperty('http');
    }
    client.send(ask(DOCUMENT));
    expect(await client.next()).toMatchObject({ type: 'next', payload: { data: { document: null } } });
    expect(await client.next()).toEqual({ id: '1', type: 'complete' });
  });

  it('that is none of the protocol closes the socket with the place of the fault', async () => {
    const { joined, log } = await start();
    const garbage = await joined();
    garbage.send('{"type": "subscribe",');
    expect(await garbage.closed).toEqual({ code: 4400, reason: expect.stringContaining('JSON malformado') });
    const unknown = await joined();
    unknown.send({ type: 'nada' });
    expect(await unknown.closed).toMatchObject({ code: 4400 });
    const deep = await joined();
    deep.send(`{"type":"ping","payload":{"a":${'['.repeat(100)}${']'.repeat(100)}}}`);
    expect(await deep.closed).toMatchObject({ code: 4400 });
    expect(log.filter(({ level }) => Number(level) >= 50)).toEqual([]);
  });

  it('keeps the digits of a long number', async () => {
    const asked: unknown[] = [];
    const { joined } = await start({
      services: {
        documents: { list: async (_caller, filter) => (asked.push(filter), { data: [], nextCursor: null }) },
      },
    });
    const client = await joined();
    client.send(
      '{"id":"1","type":"subscribe","payload":{"query":"query($r:String){documents(filter:{referencia:$r}){edges{cursor}}}","variables":{"r":12345678901234567890}}}',
    );
    await client.next();
    expect(asked).toEqual([expect.objectContaining({ referencia: '12345678901234567890' })]);
  });

  it('that is a ping is answered without what it brings', async () => {
    const { joined } = await start();
    const client = await joined();
    client.send({ type: 'ping', payload: { a: 'x'.repeat(100_000) } });
    expect(await client.next()).toEqual({ type: 'pong' });
  });

  it('is small until the socket is let in', async () => {
    const { connect } = await start();
    const client = connect();
    await client.opened;
    client.send({ type: 'ping', payload: { a: 'x'.repeat(100_000) } });
    expect(await client.closed).toMatchObject({ code: 1006 });
  });

  it('may come with a thousand others, also where limits are shared with other processes', async () => {
    const settle = async () => new Map<string, number>();
    const limiter = createSharedRateLimiter({ nowMs: Date.now, settle, onFailure: () => {} });
    const { joined } = await start({ deps: { limiter } });
    const client = await joined();
    for (let n = 0; n < 1_000; n++) client.send({ type: 'ping' });
    for (let n = 0; n < 1_000; n++)
      expect(await Promise.race([client.next(), client.closed])).toEqual({ type: 'pong' });
  });

  it('too many of them close it', async () => {
    const { joined } = await start();
    const client = await joined();
    // Twice a minute's worth: some of it comes back while they are sent.
    for (let n = 0; n < 2_400; n++) client.send({ type: 'ping' });
    expect(await client.closed).toMatchObject({ code: 4429 });
  });
});

it('reveals only the request id of our fault, under which the log has the cause', async () => {
  const { joined, log } = await start({
    services: {
      documents: {
        get: async () => {
          throw new Error('o segredo do banco');
        },
      },
    },
  });
  const client = await joined();
  client.send(ask('{ document(id: "0193a2b4-5c6d-7e8f-9012-3456789abcde") { status } }'));
  const answered = await client.next();
  expect(JSON.stringify(answered)).not.toContain('segredo');
  const { payload } = answered as { payload: { errors: [{ extensions: Message }] } };
  const { code, requestId } = payload.errors[0].extensions;
  expect(code).toBe('erro_interno');
  expect(log).toContainEqual(
    expect.objectContaining({ requestId, err: expect.objectContaining({ message: 'o segredo do banco' }) }),
  );
});

it('takes the text of an operation once, then its hash', async () => {
  const { joined } = await start({ services: nobody });
  const client = await joined();
  const persistedQuery = { version: 1, sha256Hash: createHash('sha256').update(DOCUMENT).digest('hex') };
  client.send(ask('', undefined, { persistedQuery }));
  expect(await client.next()).toMatchObject({
    type: 'error',
    payload: [{ message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }],
  });
  client.send(ask(`${DOCUMENT} `, undefined, { persistedQuery }));
  expect(await client.next()).toMatchObject({
    type: 'error',
    payload: [{ extensions: { code: 'requisicao_invalida' } }],
  });
  for (const text of [DOCUMENT, '']) {
    client.send(ask(text, undefined, { persistedQuery }));
    expect(await client.next()).toMatchObject({ payload: { data: { document: null } } });
    expect(await client.next()).toMatchObject({ type: 'complete' });
  }
});

it('runs registered operations only, where so configured', async () => {
  const { joined } = await start({
    services: nobody,
    deps: {
      graphql: {
        costMax: 10_000,
        introspection: true,
        explorer: false,
        registered: {
          only: true,
          texts: new Map([
            ['Situacao', DOCUMENT],
            [createHash('sha256').update(DOCUMENT).digest('hex'), DOCUMENT],
          ]),
        },
      },
    },
  });
  const client = await joined();
  client.send(ask('{ __typename }'));
  expect(await client.next()).toMatchObject({
    type: 'error',
    payload: [{ extensions: { reason: 'PERSISTED_QUERY_ONLY' } }],
  });
  const byId = ask('', undefined, { persistedQuery: { version: 1, sha256Hash: 'Situacao' } });
  for (const message of [byId, ask(DOCUMENT)]) {
    client.send(message);
    expect(await client.next()).toMatchObject({ payload: { data: { document: null } } });
    expect(await client.next()).toMatchObject({ type: 'complete' });
  }
});

it('disconnects a client that does not read', async () => {
  const referencia = 'x'.repeat(2_000_000);
  await new Promise<void>((answered) => {
    const write = (line: string) => line.includes('is not read from') && answered();
    const logger = pino({ level: 'debug' }, { write });
    const services = { documents: { get: async () => ({ ...pendingView, referencia }) } };
    void flood({ deps: { logger }, services });
  });
  async function flood(fakes: FakeApp) {
    const { joined } = await start(fakes);
    const client = await joined();
    client.socket.pause();
    for (let n = 0; n < 60; n++)
      client.send({ ...ask(`{ document(id: "${pendingView.id}") { referencia } }`), id: String(n) });
  }
});

it('takes a limited number of sockets of one address that are not let in', async () => {
  const { connect, joined } = await start();
  await joined();
  const waiting = Array.from({ length: 200 }, () => connect());
  await Promise.all(waiting.map(({ opened }) => opened));
  const beyond = connect();
  beyond.socket.on('error', () => {});
  expect(await beyond.refused).toMatchObject({ status: 429, body: { code: 'limite_excedido' } });
  waiting[0]?.socket.close();
  await waiting[0]?.closed;
  await joined();
});

import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import { createTestCa, issueCertificate, issueServerCertificate } from '@fiscal/core/testing/certificates';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSender, type SenderOptions, type SendResult } from './send.ts';
import { signatureHeaders } from './sign.ts';
import { httpReceiver, httpsReceiver, type Receiver, rawReceiver } from './testing/receiver.ts';

const ca = createTestCa();
const certificate = issueServerCertificate(ca);
const BODY = '{"type":"webhook.test"}';

const open: { close(): unknown }[] = [];
afterEach(async () => {
  vi.unstubAllEnvs();
  for (const each of open.splice(0).toReversed()) await each.close();
});

const closeLater = async <T extends { close(): unknown }>(made: T | Promise<T>): Promise<T> => {
  const each = await made;
  open.push(each);
  return each;
};
const sender = (more: Partial<SenderOptions> = {}) =>
  closeLater(createSender({ loopbackAllowed: true, extraCa: [ca.certPem], ...more }));

const call = (url: string, more: { readonly signal?: AbortSignal } = {}) => ({
  url,
  environment: 2 as const,
  headers: signatureHeaders({ id: 'msg_1', at: new Date(1_614_265_330_000), body: BODY }, [
    'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  ]),
  body: BODY,
  ...more,
});
const http = ({ port }: Receiver, path = '/') => `http://127.0.0.1:${port}${path}`;

const bodyOf = async (request: IncomingMessage) => {
  request.setEncoding('utf8');
  let text = '';
  for await (const part of request) text += part;
  return text;
};

/** Makes one call to a server that answers so. */
async function sentTo(answer: RequestListener, more: Partial<SenderOptions> = {}): Promise<SendResult> {
  const receiver = await closeLater(httpReceiver(answer));
  return (await sender(more)).send(call(http(receiver)));
}
/** Makes one call to a server that handles the connection so. */
async function sentRaw(onSocket: Parameters<typeof rawReceiver>[0], more: Partial<SenderOptions> = {}) {
  const receiver = await closeLater(rawReceiver(onSocket));
  return (await sender(more)).send(call(http(receiver)));
}

describe('a call', () => {
  it('is a POST of exactly the signed bytes, with the headers of the standard and our name', async () => {
    const seen: { method: unknown; url: unknown; headers: unknown; body: string }[] = [];
    const receiver = await closeLater(
      httpReceiver((request, response) => {
        const { method, url, headers } = request;
        void bodyOf(request).then((body) => {
          seen.push({ method, url, headers, body });
          response.end('ok');
        });
      }),
    );
    const result = await (await sender()).send(call(http(receiver, '/webhooks?de=emite')));
    expect(result).toMatchObject({ kind: 'answered', status: 200, body: 'ok', truncated: false });
    expect(result.address).toBe('127.0.0.1');
    expect(seen).toEqual([
      {
        method: 'POST',
        url: '/webhooks?de=emite',
        body: BODY,
        headers: {
          host: `127.0.0.1:${receiver.port}`,
          connection: 'keep-alive',
          'content-type': 'application/json',
          'content-length': String(BODY.length),
          'user-agent': 'Emite-Webhooks/1',
          accept: '*/*',
          'accept-encoding': 'identity',
          'webhook-id': 'msg_1',
          'webhook-timestamp': '1614265330',
          'webhook-signature': expect.stringMatching(/^v1,\S{44}$/),
        },
      },
    ]);
  });

  it('goes by TLS to a name, which the server sees in SNI and Host', async () => {
    const names: unknown[] = [];
    const hook = issueCertificate({ commonName: 'x', issuer: ca, serverNames: ['hook.localhost'] });
    const receiver = await closeLater(
      httpsReceiver(hook, (request, response) => {
        names.push(Reflect.get(request.socket, 'servername'), request.headers.host);
        response.end();
      }),
    );
    const result = await (await sender()).send(call(`https://hook.localhost:${receiver.port}/`));
    expect(result).toMatchObject({ kind: 'answered', status: 200 });
    expect(names).toEqual(['hook.localhost', `hook.localhost:${receiver.port}`]);
    expect(Object.values(result.timings).every((ms) => ms !== null && ms >= 0)).toBe(true);
  });

  it('returns the answer, good or bad, and its few headers that matter', async () => {
    const result = await sentTo((_, response) => {
      response.writeHead(503, {
        'retry-after': '120',
        server: 'nginx',
        'set-cookie': 'a=b',
        'content-type': 'text/plain',
      });
      response.end('volte já');
    });
    expect(result).toMatchObject({ kind: 'answered', status: 503, body: 'volte já', truncated: false });
    expect(result).toHaveProperty('headers', {
      'content-type': 'text/plain',
      'retry-after': '120',
      server: 'nginx',
    });
  });

  it('follows no redirect, and reports its target', async () => {
    const other = await closeLater(httpReceiver((_, response) => response.end()));
    const receiver = await closeLater(
      httpReceiver((_, response) => response.writeHead(307, { location: http(other) }).end()),
    );
    const result = await (await sender()).send(call(http(receiver)));
    expect(result).toMatchObject({ kind: 'answered', status: 307, headers: { location: http(other) } });
    expect(other.connections()).toBe(0);
  });

  it('asks no proxy of the environment', async () => {
    const proxy = await closeLater(httpReceiver((_, response) => response.end('proxy')));
    for (const name of ['http_proxy', 'https_proxy', 'HTTP_PROXY', 'HTTPS_PROXY', 'ALL_PROXY'])
      vi.stubEnv(name, http(proxy));
    vi.stubEnv('NODE_USE_ENV_PROXY', '1');
    expect(await sentTo((_, response) => response.end('ok'))).toMatchObject({ body: 'ok' });
    expect(proxy.connections()).toBe(0);
  });
});

describe('connections', () => {
  it.each(['http', 'https'])('stay open and carry many calls: %s', async (scheme) => {
    const answer: RequestListener = (_, response) => response.end();
    const receiver = await closeLater(
      scheme === 'https' ? httpsReceiver(certificate, answer) : httpReceiver(answer),
    );
    const { send } = await sender();
    const url = `${scheme}://127.0.0.1:${receiver.port}/`;
    const first = await send(call(url));
    for (let n = 0; n < 20; n++) expect(await send(call(url))).toHaveProperty('status', 200);
    const later = await send(call(url));
    expect(receiver.connections()).toBe(1);
    expect(first.timings.connectMs).not.toBeNull();
    expect(later).toMatchObject({ address: '127.0.0.1', timings: { connectMs: null, tlsMs: null } });
  });

  it('costs no failure when the server has just closed one: the message uses another', async () => {
    let served = 0;
    const receiver = await closeLater(
      rawReceiver((socket) => {
        socket.once('data', () => {
          socket.write(`HTTP/1.1 200 OK\r\ncontent-length: 1\r\n\r\n${++served}`);
          socket.once('data', () => socket.destroy());
        });
      }),
    );
    const { send } = await sender();
    expect(await send(call(http(receiver)))).toMatchObject({ kind: 'answered', body: '1' });
    expect(await send(call(http(receiver)))).toMatchObject({ kind: 'answered', body: '2' });
    expect(receiver.connections()).toBe(2);
  });

  it('a server gets at most its limit of calls at once', async () => {
    const responses: (() => void)[] = [];
    let [under, most, done] = [0, 0, 0];
    const receiver = await closeLater(
      httpReceiver((_, response) => {
        most = Math.max(most, ++under);
        responses.push(() => {
          under--;
          response.end();
        });
        // Each of the first three waits for the third.
        if (responses.length >= 3 || done > 0) while (responses.length > 0) responses.shift()?.();
      }),
    );
    const { send } = await sender({ connectionsMax: 3 });
    const calls = Array.from({ length: 9 }, async () => {
      const result = await send(call(http(receiver)));
      done++;
      return result.kind;
    });
    expect(new Set(await Promise.all(calls))).toEqual(new Set(['answered']));
    expect(most).toBe(3);
    expect(receiver.connections()).toBeLessThanOrEqual(3);
  });

  it('are closed with the sender, and calls under way fail', async () => {
    let came = () => {};
    const underway = new Promise<void>((resolve) => {
      came = resolve;
    });
    const receiver = await closeLater(httpReceiver(() => came()));
    const hook = await sender();
    const result = hook.send(call(http(receiver)));
    await underway;
    hook.close();
    expect(await result).toMatchObject({ kind: 'failed', reason: 'broken' });
  });
});

describe('an answer', () => {
  it('is read to 64 kB and then cut, with its connection', async () => {
    const huge = 'é'.repeat(32_768 + 1);
    const result = await sentTo((_, response) => response.end(huge));
    expect(result).toMatchObject({ kind: 'answered', status: 200, truncated: true, body: huge.slice(0, -1) });
  });

  it('is complete at exactly 64 kB', async () => {
    const result = await sentTo((_, response) => response.end('a'.repeat(65_536)));
    expect(result).toMatchObject({ truncated: false, body: 'a'.repeat(65_536) });
  });

  it('without end is cut at the same place', async () => {
    const flood = (response: {
      write(text: string): boolean;
      once(name: 'drain', then: () => void): unknown;
    }) => {
      while (response.write('x'.repeat(10_000)));
      response.once('drain', () => flood(response));
    };
    const result = await sentTo((_, response) => flood(response));
    expect(result).toMatchObject({ kind: 'answered', truncated: true, body: 'x'.repeat(65_536) });
  });

  it('is text that every store accepts, for any bytes', async () => {
    const result = await sentTo((_, response) =>
      response.end(Buffer.from([0x61, 0, 0xff, 0xc3, 0xa7, 0xc3])),
    );
    expect(result).toHaveProperty('body', 'a\uFFFD\uFFFDç\uFFFD');
  });

  it('stays compressed: it could be any size', async () => {
    const result = await sentTo((_, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(Buffer.from([0x1f, 0x8b])),
    );
    expect(result).toMatchObject({ kind: 'answered', body: '\u001F\uFFFD' });
  });
});

describe('a server that takes its time is given up after all of it', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const signal = () => {
    let give = () => {};
    const given = new Promise<void>((resolve) => {
      give = resolve;
    });
    return { give, given };
  };
  /** Result of a call whose time ends after it has come so far. */
  async function whenOver<T>(result: Promise<T>, soFar: Promise<void>): Promise<T> {
    await soFar;
    await new Promise(setImmediate);
    vi.advanceTimersByTime(15_000);
    return result;
  }
  /** A call to a server that does this once it has been spoken to, when its time is over. */
  async function slow(scheme: 'http' | 'https', then: (socket: Socket) => void = () => {}) {
    const { give, given } = signal();
    const receiver = await closeLater(
      rawReceiver((socket) =>
        socket.once('data', () => {
          then(socket);
          give();
        }),
      ),
    );
    return whenOver((await sender()).send(call(`${scheme}://127.0.0.1:${receiver.port}/`)), given);
  }
  const often = (socket: Socket, text: string) => {
    const timer = setInterval(() => socket.write(text), 1);
    socket.on('close', () => clearInterval(timer));
  };
  const timeoutResult = (status: number | null, detail: string) => ({
    kind: 'failed',
    reason: 'timeout',
    status,
    detail,
  });

  it('when it never answers', async () => {
    expect(await slow('http')).toMatchObject(timeoutResult(null, 'O servidor não respondeu em 15 s.'));
  });

  it('when its headers come one by one', async () => {
    const result = await slow('http', (socket) => {
      socket.write('HTTP/1.1 200 OK\r\n');
      often(socket, 'x: y\r\n');
    });
    expect(result).toMatchObject(timeoutResult(null, 'O servidor não respondeu em 15 s.'));
  });

  it('when it repeats that it continues', async () => {
    const result = await slow('http', (socket) => often(socket, 'HTTP/1.1 102 Processing\r\n\r\n'));
    expect(result).toMatchObject(timeoutResult(null, 'O servidor não respondeu em 15 s.'));
  });

  it('when its body comes byte by byte', async () => {
    const { give, given } = signal();
    subscribe('http.client.response.finish', give);
    const receiver = await closeLater(
      rawReceiver((socket) =>
        socket.once('data', () => {
          socket.write('HTTP/1.1 200 OK\r\ncontent-length: 60000\r\n\r\n');
          often(socket, '.');
        }),
      ),
    );
    const result = await whenOver((await sender()).send(call(http(receiver))), given);
    unsubscribe('http.client.response.finish', give);
    expect(result).toMatchObject(timeoutResult(200, 'O servidor não terminou a resposta em 15 s.'));
  });

  it('when it never shakes hands', async () => {
    expect(await slow('https')).toMatchObject(
      timeoutResult(null, 'O servidor não terminou o handshake TLS em 15 s.'),
    );
  });

  it('when its name is not resolved', async () => {
    const { give, given } = signal();
    const resolve = () => {
      give();
      return new Promise<never>(() => {});
    };
    const result = (await sender({ resolve })).send(call('https://hook.exemplo.com.br/'));
    expect(await whenOver(result, given)).toMatchObject(
      timeoutResult(null, 'O DNS não disse onde fica o servidor em 15 s.'),
    );
  });

  it('when calls before it take all connections', async () => {
    const { give, given } = signal();
    const receiver = await closeLater(rawReceiver((socket) => socket.once('data', give)));
    const { send } = await sender({ connectionsMax: 1 });
    const results = Promise.all([send(call(http(receiver))), send(call(http(receiver)))]);
    expect(await whenOver(results, given)).toMatchObject([
      timeoutResult(null, 'O servidor não respondeu em 15 s.'),
      timeoutResult(null, 'As chamadas anteriores ao servidor não terminaram em 15 s.'),
    ]);
  });
});

describe('a failure has its own reason', () => {
  it('a name that is nowhere', async () => {
    for (const resolve of [() => Promise.reject(new Error('ENOTFOUND')), () => Promise.resolve([])]) {
      const { send } = await sender({ resolve });
      expect(await send(call('https://hook.exemplo.com.br/'))).toMatchObject({
        kind: 'failed',
        reason: 'dns',
        detail: 'O nome do servidor não foi encontrado no DNS.',
        address: null,
      });
    }
  });

  it('a port where nothing listens', async () => {
    const receiver = await httpReceiver(() => {});
    await receiver.close();
    for (const host of ['127.0.0.1', 'localhost'])
      expect(await (await sender()).send(call(`http://${host}:${receiver.port}/`))).toMatchObject({
        kind: 'failed',
        reason: 'connect',
        detail: 'O servidor recusou a conexão: nada escuta nessa porta.',
      });
  });

  it.each([
    ['closes at once', '', null],
    ['closes within the headers', 'HTTP/1.1 200 OK\r\ncontent-le', null],
    ['closes within the body', 'HTTP/1.1 200 OK\r\ncontent-length: 10\r\n\r\nabc', 200],
  ])('a server that %s', async (_, text, status) => {
    const result = await sentRaw((socket) => socket.end(text));
    expect(result).toMatchObject({ kind: 'failed', reason: 'broken', status });
  });

  it('a server that closes its half and reads on is not waited for', async () => {
    const result = await sentRaw((socket) => {
      socket.resume();
      socket.end();
    });
    expect(result).toMatchObject({ kind: 'failed', reason: 'broken', status: null });
  });

  it('an answer that is not HTTP', async () => {
    const result = await sentRaw((socket) => socket.end('220 smtp.exemplo.com.br ESMTP\r\n'));
    expect(result).toMatchObject({ reason: 'broken', detail: 'O que o servidor respondeu não é HTTP.' });
  });

  it('headers without end', async () => {
    const result = await sentRaw((socket) =>
      socket.end(`HTTP/1.1 200 OK\r\nx: ${'y'.repeat(70_000)}\r\n\r\n`),
    );
    expect(result).toMatchObject({
      reason: 'too_large',
      detail: 'Os cabeçalhos da resposta são grandes demais.',
    });
  });

  it("the caller's signal, before and meanwhile", async () => {
    let came = () => {};
    const underway = new Promise<void>((resolve) => {
      came = resolve;
    });
    const receiver = await closeLater(httpReceiver(() => came()));
    const { send } = await sender();
    const early = await send(call(http(receiver), { signal: AbortSignal.abort() }));
    expect(early).toMatchObject({ kind: 'failed', reason: 'aborted' });
    const ending = new AbortController();
    const result = send(call(http(receiver), { signal: ending.signal }));
    await underway;
    ending.abort();
    expect(await result).toMatchObject({ reason: 'aborted', detail: 'A chamada foi interrompida.' });
  });
});

describe('TLS is verified, always', () => {
  const ask = async (
    presented: Parameters<typeof httpsReceiver>[0],
    { host = '127.0.0.1', ...tls }: { host?: string } & Parameters<typeof httpsReceiver>[2] = {},
    more: Partial<SenderOptions> = {},
  ) => {
    let requests = 0;
    const receiver = await closeLater(
      httpsReceiver(
        presented,
        (_, response) => {
          requests++;
          response.end();
        },
        tls,
      ),
    );
    const result = await (await sender(more)).send(call(`https://${host}:${receiver.port}/`));
    return { ...result, requests };
  };
  const tlsResult = (detail: string) => ({
    kind: 'failed',
    reason: 'tls',
    detail,
    status: null,
    requests: 0,
  });
  const DAY_MS = 86_400_000;

  it('against authorities that the installation adds', async () => {
    expect(await ask(certificate)).toMatchObject({ kind: 'answered', status: 200, requests: 1 });
  });

  it.each([
    [
      'an authority that nobody knows',
      certificate,
      'Falta um certificado intermediário no servidor, ou a autoridade dele não é pública.',
    ],
    [
      'a certificate signed by itself',
      issueCertificate({ commonName: 'localhost', serverNames: ['localhost'] }),
      'O servidor usa um certificado que ele mesmo assinou: use um de uma autoridade pública.',
    ],
  ])('%s is refused for every value of NODE_TLS_REJECT_UNAUTHORIZED', async (_, presented, detail) => {
    vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
    expect(await ask(presented, { host: 'localhost' }, { extraCa: [] })).toMatchObject(tlsResult(detail));
  });

  it.each([
    [
      'of another name',
      issueCertificate({ commonName: 'x', issuer: ca, serverNames: ['exemplo.com.br'] }),
      'O certificado do servidor é de outro nome.',
    ],
    [
      'that is over',
      issueCertificate({
        commonName: 'x',
        issuer: ca,
        serverNames: ['localhost'],
        notBefore: new Date(Date.now() - 3 * DAY_MS),
        notAfter: new Date(Date.now() - DAY_MS),
      }),
      'O certificado do servidor está vencido: renove-o.',
    ],
    [
      'that is not yet valid',
      issueCertificate({
        commonName: 'x',
        issuer: ca,
        serverNames: ['localhost'],
        notBefore: new Date(Date.now() + DAY_MS),
      }),
      'O certificado do servidor ainda não é válido.',
    ],
  ])('a certificate %s is refused', async (_, presented, detail) => {
    expect(await ask(presented, { host: 'localhost' })).toMatchObject(tlsResult(detail));
  });

  it('a server of TLS 1.1 is refused', async () => {
    const old = { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' } as const;
    expect(await ask(certificate, old)).toMatchObject({ kind: 'failed', reason: 'tls', requests: 0 });
  });

  it('reports a server without TLS', async () => {
    const receiver = await closeLater(httpReceiver((_, response) => response.end()));
    const result = await (await sender()).send(call(`https://127.0.0.1:${receiver.port}/`));
    expect(result).toMatchObject({ kind: 'failed', reason: 'tls' });
  });
});

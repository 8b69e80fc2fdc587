import { gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { credentials, fakeApp, fakeOperators } from '../../test/support/fakes.ts';
import { createMetrics } from '../base/metrics.ts';
import type { OperatorsDeps } from './operators-app.ts';

const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const app of open.splice(0)) await app.close();
});
async function start(options: Parameters<typeof fakeApp>[0] = {}) {
  const app = await fakeApp(options);
  open.push(app);
  return app;
}

function startOperators(deps: Partial<OperatorsDeps> = {}) {
  const app = fakeOperators(deps);
  open.push(app);
  return app;
}

describe('health', () => {
  it('is alive but not ready without its database', async () => {
    expect((await (await start()).inject('/healthz')).statusCode).toBe(200);
    const ready = await startOperators({ readiness: async () => ({ database: false }) }).inject('/readyz');
    expect(ready.statusCode).toBe(503);
    expect(ready.json()).toEqual({ status: 'indisponivel', parts: { database: false } });
  });

  it('is ready when every part is', async () => {
    const app = startOperators();
    expect((await app.inject('/readyz')).json()).toEqual({ status: 'ok', parts: { database: true } });
  });
});

it('counts requests under their route’s pattern', async () => {
  const metrics = createMetrics({ defaults: false });
  const app = await start({ services: { documents: { get: async () => null } }, deps: { metrics } });
  await app.inject({ url: '/v1/nfe/0193a2b4-5c6d-7e8f-9012-3456789abcde', headers: credentials });
  const text = (await startOperators({ metrics, operatorSecret: null }).inject('/metrics')).body;
  expect(text).toContain(
    'emite_http_request_duration_seconds_count{method="GET",route="/v1/nfe/:id",status="404"} 1',
  );
  expect(text).not.toContain('3456789abcde');
});

describe('the documentation page', () => {
  it('asks no other host for anything', async () => {
    const app = await start();
    const page = await app.inject('/docs/');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('/openapi.strict.json');
    const sources = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, url]) => url);
    for (const url of sources) expect(url).not.toMatch(/^(?:https?:)?\/\//);
    expect(page.body).toMatch(/"telemetry":\s*false/);
    expect(page.body).toMatch(/"withDefaultFonts":\s*false/);
  });
});

describe('the published documents', () => {
  const PATHS = ['/openapi.json', '/openapi.strict.json', '/openapi.yaml', '/postman.json'];

  it.each(PATHS)('%s is compressed, and a second request gets 304', async (path) => {
    const app = await start();
    const first = await app.inject({ url: path, headers: { 'accept-encoding': 'gzip' } });
    expect(first.headers).toMatchObject({ 'content-encoding': 'gzip', etag: expect.stringMatching(/^W\//) });
    const plain = await app.inject(path);
    expect(gunzipSync(first.rawPayload).toString()).toBe(plain.body);
    const again = await app.inject({ url: path, headers: { 'if-none-match': String(first.headers.etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
});

it('returns the changes from version to version', async () => {
  const changelog = await (await start()).inject('/changelog.md');
  expect(changelog.headers['content-type']).toBe('text/markdown; charset=utf-8');
  expect(changelog.body).toMatch(/^# Changelog\n/);
});

describe('a port of their own', () => {
  const PATHS = ['/readyz', '/metrics'];

  it('has what the public one has not', async () => {
    const app = await start();
    const decode = { method: 'POST', url: '/temporal-codec/decode' } as const;
    for (const at of [...PATHS, decode]) expect((await app.inject(at)).statusCode).toBe(404);
  });

  const secret = { authorization: 'Bearer segredo-de-operador' };
  const far = { remoteAddress: '10.0.0.9' };
  const ask = async (app: ReturnType<typeof startOperators>, url: string, own: object = {}) =>
    (await app.inject({ url, ...own })).statusCode;

  it('answers callers with the secret, and reports readiness without one to this machine only', async () => {
    const app = startOperators();
    expect([await ask(app, '/readyz'), await ask(app, '/metrics')]).toEqual([200, 401]);
    const elsewhere = [
      far,
      { headers: { 'x-forwarded-for': '203.0.113.7' } },
      { headers: { origin: 'http://127.0.0.1:8233' } },
      // DNS rebinding: the owner of a name points it to this machine after a page was opened.
      { headers: { host: 'evil.example:4002' } },
      { ...far, headers: { authorization: 'Bearer outro' } },
    ];
    for (const url of PATHS) {
      expect(await ask(app, url, { ...far, headers: secret })).toBe(200);
      for (const own of elsewhere) expect([url, own, await ask(app, url, own)]).toEqual([url, own, 401]);
    }
    expect(await ask(app, '/v1/account', { headers: secret })).toBe(404);
  });

  it('without a secret answers this machine alone, and no page', async () => {
    const app = startOperators({ operatorSecret: null });
    for (const url of PATHS) {
      expect(await ask(app, url)).toBe(200);
      expect(await ask(app, url, { ...far, headers: secret })).toBe(401);
      expect(await ask(app, url, { headers: { host: 'evil.example:4002' } })).toBe(401);
    }
  });
});

describe('the payload decoder', () => {
  const payloads = [{ metadata: { encoding: 'YQ==' }, data: 'Yg==' }];
  const decode = (headers: Record<string, string>, payload: unknown = { payloads }) =>
    ({
      method: 'POST',
      url: '/temporal-codec/decode',
      headers: { 'content-type': 'application/json', ...headers },
      payload: JSON.stringify(payload),
    }) as const;

  const UI = 'http://127.0.0.1:8233';
  const basic = (secret: string) => `Basic ${Buffer.from(`operador:${secret}`).toString('base64')}`;

  it('answers the Temporal UI of a browser that signed in, with its CORS headers', async () => {
    const app = startOperators();
    const signIn = await app.inject('/temporal-codec/');
    expect([signIn.statusCode, signIn.headers['www-authenticate']]).toEqual([
      401,
      'Basic realm="operadores", charset="UTF-8"',
    ]);
    const authorization = basic('segredo-de-operador');
    expect((await app.inject({ url: '/temporal-codec/', headers: { authorization } })).statusCode).toBe(200);
    const answer = await app.inject(decode({ origin: UI, authorization }));
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ payloads });
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': UI,
      'access-control-allow-credentials': 'true',
    });
    const preflight = await app.inject({
      method: 'OPTIONS',
      url: '/temporal-codec/decode',
      headers: { origin: UI },
    });
    expect(preflight.statusCode).toBe(204);
    expect(preflight.headers['access-control-allow-headers']).toContain('x-namespace');
  });

  it('wants the secret from every origin, on this machine too', async () => {
    for (const operatorSecret of ['segredo-de-operador', null]) {
      const app = startOperators({ operatorSecret });
      for (const headers of [{}, { origin: UI }, { origin: UI, authorization: basic('outro') }])
        for (const url of ['/temporal-codec/decode', '/%74emporal-codec/decode', '/temporal-codec/%64ecode'])
          expect((await app.inject({ ...decode(headers), url })).statusCode).toBe(401);
    }
  });

  it('answers no other page, with the secret of a browser that signed in', async () => {
    const origin = 'https://evil.example';
    const answer = await startOperators().inject(
      decode({ origin, authorization: basic('segredo-de-operador') }),
    );
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  });

  it('takes the operators’ secret from anywhere', async () => {
    const app = startOperators();
    const ask = (secret: string) =>
      app.inject({ ...decode({ authorization: `Bearer ${secret}` }), remoteAddress: '10.0.0.9' });
    expect((await ask('segredo-de-operador')).statusCode).toBe(200);
    expect((await ask('outro')).statusCode).toBe(401);
  });

  it('answers 400 to what is no list of payloads', async () => {
    const app = startOperators();
    const answer = await app.inject(decode({ authorization: 'Bearer segredo-de-operador' }, { payloads: 1 }));
    expect(answer.statusCode).toBe(400);
  });
});

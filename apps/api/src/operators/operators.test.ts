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
  it('lives without its database but is not ready', async () => {
    expect((await (await start()).inject('/healthz')).statusCode).toBe(200);
    const ready = await startOperators({ readiness: async () => ({ database: false }) }).inject('/readyz');
    expect(ready.statusCode).toBe(503);
    expect(ready.json()).toEqual({ status: 'indisponivel', parts: { database: false } });
  });

  it('is ready when its parts are', async () => {
    const app = startOperators();
    expect((await app.inject('/readyz')).json()).toEqual({ status: 'ok', parts: { database: true } });
  });
});

it('counts requests under their route’s pattern', async () => {
  const metrics = createMetrics({ defaults: false });
  const app = await start({ services: { getDocument: async () => null }, deps: { metrics } });
  await app.inject({ url: '/v1/nfe/0193a2b4-5c6d-7e8f-9012-3456789abcde', headers: credentials });
  const text = (await startOperators({ metrics }).inject('/metrics')).body;
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
  const PATHS = ['/openapi.json', '/openapi.strict.json'];

  it.each(PATHS)('%s is asked for again at no cost, and comes compressed', async (path) => {
    const app = await start();
    const first = await app.inject({ url: path, headers: { 'accept-encoding': 'gzip' } });
    expect(first.headers).toMatchObject({ 'content-encoding': 'gzip', etag: expect.stringMatching(/^W\//) });
    const plain = await app.inject(path);
    expect(gunzipSync(first.rawPayload).toString()).toBe(plain.body);
    const again = await app.inject({ url: path, headers: { 'if-none-match': String(first.headers.etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
});

it('tells what changed from version to version', async () => {
  const told = await (await start()).inject('/changelog.md');
  expect(told.headers['content-type']).toBe('text/markdown; charset=utf-8');
  expect(told.body).toMatch(/^# Changelog\n/);
});

describe('a port of their own', () => {
  const PATHS = ['/readyz', '/metrics'];

  it('has what the public one has not', async () => {
    const app = await start();
    const decode = { method: 'POST', url: '/temporal-codec/decode' } as const;
    for (const at of [...PATHS, decode]) expect((await app.inject(at)).statusCode).toBe(404);
  });

  it('answers this machine, or whoever has the secret', async () => {
    const app = startOperators();
    const ask = async (url: string, own: object) => (await app.inject({ url, ...own })).statusCode;
    const far = { remoteAddress: '10.0.0.9' };
    const secret = { ...far, headers: { authorization: 'Bearer segredo-de-operador' } };
    for (const url of PATHS) {
      expect([await ask(url, {}), await ask(url, far), await ask(url, secret)]).toEqual([200, 401, 200]);
      expect(await ask(url, { headers: { 'x-forwarded-for': '203.0.113.7' } })).toBe(401);
      expect(await ask(url, { ...far, headers: { authorization: 'Bearer outro' } })).toBe(401);
    }
    expect(
      (await startOperators({ operatorSecret: null }).inject({ url: '/metrics', ...secret })).statusCode,
    ).toBe(401);
    expect(await ask('/v1/account', {})).toBe(404);
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

  it('answers the Temporal UI on this machine, with its CORS headers', async () => {
    const app = startOperators();
    const answer = await app.inject(decode({ origin: 'http://127.0.0.1:8233' }));
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ payloads });
    expect(answer.headers['access-control-allow-origin']).toBe('http://127.0.0.1:8233');
    const preflight = await app.inject({
      method: 'OPTIONS',
      url: '/temporal-codec/decode',
      headers: { origin: 'http://127.0.0.1:8233' },
    });
    expect(preflight.statusCode).toBe(204);
    expect(preflight.headers['access-control-allow-headers']).toContain('x-namespace');
  });

  it('refuses other pages, other machines and no origin at all', async () => {
    const app = startOperators();
    const evil = await app.inject(decode({ origin: 'https://evil.example' }));
    expect(evil.statusCode).toBe(401);
    expect(evil.headers['access-control-allow-origin']).toBeUndefined();
    expect((await app.inject(decode({}))).statusCode).toBe(401);
    const remote = await app.inject({
      ...decode({ origin: 'http://127.0.0.1:8233' }),
      remoteAddress: '10.0.0.9',
    });
    expect(remote.statusCode).toBe(401);
    const forwarded = { origin: 'http://127.0.0.1:8233', 'x-forwarded-for': '203.0.113.7' };
    expect((await app.inject(decode(forwarded))).statusCode).toBe(401);
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
    const answer = await app.inject(decode({ origin: 'http://127.0.0.1:8233' }, { payloads: 1 }));
    expect(answer.statusCode).toBe(400);
  });
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { fakeApp } from '../../test/support/fakes.ts';

const lines: string[] = [];
let app: Awaited<ReturnType<typeof fakeApp>>;
beforeAll(async () => {
  app = await fakeApp({
    deps: { publicUrl: 'https://api.exemplo.com.br' },
    onRoute: (line) => lines.push(line),
  });
  await app.ready();
});
afterAll(() => app.close());

const ID = '0193a2b4-5c6d-7e8f-9012-3456789abcde';
const SAFE = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
};

function storageOf(path: string): string {
  if (/^\/docs\/js\/|^\/graphql\/explorer\//.test(path)) return 'public, max-age=3600';
  return /^\/openapi\.|^\/postman\.json$|^\/changelog\.md$/.test(path) ? 'public, no-cache' : 'no-store';
}

it('every route answers with them, and no cache stores an account’s data', async () => {
  expect(lines.length).toBeGreaterThan(100);
  for (const line of lines) {
    const [method = '', path = ''] = line.split(' ');
    if (
      method !== 'GET' &&
      method !== 'POST' &&
      method !== 'PUT' &&
      method !== 'PATCH' &&
      method !== 'DELETE'
    )
      continue;
    const url = path.replaceAll(/:\w+/g, ID).replace('*', 'session.me');
    const { headers } = await app.inject({ method, url });
    expect(headers, line).toMatchObject(SAFE);
    for (const rule of [/default-src 'none'/, /base-uri 'none'/, /frame-ancestors '(?:none|self)'/])
      expect(headers['content-security-policy'], line).toMatch(rule);
    expect(headers['cache-control'], line).toBe(storageOf(path));
  }
});

it('so do refusals of what is no route', async () => {
  for (const url of ['/nada', '/v1/nfe/%', `/v1/nfe/${'x'.repeat(2000)}`])
    expect((await app.inject({ method: 'GET', url })).headers, url).toMatchObject({
      ...SAFE,
      'cache-control': 'no-store',
    });
});

it('a file may be shown inside the console, and nothing else inside another page', async () => {
  const policyOf = async (url: string) => String((await app.inject(url)).headers['content-security-policy']);
  expect(await policyOf(`/v1/files/${ID}`)).toContain("frame-ancestors 'self'");
  for (const url of ['/v1/account', '/healthz', '/graphql', '/docs/', '/api/auth/get-session'])
    expect(await policyOf(url), url).toContain("frame-ancestors 'none'");
});

it('HTTPS is asked of browsers only where there is HTTPS', async () => {
  const local = await fakeApp();
  const { headers } = await local.inject('/healthz');
  await local.close();
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
  expect(headers).not.toHaveProperty('strict-transport-security');
});

it('the documentation runs its own scripts alone', async () => {
  const { headers, payload } = await app.inject('/docs/');
  const policy = String(headers['content-security-policy']);
  expect(policy).toMatch(/default-src 'none'; script-src 'self' 'sha256-[\w+/]+=*';/);
  expect(payload.match(/<script(?: src="js\/[\w.]+")?/g)).toEqual([
    '<script src="js/scalar.js"',
    '<script src="js/credencial.js"',
    '<script',
  ]);
});

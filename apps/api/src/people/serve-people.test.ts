import { expect, it } from 'vitest';
import { fakeApp } from '../../test/support/fakes.ts';
import { errorBodySchema } from '../rest/error-body.ts';

const CONSOLE = 'http://localhost:3000';
const HEADERS = { origin: CONSOLE, 'content-type': 'application/json', 'x-emite-console': '1' };

/** Result of a call, and the body that better-auth got; null when it got none. */
async function post(path: string, payload: unknown) {
  let given: unknown = null;
  const app = await serve(async (request) => {
    given = await request.json();
    return Response.json({});
  });
  const answer = await app.inject({
    method: 'POST',
    url: `/api/auth${path}`,
    headers: HEADERS,
    payload: JSON.stringify(payload),
  });
  await app.close();
  return { answer, given };
}

const serve = (handle: (request: Request) => Promise<Response>) =>
  fakeApp({
    deps: {
      people: {
        handle,
        consoleUrl: CONSOLE,
        origins: new Set([CONSOLE]),
        outbox: null,
        editTexts: async (_edit, write) => write(),
        identify: async () => null,
        describe: async () => null,
        accountKeys: { list: async () => [], regenerate: fail },
        ownData: { export: fail, erase: fail },
        closeAccount: fail,
        confirmSession: fail,
        tell: { ofPerson: fail, ofKey: fail, ofToken: fail, ofCertificate: fail },
      },
    },
  });

it.each([
  '//evil.example/',
  '/.//evil.example?error=INVALID_TOKEN',
  '/x/..//evil.example',
  '/%2e//evil.example',
  '/./\\evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  'https://[',
])('a redirect leads to no other site by %s', async (location) => {
  const app = await serve(async () => new Response(null, { status: 302, headers: { location } }));
  const answer = await app.inject({ url: '/api/auth/verify-email?token=x' });
  await app.close();
  expect([answer.statusCode, answer.headers.location]).toEqual([403, undefined]);
  expect(errorBodySchema.parse(answer.json()).errors).toMatchObject([{ code: 'endereco_invalido' }]);
});

it.each(['/entrar?aviso=confirmado', `${CONSOLE}/entrar`])('a redirect leads to %s', async (location) => {
  const app = await serve(async () => new Response(null, { status: 302, headers: { location } }));
  const answer = await app.inject({ url: '/api/auth/verify-email?token=x' });
  await app.close();
  expect([answer.statusCode, answer.headers.location]).toEqual([302, location]);
});

function fail(): never {
  throw new Error('this test does not expect it');
}

const LONG = 'x'.repeat(121);
const ID = '00000000-0000-7000-8000-000000000001';

it.each([
  ['/update-user', { name: LONG }, 'name'],
  ['/update-user', { name: '  ' }, 'name'],
  ['/update-user', { name: 'Ganhe em www.golpe.example' }, 'name'],
  ['/update-user', { name: 'ana@golpe.example' }, 'name'],
  ['/organization/update', { data: { name: 'Prêmio: golpe.com/x' } }, 'data.name'],
  ['/update-user', { name: 'Ana', image: 'x' }, 'image'],
  ['/update-user', {}, 'name'],
  ['/organization/update', { data: { name: LONG } }, 'data.name'],
  ['/organization/update', { data: { name: 'Loja', logo: 'x' } }, 'data.logo'],
  ['/passkey/update-passkey', { id: ID, name: LONG }, 'name'],
  ['/passkey/verify-registration', { response: {}, name: LONG }, 'name'],
])('%s refuses %j', async (path, payload, field) => {
  const { answer, given } = await post(path, payload);
  expect(answer.statusCode).toBe(400);
  expect(errorBodySchema.parse(answer.json()).errors).toMatchObject([{ field }]);
  expect(given).toBeNull();
});

it.each([
  ['/update-user', { name: ' Ana ' }, { name: 'Ana' }],
  ['/organization/update', { data: { name: 'Loja S.A. & Cia.' } }, { data: { name: 'Loja S.A. & Cia.' } }],
  ['/passkey/update-passkey', { id: ID, name: 'Chave' }, { id: ID, name: 'Chave' }],
  ['/passkey/verify-registration', { response: { id: 'a' } }, { response: { id: 'a' } }],
  ['/change-password', { newPassword: 'x' }, { newPassword: 'x' }],
  // The database refuses NUL and half characters.
  ['/sign-in/email', { email: 'a\u0000@b.c', password: '\ud800' }, { email: 'a@b.c', password: '\ufffd' }],
  ['/reset-password', { token: '\u0000\ud800', n: 1.5 }, { token: '\ufffd', n: 1.5 }],
])('%s hands %j on', async (path, payload, body) => {
  const { answer, given } = await post(path, payload);
  expect([answer.statusCode, given]).toEqual([200, body]);
});

import { generateKey } from '@fiscal/db/keys/format';
import { afterEach, describe, expect, it } from 'vitest';
import { credentials, fakeApp, NO_READERS, principal, RESTRICTED_KEY } from '../../test/support/fakes.ts';
import { errorBodySchema } from '../rest/error-body.ts';
import type { FileRequest } from '../services/files/open-file.ts';

const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const app of open.splice(0)) await app.close();
});

const FAILURES = 120;
const SECOND = { 'x-access-key': 'nfe_access_segunda', authorization: 'Bearer nfe_test_segundo' };
const isGood = (accessKey: string, token: string) =>
  [credentials, SECOND].some(
    (each) => each['x-access-key'] === accessKey && each.authorization === `Bearer ${token}`,
  );

/** An API with two good pairs of credentials, a clock to move, and a count of look-ups. */
async function start() {
  const clock = { ms: 1_795_000_000_000 };
  const asked: string[] = [];
  const opened: FileRequest[] = [];
  const app = await fakeApp({
    services: {
      authority: { queryStatus: async () => ({ online: true, message: 'ok' }) },
      files: {
        async open(request) {
          opened.push(request);
          const file = { name: 'a.xml', contentType: 'application/xml', bytes: Buffer.from('<a/>') };
          return { kind: 'arquivo', file };
        },
      },
    },
    deps: {
      nowMs: () => clock.ms,
      authenticate: {
        ...NO_READERS,
        account: async (accessKey) => {
          asked.push(accessKey);
          return accessKey === credentials['x-access-key']
            ? { accountId: principal.accountId, actor: { kind: 'access-key', id: 'chave' } }
            : null;
        },
        principal: async (accessKey, token) => {
          asked.push(token);
          return isGood(accessKey, token) ? principal : null;
        },
        restricted: async (_account, key) => {
          asked.push(key);
          return key === RESTRICTED_KEY;
        },
      },
    },
  });
  open.push(app);
  const ask = (headers: Record<string, string>, remoteAddress = '203.0.113.7') =>
    app.inject({ method: 'POST', url: '/v1/nfe/status', headers, remoteAddress });
  const guess = (n: number, remoteAddress?: string) =>
    ask({ ...credentials, authorization: `Bearer nfe_test_palpite${n}` }, remoteAddress);
  const guessUntilLocked = async () => {
    for (let n = 0; n < FAILURES; n++) expect((await guess(n)).statusCode).toBe(401);
  };
  return { app, clock, asked, opened, ask, guess, guessUntilLocked };
}

describe('a signed link', () => {
  const key = { 'x-access-key': credentials['x-access-key'] };
  it.each<[string, Record<string, string>, string | null]>([
    ['no credentials', {}, null],
    ['the access key alone', key, null],
    ['a token that is over', { ...key, authorization: 'Bearer nfe_test_trocado' }, null],
    ['both credentials', credentials, principal.clientId],
  ])('opens with %s', async (_what, headers, clientId) => {
    const { app, opened } = await start();
    const answer = await app.inject({ method: 'GET', url: '/v1/files/arquivo?exp=1&sig=boa', headers });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(opened.map((request) => request.principal?.clientId ?? null)).toEqual([clientId]);
  });

  it('is none without its signature', async () => {
    const { app, opened } = await start();
    const answer = await app.inject({ method: 'GET', url: '/v1/files/arquivo', headers: key });
    expect(answer.statusCode).toBe(401);
    expect(opened).toEqual([]);
  });
});

describe('a reader', () => {
  const readFile = (
    { app }: Awaited<ReturnType<typeof start>>,
    headers: Record<string, string> = credentials,
  ) => app.inject({ method: 'GET', url: '/v1/files/arquivo', headers });

  it('is looked up once for several reads, and again after a write of its account', async () => {
    const api = await start();
    for (let n = 0; n < 3; n++) expect((await readFile(api)).statusCode).toBe(200);
    expect(api.asked).toHaveLength(1);
    expect((await api.ask(credentials)).statusCode).toBe(200);
    expect((await readFile(api)).statusCode).toBe(200);
    expect(api.asked).toHaveLength(3);
  });

  it('is each pair of credentials by itself', async () => {
    const api = await start();
    await readFile(api);
    const other = { ...credentials, authorization: 'Bearer nfe_test_outro' };
    expect((await readFile(api, other)).statusCode).toBe(401);
    expect((await readFile(api, other)).statusCode).toBe(401);
    expect(api.asked.filter((asked) => asked.startsWith('nfe_test_'))).toHaveLength(3);
  });
});

describe('an address that guesses', () => {
  it('gets the time to wait', async () => {
    const { guess, guessUntilLocked } = await start();
    await guessUntilLocked();
    const refused = await guess(FAILURES);
    expect(refused.statusCode).toBe(429);
    expect(errorBodySchema.parse(refused.json()).code).toBe('limite_excedido');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThanOrEqual(1);
    expect(refused.headers['ratelimit-remaining']).toBe('0');
  });

  it('learns nothing while it waits: not even a right guess is looked at', async () => {
    const { ask, asked, guessUntilLocked } = await start();
    await guessUntilLocked();
    const before = asked.length;
    expect((await ask(SECOND)).statusCode).toBe(429);
    expect(asked.length).toBe(before);
  });

  it('does not shut out a neighbor who was good before', async () => {
    const { ask, guess, guessUntilLocked } = await start();
    expect((await ask(credentials)).statusCode).toBe(200);
    await guessUntilLocked();
    expect((await guess(FAILURES)).statusCode).toBe(429);
    for (let n = 0; n < 3; n++) expect((await ask(credentials)).statusCode).toBe(200);
  });

  it('shuts out a neighbor it had not seen for the seconds it names, no longer', async () => {
    const { ask, clock, guessUntilLocked } = await start();
    await guessUntilLocked();
    const refused = await ask(SECOND);
    expect(refused.statusCode).toBe(429);
    clock.ms += Number(refused.headers['retry-after']) * 1000;
    expect((await ask(SECOND)).statusCode).toBe(200);
    expect((await ask(SECOND)).statusCode).toBe(200);
  });

  it('is one address: others continue', async () => {
    const { ask, guess, guessUntilLocked } = await start();
    await guessUntilLocked();
    expect((await ask(SECOND, '203.0.113.8')).statusCode).toBe(200);
    expect((await guess(0, '203.0.113.8')).statusCode).toBe(401);
  });

  it('counts restricted keys as well', async () => {
    const { app, asked } = await start();
    const url = '/v1/clients/0193a2b4-5c6d-7e8f-9012-3456789abcde/tokens';
    const guess = (n: number) =>
      app.inject({
        method: 'GET',
        url,
        headers: { 'x-access-key': credentials['x-access-key'], 'x-restricted-key': `nfe_restricted_${n}` },
        remoteAddress: '203.0.113.9',
      });
    for (let n = 0; n < FAILURES; n++) expect((await guess(n)).statusCode).toBe(401);
    const before = asked.length;
    expect((await guess(FAILURES)).statusCode).toBe(429);
    expect(asked.length).toBe(before);
  });

  it('does not count what names no credentials at all', async () => {
    const { ask } = await start();
    for (let n = 0; n <= FAILURES; n++) expect((await ask({})).statusCode).toBe(401);
    expect((await ask(SECOND)).statusCode).toBe(200);
  });
});

describe('credentials in the wrong place, or cut', () => {
  const whole = { 'x-access-key': generateKey('access'), authorization: `Bearer ${generateKey('test')}` };

  it.each([
    [
      { 'x-access-key': 'nfe_test_x', authorization: 'Bearer nfe_access_y' },
      'Credenciais inválidas. Em X-Access-Key veio o token de teste de uma empresa (nfe_test_…); ali vai nfe_access_…. Em Authorization: Bearer veio a chave da conta (nfe_access_…); ali vai nfe_test_… ou nfe_live_… ou nfe_read_….',
    ],
    [
      { ...whole, 'x-access-key': generateKey('restricted') },
      'Credenciais inválidas. Em X-Access-Key veio a chave restrita (nfe_restricted_…); ali vai nfe_access_….',
    ],
    [whole, 'Credenciais inválidas.'],
    [{ ...whole, authorization: 'Bearer qualquer' }, 'Credenciais inválidas.'],
    [
      { ...whole, authorization: whole.authorization.slice(0, -3) },
      'Credenciais inválidas. Incompleta ou alterada: a credencial em Authorization: Bearer.',
    ],
    [
      { 'x-access-key': 'nfe_access_outra', authorization: 'Bearer nfe_live_outro' },
      'Credenciais inválidas. Incompleta ou alterada: a credencial em X-Access-Key e em Authorization: Bearer.',
    ],
  ])('are recognized by their prefixes and checksums: %o', async (headers, message) => {
    const { ask } = await start();
    expect(errorBodySchema.parse((await ask(headers)).json()).message).toBe(message);
  });
});

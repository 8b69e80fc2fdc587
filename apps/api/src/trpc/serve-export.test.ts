import { newId } from '@fiscal/db/base/ids';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { fakeApp } from '../../test/support/fakes.ts';
import type { SessionIdentity } from '../people/identify.ts';
import { EXPORT_PATHS } from './serve-export.ts';

const CONSOLE = 'http://localhost:3000';
const reader: SessionIdentity = {
  kind: 'session',
  userId: newId(),
  sessionId: newId(),
  accountId: newId(),
  role: 'leitura',
  confirmed: false,
  secondFactor: false,
  secondFactorOwed: false,
};
const ours = {
  origin: CONSOLE,
  'x-emite-console': '1',
  'content-type': 'application/json',
  cookie: 'emite.session_token=boa',
};

const asked: unknown[] = [];
let who: SessionIdentity | null = reader;
let app: Awaited<ReturnType<typeof fakeApp>>;

beforeAll(async () => {
  app = await fakeApp({
    services: {
      documents: {
        export: async function* (_caller, input) {
          asked.push(input);
          yield 'linha';
        },
      },
      files: {
        downloadXmls: async function* (_caller, input) {
          asked.push(input);
          yield new Uint8Array([1]);
        },
      },
    },
    deps: {
      // Every test is a minute of its own.
      limiter: {
        take: () => ({ allowed: true, limit: 1, remaining: 1, resetSeconds: 0, retryAfterSeconds: 0 }),
        peek: () => ({ allowed: true, limit: 1, remaining: 1, resetSeconds: 0, retryAfterSeconds: 0 }),
      },
      people: Object.assign(Object.create(null), {
        origins: new Set([CONSOLE]),
        identify: async () => who,
      }),
    },
  });
});
afterAll(() => app.close());
beforeEach(() => {
  asked.length = 0;
  who = reader;
});

const save = (path: string, ids: readonly string[], headers: object = ours) =>
  app.inject({
    method: 'POST',
    url: path,
    headers: { ...headers },
    payload: JSON.stringify({ environment: 2, ids }),
  });

it.each(EXPORT_PATHS)('%s has the chosen documents, a thousand of them at most', async (path) => {
  const ids = Array.from({ length: 1000 }, () => newId());
  expect((await save(path, ids)).statusCode).toBe(200);
  expect(asked).toEqual([{ environment: 2, ids }]);
  for (const other of [[...ids, newId()], [], ['x']]) expect((await save(path, other)).statusCode).toBe(400);
  expect(asked).toHaveLength(1);
});

it.each([
  ['another site', { origin: 'https://evil.example' }],
  ['no origin', { origin: undefined }],
  ['a form', { 'content-type': 'text/plain' }],
  ['a page without our header', { 'x-emite-console': undefined }],
])('a file of the chosen is not for %s, though cookies come along', async (_, changed) => {
  const headers = Object.fromEntries(
    Object.entries({ ...ours, ...changed }).filter(([, value]) => value !== undefined),
  );
  for (const path of EXPORT_PATHS)
    expect([path, (await save(path, [newId()], headers)).statusCode]).toEqual([path, 403]);
  expect(asked).toEqual([]);
});

it.each([
  ['nobody', null, 401],
  ['who owes a second factor', { ...reader, secondFactorOwed: true }, 403],
])('a file of the chosen is not for %s', async (_, asker, status) => {
  who = asker;
  for (const path of EXPORT_PATHS)
    expect([path, (await save(path, [newId()])).statusCode]).toEqual([path, status]);
  expect(asked).toEqual([]);
});

import { expect, it } from 'vitest';
import { Emite } from '../../sdks/typescript/src/emite.ts';

const DOCUMENT = { id: '0193a2b4-5c6d-7e8f-9012-3456789abcde', status: 'PENDENTE' };
const REASON = new Error('the shop closed');

/** A client whose calls end in what is given, and a signal that aborts once the first one ended. */
function clientOf(answer: () => Response) {
  const stop = new AbortController();
  let calls = 0;
  const emite = new Emite({
    accessKey: 'nfe_access_x',
    token: 'nfe_test_x',
    url: 'http://127.0.0.1:9',
    fetch: () => {
      calls++;
      setImmediate(() => stop.abort(REASON));
      return new Promise((resolve) => resolve(answer()));
    },
  });
  return { emite, signal: stop.signal, calls: () => calls };
}

const busy = () =>
  Response.json(
    { status: 503, code: 'servico_ocupado', message: '', errors: [], requestId: '' },
    { status: 503, headers: { 'retry-after': '60' } },
  );
const absent = (): Response => {
  throw new TypeError('connection refused');
};

it.each([
  ['a Retry-After', busy],
  ['the wait before a new attempt', absent],
  ['the wait for a verdict', () => Response.json(DOCUMENT)],
])('an aborted signal ends %s', async (_, answer) => {
  const { emite, signal, calls } = clientOf(answer);
  await expect(emite.nfe.waitFor(DOCUMENT.id, { timeoutMs: 60_000, signal })).rejects.toBe(REASON);
  expect(calls()).toBe(1);
});

it('an aborted signal ends a follower that has no place yet', async () => {
  const { emite, signal, calls } = clientOf(busy);
  await expect(emite.changes.follow({ signal }).next()).resolves.toEqual({ value: undefined, done: true });
  expect(calls()).toBe(1);
});

it('a wait for a verdict goes beyond its time by no Retry-After', async () => {
  const waits: number[] = [];
  const emite = new Emite({
    accessKey: 'nfe_access_x',
    url: 'http://127.0.0.1:9',
    fetch: async () => busy(),
    sleep: async (ms) => void waits.push(ms),
  });
  await expect(emite.nfe.waitFor(DOCUMENT.id, { timeoutMs: 0 })).rejects.toMatchObject({ status: 503 });
  expect(waits).toEqual([]);
});

it('waits go on while nothing is aborted', async () => {
  const answers = [absent, busy, () => Response.json({ ...DOCUMENT, status: 'AUTORIZADA' })];
  const emite = new Emite({
    accessKey: 'nfe_access_x',
    url: 'http://[::1]:9',
    fetch: async () => answers.shift()?.() ?? busy(),
    sleep: () => Promise.resolve(),
  });
  const { signal } = new AbortController();
  const outcome = await emite.nfe.waitFor(DOCUMENT.id, { timeoutMs: 120_000, signal });
  expect(outcome.outcome).toBe('authorized');
});

it.each([
  'http://10.0.0.5',
  'http://127.0.0.1.example.com',
  'http://localhost.example.com',
  'ftp://127.0.0.1',
])('keys are not sent to %s', (url) => {
  expect(() => new Emite({ accessKey: 'nfe_access_x', url })).toThrow('https');
});

it.each(['https://api.example.com', 'http://localhost:4000', 'http://127.0.0.77:1', 'http://[::1]:4000'])(
  'keys are sent to %s',
  (url) => {
    expect(() => new Emite({ accessKey: 'nfe_access_x', url })).not.toThrow();
  },
);

it('a path that would change the host is refused', async () => {
  const emite = new Emite({ accessKey: 'nfe_access_x', url: 'https://api.example.com' });
  await expect(emite.request('GET', '@example.org/v1/account')).rejects.toThrow('O caminho começa com /.');
});

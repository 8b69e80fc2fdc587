import type { PaperRequest } from '@fiscal/paper/paper';
import { PaperError } from '@fiscal/paper/paper-error';
import { describe, expect, it } from 'vitest';
import { Failure } from '../../base/failure.ts';
import { createRateLimiter } from '../../base/rate-limit.ts';
import { createSizedCache } from '../../base/sized-cache.ts';
import { createPaperDesk, PAPERS_PER_MINUTE, type PaperDeskOptions } from './paper-desk.ts';
import { createTurns } from './turns.ts';

const paper = (xml: string, more: Partial<PaperRequest> = {}): PaperRequest => ({
  type: 'nfe',
  xml,
  ...more,
});

/** Runs all ready continuations. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** A desk whose papers are finished by hand. */
function rig(options: Partial<PaperDeskOptions> = {}) {
  const begun: string[] = [];
  const finish = new Map<string, (bytes: Uint8Array) => void>();
  const at = { ms: 0 };
  const print = (request: PaperRequest, signal?: AbortSignal) =>
    new Promise<Uint8Array>((resolve, reject) => {
      const name = String(request.xml);
      begun.push(name);
      finish.set(name, resolve);
      signal?.addEventListener('abort', () => reject(new Error('ended')), { once: true });
      if (name === 'broken') reject(new PaperError('Não há.'));
    });
  const desk = createPaperDesk({ print }, { atOnce: 1, limiter: createRateLimiter(() => at.ms), ...options });
  const finishDrawing = async (name: string) => {
    finish.get(name)?.(Buffer.from(name));
    await settle();
  };
  return { desk, begun, done: finishDrawing, at };
}

const codeOf = (asked: Promise<unknown>) =>
  asked.then(
    () => null,
    (error: unknown) => (error instanceof Failure ? { code: error.code, headers: error.headers } : error),
  );

describe('the desk that draws papers', () => {
  it('draws no account’s second paper before another’s first', async () => {
    const { desk, begun, done } = rig();
    const all = ['a1', 'a2', 'a3', 'b1', 'c1', 'b2'].map((name) => desk.print(name.charAt(0), paper(name)));
    await settle();
    for (const name of ['a1', 'b1', 'c1', 'a2', 'b2', 'a3']) await done(name);
    await Promise.all(all);
    expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  });

  it('gives a free thread to who holds none', async () => {
    const { desk, begun, done } = rig({ atOnce: 2 });
    const all = ['a1', 'a2', 'a3', 'a4', 'b1'].map((name) => desk.print(name.charAt(0), paper(name)));
    await settle();
    for (const name of ['a1', 'b1', 'a2', 'a3', 'a4']) await done(name);
    await Promise.all(all);
    expect(begun).toEqual(['a1', 'a2', 'b1', 'a3', 'a4']);
  });

  it('refuses with 503 what an account, or all of them, would have wait beyond the bound', async () => {
    const { desk, done } = rig({ waitingMax: 2, waitingPerAccountMax: 1 });
    const first = [desk.print('a', paper('a1')), desk.print('a', paper('a2'))];
    const busy = { code: 'servico_ocupado', headers: { 'retry-after': '2' } };
    expect(await codeOf(desk.print('a', paper('a3')))).toEqual(busy);
    const other = desk.print('b', paper('b1'));
    expect(await codeOf(desk.print('c', paper('c1')))).toEqual(busy);
    for (const name of ['a1', 'b1', 'a2']) await done(name);
    await Promise.all([...first, other]);
  });

  it('ends a drawing at its deadline, and continues with the next', async () => {
    const { desk, begun } = rig({ deadlineMs: 1 });
    expect(await codeOf(desk.print('a', paper('a1')))).toMatchObject({ code: 'servico_ocupado' });
    expect(await codeOf(desk.print('b', paper('b1')))).toMatchObject({ code: 'servico_ocupado' });
    expect(begun).toEqual(['a1', 'b1']);
  });

  it('draws nothing for who no longer waits', async () => {
    const { desk, begun, done } = rig();
    const gone = new AbortController();
    const first = desk.print('a', paper('a1'));
    const left = codeOf(desk.print('b', paper('b1'), gone.signal));
    const last = desk.print('c', paper('c1'));
    gone.abort();
    expect(await left).toMatchObject({ code: 'servico_ocupado' });
    await done('a1');
    await done('c1');
    await Promise.all([first, last]);
    expect(begun).toEqual(['a1', 'c1']);
  });

  it('draws the same paper of an account once, and shows it to no other', async () => {
    const { desk, begun, done } = rig();
    const twice = [desk.print('a', paper('x')), desk.print('a', paper('x'))];
    await settle();
    await done('x');
    expect(await Promise.all(twice)).toEqual([Buffer.from('x'), Buffer.from('x')]);
    await desk.print('a', paper('x', { options: {} }));
    expect(begun).toHaveLength(1);
    const different = [
      desk.print('b', paper('x')),
      desk.print('a', paper('x', { events: ['e'] })),
      desk.print('a', paper('x', { options: { orientation: 'paisagem' } })),
      desk.print('a', paper('x', { options: { logo: Buffer.from('logo') } })),
      desk.print('a', paper('x', { type: 'nfce' })),
    ];
    await settle();
    for (const _ of different) await done('x');
    await Promise.all(different);
    expect(begun).toHaveLength(6);
  });

  it('caches nothing of a missing paper, and continues', async () => {
    const { desk, begun, done } = rig();
    await expect(desk.print('a', paper('broken'))).rejects.toThrow(PaperError);
    await expect(desk.print('a', paper('broken'))).rejects.toThrow(PaperError);
    const next = desk.print('a', paper('a1'));
    await settle();
    await done('a1');
    await next;
    expect(begun).toEqual(['broken', 'broken', 'a1']);
  });

  it('charges the account, drawn or cached, and no other', async () => {
    const { desk, done, at } = rig();
    const first = desk.print('a', paper('x'));
    await settle();
    await done('x');
    await first;
    for (let i = 1; i < PAPERS_PER_MINUTE; i++) await desk.print('a', paper('x'));
    expect(await codeOf(desk.print('a', paper('x')))).toEqual({
      code: 'limite_excedido',
      headers: {
        'ratelimit-limit': '120',
        'ratelimit-remaining': '0',
        'ratelimit-reset': '60',
        'retry-after': '1',
      },
    });
    const other = desk.print('b', paper('y'));
    await settle();
    await done('y');
    await other;
    at.ms = 500;
    expect(await desk.print('a', paper('x'))).toEqual(Buffer.from('x'));
  });
});

it('a cache forgets what was used longest ago, and keeps nothing larger than itself', () => {
  const cache = createSizedCache<Uint8Array>(6, ({ length }) => length);
  cache.set('a', Buffer.alloc(3));
  cache.set('b', Buffer.alloc(3));
  cache.get('a');
  cache.set('c', Buffer.alloc(3));
  cache.set('d', Buffer.alloc(7));
  expect(['a', 'b', 'c', 'd'].filter((key) => cache.get(key) !== undefined)).toEqual(['a', 'c']);
});

it('keeps the turns of others when one leaves the queue', async () => {
  const turns = createTurns({ atOnce: 1, waitingMax: 9, waitingPerOwnerMax: 9 });
  const stay = new AbortController().signal;
  const gone = new AbortController();
  const end = await turns.take('a', stay);
  const leaves = turns.take('b', gone.signal);
  const stays = turns.take('b', stay);
  gone.abort();
  expect(await leaves).toBeNull();
  end?.();
  expect(await stays).not.toBeNull();
  expect(await turns.take('c', gone.signal)).toBeNull();
});

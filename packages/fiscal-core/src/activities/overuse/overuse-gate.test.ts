import { describe, expect, it } from 'vitest';
import type { SefazReply } from '../../sefaz/port.ts';
import { createMemoryOveruse } from '../../testing/overuse.ts';
import { createOveruseGate, type OveruseGate } from './overuse-gate.ts';
import type { OveruseKey, OveruseStore } from './overuse-ports.ts';

const KEY: OveruseKey = {
  ground: 'producao',
  holder: '11222333000181',
  type: 'nfe',
  authorizer: 'SP',
  service: 'autorizacao',
  about: '',
};
const HOUR = 3_600_000;
/** 30 less the margin. */
const OURS = 25;
const answer = (cStat: string): SefazReply => ({
  kind: 'resposta',
  xml: `<retEnviNFe><cStat>${cStat}</cStat></retEnviNFe>`,
  latencyMs: 1,
});

/** Workers that share one store, whose clock a test moves. */
function workers() {
  let aheadMs = 1_000_000;
  const store = createMemoryOveruse(() => performance.now() + aheadMs);
  const reports: string[] = [];
  const join = (over: OveruseStore = store, crowdedMs = 60_000): OveruseGate =>
    createOveruseGate({
      store: over,
      refreshMs: 0,
      crowdedMs,
      onBlock: ({ service }, { cStat, equal }) => reports.push(`${service} ${cStat ?? `igual ${equal}`}`),
      onError: () => reports.push('erro'),
    });
  const [a, b] = [join(), join()];
  return {
    store,
    told: reports,
    a,
    b,
    join,
    pass: (ms: number): void => {
      aheadMs += ms;
    },
  };
}

/** Makes a call, answered after others had their turn; null = it did not leave. */
async function call(
  gate: OveruseGate,
  key: OveruseKey,
  said: string,
  counted = true,
): Promise<string | null> {
  const passed = await gate.enter(key, counted);
  if (passed.kind === 'retida') return null;
  await new Promise((resolve) => setImmediate(resolve));
  await passed.answered(answer(said));
  return said;
}
const countSent = (all: readonly (string | null)[]): number => all.filter((one) => one !== null).length;

describe('equal rejections', () => {
  it('stop the company at that service before the authority does, whichever worker sends', async () => {
    const { a, b, told, join, pass } = workers();
    const all = await Promise.all(Array.from({ length: 100 }, (_, n) => call(n % 2 ? a : b, KEY, '778')));
    expect(countSent(all)).toBe(OURS);
    expect(told).toEqual(['autorizacao igual 778']);
    // A worker that comes later finds it so.
    expect(await join().enter(KEY, true)).toMatchObject({
      kind: 'retida',
      reason: expect.stringMatching(/rejeições iguais \(778\)/),
      retryAfterSeconds: expect.closeTo(3_660, -1),
    });
    pass(HOUR + 61_000);
    expect(await call(join(), KEY, '100')).toBe('100');
  });

  it('hold neither another service, nor another authorizer, nor another company', async () => {
    const { a } = workers();
    for (let n = 0; n < OURS; n++) await call(a, KEY, '778');
    expect(await call(a, KEY, '100')).toBeNull();
    for (const other of [
      { ...KEY, service: 'recepcaoEvento' as const },
      { ...KEY, authorizer: 'SVRS' },
      { ...KEY, holder: '44555666000172' },
      { ...KEY, ground: 'sandbox:1' },
    ])
      expect(await call(a, other, '100')).toBe('100');
  });

  it('pass freely for a healthy company, even with many documents at once', async () => {
    const { a, b, told } = workers();
    const codeAt = (n: number): string => (n % 25 === 0 ? String(700 + (n % 4)) : '100');
    const all = await Promise.all(Array.from({ length: 400 }, (_, n) => call(n % 2 ? a : b, KEY, codeAt(n))));
    expect(countSent(all)).toBe(400);
    expect(told).toEqual([]);
  });

  it('forgotten by an operator no longer stop calls', async () => {
    const { a, store } = workers();
    for (let n = 0; n < OURS; n++) await call(a, KEY, '778');
    expect(await call(a, KEY, '100')).toBeNull();
    store.release();
    expect(await call(a, KEY, '100')).toBe('100');
  });

  it('are not counted at destinations that do not count', async () => {
    const { a } = workers();
    const all = await Promise.all(Array.from({ length: 60 }, () => call(a, KEY, '778', false)));
    expect(countSent(all)).toBe(60);
  });
});

describe('a block that was answered', () => {
  it('stops every call to that service for an hour, counted or not, and one goes ahead of the others', async () => {
    const { a, b, store, told, join, pass } = workers();
    expect(await call(a, KEY, '656', false)).toBe('656');
    expect(told).toEqual(['autorizacao 656']);
    for (const gate of [a, join()])
      expect(await gate.enter(KEY, false)).toMatchObject({
        kind: 'retida',
        reason: expect.stringMatching(/consumo indevido \(656\)/),
      });
    pass(HOUR + 1_000);
    const [c, d] = [join(), join(store, 0)];
    const probe = await c.enter(KEY, true);
    if (probe.kind === 'retida') throw new Error(probe.reason);
    // A retry is requested: the first one is under way.
    expect(await d.enter(KEY, true)).toMatchObject({ kind: 'retida', retryAfterSeconds: 5 });
    await probe.answered(answer('100'));
    const next = join();
    expect(countSent(await Promise.all(Array.from({ length: 8 }, () => call(next, KEY, '100'))))).toBe(8);
    expect(await call(b, { ...KEY, service: 'statusServico' }, '107')).toBe('107');
  });

  it('to the call that went ahead starts over', async () => {
    const { a, join, pass } = workers();
    await call(a, KEY, '656');
    pass(HOUR + 1_000);
    const gate = join();
    expect(await call(gate, KEY, '656')).toBe('656');
    expect(await call(gate, KEY, '100')).toBeNull();
  });
});

describe('questions', () => {
  const query: OveruseKey = { ...KEY, service: 'consultaProtocolo', about: '1'.repeat(44) };

  it('about one key are few, about another continue', async () => {
    const { a, b } = workers();
    const all = await Promise.all(Array.from({ length: 30 }, (_, n) => call(n % 2 ? a : b, query, '100')));
    expect(countSent(all)).toBe(8);
    expect(await a.enter(query, true)).toMatchObject({
      reason: expect.stringMatching(/10 vezes a mesma pergunta/),
    });
    expect(await call(a, { ...query, about: '2'.repeat(44) }, '100')).toBe('100');
  });

  it('with a block stop those about every key', async () => {
    const { a } = workers();
    await call(a, query, '656');
    expect(await call(a, { ...query, about: '2'.repeat(44) }, '100')).toBeNull();
  });
});

it('a failed write costs no answer', async () => {
  const { store, join, told } = workers();
  let away = false;
  const failing: OveruseStore = {
    ...store,
    swap: (...asked) => (away ? Promise.reject(new Error('away')) : store.swap(...asked)),
  };
  const gate = join(failing);
  const passed = await gate.enter(KEY, true);
  if (passed.kind === 'retida') throw new Error(passed.reason);
  away = true;
  await passed.answered(answer('778'));
  expect(told).toEqual(['erro']);
});

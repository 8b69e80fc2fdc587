import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../testing/holds.ts';
import {
  countAnswer,
  countBlock,
  countCall,
  countRejection,
  leaseCalls,
  NOTHING_COUNTED,
  type OveruseState,
  oursOf,
} from './overuse.ts';
import { type OveruseLimit, overuseLimit, overuseLimits } from './overuse-limits.ts';

const HOUR = 3_600_000;
const limitOf = (type: string, service: Parameters<typeof overuseLimit>[1]): OveruseLimit => {
  const limit = overuseLimit(type, service);
  if (limit === null) throw new Error(`${type} ${service}`);
  return limit;
};
const SENDS = limitOf('nfe', 'autorizacao');

/** Counts as the authority does: the most equal calls inside its window. */
class Authority {
  private readonly seen = new Map<string, number[]>();
  private readonly windowMs: number;
  worst = 0;

  constructor(windowMs: number) {
    this.windowMs = windowMs;
  }

  count(what: string, nowMs: number): void {
    const inside = [...(this.seen.get(what) ?? []), nowMs].filter((atMs) => atMs > nowMs - this.windowMs);
    this.seen.set(what, inside);
    this.worst = Math.max(this.worst, inside.length);
  }
}

describe('the published figures', () => {
  it.each(['nfe', 'nfce', 'cte', 'mdfe', 'nfcom', 'dce'])(
    '%s: every count leaves room before the limit',
    (type) => {
      for (const limit of overuseLimits(type)) {
        expect(limit.source).not.toBe('');
        expect(oursOf(limit)).toBeGreaterThan(0);
        expect(oursOf(limit)).toBeLessThan(limit.most);
      }
      expect(overuseLimits(type)).toHaveLength(
        new Set(overuseLimits(type).map(({ service }) => service)).size,
      );
    },
  );

  it('a service without a row of its own is counted by its calls', () => {
    expect(limitOf('nfe', 'statusServico')).toMatchObject({ counts: 'chamadas', most: 40, windowMs: HOUR });
    expect(limitOf('mdfe', 'naoEncerrados')).toMatchObject({
      counts: 'chamadas',
      most: 60,
      windowMs: HOUR / 12,
    });
    expect(overuseLimit('nfse', 'autorizacao')).toBeNull();
  });
});

describe('calls', () => {
  const query = limitOf('nfe', 'consultaProtocolo');

  it('are allowed up to our limit, and again when the oldest has left the window', () => {
    let state: OveruseState = NOTHING_COUNTED;
    for (let n = 0; n < oursOf(query); n++) {
      const counted = countCall(state, query, n * 1000);
      expect(counted.permission.kind).toBe('segue');
      state = counted.state;
    }
    const refused = countCall(state, query, 10_000);
    expect(refused.permission).toEqual({ kind: 'espera', untilMs: HOUR + 60_000 });
    expect(refused.state).toBe(state);
    expect(countCall(state, query, HOUR + 60_000).permission.kind).toBe('segue');
  });

  it('never exceed the authority’s limit, at any times', () =>
    holds(
      fc.property(
        fc.array(
          fc.record({
            restMs: fc.integer({ min: 0, max: HOUR / 4 }),
            wayMs: fc.integer({ min: 0, max: 30_000 }),
          }),
          { maxLength: 120 },
        ),
        (calls) => {
          const authority = new Authority(query.windowMs);
          let state: OveruseState = NOTHING_COUNTED;
          let nowMs = 0;
          const arrivals: number[] = [];
          for (const { restMs, wayMs } of calls) {
            nowMs += restMs;
            const counted = countCall(state, query, nowMs);
            state = counted.state;
            if (counted.permission.kind === 'segue') arrivals.push(nowMs + wayMs);
          }
          for (const atMs of arrivals.sort((a, b) => a - b)) authority.count('', atMs);
          expect(authority.worst).toBeLessThanOrEqual(query.most);
        },
      ),
    ));
});

describe('documents that are sent', () => {
  type Act =
    | { readonly kind: 'envia'; readonly by: string }
    | { readonly kind: 'responde'; readonly which: number; readonly said: string | null }
    | { readonly kind: 'passa'; readonly ms: number };
  const acts: fc.Arbitrary<readonly Act[]> = fc.array(
    fc.oneof(
      {
        weight: 5,
        arbitrary: fc.record({ kind: fc.constant('envia' as const), by: fc.constantFrom('a', 'b', 'c') }),
      },
      {
        weight: 5,
        arbitrary: fc.record({
          kind: fc.constant('responde' as const),
          which: fc.nat({ max: 40 }),
          said: fc.constantFrom('539', '539', '778', null),
        }),
      },
      {
        weight: 1,
        arbitrary: fc.record({ kind: fc.constant('passa' as const), ms: fc.integer({ min: 1, max: HOUR }) }),
      },
    ),
    { maxLength: 400 },
  );

  /** Plays three processes that send and get answers in any order. Each leases the calls that it has under way. */
  function play(script: readonly Act[]) {
    const authority = new Authority(SENDS.windowMs);
    let state: OveruseState = NOTHING_COUNTED;
    let nowMs = 0;
    const underWay: { by: string; atMs: number }[] = [];
    const of = (by: string): number => underWay.filter((call) => call.by === by).length;
    for (const act of script) {
      if (act.kind === 'passa') {
        // A call is always shorter than its lease.
        nowMs += underWay.length > 0 ? Math.min(act.ms, 1_000) : act.ms;
      } else if (act.kind === 'envia') {
        const wanted = of(act.by) + 1;
        const leased = leaseCalls(state, SENDS, { holder: act.by, wanted, nowMs });
        state = leased.state;
        if (leased.permission.kind === 'segue' && leased.permission.calls >= wanted)
          underWay.push({ by: act.by, atMs: nowMs });
      } else if (underWay.length > 0) {
        const [call] = underWay.splice(act.which % underWay.length, 1);
        if (call === undefined) continue;
        if (act.said === null) state = countAnswer(state, nowMs);
        else {
          authority.count(act.said, nowMs);
          state = countRejection(state, SENDS, { holder: call.by, cStat: act.said, nowMs });
        }
      }
    }
    return authority.worst;
  }

  it('never get one rejection more often than the authority allows, with any number under way', () =>
    holds(
      fc.property(acts, (script) => {
        expect(play(script)).toBeLessThanOrEqual(SENDS.most);
      }),
    ));

  it('are never paused by twenty rejections of different kinds', () => {
    let state: OveruseState = NOTHING_COUNTED;
    for (let n = 0; n < 1_000; n++) {
      const nowMs = n * 20_000;
      const leased = leaseCalls(state, SENDS, { holder: 'a', wanted: 4, nowMs });
      expect(leased.permission).toEqual({ kind: 'segue', calls: 4 });
      state =
        n % 50 === 0
          ? countRejection(leased.state, SENDS, { holder: 'a', cStat: `${200 + ((n / 50) % 5)}`, nowMs })
          : leased.state;
    }
  });

  it('wait after too many equal rejections; then one is sent, and its answer releases the others', () => {
    let state: OveruseState = NOTHING_COUNTED;
    for (let n = 0; n < oursOf(SENDS); n++) {
      state = leaseCalls(state, SENDS, { holder: 'a', wanted: 1, nowMs: n }).state;
      state = countRejection(state, SENDS, { holder: 'a', cStat: '778', nowMs: n });
    }
    const endMs = HOUR + 60_000;
    expect(state.block).toMatchObject({ untilMs: endMs, cStat: null, equal: '778' });
    expect(leaseCalls(state, SENDS, { holder: 'b', wanted: 1, nowMs: endMs - 1 }).permission).toEqual({
      kind: 'espera',
      untilMs: endMs,
    });
    const first = leaseCalls(state, SENDS, { holder: 'b', wanted: 9, nowMs: endMs + 1_000 });
    expect(first.permission).toEqual({ kind: 'segue', calls: 1 });
    expect(
      leaseCalls(first.state, SENDS, { holder: 'c', wanted: 1, nowMs: endMs + 1_000 }).permission.kind,
    ).toBe('cheio');
    const over = countAnswer(first.state, endMs + 2_000);
    expect(leaseCalls(over, SENDS, { holder: 'b', wanted: 9, nowMs: endMs + 2_000 }).permission).toEqual({
      kind: 'segue',
      calls: 9,
    });
  });

  it('a block reported by the authority lasts an hour from its last report', () => {
    const first = countBlock(NOTHING_COUNTED, '656', 0);
    const pushed = countBlock(first, '656', HOUR / 2);
    expect(pushed.block).toEqual({ sinceMs: 0, untilMs: HOUR * 1.5, cStat: '656', equal: null });
    expect(countCall(pushed, limitOf('nfe', 'statusServico'), HOUR).permission).toEqual({
      kind: 'espera',
      untilMs: HOUR * 1.5,
    });
  });
});

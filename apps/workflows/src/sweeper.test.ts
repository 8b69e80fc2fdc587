import { describe, expect, it, vi } from 'vitest';
import { createSweeper, type DocumentRef } from './sweeper.ts';

const some = (count: number): DocumentRef[] =>
  Array.from({ length: count }, (_, n) => ({ documentId: `d${n}`, accountId: 'a' }));
const documents = some(5);

function setUp(
  options: { readonly parallel?: number; readonly documents?: DocumentRef[]; readonly everyMs?: number } = {},
) {
  const woken: string[] = [];
  const events: string[] = [];
  let down: Error | null = null;
  let taken = 0;
  const left = options.documents ?? documents;
  const sweeper = createSweeper({
    reachable: async () => {
      if (down) throw down;
    },
    listStale: async (limit) => {
      taken += 1;
      return options.documents ? left.splice(0, limit) : left.slice(0, limit);
    },
    wake: async (stale) => {
      if (down) throw down;
      woken.push('documentId' in stale ? stale.documentId : stale.inutilizacaoId);
    },
    onFailing: () => events.push('failing'),
    onRecovered: () => events.push('recovered'),
    onWoken: (count) => events.push(`woken ${count}`),
    everyMs: options.everyMs ?? 1,
    batch: 4,
    parallel: options.parallel ?? 1,
  });
  return { sweeper, woken, events, taken: () => taken, setDown: (error: Error | null) => (down = error) };
}

describe('sweeper', () => {
  it('wakes the oldest first, no more than a batch', async () => {
    const { sweeper, woken } = setUp();
    expect(await sweeper.sweep()).toBe(4);
    expect(woken).toEqual(['d0', 'd1', 'd2', 'd3']);
  });
  it('wakes each once when several are woken at a time', async () => {
    const { sweeper, woken } = setUp({ parallel: 3 });
    await sweeper.sweep();
    expect(woken.sort()).toEqual(['d0', 'd1', 'd2', 'd3']);
  });
  it('survives Temporal being down: reports it once, and once when it is back', async () => {
    const { sweeper, events, setDown } = setUp({ parallel: 3 });
    setDown(new Error('UNAVAILABLE'));
    expect([await sweeper.sweep(), await sweeper.sweep(), await sweeper.sweep()]).toEqual([0, 0, 0]);
    setDown(null);
    await sweeper.sweep();
    await sweeper.sweep();
    expect(events).toEqual(['failing', 'recovered', 'woken 4', 'woken 4']);
  });
  it('takes nothing while Temporal is away, so that the oldest still come first when it is back', async () => {
    const { sweeper, woken, taken, setDown } = setUp();
    setDown(new Error('UNAVAILABLE'));
    await sweeper.sweep();
    expect(taken()).toBe(0);
    setDown(null);
    await sweeper.sweep();
    expect(woken[0]).toBe('d0');
  });
  const onFakedTimers = async (work: (pass: (ms: number) => Promise<unknown>) => Promise<void>) => {
    vi.useFakeTimers();
    try {
      await work((ms) => vi.advanceTimersByTimeAsync(ms));
    } finally {
      vi.useRealTimers();
    }
  };
  it('continues without a pause while there is more than a batch', () =>
    onFakedTimers(async (pass) => {
      const { sweeper, woken } = setUp({ documents: some(9), everyMs: 1000 });
      sweeper.start();
      await pass(1100);
      expect(woken).toHaveLength(9);
      await sweeper.stop();
    }));
  it('looks again soon after it had something: the workers may have had room for no more', () =>
    onFakedTimers(async (pass) => {
      const { sweeper, taken } = setUp({ documents: some(2), everyMs: 1000 });
      sweeper.start();
      await pass(1300);
      expect(taken()).toBe(2);
      await pass(900);
      expect(taken()).toBe(2);
      await pass(100);
      expect(taken()).toBe(3);
      await sweeper.stop();
    }));
  it('sweeps by itself until it is stopped', async () => {
    const { sweeper, events } = setUp();
    sweeper.start();
    await expect.poll(() => events.length).toBeGreaterThan(1);
    await sweeper.stop();
    const rounds = events.length;
    await sweeper.sweep().then(() => undefined);
    expect(events.length).toBeLessThanOrEqual(rounds + 1);
  });
});

import { describe, expect, it } from 'vitest';
import { createSweeper, type DocumentRef } from './sweeper.ts';

const documents = Array.from({ length: 5 }, (_, n) => ({ documentId: `d${n}`, accountId: 'a' }));

function given(options: { readonly parallel?: number } = {}) {
  const woken: string[] = [];
  const events: string[] = [];
  let down: Error | null = null;
  const sweeper = createSweeper({
    listStale: async (limit) => documents.slice(0, limit),
    wake: async ({ documentId }: DocumentRef) => {
      if (down) throw down;
      woken.push(documentId);
    },
    onFailing: () => events.push('failing'),
    onRecovered: () => events.push('recovered'),
    onWoken: (count) => events.push(`woken ${count}`),
    everyMs: 1,
    batch: 4,
    parallel: options.parallel ?? 1,
  });
  return { sweeper, woken, events, setDown: (error: Error | null) => (down = error) };
}

describe('sweeper', () => {
  it('wakes the oldest first, no more than a batch', async () => {
    const { sweeper, woken } = given();
    expect(await sweeper.sweep()).toBe(4);
    expect(woken).toEqual(['d0', 'd1', 'd2', 'd3']);
  });
  it('wakes each once when several are woken at a time', async () => {
    const { sweeper, woken } = given({ parallel: 3 });
    await sweeper.sweep();
    expect(woken.sort()).toEqual(['d0', 'd1', 'd2', 'd3']);
  });
  it('survives Temporal being down: tells once, and once when it is back', async () => {
    const { sweeper, events, setDown } = given({ parallel: 3 });
    setDown(new Error('UNAVAILABLE'));
    expect([await sweeper.sweep(), await sweeper.sweep(), await sweeper.sweep()]).toEqual([0, 0, 0]);
    setDown(null);
    await sweeper.sweep();
    await sweeper.sweep();
    expect(events).toEqual(['failing', 'recovered', 'woken 4', 'woken 4']);
  });
  it('sweeps by itself until it is stopped', async () => {
    const { sweeper, events } = given();
    sweeper.start();
    await expect.poll(() => events.length).toBeGreaterThan(1);
    await sweeper.stop();
    const rounds = events.length;
    await sweeper.sweep().then(() => undefined);
    expect(events.length).toBeLessThanOrEqual(rounds + 1);
  });
});

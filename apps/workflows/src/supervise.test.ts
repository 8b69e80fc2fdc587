import { describe, expect, it } from 'vitest';
import { supervise } from './supervise.ts';
import type { RunningWorker } from './worker.ts';

/** A worker that runs until it is stopped or dies. */
function worker(): RunningWorker & { die: (error: Error) => void } {
  let end: () => void = () => undefined;
  let die: (error: Error) => void = () => undefined;
  const finished = new Promise<void>((resolve, reject) => {
    end = resolve;
    die = reject;
  });
  return {
    finished,
    die,
    stop: async () => {
      end();
      await finished;
    },
  };
}

describe('supervise', () => {
  it('retries while the server is away, reported once, and starts again after a death', async () => {
    const events: string[] = [];
    const alive: ReturnType<typeof worker>[] = [];
    let away = 3;
    const supervised = supervise({
      start: async () => {
        if (away-- > 0) throw new Error('UNAVAILABLE');
        const started = worker();
        alive.push(started);
        return started;
      },
      onRunning: () => events.push('running'),
      onFailing: (error) => events.push(error instanceof Error ? error.message : 'x'),
      pauseMs: 1,
    });
    expect(supervised.isRunning()).toBe(false);
    await expect.poll(() => events).toEqual(['UNAVAILABLE', 'running']);
    expect(supervised.isRunning()).toBe(true);
    alive[0]?.die(new Error('poll failed'));
    await expect.poll(() => events).toEqual(['UNAVAILABLE', 'running', 'poll failed', 'running']);
    await supervised.stop();
    expect(supervised.isRunning()).toBe(false);
    expect(alive).toHaveLength(2);
  });

  it('stops at once while it waits for the server', async () => {
    const supervised = supervise({
      start: () => Promise.reject(new Error('UNAVAILABLE')),
      onRunning: () => undefined,
      onFailing: () => undefined,
      pauseMs: 3_600_000,
    });
    await supervised.stop();
    expect(supervised.isRunning()).toBe(false);
  });
});

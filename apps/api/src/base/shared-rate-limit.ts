import type { Spent } from '@fiscal/db/records/rate-buckets';
import { type Allowance, createBuckets, type RateLimiter } from './rate-limit.ts';

export interface SharedRateLimiterOptions {
  readonly nowMs: () => number;
  /** Takes what was spent from the buckets of all processes; gives what each holds now. */
  readonly settle: (spent: readonly Spent[]) => Promise<ReadonlyMap<string, number>>;
  readonly onFailure: (error: unknown) => void;
}

export interface SharedRateLimiter extends RateLimiter {
  /** Resolves when all that was taken is settled, or could not be. */
  settled(): Promise<void>;
}

/** What a process takes of a bucket before it asks what others took: parts of what it holds when full, and of what is left. */
const AHEAD = { full: 0.01, left: 1 / 64 };
const SOON_MS = 100;

interface Unsettled {
  perMinute: number;
  spent: number;
  /** As much, and it is settled before more is taken. */
  ahead: number;
}

/**
 * Token buckets that processes share without a round trip for each request: a process answers by what it knows, and settles what it
 * took in one statement for all buckets, within 100 ms. Who would take more of a bucket than it may be ahead waits for that. So
 * N processes (32 at most) exceed a limit by N fiftieths at most, which is owed: in the long run the rate is exact. Where the database
 * cannot be asked each process counts for itself.
 */
export function createSharedRateLimiter(options: SharedRateLimiterOptions): SharedRateLimiter {
  const { nowMs, settle, onFailure } = options;
  const unsettled = new Map<string, Unsettled>();
  let timer: NodeJS.Timeout | null = null;
  let flight: Promise<void> | null = null;

  const { limiter, set } = createBuckets(nowMs, ({ key, perMinute, amount, left }) => {
    const spent = (unsettled.get(key)?.spent ?? 0) + amount;
    const ahead = Math.max(perMinute * AHEAD.full, left * AHEAD.left);
    unsettled.set(key, { perMinute, spent, ahead });
    timer ??= setTimeout(() => void settleAll(), SOON_MS).unref();
  });
  const isDue = (key: string): boolean => {
    const own = unsettled.get(key);
    return own !== undefined && own.spent >= own.ahead;
  };

  /** All that is unsettled by now, in the next statement if one is under way. */
  async function settleAll(): Promise<void> {
    if (flight !== null) await flight;
    else if (unsettled.size > 0) {
      flight = settleOnce();
      await flight;
    }
  }

  async function settleOnce(): Promise<void> {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    const taken = [...unsettled].map(([key, { perMinute, spent }]) => ({ key, perMinute, spent }));
    unsettled.clear();
    try {
      const levels = await settle(taken);
      // What was taken meanwhile is settled next.
      for (const [key, level] of levels) set(key, level - (unsettled.get(key)?.spent ?? 0));
    } catch (error) {
      onFailure(error);
    } finally {
      flight = null;
    }
  }

  async function takeOnceSettled(key: string, perMinute: number, amount: number): Promise<Allowance> {
    while (isDue(key)) await settleAll();
    return limiter.take(key, perMinute, amount);
  }

  return {
    peek: (key, perMinute, amount) => limiter.peek(key, perMinute, amount),
    take: (key, perMinute, amount = 1) =>
      isDue(key) && limiter.peek(key, perMinute, amount).allowed
        ? takeOnceSettled(key, perMinute, amount)
        : limiter.take(key, perMinute, amount),
    async settled() {
      while (flight !== null || unsettled.size > 0) await settleAll();
    },
  };
}

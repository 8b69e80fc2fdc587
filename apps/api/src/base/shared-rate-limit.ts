import type { Spent } from '@fiscal/db/records/rate-buckets';
import {
  type Allowance,
  createBuckets,
  minuteOf,
  type Rate,
  type RateLimiter,
  sizeOf,
} from './rate-limit.ts';

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

/** Amount that a process takes of a bucket before it queries the others: parts of the full size, and of the level. */
const AHEAD = { full: 0.01, left: 1 / 64 };
const SOON_MS = 100;

interface Unsettled {
  rate: Rate;
  spent: number;
  /** Once `spent` reaches it, the bucket is settled before more is taken. */
  ahead: number;
}

/**
 * Token buckets that processes share without a round trip for each request: a process answers by its own figures, and
 * settles all buckets in a statement within 100 ms. A call beyond the amount that a process may be ahead waits for
 * that. So N processes (32 at most) exceed a limit by N fiftieths at most, as a debt: in the long run the rate is
 * exact. If the database is unreachable, each process counts for itself.
 */
export function createSharedRateLimiter(options: SharedRateLimiterOptions): SharedRateLimiter {
  const { nowMs, settle, onFailure } = options;
  const unsettled = new Map<string, Unsettled>();
  let timer: NodeJS.Timeout | null = null;
  let flight: Promise<void> | null = null;

  const { limiter, set } = createBuckets(nowMs, ({ key, rate, amount, left }) => {
    const spent = (unsettled.get(key)?.spent ?? 0) + amount;
    const ahead = Math.max(sizeOf(rate) * AHEAD.full, left * AHEAD.left);
    unsettled.set(key, { rate, spent, ahead });
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
    const taken = [...unsettled];
    unsettled.clear();
    try {
      const levels = await settle(
        taken.map(([key, { rate, spent }]) => ({
          key,
          perMinute: minuteOf(rate),
          size: sizeOf(rate),
          spent,
        })),
      );
      for (const [key, { rate }] of taken) {
        const level = levels.get(key);
        // Amounts taken meanwhile are settled next.
        if (level !== undefined) set(key, rate, level - (unsettled.get(key)?.spent ?? 0));
      }
    } catch (error) {
      onFailure(error);
    } finally {
      flight = null;
    }
  }

  async function takeOnceSettled(key: string, rate: Rate, amount: number): Promise<Allowance> {
    while (isDue(key)) await settleAll();
    return limiter.take(key, rate, amount);
  }

  return {
    peek: (key, rate, amount) => limiter.peek(key, rate, amount),
    take: (key, rate, amount = 1) =>
      isDue(key) && limiter.peek(key, rate, amount).allowed
        ? takeOnceSettled(key, rate, amount)
        : limiter.take(key, rate, amount),
    async settled() {
      while (flight !== null || unsettled.size > 0) await settleAll();
    },
  };
}

/** Requests per minute; a bucket holds a minute's worth, else `size`. */
export type Rate = number | { readonly perMinute: number; readonly size: number };

/** A day's worth, which refills evenly. */
export const perDay = (requests: number): Rate => ({ perMinute: requests / (24 * 60), size: requests });

export const minuteOf = (rate: Rate): number => (typeof rate === 'number' ? rate : rate.perMinute);
export const sizeOf = (rate: Rate): number => (typeof rate === 'number' ? rate : rate.size);

/** State of a bucket after a request. */
export interface Allowance {
  readonly allowed: boolean;
  /** Size of the full bucket. */
  readonly limit: number;
  readonly remaining: number;
  /** Seconds until the bucket is full again. */
  readonly resetSeconds: number;
  /** Seconds until the requested amount fits; 0 when allowed. */
  readonly retryAfterSeconds: number;
}

export interface RateLimiter {
  /**
   * Takes `amount` (default 1) when all of it is there, else nothing; a negative one gives back. Answers at once unless it has to query other
   * processes.
   */
  take(key: string, rate: Rate, amount?: number): Allowance | Promise<Allowance>;
  /** Looks without taking. */
  peek(key: string, rate: Rate, amount?: number): Allowance;
}

/** Limiter of a single process, without queries to others. */
export interface LocalRateLimiter extends RateLimiter {
  take(key: string, rate: Rate, amount?: number): Allowance;
}

interface Bucket {
  level: number;
  atMs: number;
  rate: Rate;
}

const SWEEP_AT = 50_000;

/** Called with every amount taken; `left` is the level of the bucket afterwards. */
type OnTaken = (taken: { key: string; rate: Rate; amount: number; left: number }) => void;

/** Token buckets in this process's memory, which refill evenly. */
export const createRateLimiter = (nowMs: () => number): LocalRateLimiter =>
  createBuckets(nowMs, () => {}).limiter;

/** The same with access to the levels: `set` sets the level of a bucket; a negative one is a debt. */
export function createBuckets(nowMs: () => number, onTaken: OnTaken) {
  const buckets = new Map<string, Bucket>();

  const levelNow = ({ level, atMs }: Bucket, rate: Rate, now: number): number =>
    Math.min(sizeOf(rate), level + (Math.max(0, now - atMs) * minuteOf(rate)) / 60_000);

  const refillBucket = (key: string, rate: Rate): Bucket => {
    const now = nowMs();
    const bucket = buckets.get(key);
    return { level: bucket ? levelNow(bucket, rate, now) : sizeOf(rate), atMs: now, rate };
  };

  const sweep = () => {
    const now = nowMs();
    for (const [key, bucket] of buckets)
      if (levelNow(bucket, bucket.rate, now) >= sizeOf(bucket.rate)) buckets.delete(key);
  };

  const describe = ({ level, rate }: Bucket, amount: number, allowed: boolean): Allowance => {
    const secondsFor = (missing: number) => Math.ceil((missing * 60) / minuteOf(rate));
    return {
      allowed,
      limit: sizeOf(rate),
      remaining: Math.max(0, Math.floor(level)),
      resetSeconds: secondsFor(sizeOf(rate) - level),
      retryAfterSeconds: allowed ? 0 : Math.max(1, secondsFor(amount - level)),
    };
  };

  const limiter: LocalRateLimiter = {
    take(key, rate, amount = 1) {
      if (buckets.size > SWEEP_AT) sweep();
      const bucket = refillBucket(key, rate);
      buckets.set(key, bucket);
      const allowed = bucket.level >= amount;
      if (allowed) {
        bucket.level -= amount;
        onTaken({ key, rate, amount, left: bucket.level });
      }
      return describe(bucket, amount, allowed);
    },
    peek(key, rate, amount = 1) {
      const bucket = refillBucket(key, rate);
      return describe(bucket, amount, bucket.level >= amount);
    },
  };
  return {
    limiter,
    set: (key: string, rate: Rate, level: number): void =>
      void buckets.set(key, { level, atMs: nowMs(), rate }),
  };
}

export const rateLimitHeaders = (allowance: Allowance): Record<string, string> => ({
  'ratelimit-limit': String(allowance.limit),
  'ratelimit-remaining': String(allowance.remaining),
  'ratelimit-reset': String(allowance.resetSeconds),
});

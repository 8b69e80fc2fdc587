/** Where one bucket stands after a request. */
export interface Allowance {
  readonly allowed: boolean;
  /** Requests per minute. */
  readonly limit: number;
  readonly remaining: number;
  /** Seconds until the bucket is full again. */
  readonly resetSeconds: number;
  /** Seconds until what was asked for fits; 0 when allowed. */
  readonly retryAfterSeconds: number;
}

export interface RateLimiter {
  /** Takes `amount` (1 unless told) when all of it is there, else nothing. Answers at once unless it has to ask others first. */
  take(key: string, perMinute: number, amount?: number): Allowance | Promise<Allowance>;
  /** Looks without taking. */
  peek(key: string, perMinute: number, amount?: number): Allowance;
}

/** Of one process alone: asks nobody. */
export interface LocalRateLimiter extends RateLimiter {
  take(key: string, perMinute: number, amount?: number): Allowance;
}

interface Bucket {
  level: number;
  atMs: number;
}

const SWEEP_AT = 50_000;

/** Told of every amount that was taken; `left` is what the bucket holds then. */
type OnTaken = (taken: { key: string; perMinute: number; amount: number; left: number }) => void;

/** Token buckets in this process's memory: each holds a minute's worth and refills evenly. */
export const createRateLimiter = (nowMs: () => number): LocalRateLimiter =>
  createBuckets(nowMs, () => {}).limiter;

/** The same with a way in: `set` tells what a bucket holds, below zero what is owed. */
export function createBuckets(nowMs: () => number, onTaken: OnTaken) {
  const buckets = new Map<string, Bucket>();

  const refilled = (key: string, perMinute: number): Bucket => {
    const now = nowMs();
    const bucket = buckets.get(key) ?? { level: perMinute, atMs: now };
    const gained = (Math.max(0, now - bucket.atMs) * perMinute) / 60_000;
    bucket.level = Math.min(perMinute, bucket.level + gained);
    bucket.atMs = now;
    return bucket;
  };

  const sweep = () => {
    const full = nowMs() - 60_000;
    for (const [key, bucket] of buckets) if (bucket.atMs < full) buckets.delete(key);
  };

  const describe = (bucket: Bucket, perMinute: number, amount: number, allowed: boolean): Allowance => ({
    allowed,
    limit: perMinute,
    remaining: Math.max(0, Math.floor(bucket.level)),
    resetSeconds: Math.ceil(((perMinute - bucket.level) * 60) / perMinute),
    retryAfterSeconds: allowed ? 0 : Math.max(1, Math.ceil(((amount - bucket.level) * 60) / perMinute)),
  });

  const limiter: LocalRateLimiter = {
    take(key, perMinute, amount = 1) {
      if (buckets.size > SWEEP_AT) sweep();
      const bucket = refilled(key, perMinute);
      buckets.set(key, bucket);
      const allowed = bucket.level >= amount;
      if (allowed) {
        bucket.level -= amount;
        onTaken({ key, perMinute, amount, left: bucket.level });
      }
      return describe(bucket, perMinute, amount, allowed);
    },
    peek(key, perMinute, amount = 1) {
      const bucket = refilled(key, perMinute);
      return describe(bucket, perMinute, amount, bucket.level >= amount);
    },
  };
  return {
    limiter,
    set: (key: string, level: number): void => void buckets.set(key, { level, atMs: nowMs() }),
  };
}

export const rateLimitHeaders = (allowance: Allowance): Record<string, string> => ({
  'ratelimit-limit': String(allowance.limit),
  'ratelimit-remaining': String(allowance.remaining),
  'ratelimit-reset': String(allowance.resetSeconds),
});

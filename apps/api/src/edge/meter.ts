import { Failure } from '../base/failure.ts';
import { type RateLimiter, rateLimitHeaders } from '../base/rate-limit.ts';
import type { CallerOf, Scope } from './caller.ts';
import { DEFAULT_LIMITS } from './limits.ts';

/** Which of a caller's two buckets a call is counted in. */
export type Bucket = 'read' | 'write';

/** Whose bucket, and how much a minute holds. */
export interface Meter {
  readonly key: string;
  readonly perMinute: number;
}

/** The bucket of a token, else of an account, else of an address. */
export function meterOf(bucket: Bucket, caller: CallerOf[Scope], ip: string): Meter {
  const kind = bucket === 'write' ? 'writes' : 'reads';
  if (caller === null) return { key: `${kind}:ip:${ip}`, perMinute: DEFAULT_LIMITS[kind] };
  if (!('tokenId' in caller))
    return { key: `${kind}:conta:${caller.accountId}`, perMinute: DEFAULT_LIMITS[kind] };
  return { key: `${kind}:token:${caller.tokenId}`, perMinute: caller.limits[kind] ?? DEFAULT_LIMITS[kind] };
}

/**
 * Takes what a call costs; all of it or nothing.
 *
 * @returns the RateLimit-* headers of the answer
 * @throws {Failure} limite_excedido, with them and Retry-After
 */
export async function count(
  limiter: RateLimiter,
  meter: Meter,
  requests = 1,
): Promise<Readonly<Record<string, string>>> {
  const allowance = await limiter.take(meter.key, meter.perMinute, requests);
  const headers = rateLimitHeaders(allowance);
  if (allowance.allowed) return headers;
  const seconds = allowance.retryAfterSeconds;
  throw new Failure(
    'limite_excedido',
    `Limite de ${meter.perMinute} requisições por minuto excedido. Tente em ${seconds} s.`,
    { headers: { ...headers, 'retry-after': String(seconds) } },
  );
}

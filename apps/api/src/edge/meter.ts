import { DEFAULT_RATES, ratesWithin } from '@fiscal/db/records/ceilings';
import { limitExceeded } from '../base/limit-exceeded.ts';
import { type RateLimiter, rateLimitHeaders } from '../base/rate-limit.ts';
import type { CallerOf, Scope } from './caller.ts';

/** Which of a caller's two buckets a call is counted in. */
export type Bucket = 'read' | 'write';

/** Bucket of a caller, and its size per minute. */
export interface Meter {
  readonly key: string;
  readonly perMinute: number;
}

/** The bucket of a token, else of an account's key, else of an address; for a token also that of all tokens of its account. */
export interface Meters {
  readonly own: Meter;
  readonly account: Meter | null;
}

export function metersOf(bucket: Bucket, caller: CallerOf[Scope], ip: string): Meters {
  const kind = bucket === 'write' ? 'writes' : 'reads';
  if (caller === null)
    return { own: { key: `${kind}:ip:${ip}`, perMinute: DEFAULT_RATES[kind] }, account: null };
  const { accountId } = caller;
  if (!('tokenId' in caller))
    return { own: { key: `${kind}:conta:${accountId}`, perMinute: DEFAULT_RATES[kind] }, account: null };
  const { tokenId, limits, ceilings } = caller;
  return {
    own: { key: `${kind}:token:${tokenId}`, perMinute: ratesWithin(limits, ceilings)[kind] },
    account: { key: `${kind}:teto:${accountId}`, perMinute: ceilings[kind] },
  };
}

/**
 * Takes what a call costs; all of it or nothing.
 *
 * @returns the RateLimit-* headers of the answer, of the bucket that holds least
 * @throws {Failure} limite_excedido, with them and Retry-After
 */
export async function count(
  limiter: RateLimiter,
  { own, account }: Meters,
  requests = 1,
): Promise<Readonly<Record<string, string>>> {
  const allowance = await limiter.take(own.key, own.perMinute, requests);
  if (!allowance.allowed) throw limitExceeded(`Limite de ${own.perMinute} requisições por minuto`, allowance);
  const ceiling = account && (await limiter.take(account.key, account.perMinute, requests));
  if (ceiling?.allowed === false)
    throw limitExceeded(
      `Limite de ${ceiling.limit} requisições por minuto de todas as empresas da conta`,
      ceiling,
    );
  return rateLimitHeaders(ceiling !== null && ceiling.remaining < allowance.remaining ? ceiling : allowance);
}

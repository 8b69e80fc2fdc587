import { Failure } from './failure.ts';
import { type Allowance, rateLimitHeaders } from './rate-limit.ts';

/** A 429 with the time of the next attempt. @param limit exceeded limit, pt-BR, without its full stop */
export function limitExceeded(limit: string, allowance: Allowance): Failure {
  const seconds = String(allowance.retryAfterSeconds);
  return new Failure('limite_excedido', `${limit} excedido. Tente em ${seconds} s.`, {
    headers: { ...rateLimitHeaders(allowance), 'retry-after': seconds },
  });
}

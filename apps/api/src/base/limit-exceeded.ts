import { Failure } from './failure.ts';
import { type Allowance, rateLimitHeaders } from './rate-limit.ts';

/** A 429 that says when to come again. @param limit what is exceeded, pt-BR, without its full stop */
export function limitExceeded(limit: string, allowance: Allowance): Failure {
  const seconds = String(allowance.retryAfterSeconds);
  return new Failure('limite_excedido', `${limit} excedido. Tente em ${seconds} s.`, {
    headers: { ...rateLimitHeaders(allowance), 'retry-after': seconds },
  });
}

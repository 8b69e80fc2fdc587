import { hash } from 'node:crypto';
import type { IdempotentRequest } from '@fiscal/db/repositories/idempotency';

/** `content` is what must be the same in a repetition: the body's text, and what of the path the route does not say. */
export const idempotentRequest = (key: string, route: string, content: string): IdempotentRequest => ({
  key,
  route,
  bodyHash: hash('sha256', content),
});

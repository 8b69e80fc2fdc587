import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** The caller's own X-Request-Id when it is sane, else a new one: a UUID, because Node keeps their random bytes ready. */
export function requestId(headers: IncomingHttpHeaders): string {
  const sent = headers['x-request-id'];
  if (typeof sent === 'string' && /^[A-Za-z0-9._:-]{1,100}$/.test(sent)) return sent;
  return `req_${randomUUID()}`;
}

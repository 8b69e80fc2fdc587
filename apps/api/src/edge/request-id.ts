import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** Id from us, so that no caller makes two requests look alike: a UUID, because Node caches its random bytes. */
export const requestId = (): string => `req_${randomUUID()}`;

const CLIENT_ID_MAX = 100;

/** The X-Request-Id that the caller sent, for the log: at most 100 characters, those beyond printable ASCII as `?`; undefined without one. */
export function clientRequestId(headers: IncomingHttpHeaders): string | undefined {
  const sent = headers['x-request-id'];
  if (typeof sent !== 'string' || sent.trim() === '') return undefined;
  return sent
    .trim()
    .slice(0, CLIENT_ID_MAX)
    .replaceAll(/[^ -~]/g, '?');
}

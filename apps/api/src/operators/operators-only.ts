import { createHash, timingSafeEqual } from 'node:crypto';
import { isThisMachine } from '@fiscal/core/settings/this-machine';
import type { FastifyRequest } from 'fastify';
import { connectedHere } from '../edge/loopback.ts';

/**
 * True for a request that sends the operators' secret. This machine itself needs none for `/readyz`, which its probes
 * ask for, and for everything where no secret is set.
 */
export const isOperator = (request: FastifyRequest, secret: string | null): boolean =>
  hasSecret(request, secret) ||
  (isHere(request) && (secret === null || request.routeOptions.url === '/readyz'));

/**
 * A local program. A local proxy, which names its caller, is not one; nor is a page, which sends its origin or
 * the name of its own host.
 */
const isHere = (request: FastifyRequest) =>
  connectedHere(request) &&
  request.headers['x-forwarded-for'] === undefined &&
  request.headers.origin === undefined &&
  isThisMachine(request.hostname);

/** True for `Authorization: Bearer SECRET`, or Basic with the secret as password, which browsers send after a sign-in. */
export function hasSecret(request: FastifyRequest, secret: string | null): boolean {
  const [, scheme, given = ''] = /^(Bearer|Basic) (.+)$/i.exec(request.headers.authorization ?? '') ?? [];
  if (secret === null || scheme === undefined) return false;
  const password = () =>
    Buffer.from(given, 'base64')
      .toString()
      .replace(/^[^:]*:/, '');
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(scheme.toLowerCase() === 'basic' ? password() : given), digest(secret));
}

import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { connectedHere } from '../edge/loopback.ts';

/** Whether it comes from this machine itself, or brings the operators' secret (`Authorization: Bearer …`). */
export const isOperator = (request: FastifyRequest, secret: string | null): boolean =>
  hasSecret(request, secret) || isHere(request);

/** A proxy on this machine, which says for whom it asks, is everybody. */
const isHere = (request: FastifyRequest) =>
  request.headers['x-forwarded-for'] === undefined && connectedHere(request);

export function hasSecret(request: FastifyRequest, secret: string | null): boolean {
  const given = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (secret === null || given === undefined) return false;
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(secret));
}

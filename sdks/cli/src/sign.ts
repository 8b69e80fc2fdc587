import { createHmac, randomBytes } from 'node:crypto';
import { UsageError } from './failure.ts';

const SECRET = /^whsec_[A-Za-z0-9+/]+={0,2}$/;
const BYTES_MIN = 24;
const BYTES_MAX = 64;

export const newSecret = (): string => `whsec_${randomBytes(BYTES_MIN).toString('base64')}`;

/** Bytes of a `whsec_…`. @throws {UsageError} */
export function keyOf(secret: string): Buffer {
  const key = Buffer.from(SECRET.test(secret) ? secret.slice('whsec_'.length) : '', 'base64');
  if (key.length < BYTES_MIN || key.length > BYTES_MAX)
    throw new UsageError(`--secret: whsec_ e de ${BYTES_MIN} a ${BYTES_MAX} bytes em base64.`);
  return key;
}

/** Headers of a message, as an endpoint receives them (Standard Webhooks). */
export function signatureHeaders(key: Buffer, { id, body }: { readonly id: string; readonly body: string }) {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
}

import { createHmac, hkdfSync } from 'node:crypto';

/**
 * Public name of an access key: 128 bits of HMAC-SHA256 in base64url, under a key of its own that follows from the
 * installation's key for payloads. An access key contains a CNPJ or CPF and could be guessed from a plain digest.
 */
export function createKeyHash(payloads: Buffer): (accessKey: string) => string {
  const key = Buffer.from(hkdfSync('sha256', payloads, '', 'temporal/access-key', 32));
  return (accessKey) =>
    createHmac('sha256', key).update(accessKey).digest().subarray(0, 16).toString('base64url');
}

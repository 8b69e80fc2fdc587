import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { type Bytes, view } from '@fiscal/core/bytes';

const NONCE = 12;
const TAG = 16;

/** AES-256-GCM: `nonce(12) ‖ ciphertext ‖ tag(16)`. Nonces are random: far below 2³² messages under one key. */
export function encrypt(key: Bytes, plaintext: Bytes, aad: string): Buffer {
  const nonce = view(randomBytes(NONCE));
  const cipher = createCipheriv('aes-256-gcm', view(key), nonce).setAAD(view(Buffer.from(aad)));
  const parts = [cipher.update(view(plaintext)), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat([nonce, ...parts.map(view)]);
}

/** Throws when key, `aad` or a single bit differs. */
export function decrypt(key: Bytes, sealed: Bytes, aad: string): Buffer {
  const bytes = view(sealed);
  if (bytes.length < NONCE + TAG) throw new Error('Ciphertext is too short');
  const tagAt = bytes.length - TAG;
  const decipher = createDecipheriv('aes-256-gcm', view(key), bytes.subarray(0, NONCE))
    .setAAD(view(Buffer.from(aad)))
    .setAuthTag(bytes.subarray(tagAt));
  return Buffer.concat([decipher.update(bytes.subarray(NONCE, tagAt)), decipher.final()].map(view));
}

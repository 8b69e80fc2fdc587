import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const NONCE = 12;
const TAG = 16;

/** AES-256-GCM: `nonce(12) ‖ ciphertext ‖ tag(16)`. Nonces are random: far below 2³² messages under one key. */
export function encrypt(key: Uint8Array, plaintext: Uint8Array, aad: string): Buffer {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(aad));
  const parts = [cipher.update(plaintext), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat([nonce, ...parts]);
}

/** Throws when key, `aad` or a single bit differs. */
export function decrypt(key: Uint8Array, sealed: Uint8Array, aad: string): Buffer {
  if (sealed.length < NONCE + TAG) throw new Error('Ciphertext is too short');
  const tagAt = sealed.length - TAG;
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE))
    .setAAD(Buffer.from(aad))
    .setAuthTag(sealed.subarray(tagAt));
  return Buffer.concat([decipher.update(sealed.subarray(NONCE, tagAt)), decipher.final()]);
}

import { type Bytes, view } from '@fiscal/core/bytes';
import { decrypt, encrypt } from './aes-gcm.ts';

const AAD = 'temporal/payload';

/** AES-256-GCM of Temporal payload bytes: `nonce(12) ‖ ciphertext ‖ tag(16)`. `key` = deriveKey(keyring, 'payload-codec'). */
export const encodePayloadBytes = (key: Bytes, bytes: Bytes): Uint8Array => view(encrypt(key, bytes, AAD));

/** Throws when the bytes were not made with this key. */
export const decodePayloadBytes = (key: Bytes, bytes: Bytes): Uint8Array => view(decrypt(key, bytes, AAD));

/** AES-256-GCM of Temporal payload bytes: `nonce(12) ‖ ciphertext ‖ tag(16)`. `key` = deriveKey(keyring, 'payload-codec'). */
export declare function encodePayloadBytes(key: Uint8Array, bytes: Uint8Array): Uint8Array;
/** Throws when the bytes were not made with this key. */
export declare function decodePayloadBytes(key: Uint8Array, bytes: Uint8Array): Uint8Array;

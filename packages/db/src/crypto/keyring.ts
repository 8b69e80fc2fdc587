/** The keys that wrap the accounts' data keys: MASTER_KEY and, during a rotation, MASTER_KEY_PREVIOUS. */
export interface Keyring {
  readonly current: MasterKey;
  readonly previous: MasterKey | null;
}

export interface MasterKey {
  /** First 8 hexadecimal characters of the key's SHA-256: tells which key wrapped what. */
  readonly version: string;
  readonly bytes: Buffer;
}

/** Both base64 of 32 bytes; throws a readable error otherwise. */
export declare function createKeyring(options: {
  readonly masterKey: string;
  readonly previous?: string;
}): Keyring;

/** HKDF-SHA256 of the current master key: `payload-codec`, `file-urls`, … 32 bytes. */
export declare function deriveKey(keyring: Keyring, purpose: string): Buffer;

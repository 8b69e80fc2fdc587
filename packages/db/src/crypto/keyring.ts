import { createHash, hkdfSync } from 'node:crypto';

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
export function createKeyring(options: { readonly masterKey: string; readonly previous?: string }): Keyring {
  return {
    current: masterKey('MASTER_KEY', options.masterKey),
    previous: options.previous ? masterKey('MASTER_KEY_PREVIOUS', options.previous) : null,
  };
}

/** HKDF-SHA256 of the current master key: `payload-codec`, `file-urls`, … 32 bytes. */
export function deriveKey(keyring: Keyring, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', keyring.current.bytes, 'emite', purpose, 32));
}

function masterKey(name: string, base64: string): MasterKey {
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length !== 32 || bytes.toString('base64') !== base64)
    throw new Error(`${name} must be 32 bytes in base64 (openssl rand -base64 32)`);
  return { version: createHash('sha256').update(bytes).digest('hex').slice(0, 8), bytes };
}

import { createHash } from 'node:crypto';

/** The keys that wrap data keys: MASTER_KEY and, during a rotation, the one before or the one to come. */
export interface Keyring {
  /** Wraps what is new. */
  readonly current: MasterKey;
  /** Open what they wrapped, wrap nothing. */
  readonly others: readonly MasterKey[];
}

export interface MasterKey {
  /** First 8 hexadecimal characters of the key's SHA-256: tells which key wrapped what. */
  readonly version: string;
  readonly bytes: Buffer;
}

/** Settings of every process that holds the master key; each is base64 of 32 bytes. */
export interface MasterKeySettings {
  readonly MASTER_KEY: string;
  /** The key before, while data keys are being wrapped anew. */
  readonly MASTER_KEY_PREVIOUS?: string | undefined;
  /** The key to come, before the first process wraps with it. */
  readonly MASTER_KEY_NEXT?: string | undefined;
}

/** Throws a readable error for a key that is none, and for one given twice. */
export function createKeyring(settings: MasterKeySettings): Keyring {
  const current = masterKey('MASTER_KEY', settings.MASTER_KEY);
  const others = (['MASTER_KEY_PREVIOUS', 'MASTER_KEY_NEXT'] as const).flatMap((name) => {
    const base64 = settings[name];
    if (!base64) return [];
    const key = masterKey(name, base64);
    if (key.version === current.version) throw new Error(`${name} is the same key as MASTER_KEY`);
    return [key];
  });
  return { current, others };
}

/** Versions of every key of the ring, the one that wraps first. */
export const versionsOf = ({ current, others }: Keyring): string[] =>
  [current, ...others].map(({ version }) => version);

function masterKey(name: string, base64: string): MasterKey {
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length !== 32 || bytes.toString('base64') !== base64)
    throw new Error(`${name} must be 32 bytes in base64 (openssl rand -base64 32)`);
  return { version: createHash('sha256').update(bytes).digest('hex').slice(0, 8), bytes };
}

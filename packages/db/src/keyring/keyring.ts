import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { decrypt, encrypt } from './aes-gcm.ts';
import { awsKmsKey, isAwsKmsKey } from './aws-kms.ts';
import type { MasterKey } from './master-key.ts';

/** The keys that wrap data keys: the current one and, during a rotation, the one before or the one to come. */
export interface Keyring {
  /** Wraps what is new. */
  readonly current: MasterKey;
  /** Open what they wrapped, wrap nothing. */
  readonly others: readonly MasterKey[];
}

/**
 * A master key as processes are given it: base64 of 32 bytes, `file:` and the absolute path of a file that holds them, or
 * `aws-kms:` and the ARN of a symmetric key (region, credentials and endpoint as the AWS SDK finds them).
 */
export const masterKeySetting = z.string().refine(isMasterKeySetting, {
  error:
    'must be 32 bytes in base64 (openssl rand -base64 32), file:/path of a file with them, or aws-kms:<ARN of the key>',
});

/** Settings of every process that opens tokens, CSC or payloads; each a `masterKeySetting`. */
export interface MasterKeySettings {
  readonly MASTER_KEY: string;
  /** The previous key, while data keys are being wrapped again. */
  readonly MASTER_KEY_PREVIOUS?: string | undefined;
  /** The key to come, before the first process wraps with it. */
  readonly MASTER_KEY_NEXT?: string | undefined;
}

/** Settings of the processes that sign, which alone open A1s; each a `masterKeySetting`. */
export interface SignerKeySettings {
  readonly SIGNER_KEY: string;
  readonly SIGNER_KEY_PREVIOUS?: string | undefined;
}

/** Throws a readable error for a key that is none, and for one given twice. */
export const createKeyring = (settings: MasterKeySettings): Keyring =>
  ringOf({ MASTER_KEY: settings.MASTER_KEY }, [
    ['MASTER_KEY_PREVIOUS', settings.MASTER_KEY_PREVIOUS],
    ['MASTER_KEY_NEXT', settings.MASTER_KEY_NEXT],
  ]);

/** Same as `createKeyring`, for the tree of the A1s. */
export const createSignerKeyring = (settings: SignerKeySettings): Keyring =>
  ringOf({ SIGNER_KEY: settings.SIGNER_KEY }, [['SIGNER_KEY_PREVIOUS', settings.SIGNER_KEY_PREVIOUS]]);

/** Versions of every key of the ring, the one that wraps first. */
export const versionsOf = ({ current, others }: Keyring): string[] =>
  [current, ...others].map(({ version }) => version);

function ringOf(
  first: Readonly<Record<string, string>>,
  rest: readonly (readonly [name: string, setting: string | undefined])[],
): Keyring {
  const [[name, setting] = ['', '']] = Object.entries(first);
  const current = masterKey(name, setting);
  const others = rest.flatMap(([other, value]) => {
    if (!value) return [];
    const key = masterKey(other, value);
    if (key.version === current.version) throw new Error(`${other} is the same key as ${name}`);
    return [key];
  });
  return { current, others };
}

const FILE = 'file:';

function masterKey(name: string, setting: string): MasterKey {
  if (isAwsKmsKey(setting)) return awsKmsKey(setting);
  const base64 = setting.startsWith(FILE) ? readFileSync(setting.slice(FILE.length), 'utf8').trim() : setting;
  const bytes = bytesOf(base64);
  if (bytes === null) throw new Error(`${name} must be 32 bytes in base64 (openssl rand -base64 32)`);
  return {
    version: createHash('sha256').update(bytes).digest('hex').slice(0, 8),
    wrap: async (dataKey, aad) => encrypt(bytes, dataKey, aad),
    unwrap: async (wrapped, aad) => decrypt(bytes, wrapped, aad),
  };
}

function bytesOf(base64: string): Buffer | null {
  const bytes = Buffer.from(base64, 'base64');
  return bytes.length === 32 && bytes.toString('base64') === base64 ? bytes : null;
}

function isMasterKeySetting(setting: string): boolean {
  return setting.startsWith(`${FILE}/`) || isAwsKmsKey(setting) || bytesOf(setting) !== null;
}

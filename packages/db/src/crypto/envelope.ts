import { randomBytes } from 'node:crypto';
import { decrypt, encrypt } from './aes-gcm.ts';
import type { Keyring } from './keyring.ts';

/** An account's data key as stored: wrapped by the master key of that version. */
export interface WrappedKey {
  readonly version: string;
  readonly wrapped: Uint8Array;
}

const aad = (accountId: string, version: string): string => `accounts/data_key/${accountId}/${version}`;

export function newDataKey(keyring: Keyring, accountId: string): WrappedKey {
  return wrap(keyring, accountId, randomBytes(32));
}

/** Throws when neither master key is the one that wrapped it. */
export function unwrap(keyring: Keyring, accountId: string, key: WrappedKey): Buffer {
  const master = [keyring.current, keyring.previous].find((candidate) => candidate?.version === key.version);
  if (!master) {
    throw new Error(
      `Data key of account ${accountId} is wrapped by master key ${key.version}, which is neither MASTER_KEY nor MASTER_KEY_PREVIOUS`,
    );
  }
  return decrypt(master.bytes, key.wrapped, aad(accountId, key.version));
}

/** The same data key under the current master key; null when it already is. Secrets need no re-encryption. */
export function rewrap(keyring: Keyring, accountId: string, key: WrappedKey): WrappedKey | null {
  return key.version === keyring.current.version
    ? null
    : wrap(keyring, accountId, unwrap(keyring, accountId, key));
}

function wrap(keyring: Keyring, accountId: string, dataKey: Buffer): WrappedKey {
  const { version, bytes } = keyring.current;
  return { version, wrapped: encrypt(bytes, dataKey, aad(accountId, version)) };
}

import { randomBytes } from 'node:crypto';
import { decrypt, encrypt } from './aes-gcm.ts';
import { type Keyring, versionsOf } from './keyring.ts';

/** A data key as stored: wrapped by the master key of that version. */
export interface WrappedKey {
  readonly version: string;
  readonly wrapped: Uint8Array;
}

/** `owner`: the account's id, or what names a key of the installation. */
const aad = (owner: string, version: string): string => `accounts/data_key/${owner}/${version}`;

export function newDataKey(keyring: Keyring, owner: string): WrappedKey {
  return wrap(keyring, owner, randomBytes(32));
}

/** Throws when no master key of the ring is the one that wrapped it. */
export function unwrap(keyring: Keyring, owner: string, key: WrappedKey): Buffer {
  const master = [keyring.current, ...keyring.others].find(({ version }) => version === key.version);
  if (!master) {
    throw new Error(
      `Data key of ${owner} is wrapped by master key ${key.version}; this process knows ${versionsOf(keyring).join(', ')}`,
    );
  }
  return decrypt(master.bytes, key.wrapped, aad(owner, key.version));
}

/** The same data key under the current master key; null when it already is. Secrets need no re-encryption. */
export function rewrap(keyring: Keyring, owner: string, key: WrappedKey): WrappedKey | null {
  return key.version === keyring.current.version ? null : wrap(keyring, owner, unwrap(keyring, owner, key));
}

function wrap(keyring: Keyring, owner: string, dataKey: Buffer): WrappedKey {
  const { version, bytes } = keyring.current;
  return { version, wrapped: encrypt(bytes, dataKey, aad(owner, version)) };
}

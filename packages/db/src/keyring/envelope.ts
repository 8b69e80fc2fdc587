import { randomBytes } from 'node:crypto';
import { type Keyring, versionsOf } from './keyring.ts';

/** A data key as stored: wrapped by the master key of that version. */
export interface WrappedKey {
  readonly version: string;
  readonly wrapped: Uint8Array;
}

/** `owner`: the account's id, or what names a key of the installation. */
const aad = (owner: string, version: string): string => `accounts/data_key/${owner}/${version}`;

export function newDataKey(keyring: Keyring, owner: string): Promise<WrappedKey> {
  return wrap(keyring, owner, randomBytes(32));
}

/** The data key under the ring's current master key. */
export async function wrap({ current }: Keyring, owner: string, dataKey: Uint8Array): Promise<WrappedKey> {
  const { version } = current;
  return { version, wrapped: await current.wrap(dataKey, aad(owner, version)) };
}

/** Rejects when no master key of the ring is the one that wrapped it. */
export async function unwrap(keyring: Keyring, owner: string, key: WrappedKey): Promise<Buffer> {
  const master = [keyring.current, ...keyring.others].find(({ version }) => version === key.version);
  if (!master) {
    throw new Error(
      `Data key of ${owner} is wrapped by master key ${key.version}; this process knows ${versionsOf(keyring).join(', ')}`,
    );
  }
  return master.unwrap(key.wrapped, aad(owner, key.version));
}

/** Wraps the same data key under the current master key; null when it already is. Secrets need no re-encryption. */
export async function rewrap(keyring: Keyring, owner: string, key: WrappedKey): Promise<WrappedKey | null> {
  return key.version === keyring.current.version
    ? null
    : wrap(keyring, owner, await unwrap(keyring, owner, key));
}

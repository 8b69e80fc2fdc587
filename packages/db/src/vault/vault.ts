import type { Db } from '../base/client.ts';
import { withAccount } from '../base/transaction.ts';
import { decrypt, encrypt } from '../keyring/aes-gcm.ts';
import { unwrap } from '../keyring/envelope.ts';
import type { Keyring } from '../keyring/keyring.ts';

/** Where a ciphertext lives; part of what is authenticated, so it cannot be moved to another row. */
export interface SecretPlace {
  readonly table: string;
  readonly column: string;
  readonly id: string;
}

/** Seals and opens secrets under the account's data key (cached in memory, bounded). */
export interface Vault {
  seal(accountId: string, place: SecretPlace, plaintext: Uint8Array | string): Promise<Buffer>;
  open(accountId: string, place: SecretPlace, sealed: Uint8Array): Promise<Buffer>;
}

const CACHED_KEYS_MAX = 1_000;

export function createVault(db: Db, keyring: Keyring): Vault {
  const cache = new Map<string, Buffer>();
  async function dataKey(accountId: string): Promise<Buffer> {
    const cached = cache.get(accountId);
    if (cached) return cached;
    const account = await withAccount(db, accountId, (tx) => tx.account.findUnique({ where: { accountId } }));
    if (!account) throw new Error(`No account ${accountId}`);
    const key = unwrap(keyring, accountId, { version: account.dataKeyVersion, wrapped: account.dataKey });
    const oldest = cache.keys().next().value;
    if (cache.size >= CACHED_KEYS_MAX && oldest !== undefined) cache.delete(oldest);
    cache.set(accountId, key);
    return key;
  }
  return {
    seal: async (accountId, place, plaintext) =>
      encrypt(
        await dataKey(accountId),
        typeof plaintext === 'string' ? Buffer.from(plaintext) : plaintext,
        aadOf(accountId, place),
      ),
    open: async (accountId, place, sealed) =>
      decrypt(await dataKey(accountId), sealed, aadOf(accountId, place)),
  };
}

const aadOf = (accountId: string, { table, column, id }: SecretPlace): string =>
  `${table}/${column}/${id}/${accountId}`;

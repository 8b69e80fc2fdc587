import type { Db } from '../base/client.ts';
import { withAccount } from '../base/transaction.ts';
import { decrypt, encrypt } from '../keyring/aes-gcm.ts';
import { unwrap } from '../keyring/envelope.ts';
import type { Keyring } from '../keyring/keyring.ts';

/** Place of a ciphertext; it is authenticated, so the ciphertext cannot be moved to another row. */
export interface SecretPlace {
  readonly table: string;
  readonly column: string;
  readonly id: string;
}

/** A data key that was replaced is sealed under for no longer than that. */
export const VAULT_KEEPS_MS = 60_000;
const CACHED_KEYS_MAX = 1_000;

interface DataKeys {
  readonly current: Buffer;
  /** The one before, while it is being replaced. */
  readonly before: Buffer | null;
  readonly readAtMs: number;
}

/** Seals and opens secrets under the account's data key (cached in memory, bounded). */
export function createVault(
  db: Db,
  keyring: Keyring,
  { monotonicMs = () => performance.now() }: { readonly monotonicMs?: () => number } = {},
) {
  const cache = new Map<string, DataKeys>();

  async function read(accountId: string): Promise<DataKeys> {
    const account = await withAccount(db, accountId, (tx) => tx.account.findUnique({ where: { accountId } }));
    if (!account) throw new Error(`No account ${accountId}`);
    const openKey = (wrapped: Uint8Array | null, version: string | null) =>
      wrapped === null || version === null ? null : unwrap(keyring, accountId, { wrapped, version });
    const keys: DataKeys = {
      current: await unwrap(keyring, accountId, {
        wrapped: account.dataKey,
        version: account.dataKeyVersion,
      }),
      before: await openKey(account.dataKeyBefore, account.dataKeyBeforeVersion),
      readAtMs: monotonicMs(),
    };
    cache.delete(accountId);
    const oldest = cache.keys().next().value;
    if (cache.size >= CACHED_KEYS_MAX && oldest !== undefined) cache.delete(oldest);
    cache.set(accountId, keys);
    return keys;
  }
  async function keysOf(accountId: string): Promise<DataKeys> {
    const known = cache.get(accountId);
    return known !== undefined && monotonicMs() - known.readAtMs < VAULT_KEEPS_MS ? known : read(accountId);
  }
  return {
    seal: async (accountId: string, place: SecretPlace, plaintext: Uint8Array | string) =>
      encrypt(
        (await keysOf(accountId)).current,
        typeof plaintext === 'string' ? Buffer.from(plaintext) : plaintext,
        placeText(accountId, place),
      ),
    async open(accountId: string, place: SecretPlace, sealed: Uint8Array): Promise<Buffer> {
      const aad = placeText(accountId, place);
      const known = await keysOf(accountId);
      // Sealed under a key that is newer than what is known here, or by a process that did not know of it yet.
      return (
        openBy(known, sealed, aad) ??
        openBy(await read(accountId), sealed, aad) ??
        decrypt(known.current, sealed, aad)
      );
    },
  };
}

export type Vault = ReturnType<typeof createVault>;

/** Null when neither key opens it. */
function openBy({ current, before }: DataKeys, sealed: Uint8Array, aad: string): Buffer | null {
  for (const key of [current, before])
    try {
      if (key !== null) return decrypt(key, sealed, aad);
    } catch {}
  return null;
}

/** Text that authenticates the place of a secret. */
export const placeText = (accountId: string, { table, column, id }: SecretPlace): string =>
  `${table}/${column}/${id}/${accountId}`;

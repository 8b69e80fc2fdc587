import type { Db } from '../client.ts';
import type { Keyring } from './keyring.ts';

/** Where a ciphertext lives; part of what is authenticated, so it cannot be moved to another row. */
export interface SecretPlace {
  readonly table: string;
  readonly column: string;
  readonly id: string;
}

/** Seals and opens secrets under the account's data key (cached in memory, bounded). */
export interface Vault {
  seal(accountId: string, place: SecretPlace, plaintext: Buffer | string): Promise<Buffer>;
  open(accountId: string, place: SecretPlace, sealed: Uint8Array): Promise<Buffer>;
}

export declare function createVault(db: Db, keyring: Keyring): Vault;

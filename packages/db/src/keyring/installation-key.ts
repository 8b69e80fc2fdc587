import type pg from 'pg';
import { newDataKey, unwrap } from './envelope.ts';
import type { Keyring } from './keyring.ts';

/** Maximum delay until a process learns of a replaced key. */
export const KEYS_FOLLOWED_MS = 60_000;

/** Proves accounts to the database (`base/walls.ts`). */
export const WALLS = 'walls';
export const nextOf = (purpose: string): string => `${purpose}/next`;

/** Owner of a key; wrapping authenticates it. */
export const installationOwner = (purpose: string): string => `installation/${purpose}`;

export interface KeyRow {
  readonly purpose: string;
  readonly wrapped: Buffer;
  readonly version: string;
}

export const KEYS = 'select purpose, data_key as wrapped, data_key_version as version from installation_keys';

/** A key of the installation, 32 bytes; the first process that needs it creates it. */
export async function openKey(
  sql: Pick<pg.Pool, 'query'>,
  keyring: Keyring,
  purpose: string,
): Promise<Buffer> {
  const { rows } = await sql.query<KeyRow>(`${KEYS} where purpose = $1`, [purpose]);
  if (rows[0]) return unwrap(keyring, installationOwner(purpose), rows[0]);
  const { wrapped, version } = await newDataKey(keyring, installationOwner(purpose));
  await sql.query(
    'insert into installation_keys (purpose, data_key, data_key_version) values ($1, $2, $3) on conflict do nothing',
    [purpose, wrapped, version],
  );
  // If processes start at once, all take the key of the first.
  return openKey(sql, keyring, purpose);
}

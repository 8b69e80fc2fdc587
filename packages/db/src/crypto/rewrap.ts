import pg from 'pg';
import { OWNER_ROLE } from '../roles.ts';
import { rewrap } from './envelope.ts';
import type { Keyring } from './keyring.ts';

/**
 * Ends a rotation: every data key still under MASTER_KEY_PREVIOUS comes under MASTER_KEY. Returns how many.
 * Works over all accounts, so it takes the owner's url. May be stopped and run again.
 */
export async function rewrapDataKeys(ownerUrl: string, keyring: Keyring): Promise<number> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query(`set role ${OWNER_ROLE}`);
    const { rows } = await client.query<{ account_id: string; data_key: Buffer; data_key_version: string }>(
      'select account_id, data_key, data_key_version from accounts where data_key_version <> $1',
      [keyring.current.version],
    );
    for (const row of rows) {
      const next = rewrap(keyring, row.account_id, { version: row.data_key_version, wrapped: row.data_key });
      if (!next) continue;
      await client.query('update accounts set data_key = $2, data_key_version = $3 where account_id = $1', [
        row.account_id,
        next.wrapped,
        next.version,
      ]);
    }
    return rows.length;
  } finally {
    await client.end();
  }
}

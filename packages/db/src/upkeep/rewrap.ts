import pg from 'pg';
import { rewrap } from '../keyring/envelope.ts';
import type { Keyring } from '../keyring/keyring.ts';
import { assertEveryoneKnows } from '../keyring/rotation-order.ts';
import { installationOwner } from '../vault/installation-keys.ts';
import { OWNER_ROLE } from './roles.ts';

/** Every wrapped key: its table, the column that names it, and its owner as wrapping authenticates it. */
const WRAPPED = [
  { table: 'accounts', id: 'account_id', ownerOf: (id: string) => id },
  { table: 'installation_keys', id: 'purpose', ownerOf: installationOwner },
] as const;

/**
 * Wraps anew under MASTER_KEY every data key that another master key of the ring wrapped. Returns how many.
 * Works over all accounts, so it takes the owner's url. May be stopped and run again.
 * Refuses while a process runs that does not know MASTER_KEY.
 */
export async function rewrapDataKeys(ownerUrl: string, keyring: Keyring): Promise<number> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query(`set role ${OWNER_ROLE}`);
    await assertEveryoneKnows(client, keyring);
    let count = 0;
    for (const each of WRAPPED) count += await rewrapTable(client, keyring, each);
    return count;
  } finally {
    await client.end();
  }
}

async function rewrapTable(
  client: pg.Client,
  keyring: Keyring,
  { table, id, ownerOf }: (typeof WRAPPED)[number],
): Promise<number> {
  const { rows } = await client.query<{ id: string; data_key: Buffer; data_key_version: string }>(
    `select ${id} as id, data_key, data_key_version from ${table} where data_key_version <> $1`,
    [keyring.current.version],
  );
  for (const row of rows) {
    const key = { version: row.data_key_version, wrapped: row.data_key };
    const next = rewrap(keyring, ownerOf(row.id), key);
    if (!next) continue;
    await client.query(`update ${table} set data_key = $2, data_key_version = $3 where ${id} = $1`, [
      row.id,
      next.wrapped,
      next.version,
    ]);
  }
  return rows.length;
}

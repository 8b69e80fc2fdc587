import pg from 'pg';
import { signerKeyOwner } from '../custody/signer-keys.ts';
import { rewrap } from '../keyring/envelope.ts';
import { installationOwner } from '../keyring/installation-key.ts';
import type { Keyring } from '../keyring/keyring.ts';
import { assertEveryoneKnows } from '../keyring/rotation-order.ts';
import { OWNER_ROLE } from './roles.ts';

/** Wrapped keys of a kind: where they are, the column that names each, and its owner as wrapping authenticates it. */
interface Wrapped {
  readonly table: string;
  readonly id: string;
  readonly key: string;
  readonly version: string;
  readonly ownerOf: (id: string) => string;
}

const DATA_KEY = { key: 'data_key', version: 'data_key_version' };
const BY_MASTER_KEY: readonly Wrapped[] = [
  { table: 'accounts', id: 'account_id', ...DATA_KEY, ownerOf: (id) => id },
  {
    table: 'accounts',
    id: 'account_id',
    key: 'data_key_before',
    version: 'data_key_before_version',
    ownerOf: (id) => id,
  },
  { table: 'installation_keys', id: 'purpose', ...DATA_KEY, ownerOf: installationOwner },
];
const BY_SIGNER_KEY: Wrapped = {
  table: 'signer_keys',
  id: 'id',
  key: 'private_key',
  version: 'private_key_version',
  ownerOf: signerKeyOwner,
};

/**
 * Wraps under MASTER_KEY every data key that another master key of the ring wrapped, and under SIGNER_KEY the
 * signer's. Returns how many. Works over all accounts, so it takes the owner's url. May be stopped and run again.
 * Refuses while a process runs that does not know MASTER_KEY. Signing processes have their private key open in
 * memory, so SIGNER_KEY has no such order.
 */
export async function rewrapDataKeys(
  ownerUrl: string,
  rings: { readonly master?: Keyring | undefined; readonly signer?: Keyring | undefined },
): Promise<number> {
  const { master, signer } = rings;
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query(`set role ${OWNER_ROLE}`);
    let count = 0;
    if (master) {
      await assertEveryoneKnows(client, master);
      for (const each of BY_MASTER_KEY) count += await rewrapTable(client, master, each);
    }
    if (signer) count += await rewrapTable(client, signer, BY_SIGNER_KEY);
    return count;
  } finally {
    await client.end();
  }
}

async function rewrapTable(
  client: pg.Client,
  keyring: Keyring,
  { table, id, key, version, ownerOf }: Wrapped,
): Promise<number> {
  const { rows } = await client.query<{ id: string; wrapped: Buffer; version: string }>(
    `select ${id} as id, ${key} as wrapped, ${version} as version from ${table}
      where ${version} <> $1 and octet_length(${key}) > 0`,
    [keyring.current.version],
  );
  for (const row of rows) {
    const next = await rewrap(keyring, ownerOf(row.id), row);
    if (!next) continue;
    await client.query(`update ${table} set ${key} = $2, ${version} = $3 where ${id} = $1`, [
      row.id,
      next.wrapped,
      next.version,
    ]);
  }
  return rows.length;
}

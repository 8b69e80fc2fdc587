import pg from 'pg';
import { padsOf } from '../base/walls.ts';
import { SEALER_KEEPS_MS } from '../custody/custody.ts';
import { insertSignerKey } from '../custody/signer-keys.ts';
import { decrypt, encrypt } from '../keyring/aes-gcm.ts';
import { newDataKey, unwrap, wrap } from '../keyring/envelope.ts';
import { installationOwner, KEYS_FOLLOWED_MS, nextOf, WALLS } from '../keyring/installation-key.ts';
import type { Keyring } from '../keyring/keyring.ts';
import { assertEveryoneKnows } from '../keyring/rotation-order.ts';
import { beforeOf, REPLACEABLE, SIGNER_MARK } from '../vault/installation-keys.ts';
import { placeText, VAULT_KEEPS_MS } from '../vault/vault.ts';
import { inTransaction } from './in-transaction.ts';
import { OWNER_ROLE } from './roles.ts';

/** Every process has heard of the new keys, and what it began under the old ones is committed (statements end after 30 s). */
export const HEARD_MS = Math.max(VAULT_KEEPS_MS, KEYS_FOLLOWED_MS, SEALER_KEEPS_MS) + 60_000;
/** Days for which secrets under a former key of the installation may still be read: histories of workflows. */
const KEPT_DAYS = 30;

/** Secrets under the accounts' data keys. */
const SECRETS = [
  { table: 'tokens', column: 'ciphertext', where: 'true' },
  { table: 'clients', column: 'csc', where: 'csc is not null' },
  { table: 'clients', column: 'test_csc', where: 'test_csc is not null' },
  { table: 'clients', column: 'csrt', where: 'csrt is not null' },
  { table: 'clients', column: 'test_csrt', where: 'test_csrt is not null' },
  { table: 'webhook_endpoints', column: 'secret', where: 'deleted_at is null' },
  { table: 'webhook_endpoints', column: 'secret_before', where: 'secret_before is not null' },
  { table: 'webhook_endpoints', column: 'signing_key', where: 'signing_key is not null' },
  { table: 'email_servers', column: 'password', where: 'password is not null' },
  {
    table: 'certificates',
    column: 'secret',
    where: 'sealed_to is null and (replaced_at is null or kept_until is not null)',
  },
] as const;

export interface Rekeyed {
  readonly accounts: number;
  /** Tokens, CSCs, keys of webhooks and A1s of former releases that are sealed again. */
  readonly secrets: number;
  /** Keys of the installation that were replaced; one that was replaced in the last 30 days is left. */
  readonly installation: readonly string[];
  /** Workers seal the A1s again, within the hour. */
  readonly signer: boolean;
}

export interface RekeyGround {
  readonly master: Keyring;
  /** Absent: the key that A1s are sealed to stays. */
  readonly signer?: Keyring | undefined;
  /** Waits until every process has heard. */
  readonly pause: (ms: number) => Promise<void>;
}

/**
 * Replaces data keys, not only their wrapping: those of all accounts, those of payloads and of links to files, and the pair that A1s
 * are sealed to. It runs beside everything else, over all accounts, so it takes the owner's url; one that was stopped continues when run
 * again. Refuses while a process runs that does not know MASTER_KEY.
 */
export async function replaceKeys(ownerUrl: string, ground: RekeyGround): Promise<Rekeyed> {
  const { master, signer, pause } = ground;
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query(`set role ${OWNER_ROLE}`);
    await assertEveryoneKnows(client, master);
    await announceToAccounts(client, master);
    const purposes = await announceToInstallation(client, master);
    await announceToWalls(client, master);
    if (signer) await replaceSignerKey(client, master, signer);
    await pause(HEARD_MS);
    const { accounts, secrets } = await resealInstallation(client, master);
    for (const purpose of purposes) await takeOver(client, master, purpose);
    await takeOverWalls(client, master);
    return { accounts, secrets, installation: purposes, signer: signer !== undefined };
  } finally {
    await client.end();
  }
}

/** Seals new secrets under a new key from now on; the previous key still opens its own. */
async function announceToAccounts(client: pg.Client, master: Keyring): Promise<void> {
  const { rows } = await client.query<{ account_id: string }>(
    'select account_id from accounts where data_key_before is null order by account_id',
  );
  for (const { account_id: accountId } of rows) {
    const { wrapped, version } = await newDataKey(master, accountId);
    await client.query(
      `update accounts set data_key_before = data_key, data_key_before_version = data_key_version,
              data_key = $2, data_key_version = $3
        where account_id = $1 and data_key_before is null`,
      [accountId, wrapped, version],
    );
  }
}

async function announceToInstallation(client: pg.Client, master: Keyring): Promise<readonly string[]> {
  const announced: string[] = [];
  for (const purpose of REPLACEABLE) {
    const { rows } = await client.query<{ young: boolean }>(
      `select created_at > now() - make_interval(days => $2) as young from installation_keys where purpose = $1`,
      [beforeOf(purpose), KEPT_DAYS],
    );
    if (rows[0]?.young) continue;
    const { wrapped, version } = await newDataKey(master, installationOwner(nextOf(purpose)));
    await client.query(
      'insert into installation_keys (purpose, data_key, data_key_version) values ($1, $2, $3) on conflict do nothing',
      [nextOf(purpose), wrapped, version],
    );
    announced.push(purpose);
  }
  return announced;
}

/** Makes the database believe proofs by either key from now on; processes prove by the next one once they read it. */
async function announceToWalls(client: pg.Client, master: Keyring): Promise<void> {
  const next = nextOf(WALLS);
  await inTransaction(client, async () => {
    const { wrapped, version } = await newDataKey(master, installationOwner(next));
    const { rowCount } = await client.query(
      'insert into installation_keys (purpose, data_key, data_key_version) values ($1, $2, $3) on conflict do nothing',
      [next, wrapped, version],
    );
    if (rowCount === 0) return;
    const key = await unwrap(master, installationOwner(next), { wrapped, version });
    await client.query('insert into _wall_keys (purpose, inner_pad, outer_pad) values ($1, $2, $3)', [
      next,
      ...padsOf(key),
    ]);
  });
}

/** Makes the database forget the former key, once no process proves by it. */
async function takeOverWalls(client: pg.Client, master: Keyring): Promise<void> {
  await inTransaction(client, async () => {
    await move(client, master, { from: nextOf(WALLS), to: WALLS });
    await client.query('delete from _wall_keys where purpose = $1', [WALLS]);
    await client.query('update _wall_keys set purpose = $1 where purpose = $2', [WALLS, nextOf(WALLS)]);
  });
}

async function replaceSignerKey(client: pg.Client, master: Keyring, signer: Keyring): Promise<void> {
  const { rows } = await client.query<{ data_key: Buffer; data_key_version: string }>(
    'select data_key, data_key_version from installation_keys where purpose = $1',
    [SIGNER_MARK],
  );
  const row = rows[0];
  if (row === undefined) throw new Error('There is no signer key yet: start a worker first');
  const mark = { wrapped: row.data_key, version: row.data_key_version };
  const markKey = await unwrap(master, installationOwner(SIGNER_MARK), mark);
  await inTransaction(client, async () => {
    await client.query('update signer_keys set retired_at = now() where retired_at is null');
    await insertSignerKey(client, signer, markKey);
  });
}

async function resealInstallation(client: pg.Client, master: Keyring) {
  const { rows } = await client.query<{
    account_id: string;
    data_key: Buffer;
    data_key_version: string;
    before: Buffer;
    before_version: string;
  }>(
    `select account_id, data_key, data_key_version, data_key_before as before, data_key_before_version as before_version
       from accounts where data_key_before is not null order by account_id`,
  );
  let secrets = 0;
  for (const row of rows) {
    const accountId = row.account_id;
    const current = await unwrap(master, accountId, { wrapped: row.data_key, version: row.data_key_version });
    const before = await unwrap(master, accountId, { wrapped: row.before, version: row.before_version });
    secrets += await inTransaction(client, async () => {
      const sealed = await resealAccount(client, accountId, { current, before });
      await client.query(
        'update accounts set data_key_before = null, data_key_before_version = null where account_id = $1',
        [accountId],
      );
      return sealed;
    });
  }
  return { accounts: rows.length, secrets };
}

async function resealAccount(
  client: pg.Client,
  accountId: string,
  { current, before }: { readonly current: Buffer; readonly before: Buffer },
) {
  let count = 0;
  for (const { table, column, where } of SECRETS) {
    const { rows } = await client.query<{ id: string; sealed: Buffer }>(
      `select id, ${column} as sealed from ${table} where account_id = $1 and ${where} for update`,
      [accountId],
    );
    for (const { id, sealed } of rows) {
      const aad = placeText(accountId, { table, column, id });
      if (opens(current, sealed, aad)) continue;
      const resealed = encrypt(current, decrypt(before, sealed, aad), aad);
      await client.query(`update ${table} set ${column} = $2 where id = $1`, [id, resealed]);
      count += 1;
    }
  }
  return count;
}

/** Makes the next key the current one, and that one the previous: every process can open what it seals. */
async function takeOver(client: pg.Client, master: Keyring, purpose: string): Promise<void> {
  await inTransaction(client, async () => {
    await move(client, master, { from: purpose, to: beforeOf(purpose) });
    await move(client, master, { from: nextOf(purpose), to: purpose });
  });
}

async function move(
  client: pg.Client,
  master: Keyring,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  const { rows } = await client.query<{ wrapped: Buffer; version: string }>(
    'delete from installation_keys where purpose = $1 returning data_key as wrapped, data_key_version as version',
    [from],
  );
  const row = rows[0];
  if (row === undefined) throw new Error(`There is no key ${from}`);
  const key = await wrap(master, installationOwner(to), await unwrap(master, installationOwner(from), row));
  await client.query(
    `insert into installation_keys (purpose, data_key, data_key_version) values ($1, $2, $3)
      on conflict (purpose) do update set data_key = excluded.data_key, data_key_version = excluded.data_key_version, created_at = now()`,
    [to, key.wrapped, key.version],
  );
}

function opens(key: Buffer, sealed: Buffer, aad: string): boolean {
  try {
    decrypt(key, sealed, aad);
    return true;
  } catch {
    return false;
  }
}

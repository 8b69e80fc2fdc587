import type { Db } from '../base/client.ts';
import { newDataKey, unwrap } from '../keyring/envelope.ts';
import type { Keyring } from '../keyring/keyring.ts';

/** Keys of the installation as a whole, 32 bytes each. They outlive a rotation of MASTER_KEY, as the accounts' data keys do. */
export interface InstallationKeys {
  /** What Temporal stores (createPayloadCodec). */
  readonly payloads: Buffer;
  /** Signs links to files. */
  readonly fileLinks: Buffer;
}

/** Whose key it is, as wrapping authenticates it. */
export const installationOwner = (purpose: string): string => `installation/${purpose}`;

/** Opens them; the first process of an installation makes them. */
export async function openInstallationKeys(db: Db, keyring: Keyring): Promise<InstallationKeys> {
  const open = (purpose: string) => openKey(db, keyring, purpose);
  const [payloads, fileLinks] = await Promise.all([open('payloads'), open('file-links')]);
  return { payloads, fileLinks };
}

/** What people's sessions, second factors and links in e-mails rest on, 32 bytes. Only the API opens it. */
export const openPeopleKey = (db: Db, keyring: Keyring): Promise<Buffer> => openKey(db, keyring, 'people');

async function openKey(db: Db, keyring: Keyring, purpose: string): Promise<Buffer> {
  const kept = await find(db, purpose);
  if (kept) return unwrap(keyring, installationOwner(purpose), kept);
  const { wrapped, version } = newDataKey(keyring, installationOwner(purpose));
  await db.pool.query(
    'insert into installation_keys (purpose, data_key, data_key_version) values ($1, $2, $3) on conflict do nothing',
    [purpose, wrapped, version],
  );
  // Of processes that start at once, all take the key of the first.
  return openKey(db, keyring, purpose);
}

async function find(db: Db, purpose: string) {
  const { rows } = await db.pool.query<{ data_key: Buffer; data_key_version: string }>(
    'select data_key, data_key_version from installation_keys where purpose = $1',
    [purpose],
  );
  const row = rows[0];
  return row && { wrapped: row.data_key, version: row.data_key_version };
}

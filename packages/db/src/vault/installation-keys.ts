import type { Db } from '../base/client.ts';
import { newDataKey, unwrap } from '../keyring/envelope.ts';
import type { KeyGenerations } from '../keyring/generations.ts';
import type { Keyring } from '../keyring/keyring.ts';

/** Keys of the installation as a whole, 32 bytes each. They outlive a rotation of MASTER_KEY, as the accounts' data keys do. */
export interface InstallationKeys {
  /** What Temporal stores (createPayloadCodec). */
  readonly payloads: KeyGenerations;
  /** Signs links to files. */
  readonly fileLinks: KeyGenerations;
  /** Marks the public keys that A1s are sealed to as this installation's own. */
  readonly signerMark: Buffer;
}

/** Purposes whose keys are replaced while processes run (`replaceKeys`): theirs may have a next and a former one. */
export const REPLACEABLE = ['payloads', 'file-links'] as const;
/** Marks the keys that A1s are sealed to. */
export const SIGNER_MARK = 'signer-mark';
export const nextOf = (purpose: string): string => `${purpose}/next`;
export const beforeOf = (purpose: string): string => `${purpose}/before`;

/** Whose key it is, as wrapping authenticates it. */
export const installationOwner = (purpose: string): string => `installation/${purpose}`;

/** Opens them; the first process of an installation makes them. */
export async function openInstallationKeys(db: Db, keyring: Keyring): Promise<InstallationKeys> {
  for (const purpose of [...REPLACEABLE, SIGNER_MARK]) await openKey(db, keyring, purpose);
  // At once, so that a key which takes the place of another is seen in one of the two.
  const { rows } = await db.pool.query<Row>(`${SELECT} from installation_keys`);
  const open = async (purpose: string) => {
    const row = rows.find((each) => each.purpose === purpose);
    return row && unwrap(keyring, installationOwner(purpose), row);
  };
  const generations = async (purpose: string): Promise<KeyGenerations> => {
    const others = await Promise.all([open(nextOf(purpose)), open(beforeOf(purpose))]);
    return {
      current: (await open(purpose)) ?? missing(purpose),
      others: others.filter((key) => key !== undefined),
    };
  };
  const [payloads, fileLinks] = await Promise.all([generations('payloads'), generations('file-links')]);
  return { payloads, fileLinks, signerMark: (await open(SIGNER_MARK)) ?? missing(SIGNER_MARK) };
}

/** How late a process may learn of a key that replaces one. */
export const KEYS_FOLLOWED_MS = 60_000;

/** The installation's keys as they are now: a replaced one is followed within `KEYS_FOLLOWED_MS`. */
export async function followInstallationKeys(
  db: Db,
  keyring: Keyring,
  onError: (error: unknown) => void,
): Promise<{ current(): InstallationKeys; close(): Promise<void> }> {
  let keys = await openInstallationKeys(db, keyring);
  let underWay: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    underWay = openInstallationKeys(db, keyring).then((now) => {
      keys = now;
    }, onError);
  }, KEYS_FOLLOWED_MS);
  timer.unref();
  return {
    current: () => keys,
    async close() {
      clearInterval(timer);
      await underWay;
    },
  };
}

/** What people's sessions, second factors and links in e-mails rest on, 32 bytes. Only the API opens it. */
export const openPeopleKey = (db: Db, keyring: Keyring): Promise<Buffer> => openKey(db, keyring, 'people');

async function openKey(db: Db, keyring: Keyring, purpose: string): Promise<Buffer> {
  const kept = await find(db, purpose);
  if (kept) return unwrap(keyring, installationOwner(purpose), kept);
  const { wrapped, version } = await newDataKey(keyring, installationOwner(purpose));
  await db.pool.query(
    'insert into installation_keys (purpose, data_key, data_key_version) values ($1, $2, $3) on conflict do nothing',
    [purpose, wrapped, version],
  );
  // Of processes that start at once, all take the key of the first.
  return openKey(db, keyring, purpose);
}

interface Row {
  readonly purpose: string;
  readonly wrapped: Buffer;
  readonly version: string;
}
const SELECT = 'select purpose, data_key as wrapped, data_key_version as version';

async function find(db: Db, purpose: string): Promise<Row | undefined> {
  const { rows } = await db.pool.query<Row>(`${SELECT} from installation_keys where purpose = $1`, [purpose]);
  return rows[0];
}

function missing(purpose: string): never {
  throw new Error(`The installation's key for ${purpose} is gone`);
}

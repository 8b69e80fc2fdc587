import type { Db } from '../base/client.ts';
import { unwrap } from '../keyring/envelope.ts';
import type { KeyGenerations } from '../keyring/generations.ts';
import {
  installationOwner,
  KEYS,
  KEYS_FOLLOWED_MS,
  type KeyRow,
  nextOf,
  openKey,
} from '../keyring/installation-key.ts';
import type { Keyring } from '../keyring/keyring.ts';

/** Keys of the installation as a whole, 32 bytes each. They outlive a rotation of MASTER_KEY, as the accounts' data keys do. */
export interface InstallationKeys {
  /** Keys of Temporal's payloads (createPayloadCodec). */
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
export const beforeOf = (purpose: string): string => `${purpose}/before`;

/** Opens them; the first process of an installation makes them. */
export async function openInstallationKeys(db: Db, keyring: Keyring): Promise<InstallationKeys> {
  for (const purpose of [...REPLACEABLE, SIGNER_MARK]) await openKey(db.pool, keyring, purpose);
  // Reads all keys at once, so that a replaced key is seen in one of the two.
  const { rows } = await db.pool.query<KeyRow>(KEYS);
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

/** Root of people's sessions, second factors and links in e-mails, 32 bytes. Only the API opens it. */
export const openPeopleKey = (db: Db, keyring: Keyring): Promise<Buffer> =>
  openKey(db.pool, keyring, 'people');

function missing(purpose: string): never {
  throw new Error(`The installation's key for ${purpose} is gone`);
}

import { createDb, type Db } from '../base/client.ts';
import type { Keyring } from '../keyring/keyring.ts';
import { OWNER_ROLE } from '../upkeep/roles.ts';
import { keyringOf } from './command-db.ts';
import { cliEnv } from './env.ts';
import { Complaint, closing, type Terminal } from './program.ts';

/** The database as the owner of its tables, for commands that change what no process may. */
export function ownerDb(ownerUrl: string, keyring?: Keyring): Db {
  const url = new URL(ownerUrl);
  url.searchParams.set('options', `-c role=${OWNER_ROLE}`);
  return createDb({ url: url.toString(), role: 'app', max: 2, ...(keyring && { keyring }) });
}

/** `ownerDb` of the environment; enters accounts if that has MASTER_KEY. */
export function ownerDbOf(env?: NodeJS.ProcessEnv): Db {
  const { OWNER_DATABASE_URL } = cliEnv(env);
  if (!OWNER_DATABASE_URL) throw new Complaint('OWNER_DATABASE_URL is not set: no process may change this');
  return ownerDb(OWNER_DATABASE_URL, keyringOf(env));
}

/** Loads tables as the owner and prints one JSON line; tables that are not taken are reported, exit code 1. */
export const printLoaded = (
  { env, print, warn }: Terminal,
  load: (db: Db) => Promise<object>,
): Promise<number> =>
  closing(ownerDbOf(env), async (db) => {
    try {
      print(JSON.stringify(await load(db)));
      return 0;
    } catch (error) {
      warn(error instanceof Error ? error.message : String(error));
      return 1;
    }
  });

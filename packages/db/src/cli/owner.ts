import { createDb, type Db } from '../base/client.ts';
import type { Keyring } from '../keyring/keyring.ts';
import { OWNER_ROLE } from '../upkeep/roles.ts';
import { keyringOf } from './command-db.ts';
import { cliEnv } from './env.ts';
import { Complaint } from './program.ts';

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

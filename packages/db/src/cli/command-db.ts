import { createDb, type Db } from '../base/client.ts';
import { createKeyring, type Keyring } from '../keyring/keyring.ts';
import { cliEnv } from './env.ts';
import { Complaint } from './program.ts';

/** The database as commands of operators use it: as the API, with one connection. */
export function commandDb(env?: NodeJS.ProcessEnv, usage = ''): Db {
  const { DATABASE_URL } = cliEnv(env);
  const keyring = keyringOf(env);
  if (!DATABASE_URL) throw new Complaint(`DATABASE_URL is not set\n${usage}`);
  if (keyring === undefined)
    throw new Complaint(`MASTER_KEY is not set: accounts are entered by it\n${usage}`);
  return createDb({ url: DATABASE_URL, role: 'app', max: 1, keyring });
}

/** Undefined without MASTER_KEY. */
export function keyringOf(env?: NodeJS.ProcessEnv): Keyring | undefined {
  const { MASTER_KEY, MASTER_KEY_PREVIOUS, MASTER_KEY_NEXT } = cliEnv(env);
  return MASTER_KEY ? createKeyring({ MASTER_KEY, MASTER_KEY_PREVIOUS, MASTER_KEY_NEXT }) : undefined;
}

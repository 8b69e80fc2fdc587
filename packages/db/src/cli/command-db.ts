import { createDb, type Db } from '../base/client.ts';
import { createKeyring } from '../keyring/keyring.ts';
import { cliEnv } from './env.ts';
import { Complaint } from './program.ts';

/** The database as commands of operators use it: as the API, with one connection. */
export function commandDb(env?: NodeJS.ProcessEnv, usage = ''): Db {
  const { DATABASE_URL, MASTER_KEY, MASTER_KEY_PREVIOUS, MASTER_KEY_NEXT } = cliEnv(env);
  if (!DATABASE_URL) throw new Complaint(`DATABASE_URL is not set\n${usage}`);
  if (!MASTER_KEY) throw new Complaint(`MASTER_KEY is not set: accounts are entered by it\n${usage}`);
  const keyring = createKeyring({ MASTER_KEY, MASTER_KEY_PREVIOUS, MASTER_KEY_NEXT });
  return createDb({ url: DATABASE_URL, role: 'app', max: 1, keyring });
}

import { createKeyring } from '../crypto/keyring.ts';
import { rewrapDataKeys } from '../crypto/rewrap.ts';
import { cliEnv } from './env.ts';

/** Ends a rotation of MASTER_KEY: `OWNER_DATABASE_URL=… MASTER_KEY=new MASTER_KEY_PREVIOUS=old node --import tsx src/cli/rewrap.ts`. */
const env = cliEnv();
if (!env.OWNER_DATABASE_URL || !env.MASTER_KEY || !env.MASTER_KEY_PREVIOUS) {
  throw new Error('OWNER_DATABASE_URL, MASTER_KEY and MASTER_KEY_PREVIOUS are required');
}
const keyring = createKeyring({ masterKey: env.MASTER_KEY, previous: env.MASTER_KEY_PREVIOUS });
process.stdout.write(
  `${JSON.stringify({ rewrapped: await rewrapDataKeys(env.OWNER_DATABASE_URL, keyring) })}\n`,
);

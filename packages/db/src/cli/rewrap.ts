import { createKeyring } from '../keyring/keyring.ts';
import { rewrapDataKeys } from '../upkeep/rewrap.ts';
import { cliEnv } from './env.ts';

/** The third step of a rotation of MASTER_KEY (docs/key-rotation.md): `OWNER_DATABASE_URL=… MASTER_KEY=new MASTER_KEY_PREVIOUS=old node --import tsx src/cli/rewrap.ts`. */
const env = cliEnv();
const { OWNER_DATABASE_URL, MASTER_KEY, MASTER_KEY_PREVIOUS } = env;
if (!OWNER_DATABASE_URL || !MASTER_KEY || !MASTER_KEY_PREVIOUS) {
  throw new Error('OWNER_DATABASE_URL, MASTER_KEY and MASTER_KEY_PREVIOUS are required');
}
const keyring = createKeyring({ MASTER_KEY, MASTER_KEY_PREVIOUS });
process.stdout.write(`${JSON.stringify({ rewrapped: await rewrapDataKeys(OWNER_DATABASE_URL, keyring) })}\n`);

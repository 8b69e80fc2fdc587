import { setTimeout as pause } from 'node:timers/promises';
import { createKeyring, createSignerKeyring } from '../keyring/keyring.ts';
import { replaceKeys } from '../upkeep/rekey.ts';
import { cliEnv } from './env.ts';

/** Replaces data keys (docs/key-rotation.md): `OWNER_DATABASE_URL=… MASTER_KEY=… SIGNER_KEY=… node --import tsx src/cli/rekey.ts`. Takes some minutes. */
const { OWNER_DATABASE_URL, MASTER_KEY, MASTER_KEY_PREVIOUS, SIGNER_KEY, SIGNER_KEY_PREVIOUS } = cliEnv();
if (!OWNER_DATABASE_URL || !MASTER_KEY) throw new Error('OWNER_DATABASE_URL and MASTER_KEY are required');
const report = await replaceKeys(OWNER_DATABASE_URL, {
  master: createKeyring({ MASTER_KEY, MASTER_KEY_PREVIOUS }),
  signer: SIGNER_KEY ? createSignerKeyring({ SIGNER_KEY, SIGNER_KEY_PREVIOUS }) : undefined,
  async pause(ms) {
    process.stderr.write(
      `New keys are announced; in ${Math.ceil(ms / 1000)} s every process has heard of them.\n`,
    );
    await pause(ms);
  },
});
process.stdout.write(`${JSON.stringify(report)}\n`);

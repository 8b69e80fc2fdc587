import { createKeyring, createSignerKeyring } from '../keyring/keyring.ts';
import { rewrapDataKeys } from '../upkeep/rewrap.ts';
import { cliEnv } from './env.ts';

/**
 * The third step of a rotation (docs/key-rotation.md), of MASTER_KEY, of SIGNER_KEY or of both:
 * `OWNER_DATABASE_URL=… MASTER_KEY=new MASTER_KEY_PREVIOUS=old node --import tsx src/cli/rewrap.ts`.
 */
const env = cliEnv();
const { OWNER_DATABASE_URL, MASTER_KEY, MASTER_KEY_PREVIOUS, SIGNER_KEY, SIGNER_KEY_PREVIOUS } = env;
const master =
  MASTER_KEY && MASTER_KEY_PREVIOUS ? createKeyring({ MASTER_KEY, MASTER_KEY_PREVIOUS }) : undefined;
const signer =
  SIGNER_KEY && SIGNER_KEY_PREVIOUS ? createSignerKeyring({ SIGNER_KEY, SIGNER_KEY_PREVIOUS }) : undefined;
if (!OWNER_DATABASE_URL || !(master || signer))
  throw new Error(
    'OWNER_DATABASE_URL is required, and MASTER_KEY with MASTER_KEY_PREVIOUS or SIGNER_KEY with SIGNER_KEY_PREVIOUS',
  );
const rewrapped = await rewrapDataKeys(OWNER_DATABASE_URL, { master, signer });
process.stdout.write(`${JSON.stringify({ rewrapped })}\n`);

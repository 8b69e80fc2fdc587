import { databaseUrl } from '@fiscal/core/settings/database';
import { processSettings } from '@fiscal/core/settings/process';
import { z } from 'zod';
import { masterKeySetting } from '../keyring/keyring.ts';

const schema = z.object({
  ...processSettings,
  OWNER_DATABASE_URL: databaseUrl.optional(),
  EMITE_APP_PASSWORD: z.string().min(1).optional(),
  EMITE_WORKER_PASSWORD: z.string().min(1).optional(),
  EMITE_LETTERS_PASSWORD: z.string().min(1).optional(),
  DATABASE_URL: databaseUrl.optional(),
  MASTER_KEY: masterKeySetting.optional(),
  MASTER_KEY_PREVIOUS: masterKeySetting.optional(),
  MASTER_KEY_NEXT: masterKeySetting.optional(),
  SIGNER_KEY: masterKeySetting.optional(),
  SIGNER_KEY_PREVIOUS: masterKeySetting.optional(),
});

/** Environment of the commands of this folder; the library itself reads no environment. */
export function cliEnv(source: NodeJS.ProcessEnv = process.env) {
  const parsed = schema.safeParse(source);
  if (!parsed.success) throw new Error(`Invalid environment\n${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

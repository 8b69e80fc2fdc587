import { databaseUrl } from '@fiscal/core/settings/database';
import { processSettings } from '@fiscal/core/settings/process';
import { z } from 'zod';

const schema = z.object({
  ...processSettings,
  OWNER_DATABASE_URL: databaseUrl.optional(),
  EMITE_APP_PASSWORD: z.string().min(1).optional(),
  EMITE_WORKER_PASSWORD: z.string().min(1).optional(),
  DATABASE_URL: databaseUrl.optional(),
  MASTER_KEY: z.base64().length(44).optional(),
  MASTER_KEY_PREVIOUS: z.base64().length(44).optional(),
  MASTER_KEY_NEXT: z.base64().length(44).optional(),
});

/** What the commands of this folder read; the library itself reads no environment. */
export function cliEnv(source: NodeJS.ProcessEnv = process.env) {
  const parsed = schema.safeParse(source);
  if (!parsed.success) throw new Error(`Invalid environment\n${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

import { fileURLToPath } from 'node:url';
import { databaseUrl } from '@fiscal/core/settings/database';
import { processSettings } from '@fiscal/core/settings/process';
import { z } from 'zod';

const schema = z.object({
  ...processSettings,
  SANDBOX_PORT: z.coerce.number().int().min(0).max(65_535).default(4100),
  HOST: z.string().default('127.0.0.1'),
  SANDBOX_DATABASE_URL: databaseUrl,
  /** Bearer of the control routes. */
  SANDBOX_ADMIN_TOKEN: z.string().min(16),
  /** `ca.pem` and the server's certificate are written here. */
  SANDBOX_DATA_DIR: z.string().min(1),
  /** PEM files of the CA to be, from the first boot on; without the key one is made. */
  SANDBOX_CA_FILE: z.string().min(1).optional(),
  SANDBOX_CA_KEY_FILE: z.string().min(1).optional(),
  SANDBOX_DATABASE_POOL: z.coerce.number().int().positive().default(10),
  SCHEMAS_DIR: z
    .string()
    .min(1)
    .default(fileURLToPath(new URL('../../../.cache/schemas', import.meta.url))),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export type Env = z.infer<typeof schema>;

/** Parsed once, in main.ts; everything below receives values. */
export function loadEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const parsed = schema.safeParse(source);
  if (parsed.success && parsed.data.SANDBOX_CA_KEY_FILE && !parsed.data.SANDBOX_CA_FILE)
    throw new Error('Invalid environment\nSANDBOX_CA_FILE goes with SANDBOX_CA_KEY_FILE');
  if (!parsed.success) throw new Error(`Invalid environment\n${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

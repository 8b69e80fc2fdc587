import { fileURLToPath } from 'node:url';
import { databaseUrl } from '@fiscal/core/settings/database';
import { processSettings } from '@fiscal/core/settings/process';
import { checkTemporal, temporalSettings } from '@fiscal/core/settings/temporal';
import { masterKeySetting } from '@fiscal/db/keyring/keyring';
import { z } from 'zod';

const root = new URL('../../../', import.meta.url);
const OPTIONAL_TEXT = z
  .string()
  .transform((text) => (text === '' ? undefined : text))
  .optional();

const OPTIONAL_KEY = z.preprocess((text) => (text === '' ? undefined : text), masterKeySetting.optional());

const settings = z.object({
  ...processSettings,
  /** Role emite_worker. */
  DATABASE_URL: databaseUrl,
  DATABASE_POOL: z.coerce.number().int().positive().default(10),
  /** Wraps the accounts' data keys: tokens, CSC. */
  MASTER_KEY: masterKeySetting,
  MASTER_KEY_PREVIOUS: OPTIONAL_KEY,
  MASTER_KEY_NEXT: OPTIONAL_KEY,
  /** Wraps the key that A1s are sealed to; workers alone have it. */
  SIGNER_KEY: masterKeySetting,
  SIGNER_KEY_PREVIOUS: OPTIONAL_KEY,
  ...temporalSettings,
  /** Health, readiness and metrics. */
  WORKER_PORT: z.coerce.number().int().min(0).max(65_535).default(4001),
  HOST: z.string().default('127.0.0.1'),
  SANDBOX_URL: z.url({ protocol: /^https$/ }).default('https://127.0.0.1:4100'),
  /** PEM of the CA that the sandbox made for itself. */
  SANDBOX_CA_FILE: z.string().min(1),
  SANDBOX_ADMIN_TOKEN: z.string().min(1),
  LIVE_TRANSMISSION: z.enum(['on', 'off']).default('off'),
  /** PEM bundle of the real authorities' roots; absent = those of Node. */
  LIVE_CA_FILE: OPTIONAL_TEXT,
  /** How long an authority may take to answer. */
  SEFAZ_TIMEOUT_MS: z.coerce.number().int().positive().default(25_000),
  /** Documents under way at once in this process. */
  WORKER_CONCURRENCY: z.coerce.number().int().min(2).default(100),
  /** How long documents of the test environment are kept. */
  TEST_DOCUMENT_DAYS: z.coerce.number().int().min(1).max(36_500).default(90),
  /** Address or file of the portal's page with the code tables of the reform; absent = looked at by nobody. */
  RTC_TABLES_SOURCE: OPTIONAL_TEXT,
  /** Multiplies every wait for an authority: below 1 only in tests. */
  EMISSION_WAIT_FACTOR: z.coerce.number().positive().default(1),
  /** Added to the clock: rehearsals of clocks that are wrong. */
  CLOCK_OFFSET_MS: z.coerce.number().int().default(0),
  /** Where the compiled workflow bundle is kept. */
  WORKFLOW_BUNDLE_DIR: z
    .string()
    .min(1)
    .default(fileURLToPath(new URL('.cache/workflows', root))),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

const schema = settings.superRefine(checkTemporal);

export type Env = z.infer<typeof schema>;

/** Parsed once, in main.ts; everything below receives values. */
export function loadEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const parsed = schema.safeParse(source);
  if (!parsed.success) throw new Error(`Invalid environment\n${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

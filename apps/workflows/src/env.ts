import { fileURLToPath } from 'node:url';
import type { Csrt } from '@fiscal/core/engine/document/definition';
import { isCnpj } from '@fiscal/core/identity/cnpj';
import { statusMinutes } from '@fiscal/core/settings/authority-watch';
import { databaseUrl } from '@fiscal/core/settings/database';
import { checkExposed, checkTraces } from '@fiscal/core/settings/exposed';
import { processSettings } from '@fiscal/core/settings/process';
import { checkTemporal, temporalSettings } from '@fiscal/core/settings/temporal';
import { isThisMachine } from '@fiscal/core/settings/this-machine';
import { masterKeySetting } from '@fiscal/db/keyring/keyring';
import { traceSettings } from '@fiscal/telemetry/trace-settings';
import { z } from 'zod';

const root = new URL('../../../', import.meta.url);
const OPTIONAL_TEXT = z
  .string()
  .transform((text) => (text === '' ? undefined : text))
  .optional();

const OPTIONAL_KEY = z.preprocess((text) => (text === '' ? undefined : text), masterKeySetting.optional());

const isInClear = (source: string): boolean =>
  /^http:/i.test(source) && !(URL.canParse(source) && isThisMachine(new URL(source).hostname));

const csrts = z
  .string()
  .default('')
  .transform((text, context): readonly Csrt[] => {
    if (text === '') return [];
    const [cnpj = '', ...codes] = text.split(';').map((part) => part.trim());
    const found = codes.flatMap((code) => {
      const [, uf, id, own] = /^([A-Z]{2}):(\d{1,3}):([0-9A-Za-z]{16,36})$/.exec(code) ?? [];
      return uf === undefined || id === undefined || own === undefined ? [] : [{ cnpj, uf, id, text: own }];
    });
    if (isCnpj(cnpj) && found.length > 0 && found.length === codes.length) return found;
    context.addIssue({
      code: 'custom',
      message: 'must be CNPJ;UF:number:code, as in 00000000000191;PR:01:…',
    });
    return z.NEVER;
  });

const settings = z.object({
  ...processSettings,
  ...traceSettings,
  /** Role emite_worker. */
  DATABASE_URL: databaseUrl,
  DATABASE_POOL: z.coerce.number().int().positive().default(10),
  /** For LISTEN, where DATABASE_URL goes through a pooler. */
  DATABASE_DIRECT_URL: databaseUrl.optional(),
  /**
   * Address of the API for callers; webhooks point to it. On this machine, webhooks of the test environment may call
   * it, too.
   */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }),
  /** Origin of the console, to which workflows lead operators; absent = no link. */
  CONSOLE_URL: z.preprocess(
    (text) => (text === '' ? undefined : text),
    z.url({ protocol: /^https?$/ }).optional(),
  ),
  /** Wraps the accounts' data keys: tokens, CSC. */
  MASTER_KEY: masterKeySetting,
  MASTER_KEY_PREVIOUS: OPTIONAL_KEY,
  MASTER_KEY_NEXT: OPTIONAL_KEY,
  /** Wraps the key that A1s are sealed to; workers alone have it. */
  SIGNER_KEY: masterKeySetting,
  SIGNER_KEY_PREVIOUS: OPTIONAL_KEY,
  ...temporalSettings,
  /**
   * Build of this worker, where Temporal routes new runs to builds (`npm run worker:versions`); absent = every worker
   * takes all runs.
   */
  WORKER_VERSION: z
    .string()
    .regex(/^[\w.+-]{0,100}$/, 'must be letters, digits and . _ + - only, at most 100, as in 1.4.0')
    .optional()
    .transform((text) => text || undefined),
  /** Health, readiness and metrics. */
  WORKER_PORT: z.coerce.number().int().min(0).max(65_535).default(4001),
  HOST: z.string().default('127.0.0.1'),
  SANDBOX_URL: z.url({ protocol: /^https$/ }).default('https://127.0.0.1:4100'),
  /** PEM of the CA that the sandbox made for itself. */
  SANDBOX_CA_FILE: z.string().min(1),
  SANDBOX_ADMIN_TOKEN: z.string().min(1),
  /** Folder, on another disk than the database's, of the journal of sends; absent = no journal (docs/backups.md). */
  JOURNAL_DIR: OPTIONAL_TEXT,
  LIVE_TRANSMISSION: z.enum(['on', 'off']).default('off'),
  /** PEM authorities trusted for real authorities besides Node's and those of ICP-Brasil. */
  LIVE_CA_FILE: OPTIONAL_TEXT,
  /** `CNPJ;UF:number:code;…`: what UFs gave the technical responsible (CSRT). */
  RESPONSAVEL_TECNICO_CSRT: csrts,
  /** The same for homologation, in place of those where they are others. */
  RESPONSAVEL_TECNICO_CSRT_HOMOLOGACAO: csrts,
  /** Timeout of an authority's answer. */
  SEFAZ_TIMEOUT_MS: z.coerce.number().int().positive().default(25_000),
  /** Maximum age of an authority's status before it is refreshed, in minutes; 0 disables. */
  SEFAZ_STATUS_MINUTES: statusMinutes,
  /** Documents under way at once in this process. */
  WORKER_CONCURRENCY: z.coerce.number().int().min(2).default(100),
  /** Documents of a backlog in the hands of all workers at once: what is new waits for those that came before it. */
  BACKLOG_IN_HAND: z.coerce.number().int().positive().default(50),
  /** Calls to webhooks under way at once in this process. */
  WEBHOOK_CALLS: z.coerce.number().int().positive().default(1_000),
  /** Timeout of a webhook receiver's answer. */
  WEBHOOK_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(15_000),
  /** Retention of webhooks' messages and their log. */
  WEBHOOK_DAYS: z.coerce.number().int().min(7).max(3_650).default(30),
  /** Retention of records of e-mails to recipients. */
  EMAIL_DAYS: z.coerce.number().int().min(7).max(3_650).default(365),
  /** Retention of documents of the test environment. */
  TEST_DOCUMENT_DAYS: z.coerce.number().int().min(1).max(36_500).default(90),
  /** Retention of exchanges with authorities: by default as long as the law asks for the documents (five years). */
  EXCHANGE_DAYS: z.coerce.number().int().min(1).max(36_500).default(1_830),
  /** Address or file of the portal's page with the code tables of the reform; absent = no checks. */
  RTC_TABLES_SOURCE: OPTIONAL_TEXT.refine((source) => source === undefined || !isInClear(source), {
    error: 'must be https:// beyond this machine, or a file',
  }),
  /** Multiplies every wait for an authority: below 1 only in tests. */
  EMISSION_WAIT_FACTOR: z.coerce.number().positive().default(1),
  /**
   * Calls to the sandbox counted before it blocks a company (consumo indevido): those of strict companies, or of all.
   */
  OVERUSE_SANDBOX: z.enum(['strict', 'all']).default('strict'),
  /** Added to the clock: rehearsals of clocks that are wrong. */
  CLOCK_OFFSET_MS: z.coerce.number().int().default(0),
  /** Official schemas that validate imported documents; a type without one is validated by the layout table. */
  SCHEMAS_DIR: z
    .string()
    .min(1)
    .default(fileURLToPath(new URL('.cache/schemas', root))),
  /** Folder of the compiled workflow bundle. */
  WORKFLOW_BUNDLE_DIR: z
    .string()
    .min(1)
    .default(fileURLToPath(new URL('.cache/workflows', root))),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

const schema = settings
  .superRefine(checkTemporal)
  .superRefine(checkTraces)
  .superRefine((env, context) => {
    const isAlone = isThisMachine(env.HOST) && isThisMachine(new URL(env.PUBLIC_URL).hostname);
    if (isAlone && env.LIVE_TRANSMISSION === 'off') return;
    const { MASTER_KEY, MASTER_KEY_PREVIOUS, MASTER_KEY_NEXT, SIGNER_KEY, SIGNER_KEY_PREVIOUS } = env;
    const keys = { MASTER_KEY, MASTER_KEY_PREVIOUS, MASTER_KEY_NEXT, SIGNER_KEY, SIGNER_KEY_PREVIOUS };
    checkExposed(env, keys, context);
  });
/** Settings of commands that inspect the installation or resume documents. */
const commands = settings.omit({ PUBLIC_URL: true }).superRefine(checkTemporal);
/** Settings of `restore.ts`, which writes as the owner of the database. */
const restoring = settings
  .pick({ NODE_TLS_REJECT_UNAUTHORIZED: true, JOURNAL_DIR: true, EMISSION_WAIT_FACTOR: true })
  .extend({ OWNER_DATABASE_URL: databaseUrl });
/** Settings of `npm run import`. */
const importing = settings
  .pick({
    NODE_TLS_REJECT_UNAUTHORIZED: true,
    DATABASE_URL: true,
    MASTER_KEY: true,
    MASTER_KEY_PREVIOUS: true,
    MASTER_KEY_NEXT: true,
    SCHEMAS_DIR: true,
    LIVE_CA_FILE: true,
  })
  .extend({ SANDBOX_CA_FILE: OPTIONAL_TEXT });

/** Settings of `npm run worker:versions`. */
const versioning = z.object(temporalSettings).superRefine(checkTemporal);

export type Env = z.infer<typeof schema>;

export const loadTemporalEnv = (source: NodeJS.ProcessEnv = process.env) => parsedBy(versioning, source);

export const loadImportEnv = (source: NodeJS.ProcessEnv = process.env) => parsedBy(importing, source);

export const loadRestoreEnv = (source: NodeJS.ProcessEnv = process.env) => parsedBy(restoring, source);

export const loadCommandEnv = (source: NodeJS.ProcessEnv = process.env) => parsedBy(commands, source);

/** Parsed once, in main.ts; everything below receives values. */
export const loadEnv = (source: NodeJS.ProcessEnv = process.env): Env => parsedBy(schema, source);

function parsedBy<Parsed>(by: z.ZodType<Parsed>, source: NodeJS.ProcessEnv): Parsed {
  const parsed = by.safeParse(source);
  if (!parsed.success) throw new Error(`Invalid environment\n${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

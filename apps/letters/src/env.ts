import { readFileSync } from 'node:fs';
import { databaseUrl } from '@fiscal/core/settings/database';
import { lettersDomain } from '@fiscal/core/settings/letters';
import { processSettings } from '@fiscal/core/settings/process';
import { isThisMachine } from '@fiscal/core/settings/this-machine';
import { z } from 'zod';
import type { LettersOptions } from './letters.ts';

const OPTIONAL_FILE = z
  .string()
  .optional()
  .transform((text) => text || undefined);

const schema = z
  .object({
    ...processSettings,
    /** Role emite_letters. */
    DATABASE_URL: databaseUrl,
    LETTERS_DOMAIN: lettersDomain.pipe(z.string({ error: 'is required: the domain of the addresses' })),
    LETTERS_PORT: z.coerce.number().int().min(0).max(65_535).default(2525),
    HOST: z.string().default('127.0.0.1'),
    /** PEM files; without them STARTTLS is not offered. */
    LETTERS_TLS_CERT: OPTIONAL_FILE,
    LETTERS_TLS_KEY: OPTIONAL_FILE,
    /** `on`: no letter is taken in clear. */
    LETTERS_TLS_REQUIRED: z.enum(['on', 'off']).default('off'),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  })
  .superRefine((settings, context) => {
    const { LETTERS_TLS_CERT: cert, LETTERS_TLS_KEY: key, HOST } = settings;
    const fault = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if ((cert === undefined) !== (key === undefined)) fault('LETTERS_TLS_KEY', 'goes with LETTERS_TLS_CERT');
    if (cert === undefined && !isThisMachine(HOST))
      fault('LETTERS_TLS_CERT', 'is required where HOST is not this machine: letters come by TLS');
    if (cert === undefined && settings.LETTERS_TLS_REQUIRED === 'on')
      fault('LETTERS_TLS_REQUIRED', 'needs LETTERS_TLS_CERT');
  });

/** Settings that open sealed data; strangers talk to this process. */
const KEYS = ['MASTER_KEY', 'MASTER_KEY_PREVIOUS', 'MASTER_KEY_NEXT', 'SIGNER_KEY', 'SIGNER_KEY_PREVIOUS'];

export interface Env extends z.infer<typeof schema> {
  readonly tls: LettersOptions['tls'];
}

/** Parsed once, in main.ts; everything below receives values. */
export function loadEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const keys = KEYS.filter((name) => source[name]);
  if (keys.length > 0)
    throw new Error(`Invalid environment\n${keys.join(', ')}: this process must not have keys`);
  const parsed = schema.safeParse(source);
  if (!parsed.success) throw new Error(`Invalid environment\n${z.prettifyError(parsed.error)}`);
  const { LETTERS_TLS_CERT: cert, LETTERS_TLS_KEY: key, LETTERS_TLS_REQUIRED: required } = parsed.data;
  const tls =
    cert !== undefined && key !== undefined
      ? { cert: readFileSync(cert, 'utf8'), key: readFileSync(key, 'utf8'), required: required === 'on' }
      : null;
  return { ...parsed.data, tls };
}

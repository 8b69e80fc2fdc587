import { BlockList, isIP } from 'node:net';
import { isCnpj } from '@fiscal/core/identity/cnpj';
import { statusMinutes } from '@fiscal/core/settings/authority-watch';
import { databaseUrl } from '@fiscal/core/settings/database';
import { checkExposed, checkTraces, isPrivateCall } from '@fiscal/core/settings/exposed';
import { lettersDomain } from '@fiscal/core/settings/letters';
import { processSettings } from '@fiscal/core/settings/process';
import { checkTemporal, temporalSettings } from '@fiscal/core/settings/temporal';
import { isThisMachine } from '@fiscal/core/settings/this-machine';
import { masterKeySetting } from '@fiscal/db/keyring/keyring';
import { traceSettings } from '@fiscal/telemetry/trace-settings';
import { z } from 'zod';
import { isLoopbackUrl } from './base/loopback-url.ts';
import { isNetwork } from './edge/proxies.ts';

/** Price of one operation of GraphQL, unless the deployment sets another. */
export const DEFAULT_COST_MAX = 10_000;

const url = z.url().transform((text) => text.replace(/\/+$/, ''));

/** An address with a place for what is asked; a look-up shows whom a company sells to. */
const registerOf = (name: string) =>
  z
    .url({ protocol: /^https?$/ })
    .refine((text) => decodeURI(text).includes(`{${name}}`), { error: `must have {${name}} where it goes` })
    .refine(isPrivateCall, { error: 'must be https beyond this machine' })
    .optional();

/** Parameters of SMTP_URL that change neither where letters go nor how safely. */
const SMTP_PARAMETERS = new Set(['name', 'pool', 'maxConnections', 'maxMessages']);

/** Addresses that no receiver of events has, a metadata service among them. */
const NOBODYS = new BlockList();
for (const [address, prefix, family] of [
  ['0.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['224.0.0.0', 4, 'ipv4'],
  ['fe80::', 10, 'ipv6'],
  ['fd00:ec2::', 32, 'ipv6'],
  ['ff00::', 8, 'ipv6'],
] as const)
  NOBODYS.addSubnet(address, prefix, family);
function isSomebodys(url: string): boolean {
  const host = new URL(url).hostname.replace(/^\[(.*)\]$/, '$1');
  const family = isIP(host);
  return family === 0 || !NOBODYS.check(host, family === 4 ? 'ipv4' : 'ipv6');
}

const settings = z.object({
  ...processSettings,
  ...traceSettings,
  /** Role emite_app. */
  DATABASE_URL: databaseUrl,
  /** For LISTEN, where DATABASE_URL goes through a pooler. */
  DATABASE_DIRECT_URL: databaseUrl.optional(),
  DATABASE_POOL_MAX: z.coerce.number().int().positive().default(20),
  /** Wraps the accounts' data keys: tokens, CSC. A1s are not among what it opens. */
  MASTER_KEY: masterKeySetting,
  MASTER_KEY_PREVIOUS: masterKeySetting.optional(),
  MASTER_KEY_NEXT: masterKeySetting.optional(),
  ...temporalSettings,
  /** Origins whose pages may decode workflow payloads, comma-separated. */
  TEMPORAL_UI_ORIGINS: z
    .string()
    .default('http://127.0.0.1:8233,http://localhost:8233')
    .transform((text) =>
      text
        .split(',')
        .map((origin) => origin.trim().replace(/\/+$/, ''))
        .filter(Boolean),
    ),
  /** Port of `/metrics`, `/readyz` and the decoder of workflow payloads, for operators; never behind the public proxy. */
  OPERATORS_HOST: z.string().default('127.0.0.1'),
  OPERATORS_PORT: z.coerce.number().int().min(0).max(65_535).default(4002),
  /** Operators send it. Without it only programs of this machine are answered, and payloads are not decoded. */
  OPERATOR_SECRET: z.string().min(16).optional(),
  /** Receives security events, signed as in Standard Webhooks; requires its secret, and is required by it. */
  SECURITY_WEBHOOK_URL: z
    .url({ protocol: /^https?$/ })
    .refine(isPrivateCall, { error: 'must be https beyond this machine' })
    .refine(isSomebodys, { error: 'must be the address of a server that takes events' })
    .optional(),
  /** `whsec_` and at least 24 bytes in base64. */
  SECURITY_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[A-Za-z0-9+/]{32,}={0,2}$/)
    .optional(),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  /** Address callers reach the API at; file links are made from it, never from the Host header. */
  PUBLIC_URL: url.optional(),
  /** Address people reach the console at: cookies, passkeys and the links of e-mails are of that origin. */
  CONSOLE_URL: url.default('http://localhost:3000'),
  /** `smtp[s]://user:password@host:port`; absent = the development outbox. */
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .refine((text) => [...new URL(text).searchParams.keys()].every((name) => SMTP_PARAMETERS.has(name)), {
      error: `takes no other parameters than ${[...SMTP_PARAMETERS].join(', ')}: others change where letters go, or how safely`,
    })
    .optional(),
  /** Sender of e-mails: `Name <address>`. */
  MAIL_FROM: z.string().default('Emite <nao-responda@localhost>'),
  /** Document letters to one address by SMTP_URL, whichever accounts send them. */
  RECIPIENT_LETTERS_AT_ONCE: z.coerce.number().int().positive().default(60),
  RECIPIENT_LETTERS_PER_DAY: z.coerce.number().int().positive().default(300),
  LETTERS_DOMAIN: lettersDomain,
  /** Addresses and networks of the proxies before it, comma-separated: they name the caller. */
  TRUST_PROXY: z
    .string()
    .default('off')
    .transform((text) => (text === 'off' ? [] : text.split(',').map((network) => network.trim())))
    .refine((networks) => networks.every(isNetwork), {
      error:
        'must be the addresses of your proxies, as in 127.0.0.1,10.0.0.0/8; on, counts of hops and wider networks believe anybody',
    }),
  SANDBOX_URL: url
    .refine(isPrivateCall, { error: 'must be https beyond this machine' })
    .default('https://127.0.0.1:4100'),
  SANDBOX_CA_FILE: z.string(),
  SANDBOX_ADMIN_TOKEN: z.string().min(1),
  LIVE_TRANSMISSION: z.enum(['on', 'off']).default('off'),
  /** Interval of the workers' checks of authorities; the API shows the next one. */
  SEFAZ_STATUS_MINUTES: statusMinutes,
  /** Public registers that fill in a form: addresses with `{cnpj}` and `{cep}`; absent = none is asked. */
  CNPJ_LOOKUP_URL: registerOf('cnpj'),
  CEP_LOOKUP_URL: registerOf('cep'),
  /** Highest price of one GraphQL operation. */
  GRAPHQL_COST_MAX: z.coerce.number().int().positive().default(DEFAULT_COST_MAX),
  GRAPHQL_INTROSPECTION: z.enum(['on', 'off']).default('on'),
  /** The page for browsers at /graphql. */
  GRAPHIQL: z.enum(['on', 'off']).default('off'),
  /** File or folder of registered operations. */
  GRAPHQL_OPERATIONS: z.string().optional(),
  /** on: no other operation than registered ones. */
  GRAPHQL_OPERATIONS_ONLY: z.enum(['on', 'off']).default('off'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  /** One of so many successful reads is logged. */
  LOG_READS_EVERY: z.coerce.number().int().positive().default(1),
  /** Moves this process's clock; tests only. */
  CLOCK_OFFSET_MS: z.coerce.number().int().default(0),
  /** `CNPJ;contact;e-mail;phone` of the company that answers for the software (infRespTec). */
  RESPONSAVEL_TECNICO: z
    .string()
    .regex(/^[^;]+;[^;]+;[^;]+;[^;]+$/, 'must be CNPJ;contact;e-mail;phone')
    .refine(
      (text) => isCnpj(text.split(';')[0]?.trim() ?? ''),
      'must begin with a CNPJ whose check digits are right',
    )
    .transform((text) => {
      const [cnpj = '', contato = '', email = '', fone = ''] = text.split(';').map((part) => part.trim());
      return { cnpj, contato, email, fone };
    })
    .optional(),
});

/** Addresses that people and callers use. */
const ADDRESSES = ['PUBLIC_URL', 'CONSOLE_URL'] as const;

const schema = settings
  .superRefine(checkTemporal)
  .superRefine(checkTraces)
  .superRefine((env, context) => {
    const { MASTER_KEY, MASTER_KEY_PREVIOUS, MASTER_KEY_NEXT } = env;
    const beyond = ADDRESSES.filter((name) => !isLoopbackUrl(env[name] ?? 'http://localhost'));
    const fault = (path: keyof typeof env, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    for (const name of beyond)
      if (!env[name]?.startsWith('https:'))
        fault(name, 'must be https beyond this machine: keys and passwords would travel in clear');
    if (beyond.length > 0 || !isThisMachine(env.HOST) || env.LIVE_TRANSMISSION === 'on')
      checkExposed(env, { MASTER_KEY, MASTER_KEY_PREVIOUS, MASTER_KEY_NEXT }, context);
    if (beyond.length > 0 && env.TRUST_PROXY.length === 0)
      fault(
        'TRUST_PROXY',
        `must name the proxy that ${beyond.join(' and ')} lead to: all callers would be one`,
      );
  })
  // People elsewhere have no other way to their letters.
  .refine(({ CONSOLE_URL, SMTP_URL }) => SMTP_URL !== undefined || isLoopbackUrl(CONSOLE_URL), {
    path: ['SMTP_URL'],
    error: 'is required when CONSOLE_URL is not on this machine',
  })
  .refine(
    ({ OPERATORS_HOST, OPERATOR_SECRET }) => OPERATOR_SECRET !== undefined || isThisMachine(OPERATORS_HOST),
    {
      path: ['OPERATOR_SECRET'],
      error: 'is required when OPERATORS_HOST is not this machine',
    },
  )
  .refine(
    ({ SECURITY_WEBHOOK_URL: to, SECURITY_WEBHOOK_SECRET: secret }) =>
      (to === undefined) === (secret === undefined),
    { path: ['SECURITY_WEBHOOK_SECRET'], error: 'goes with SECURITY_WEBHOOK_URL: both or neither' },
  );

export type Env = ReturnType<typeof loadEnv>;

/** Parsed once, in main.ts; everything below receives values, never `process.env`. */
export function loadEnv(source: NodeJS.ProcessEnv = process.env) {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(set);
  if (!parsed.success) throw new Error(`Invalid environment\n${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

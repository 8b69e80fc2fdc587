import { parseArgs } from 'node:util';
import { judgeAddress } from '@fiscal/webhooks/address';
import { isSecret, newSecret } from '@fiscal/webhooks/sign';
import { messageOf } from './base/errors.mjs';
import { defaultHome, readJson } from './base/paths.mjs';
import { listen } from './emite/listen.ts';
import { TRIGGERS, trigger } from './emite/trigger.ts';

const USAGE = `npm run emite -- listen --forward http://127.0.0.1:3001/hook [--types document.authorized,document.event.*]
                        [--secret whsec_…] [--after CURSOR]
npm run emite -- trigger TYPE

listen   follows the changes of an account and posts each, signed, to an address of this machine
trigger  makes something happen in the sandbox: ${TRIGGERS.join(', ')}

Credentials are those of npm start; EMITE_API, EMITE_ACCESS_KEY, EMITE_TOKEN and EMITE_CLIENT_ID name others.`;

interface Given {
  readonly apiUrl: string;
  readonly accessKey: string;
  readonly testToken: string;
  readonly clientId: string;
}

/** Credentials of the environment, else the demo account's. @throws when there are neither */
function credentials(env: NodeJS.ProcessEnv): Given {
  const stored = readJson(defaultHome().credentials);
  if (env['EMITE_ACCESS_KEY'] === undefined) {
    if (stored === null) throw new Error('No credentials: run npm start first, or set EMITE_ACCESS_KEY');
    return { ...stored, apiUrl: env['EMITE_API'] ?? stored.apiUrl };
  }
  return {
    apiUrl: env['EMITE_API'] ?? stored?.apiUrl ?? 'http://127.0.0.1:4000',
    accessKey: env['EMITE_ACCESS_KEY'],
    testToken: env['EMITE_TOKEN'] ?? '',
    clientId: env['EMITE_CLIENT_ID'] ?? '',
  };
}

/** The whole account of the access key; of one company where EMITE_TOKEN names it. */
const headersOf = ({ accessKey }: Given, token: string | undefined): Record<string, string> => ({
  'x-access-key': accessKey,
  ...(token && { authorization: `Bearer ${token}` }),
});

async function runListen(env: NodeJS.ProcessEnv, values: Readonly<Record<string, string | undefined>>) {
  const { forward = '', types = '', secret = env['EMITE_WEBHOOK_SECRET'] ?? newSecret(), after } = values;
  const judged = judgeAddress(forward, { environment: 2, loopbackAllowed: true });
  if (judged.kind === 'refused') throw new Error(`--forward: ${judged.message} ${judged.fix}`);
  if (!isSecret(secret)) throw new Error('--secret: whsec_ and 24 to 64 bytes in base64');
  const given = credentials(env);
  const stop = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stop.abort());
  process.stdout.write(`Signing secret: ${secret}\n`);
  await listen({
    apiUrl: given.apiUrl,
    headers: headersOf(given, env['EMITE_TOKEN']),
    forward: judged.url,
    secret,
    types,
    after: after ?? null,
    say: (line) => process.stdout.write(`${line}\n`),
    signal: stop.signal,
  }).catch((error: unknown) => {
    if (!stop.signal.aborted) throw error;
  });
}

async function run(args: readonly string[]): Promise<void> {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { forward: text, types: text, secret: text, after: text, help: { type: 'boolean' } },
  });
  const [command, type = ''] = positionals;
  const { help, ...rest } = values;
  if (!help && command === 'listen') return runListen(process.env, rest);
  if (!help && command === 'trigger') {
    const id = await trigger(credentials(process.env), type);
    process.stdout.write(`${type}${id && `: ${id}`}\n`);
    return;
  }
  process.stdout.write(`${USAGE}\n`);
  if (!help) process.exitCode = 2;
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exitCode = 1;
}

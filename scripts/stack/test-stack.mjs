import path from 'node:path';
import { freePort } from '../base/ports.mjs';
import { ensureDemo } from './demo.mjs';
import { freeStackPorts } from './settings.mjs';
import { startStack } from './stack.mjs';
import { describeStack } from './stack-file.mjs';

/** Module for `node --import`: sockets that would leave loopback are written down, not opened. */
export const GUARD = path.join(import.meta.dirname, '../../tests/support/loopback-guard.mjs');
/** The same for the sandbox: its RSA keys are those of earlier runs. */
const KEPT_KEYS = path.join(import.meta.dirname, '../../tests/support/kept-keys.mjs');

/**
 * Where the processes of a test stack write those down.
 * @type {(home: string) => string}
 */
export const journalOf = (home) => path.join(home, 'outside.log');

/** People at other addresses count as others, as behind a proxy: attempts to sign in are counted by address. */
const SETTINGS = { EMISSION_WAIT_FACTOR: '0.05', SEFAZ_STATUS_MINUTES: '0', TRUST_PROXY: '127.0.0.1,::1' };
/** Domain of the addresses that take files by e-mail. */
const LETTERS_DOMAIN = 'arquivos.example.com';

/**
 * A stack for tests, on free ports, with its demo account, described in `home` for those that attach by EMITE_STACK.
 * `settings` as in .env.example; `withConsole`: the console too, and Temporal's UI to which it links.
 * @returns the description
 * @type {(home: import('../base/paths.mjs').Home, options?: { settings?: Record<string, string>, withConsole?: boolean }) => Promise<import('./stack-file.mjs').Stack>}
 */
export async function startTestStack(home, { settings = {}, withConsole = false } = {}) {
  const lettersPort = await freePort();
  const stack = await startStack({
    home,
    ports: await freeStackPorts(),
    env: { ...SETTINGS, LETTERS_DOMAIN, LETTERS_PORT: String(lettersPort), ...settings },
    temporalUi: withConsole,
    withConsole,
    tailor: (service) => ({
      ...service,
      args: [
        '--import',
        GUARD,
        ...(service.name === 'sandbox' ? ['--import', KEPT_KEYS] : []),
        ...service.args,
      ],
      settings: { ...service.settings, LOOPBACK_JOURNAL: journalOf(home.dir) },
    }),
  });
  return describeStack({ ...stack, lettersPort }, await ensureDemo(stack));
}

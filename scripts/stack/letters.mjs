import net from 'node:net';
import { singlePort } from './settings.mjs';

/** Mail servers reach port 25, which needs a privilege. */
const USUAL_PORT = 2525;
const SETTINGS = [
  'LETTERS_DOMAIN',
  'LETTERS_TLS_CERT',
  'LETTERS_TLS_KEY',
  'LETTERS_TLS_REQUIRED',
  'LOG_LEVEL',
];
const GREETING_MS = 2_000;

/** @type {(env: NodeJS.ProcessEnv) => number} */
export const lettersPort = (env) => singlePort('LETTERS_PORT', env.LETTERS_PORT) ?? USUAL_PORT;

/**
 * The process that takes letters; it runs where LETTERS_DOMAIN is set.
 * @type {(stack: Pick<import('./stack.mjs').Plan, 'env'>, databases: import('./database.mjs').Databases) => import('./stack.mjs').Process}
 */
export function lettersService({ env }, { lettersUrl }) {
  const port = lettersPort(env);
  const own = SETTINGS.flatMap((name) => (env[name] ? [[name, env[name]]] : []));
  return {
    name: 'letters',
    port,
    setting: 'LETTERS_PORT',
    settings: { ...Object.fromEntries(own), DATABASE_URL: lettersUrl, LETTERS_PORT: String(port) },
    healthy: () => greets(port),
  };
}

/**
 * True when a mail server greets there.
 * @type {(port: number) => Promise<boolean>}
 */
function greets(port) {
  return new Promise((resolve) => {
    const socket = net.connect({ port, host: '127.0.0.1' });
    /** @type {(isGreeting: boolean) => void} */
    const finish = (isGreeting) => {
      socket.destroy();
      resolve(isGreeting);
    };
    socket.setTimeout(GREETING_MS, () => finish(false));
    socket.once('data', (line) => finish(line.toString('latin1').startsWith('220')));
    socket.once('error', () => finish(false));
  });
}

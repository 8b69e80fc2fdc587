import 'server-only';
import { OWN_NAME } from './hides-outbox.ts';

/** Settings of the console's server; the browser has none. */
export interface Env {
  /** Address of the API for this server. */
  readonly apiUrl: string;
  /** Address people reach the console at: what the API takes for our own pages. */
  readonly consoleUrl: string;
  /** Address this server listens on. */
  readonly listensOn: string;
  /** Address of Temporal's own UI, where operators have one. */
  readonly temporalUiUrl: string | null;
  readonly temporalNamespace: string;
  readonly development: boolean;
}

/** Read for each request: one build serves every address. @throws on what would be unsafe */
export const env = (): Env => ({
  apiUrl: secureOrigin('API_URL', 'http://127.0.0.1:4000'),
  consoleUrl: secureOrigin('CONSOLE_URL', 'http://localhost:3000'),
  listensOn: process.env['HOST'] || '127.0.0.1',
  temporalUiUrl: process.env['TEMPORAL_UI_URL'] || null,
  temporalNamespace: process.env['TEMPORAL_NAMESPACE'] || 'default',
  development: process.env.NODE_ENV === 'development',
});

/** An address that passwords and sessions travel to. */
function secureOrigin(name: string, otherwise: string): string {
  const { origin, protocol, host } = new URL(process.env[name] || otherwise);
  if (protocol !== 'https:' && !OWN_NAME.test(host))
    throw new Error(`${name} must be https beyond this machine: passwords would travel in clear.`);
  if (process.env['NODE_TLS_REJECT_UNAUTHORIZED'] === '0')
    throw new Error('NODE_TLS_REJECT_UNAUTHORIZED must not be 0: no certificate would be checked.');
  return origin;
}

import { codeOf, messageOf } from './errors.mjs';
import { isListening } from './ports.mjs';

/**
 * Reason why an operator's own PostgreSQL cannot be used, null when it can.
 * @type {(url: string) => Promise<string | null>}
 */
export async function databaseFault(url) {
  const { default: pg } = await import('pg');
  try {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
    await client.connect();
    await client.end();
    return null;
  } catch (error) {
    return `DATABASE_URL cannot be used: ${messageOf(error) || codeOf(error)}. Check address, login and that the database exists, or unset it to use the embedded PostgreSQL.`;
  }
}

/**
 * The same of a Temporal server.
 * @type {(address: string) => Promise<string | null>}
 */
export async function temporalFault(address) {
  const [, host, port] = /^(.+):(\d{1,5})$/.exec(address) ?? [];
  const answered = host !== undefined && (await isListening(Number(port), host.replace(/^\[|\]$/g, '')));
  if (answered) return null;
  return `TEMPORAL_ADDRESS cannot be used: nothing answers at ${address} (host:port). Start that server, or unset it to use the dev server.`;
}

/**
 * Throws for the first of the operator's own servers that cannot be used, before anything is started.
 * @type {(env: NodeJS.ProcessEnv) => Promise<void>}
 */
export async function refuseUnusable(env) {
  const fault =
    (env.DATABASE_URL && (await databaseFault(env.DATABASE_URL))) ||
    (env.TEMPORAL_ADDRESS && (await temporalFault(env.TEMPORAL_ADDRESS)));
  if (fault) throw new Error(fault);
}

import { messageOf } from '../base/errors.mjs';
import { lastJson, runTypeScript } from '../base/tsx.mjs';
import { startPostgres } from './postgres.mjs';
import { singlePort } from './settings.mjs';

/** @typedef {{ server: import('./postgres.mjs').Server | null, ownerUrl: string, appUrl: string, workerUrl: string, lettersUrl: string, sandboxUrl: string }} Databases */

/**
 * The product's database, migrated, and the sandbox's own one beside it: the embedded server, or the one that
 * DATABASE_URL names (as an owner that may create roles; see .env.example).
 * @type {(home: import('../base/paths.mjs').Home, options: { secrets: import('./secrets.mjs').Secrets, env: NodeJS.ProcessEnv }) => Promise<Databases>}
 */
export async function openDatabases(home, { secrets, env }) {
  const external = env.DATABASE_URL;
  const port = singlePort('POSTGRES_PORT', env.POSTGRES_PORT);
  const server = external ? null : await startPostgres({ dir: home.postgres, database: 'emite', port });
  const ownerUrl = server?.url ?? external ?? '';
  const [migrated, sandboxUrl] = await Promise.all([
    migrate(ownerUrl, env),
    env.SANDBOX_DATABASE_URL ?? openSandboxDatabase(ownerUrl, secrets.sandboxDatabasePassword),
  ]);
  const { appUrl, workerUrl, lettersUrl } = migrated;
  return { server, ownerUrl, appUrl, workerUrl, lettersUrl: lettersUrl ?? '', sandboxUrl };
}

/** @type {(ownerUrl: string, env: NodeJS.ProcessEnv) => Promise<{ appUrl: string, workerUrl: string, lettersUrl: string | null }>} */
async function migrate(ownerUrl, env) {
  const passwords = ['EMITE_APP_PASSWORD', 'EMITE_WORKER_PASSWORD', 'EMITE_LETTERS_PASSWORD'].filter(
    (name) => env[name],
  );
  const settings = Object.fromEntries(passwords.map((name) => [name, env[name]]));
  const variables = { OWNER_DATABASE_URL: ownerUrl, ...settings };
  return lastJson(
    await runTypeScript('packages/db/src/cli/migrate.ts', { args: ['--urls'], env: variables }),
  );
}

/**
 * Role and database of the sandbox: it never sees the product's tables, nor the product its.
 * @type {(ownerUrl: string, password: string) => Promise<string>}
 */
async function openSandboxDatabase(ownerUrl, password) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const role = await client.query(`select 1 from pg_roles where rolname = 'emite_sandbox'`);
    const verb = role.rowCount === 0 ? 'create' : 'alter';
    await client.query(`${verb} role emite_sandbox login password ${client.escapeLiteral(password)}`);
    const found = await client.query(`select 1 from pg_database where datname = 'emite_sandbox'`);
    if (found.rowCount === 0) await createSandboxDatabase(client);
  } catch (error) {
    throw new Error(
      `The sandbox's database could not be made (${messageOf(error)}). Let the role of DATABASE_URL create roles and databases, or set SANDBOX_DATABASE_URL.`,
    );
  } finally {
    await client.end();
  }
  const url = new URL(ownerUrl);
  url.username = 'emite_sandbox';
  url.password = password;
  url.pathname = '/emite_sandbox';
  return url.href;
}

/** @type {(client: import('pg').Client) => Promise<void>} */
async function createSandboxDatabase(client) {
  // A creator who is no superuser may only give a database to a role it belongs to.
  await client.query('grant emite_sandbox to current_user');
  await client.query('create database emite_sandbox owner emite_sandbox');
  await client.query('revoke all on database emite_sandbox from public');
}

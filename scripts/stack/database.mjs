import { lastJson, runTypeScript } from '../base/tsx.mjs';
import { startPostgres } from './postgres.mjs';
import { singlePort } from './settings.mjs';

/**
 * The product's database, migrated, and the sandbox's own one beside it: the embedded server, or the one that
 * DATABASE_URL names (as an owner that may create roles; see .env.example).
 */
export async function openDatabases(home, { secrets, env }) {
  const external = env.DATABASE_URL;
  const port = singlePort('POSTGRES_PORT', env.POSTGRES_PORT);
  const server = external ? null : await startPostgres({ dir: home.postgres, database: 'emite', port });
  const ownerUrl = server?.url ?? external;
  const [migrated, sandboxUrl] = await Promise.all([
    migrate(ownerUrl, env),
    env.SANDBOX_DATABASE_URL ?? openSandboxDatabase(ownerUrl, secrets.sandboxDatabasePassword),
  ]);
  return { server, ownerUrl, appUrl: migrated.appUrl, workerUrl: migrated.workerUrl, sandboxUrl };
}

async function migrate(ownerUrl, env) {
  const passwords = ['EMITE_APP_PASSWORD', 'EMITE_WORKER_PASSWORD'].filter((name) => env[name]);
  const settings = Object.fromEntries([
    ['OWNER_DATABASE_URL', ownerUrl],
    ...passwords.map((name) => [name, env[name]]),
  ]);
  const result = lastJson(await runTypeScript('packages/db/src/cli/migrate.ts', { env: settings }));
  if (result.functions === 'newer')
    console.warn('The database has the functions of a newer release. They stay as they are.');
  return result;
}

/** Role and database of the sandbox: it never sees the product's tables, nor the product its. */
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
      `The sandbox's database could not be made (${error.message}). Let the role of DATABASE_URL create roles and databases, or set SANDBOX_DATABASE_URL.`,
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

async function createSandboxDatabase(client) {
  // A creator who is no superuser may only give a database to a role it belongs to.
  await client.query('grant emite_sandbox to current_user');
  await client.query('create database emite_sandbox owner emite_sandbox');
  await client.query('revoke all on database emite_sandbox from public');
}

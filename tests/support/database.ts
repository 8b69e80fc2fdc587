import type { TestProject } from 'vitest/node';
import { freshDatabase } from '../../packages/db/src/testing/fresh-database.ts';
import type { DatabaseUrls } from '../../packages/db/src/testing/test-database.ts';
import { migrate } from '../../packages/db/src/upkeep/migrate.ts';
import { makeScratchDir, startPostgres } from '../../scripts/stack/postgres.mjs';

/** globalSetup of the project `db`: a migrated database for the run, dropped afterwards. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { urls, stop } = await startTestDatabase(process.env.DATABASE_URL);
  project.provide('database', urls);
  return stop;
}

/**
 * A server of its own, or the one of `databaseUrl` (a login that may create databases and roles), with a migrated database
 * as the template of others, and a copy of it for the run.
 */
export async function startTestDatabase(
  databaseUrl: string | undefined,
): Promise<{ readonly urls: DatabaseUrls; readonly stop: () => Promise<void> }> {
  const { templateUrl, stop } = databaseUrl ? await besideIt(databaseUrl) : await ownServer();
  try {
    await migrate({ ownerUrl: templateUrl });
    const template = new URL(templateUrl).pathname.slice(1);
    const { ownerUrl, drop } = await freshDatabase(templateUrl, template);
    const { appUrl, workerUrl, lettersUrl } = await migrate({ ownerUrl });
    const urls = { ownerUrl, appUrl, workerUrl, lettersUrl: lettersUrl ?? '', template };
    return { urls, stop: () => drop().then(() => stop()) };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function besideIt(databaseUrl: string) {
  const { ownerUrl, drop } = await freshDatabase(databaseUrl);
  return { templateUrl: ownerUrl, stop: drop };
}

async function ownServer() {
  const dir = makeScratchDir('emite-test-db-');
  const server = await startPostgres({ dir, database: 'emite_test', settings: { max_connections: 200 } });
  return { templateUrl: server.url, stop: server.destroy };
}

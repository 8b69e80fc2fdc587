import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { createDb, type Db } from '../base/client.ts';
import { migrate } from '../upkeep/migrate.ts';
import { type DatabaseUrls, databaseUrls, testKeyring } from './test-database.ts';

/**
 * A new database beside the one of `url` (a login that may create databases), empty or a copy of `template`, to
 * which no session is connected; the two share their roles.
 */
export async function freshDatabase(
  url: string,
  template = 'template1',
): Promise<{ readonly ownerUrl: string; readonly drop: () => Promise<void> }> {
  const name = `emite_test_${randomBytes(6).toString('hex')}`;
  await onServer(url, `create database ${name} template ${template}`);
  const ownerUrl = new URL(url);
  ownerUrl.pathname = `/${name}`;
  return { ownerUrl: ownerUrl.toString(), drop: () => onServer(url, `drop database ${name} with (force)`) };
}

/** A migrated database of its own: a copy of the run's template, since migrating an empty one takes seconds. */
export async function migratedCopy(): Promise<
  Omit<DatabaseUrls, 'template'> & { readonly drop: () => Promise<void> }
> {
  const urls = databaseUrls();
  const { ownerUrl, drop } = await freshDatabase(urls.ownerUrl, urls.template);
  // Rights of a database are not copied with it.
  const { appUrl, workerUrl, lettersUrl } = await migrate({ ownerUrl });
  return { ownerUrl, appUrl, workerUrl, lettersUrl: lettersUrl ?? '', drop };
}

/** A migrated database for tests of what runs over all accounts, with a connection of each role. */
export async function migratedDatabase(): Promise<
  Readonly<Record<'owner' | 'app' | 'worker', Db>> & { readonly drop: () => Promise<void> }
> {
  const { ownerUrl, appUrl, workerUrl, drop } = await migratedCopy();
  const roles = {
    owner: createDb({ url: ownerUrl, role: 'app', max: 1, keyring: testKeyring }),
    app: createDb({ url: appUrl, role: 'app', max: 2, keyring: testKeyring }),
    worker: createDb({ url: workerUrl, role: 'worker', max: 4, keyring: testKeyring }),
  };
  return {
    ...roles,
    async drop() {
      await Promise.all(Object.values(roles).map((db) => db.close()));
      await drop();
    },
  };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

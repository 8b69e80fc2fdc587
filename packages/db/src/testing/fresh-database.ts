import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { createDb, type Db } from '../base/client.ts';
import { migrate } from '../upkeep/migrate.ts';
import { databaseUrls, testKeyring } from './test-database.ts';

/** A new database beside the one of `url` (a login that may create databases); roles are shared with it. */
export async function freshDatabase(
  url: string,
): Promise<{ readonly ownerUrl: string; readonly drop: () => Promise<void> }> {
  const name = `emite_test_${randomBytes(6).toString('hex')}`;
  await onServer(url, `create database ${name}`);
  const ownerUrl = new URL(url);
  ownerUrl.pathname = `/${name}`;
  return { ownerUrl: ownerUrl.toString(), drop: () => onServer(url, `drop database ${name} with (force)`) };
}

/** A migrated database for tests of what runs over all accounts, with a connection of each role. */
export async function migratedDatabase(): Promise<
  Readonly<Record<'owner' | 'app' | 'worker', Db>> & { readonly drop: () => Promise<void> }
> {
  const fresh = await freshDatabase(databaseUrls().ownerUrl);
  const { appUrl, workerUrl } = await migrate({ ownerUrl: fresh.ownerUrl });
  const roles = {
    owner: createDb({ url: fresh.ownerUrl, role: 'app', max: 1, keyring: testKeyring }),
    app: createDb({ url: appUrl, role: 'app', max: 2, keyring: testKeyring }),
    worker: createDb({ url: workerUrl, role: 'worker', max: 4, keyring: testKeyring }),
  };
  return {
    ...roles,
    async drop() {
      await Promise.all(Object.values(roles).map((db) => db.close()));
      await fresh.drop();
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

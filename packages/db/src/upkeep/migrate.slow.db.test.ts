import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { assertRoleIsWalled, createDb } from '../base/client.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { databaseUrls, testKeyring } from '../testing/test-database.ts';
import { BASELINE } from './baseline.ts';
import { migrate, migrationNames } from './migrate.ts';

const cleanUp: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const clean of cleanUp.splice(0).reverse()) await clean();
});

async function emptyDatabase(): Promise<string> {
  const { ownerUrl, drop } = await freshDatabase(databaseUrls().ownerUrl);
  cleanUp.push(drop);
  return ownerUrl;
}

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

describe('migrate', () => {
  it('brings an empty database up, and a second run changes nothing', async () => {
    const ownerUrl = await emptyDatabase();
    const first = await migrate({ ownerUrl });
    expect(first.applied).toEqual(migrationNames());
    expect(first.functions).toBe('applied');
    // Eight months of six tables, nine days of the request log.
    expect(first.partitions).toHaveLength(8 * 6 + 9);
    const second = await migrate({ ownerUrl });
    expect(second).toEqual({ ...first, applied: [], functions: 'unchanged', partitions: [] });
    const db = createDb({ url: first.workerUrl, role: 'worker', max: 1, keyring: testKeyring });
    await assertRoleIsWalled(db);
    await db.close();
  });

  it('may run several times at once', async () => {
    const ownerUrl = await emptyDatabase();
    const results = await Promise.all([1, 2, 3].map(() => migrate({ ownerUrl })));
    expect(results.flatMap((result) => result.applied).sort()).toEqual(migrationNames());
    expect(new Set(results.map((result) => result.appUrl)).size).toBe(1);
  });

  it('works for a login that is no superuser but may create roles', async () => {
    const ownerUrl = await emptyDatabase();
    const login = `emite_test_${randomBytes(4).toString('hex')}`;
    await query(
      ownerUrl,
      `create role ${login} login createrole password 'segredo'; grant all on schema public to ${login} with grant option;
      grant emite_owner, emite_app, emite_worker, emite_letters to ${login} with admin option`,
    );
    cleanUp.push(async () => {
      await query(
        ownerUrl,
        `revoke all on schema public from ${login} cascade; revoke emite_owner, emite_app, emite_worker, emite_letters from ${login}; drop role ${login}`,
      );
    });
    const url = new URL(ownerUrl);
    url.username = login;
    url.password = 'segredo';
    const configured = {
      appPassword: passwordOf(databaseUrls().appUrl),
      workerPassword: passwordOf(databaseUrls().workerUrl),
      lettersPassword: passwordOf(databaseUrls().lettersUrl),
    };
    const asLogin = { ownerUrl: url.toString(), ...configured };
    // It does not own the database: it names the statements for rights that it may not revoke.
    const refusal = await migrate(asLogin).then(
      () => 'nothing refused',
      (error: Error) => error.message,
    );
    const revoke = /revoke temporary on database \S+ from public;$/.exec(refusal)?.[0];
    await query(ownerUrl, revoke ?? `No statement in: ${refusal}`);
    const result = await migrate(asLogin);
    expect(result.applied).toEqual(migrationNames());
    const owners = await query(
      ownerUrl,
      `select distinct tableowner::text as owner from pg_tables where schemaname = 'public'`,
    );
    expect(owners).toEqual([{ owner: 'emite_owner' }]);
  });

  it('refuses a migration that was changed after it was applied', async () => {
    const ownerUrl = await emptyDatabase();
    await migrate({ ownerUrl });
    await query(
      ownerUrl,
      `update _prisma_migrations set checksum = 'x' where migration_name = '${BASELINE}'`,
    );
    await expect(migrate({ ownerUrl })).rejects.toThrow(/0_baseline was changed after it was applied/);
  });

  it('stops at a migration that failed before', async () => {
    const ownerUrl = await emptyDatabase();
    await migrate({ ownerUrl });
    await query(
      ownerUrl,
      `update _prisma_migrations set finished_at = null where migration_name = '${BASELINE}'`,
    );
    await expect(migrate({ ownerUrl })).rejects.toThrow(/0_baseline failed before/);
  });
});

const passwordOf = (url: string): string => decodeURIComponent(new URL(url).password);

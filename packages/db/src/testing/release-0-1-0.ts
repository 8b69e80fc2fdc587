import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { ensureRoles, OWNER_ROLE } from '../upkeep/roles.ts';

/** The migrations of release 0.1.0 as they were applied, oldest first. */
export const RELEASE_0_1_0: readonly { readonly name: string; readonly sql: string }[] = JSON.parse(
  gunzipSync(fs.readFileSync(new URL('./migrations-0.1.0.json.gz', import.meta.url))).toString('utf8'),
);

/** Makes an empty database what release 0.1.0 leaves, or left after its first `count` migrations; partitions as it made them. */
export async function migrateAsRelease010(ownerUrl: string, count = RELEASE_0_1_0.length): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await ensureRoles(client, { ownerUrl });
    await client.query(`set role ${OWNER_ROLE}`);
    await client.query(`create table _prisma_migrations (
      id varchar(36) primary key not null, checksum varchar(64) not null, finished_at timestamptz, migration_name varchar(255) not null,
      logs text, rolled_back_at timestamptz, started_at timestamptz not null default now(), applied_steps_count integer not null default 0)`);
    for (const { name, sql } of RELEASE_0_1_0.slice(0, count)) {
      await client.query(sql);
      await client.query(
        'insert into _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count) values ($1, $2, $3, now(), 1)',
        [randomUUID(), createHash('sha256').update(sql).digest('hex'), name],
      );
      // Simulates separate releases: partitions of every age.
      if (name > '20261121000700') await client.query(`select ensure_partitions('2026-01-01', 1)`);
    }
    await client.query(
      `select ensure_partitions(((now() at time zone 'UTC') - interval '1 month')::date, 8)`,
    );
  } finally {
    await client.end();
  }
}

import { createHash, randomUUID } from 'node:crypto';
import type pg from 'pg';

/** A migration that was not rolled back; `finished_at` null = it failed. */
export interface MigrationRow {
  readonly migration_name: string;
  readonly checksum: string;
  readonly finished_at: Date | null;
}

export const BASELINE = '0_baseline';

/** Migrations that the baseline replaces: those of release 0.1.0, names and checksums as one digest. */
const BEFORE = {
  count: 44,
  newest: '20261123041000_voided_move_no_counter',
  digest: '8bbe9312df489c0965175fae8fb48f3727f5dd65db8c3ab18bf7df40b6fbd684',
} as const;

/**
 * Records the baseline as applied in a database made by release 0.1.0; leaves any other alone. True when it did.
 *
 * @throws when the database is older than the last migration of that release, or had other migrations.
 */
export async function adoptBaseline(
  client: pg.Client,
  rows: readonly MigrationRow[],
  checksum: string,
): Promise<boolean> {
  const before = rows.filter(({ migration_name: name }) => name <= BEFORE.newest);
  if (before.length === 0 || before.some(({ migration_name: name }) => name === BASELINE)) return false;
  const finished = before
    .filter((row) => row.finished_at)
    .map((row) => `${row.migration_name} ${row.checksum}\n`)
    .sort();
  if (createHash('sha256').update(finished.join('')).digest('hex') !== BEFORE.digest)
    throw new Error(
      `This database has ${finished.length} of the ${BEFORE.count} migrations of release 0.1.0 (the last it has: ` +
        `${finished.at(-1)?.split(' ')[0] ?? 'none'}; the last of the release: ${BEFORE.newest}), or others in their place. ` +
        'Nothing was changed. Migrate it by release 0.1.0 first, then by this one.',
    );
  await client.query(
    `insert into _prisma_migrations (id, checksum, migration_name, finished_at) values ($1, $2, $3, now())`,
    [randomUUID(), checksum, BASELINE],
  );
  return true;
}

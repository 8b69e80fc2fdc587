import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { adoptBaseline, BASELINE, type MigrationRow } from './baseline.ts';
import { fillEmissions } from './fill-emissions.ts';
import { applyFunctions, type FunctionsState } from './functions.ts';
import { REQUEST_LOG_DAYS } from './partitions.ts';
import { ensureRoles, OWNER_ROLE, type RolePasswords, type RoleUrls, revokeTemporary } from './roles.ts';
import { proveWalls, type WallsState } from './walls.ts';

export interface MigrateResult extends RoleUrls {
  readonly applied: readonly string[];
  readonly functions: FunctionsState;
  readonly walls: WallsState;
  readonly partitions: readonly string[];
}

const MIGRATIONS = fileURLToPath(new URL('../../prisma/migrations', import.meta.url));
/** The key `prisma migrate deploy` locks too. */
const PRISMA_LOCK = 72707369;
const PRISMA_TABLE = `create table if not exists _prisma_migrations (
  id varchar(36) primary key not null, checksum varchar(64) not null, finished_at timestamptz, migration_name varchar(255) not null,
  logs text, rolled_back_at timestamptz, started_at timestamptz not null default now(), applied_steps_count integer not null default 0)`;

/**
 * Creates the roles if allowed, applies `prisma/migrations` (same table, checksums and lock as `prisma migrate
 * deploy`) and then `prisma/functions`, fills new columns of older documents, makes partitions ahead. Safe to run
 * twice, in parallel, and by an older release than the last time.
 */
export async function migrate(
  options: { readonly ownerUrl: string; readonly monthsAhead?: number } & RolePasswords,
): Promise<MigrateResult> {
  const client = new pg.Client({ connectionString: options.ownerUrl, application_name: 'emite_migrate' });
  await client.connect();
  try {
    const urls = await ensureRoles(client, options);
    await revokeTemporary(client);
    await client.query(`set role ${OWNER_ROLE}`);
    await client.query('select pg_advisory_lock($1)', [PRISMA_LOCK]);
    const applied = await applyAll(client);
    const functions = await applyFunctions(client);
    const walls = await proveWalls(client);
    await fillEmissions(client);
    const { rows } = await client.query<{ name: string }>(
      `select ensure_partitions(((now() at time zone 'UTC') - interval '1 month')::date, $1) as name
       union all select unnest(made) from keep_request_log($2, $3)`,
      [(options.monthsAhead ?? 6) + 2, REQUEST_LOG_DAYS.kept, REQUEST_LOG_DAYS.ahead],
    );
    return { ...urls, applied, functions, walls, partitions: rows.map((row) => row.name) };
  } finally {
    await client.end();
  }
}

async function applyAll(client: pg.Client): Promise<string[]> {
  await client.query(PRISMA_TABLE);
  const { rows } = await client.query<MigrationRow>(
    'select migration_name, checksum, finished_at from _prisma_migrations where rolled_back_at is null',
  );
  const known = new Map(rows.map((row) => [row.migration_name, row]));
  const applied: string[] = [];
  for (const name of migrationNames()) {
    const sql = fs.readFileSync(path.join(MIGRATIONS, name, 'migration.sql'), 'utf8');
    const checksum = createHash('sha256').update(sql).digest('hex');
    const had = known.get(name);
    if (had && !had.finished_at)
      throw new Error(`Migration ${name} failed before; see _prisma_migrations.logs and resolve it first.`);
    if (had && had.checksum !== checksum)
      throw new Error(`Migration ${name} was changed after it was applied.`);
    if (had || (name === BASELINE && (await adoptBaseline(client, rows, checksum)))) continue;
    await applyOne(client, name, { sql, checksum });
    applied.push(name);
  }
  return applied;
}

async function applyOne(
  client: pg.Client,
  name: string,
  { sql, checksum }: { readonly sql: string; readonly checksum: string },
): Promise<void> {
  const id = randomUUID();
  await client.query('insert into _prisma_migrations (id, checksum, migration_name) values ($1, $2, $3)', [
    id,
    checksum,
    name,
  ]);
  try {
    await client.query(sql); // several statements in one message are one transaction
  } catch (error) {
    await client.query('update _prisma_migrations set logs = $2 where id = $1', [id, String(error)]);
    throw new Error(`Migration ${name} failed`, { cause: error });
  }
  await client.query(
    'update _prisma_migrations set finished_at = now(), applied_steps_count = 1 where id = $1',
    [id],
  );
}

export const migrationNames = (): string[] =>
  fs
    .readdirSync(MIGRATIONS, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();

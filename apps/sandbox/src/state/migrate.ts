import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { Pool, PoolClient } from 'pg';

const FOLDER = new URL('./migrations/', import.meta.url);
/** Arbitrary key of the advisory lock, unique in this database. */
const LOCK = 4_100_001;

/** Brings the sandbox's own database up to date; safe when several processes boot at once. */
export async function migrate(pool: Pool): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    try {
      return await applyAll(client);
    } finally {
      await client.query('select pg_advisory_unlock($1)', [LOCK]);
    }
  } finally {
    client.release();
  }
}

async function applyAll(client: PoolClient): Promise<string[]> {
  await client.query(
    'create table if not exists sandbox_migrations (name text primary key, sha256 text not null, applied_at timestamptz not null default now())',
  );
  const done = await client.query<{ name: string; sha256: string }>(
    'select name, sha256 from sandbox_migrations',
  );
  const known = new Map(done.rows.map((row) => [row.name, row.sha256]));
  const applied: string[] = [];
  for (const name of (await readdir(FOLDER)).filter((file) => file.endsWith('.sql')).sort()) {
    const sql = await readFile(new URL(name, FOLDER), 'utf8');
    const sha256 = createHash('sha256').update(sql).digest('hex');
    const before = known.get(name);
    if (before === sha256) continue;
    if (before !== undefined) throw new Error(`Migration ${name} was changed after it had been applied`);
    await applyOne(client, name, { sql, sha256 });
    applied.push(name);
  }
  return applied;
}

async function applyOne(
  client: PoolClient,
  name: string,
  { sql, sha256 }: { readonly sql: string; readonly sha256: string },
): Promise<void> {
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query('insert into sandbox_migrations (name, sha256) values ($1, $2)', [name, sha256]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

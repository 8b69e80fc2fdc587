import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { inTransaction } from './in-transaction.ts';

/** The functions of one state of the sources. */
export interface FunctionSet {
  /** The digest of every set there was, oldest first; how many there are is the version. */
  readonly versions: readonly string[];
  readonly files: readonly { readonly name: string; readonly sql: string }[];
}

/** `applied`: made now. `unchanged`: present already. `newer`: those of a later release are present, and stay. */
export type FunctionsState = 'applied' | 'unchanged' | 'newer';

const FUNCTIONS = fileURLToPath(new URL('../../prisma/functions', import.meta.url));
/** The newest row describes the present set. */
const TABLE = `create table if not exists _function_sets (
  id bigint generated always as identity primary key, version integer not null, digest text not null,
  applied_at timestamptz not null default now())`;

/** `prisma/functions`: a file for each function, in the order of their names. */
export function functionSet(): FunctionSet {
  const names = fs.readdirSync(FUNCTIONS).sort();
  const read = (name: string): string => fs.readFileSync(path.join(FUNCTIONS, name), 'utf8');
  return {
    versions: read('versions.txt').split('\n').filter(Boolean),
    files: names.filter((name) => name.endsWith('.sql')).map((name) => ({ name, sql: read(name) })),
  };
}

export function digestOf({ files }: FunctionSet): string {
  const hash = createHash('sha256');
  for (const { name, sql } of files) hash.update(`${name}\0${sql}\0`);
  return hash.digest('hex');
}

/**
 * Makes the functions of `set` in one transaction, unless they are there or newer ones are. The caller holds the lock of migrations.
 *
 * @throws when a file fails, and when the functions that are there are of no version that `set` knows.
 */
export async function applyFunctions(
  client: pg.Client,
  set: FunctionSet = functionSet(),
): Promise<FunctionsState> {
  await client.query(TABLE);
  const { rows } = await client.query<{ version: number; digest: string }>(
    'select version, digest from _function_sets order by id desc limit 1',
  );
  const [version, digest] = [set.versions.length, digestOf(set)];
  const [there] = rows;
  if (there?.version === version && there.digest === digest) return 'unchanged';
  if (there && there.version > version) return 'newer';
  if (there && ![...set.versions, digest].includes(there.digest))
    throw new Error(
      `The functions of this database are of another branch (version ${there.version}, ${there.digest}). ` +
        'To put these over them, add that line to prisma/functions/versions.txt, above the last.',
    );
  await inTransaction(client, async () => {
    for (const { name, sql } of set.files)
      await client.query(sql).catch((error: unknown) => {
        throw new Error(`prisma/functions/${name} failed`, { cause: error });
      });
    await client.query('insert into _function_sets (version, digest) values ($1, $2)', [version, digest]);
  });
  return 'applied';
}

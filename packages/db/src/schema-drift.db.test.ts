import pg from 'pg';
import { expect, it } from 'vitest';
import { prismaTables, type TableShape } from './testing/prisma-schema.ts';
import { databaseUrls } from './testing/test-database.ts';

/** The same description of a table, from the catalog of a migrated database; Prisma's schema has no index of an expression or a part. */
const CATALOG = `
  with tables as (
    select c.oid, c.relname::text as name from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and c.relname !~ '^_'
  ), keys as (
    select i.indrelid as oid, i.indisprimary as pk, i.indisunique as uniq,
           (select string_agg(a.attname, ', ' order by k.n) from unnest(i.indkey::int[]) with ordinality k (num, n)
              join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.num) as cols
      from pg_index i where i.indpred is null and i.indexprs is null
  ), foreign_keys as (
    select f.conrelid as oid, format('%s → %s(%s)',
             (select string_agg(a.attname, ', ' order by k.n) from unnest(f.conkey) with ordinality k (num, n)
                join pg_attribute a on a.attrelid = f.conrelid and a.attnum = k.num),
             f.confrelid::regclass,
             (select string_agg(a.attname, ', ' order by k.n) from unnest(f.confkey) with ordinality k (num, n)
                join pg_attribute a on a.attrelid = f.confrelid and a.attnum = k.num)) as described
      from pg_constraint f where f.contype = 'f'
  )
  select t.name,
         array(select format('%s %s%s', a.attname, format_type(a.atttypid, a.atttypmod), case when a.attnotnull then ' not null' else '' end)
                 from pg_attribute a where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped) as columns,
         (select k.cols from keys k where k.oid = t.oid and k.pk) as "primaryKey",
         array(select k.cols from keys k where k.oid = t.oid and k.uniq and not k.pk) as uniques,
         array(select k.cols from keys k where k.oid = t.oid and not k.uniq) as indexes,
         array(select f.described from foreign_keys f where f.oid = t.oid) as "foreignKeys"
    from tables t`;

it('has the same tables, columns, keys and indexes in prisma/schema and in prisma/migrations', async () => {
  const client = new pg.Client({ connectionString: databaseUrls().ownerUrl });
  await client.connect();
  const { rows } = await client.query<
    Record<keyof Omit<TableShape, 'primaryKey'>, string[]> & { name: string; primaryKey: string }
  >(CATALOG);
  await client.end();
  const migrated = Object.fromEntries(
    rows.map(({ name, columns, primaryKey, uniques, indexes, foreignKeys }) => [
      name,
      {
        columns: columns.sort(),
        primaryKey,
        uniques: uniques.sort(),
        indexes: indexes.sort(),
        foreignKeys: foreignKeys.sort(),
      },
    ]),
  );
  expect(Object.keys(migrated).length).toBeGreaterThan(25);
  expect(Object.fromEntries(prismaTables())).toEqual(migrated);
});

import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assertRoleIsWalled, createDb, type Db } from './base/client.ts';
import { sqlState } from './base/transaction.ts';
import { migratedCopy } from './testing/fresh-database.ts';
import { databaseUrls, testKeyring } from './testing/test-database.ts';
import { migrate } from './upkeep/migrate.ts';

/**
 * A function that runs as its owner finds tables by name. A caller that may run it and makes a temporary view of that
 * name would have their own code run as the owner.
 */
let owner: pg.Client;
let app: Db;
let drop: () => Promise<void>;
let definers: { readonly name: string; readonly call: string }[];

const DEFINERS = `
  select p.proname::text as name,
         format('select * from %I(%s)', p.proname, (select string_agg('null::' || format_type(t, null), ', ' order by n)
           from unnest(p.proargtypes::oid[]) with ordinality a (t, n))) as call
    from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prosecdef and p.prorettype <> 'trigger'::regtype order by 1`;

/** A temporary view for each relation: same name, same columns, and code that runs as soon as it is read. */
const SHADOWS = `
  select array[
           format('create temporary view %I as select %s where pg_temp.strike()', c.relname,
                  string_agg(format('null::%s as %I', format_type(a.atttypid, a.atttypmod), a.attname), ', ' order by a.attnum)),
           format('grant all on pg_temp.%I to public', c.relname)] as statements
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
   where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v') group by c.relname order by c.relname`;

/** Named schemas in a body need no path: this one names none. */
const plantSql = (path: string): string => `
  create or replace function planted() returns bigint language sql security definer set search_path = ${path}
    as $$ select count(*) from accounts $$;
  grant execute on function planted() to emite_app`;

beforeAll(async () => {
  const fresh = await migratedCopy();
  drop = fresh.drop;
  const { appUrl } = fresh;
  owner = new pg.Client({ connectionString: fresh.ownerUrl });
  await owner.connect();
  app = createDb({ url: appUrl, role: 'app', max: 1, keyring: testKeyring });
  definers = (await owner.query(DEFINERS)).rows;
});
afterAll(async () => {
  await app.close();
  await owner.end();
  await drop();
});

const grant = (): Promise<unknown> =>
  owner.query(
    `do $$ begin execute format('grant temporary on database %I to emite_app', current_database()); end $$`,
  );
const revoke = (): Promise<unknown> =>
  owner.query(
    `do $$ begin execute format('revoke temporary on database %I from emite_app', current_database()); end $$`,
  );

/** Outcome of every call: its error's state, or null. Uses one connection, and rolls each call back. */
async function outcomes(shadowed: boolean): Promise<Map<string, string | null>> {
  const found = new Map<string, string | null>();
  const client = await app.pool.connect();
  try {
    await client.query('begin');
    if (shadowed) {
      await client.query(
        `create function pg_temp.strike() returns boolean language plpgsql
           as $$ begin raise exception 'ran as %', current_user using errcode = 'ZZ999'; end $$`,
      );
      const { rows } = await owner.query<{ statements: readonly string[] }>(SHADOWS);
      for (const statement of rows.flatMap(({ statements }) => statements)) await client.query(statement);
    }
    const { rows } = await owner.query<(typeof definers)[number]>(DEFINERS);
    for (const { name, call } of rows) {
      await client.query('savepoint before');
      const error = await client.query(call).then(() => null, sqlState);
      await client.query('rollback to savepoint before');
      found.set(`${name} ${call}`, error ?? null);
    }
    await client.query('rollback');
  } finally {
    client.release();
  }
  return found;
}

describe('functions that run as their owner', () => {
  it('find their tables past any relation of a caller', async () => {
    expect(definers.length).toBeGreaterThan(10);
    const before = await outcomes(false);
    await grant();
    try {
      expect(await outcomes(true)).toEqual(before);
    } finally {
      await revoke();
    }
  });

  it('would not, were the path without pg_temp at its end: then nothing starts', async () => {
    await owner.query(plantSql('pg_catalog, public'));
    await grant();
    try {
      const struck = await outcomes(true);
      expect(struck.get('planted select * from planted()')).toBe('ZZ999');
      await expect(assertRoleIsWalled(app)).rejects.toThrow(
        /may make temporary relations; can run code of its own as the owner by planted/,
      );
    } finally {
      await owner.query('drop function planted()');
      await revoke();
    }
    await expect(assertRoleIsWalled(app)).resolves.toBeUndefined();
  });
});

it('only the owner makes temporary relations', async () => {
  await expect(app.pool.query('create temporary table accounts (id uuid)')).rejects.toMatchObject({
    code: '42501',
  });
});

it('a login that may not take that right away gets the statement to run', async () => {
  await owner.query(
    `create role emite_narrow login password 'narrow' createrole in role emite_owner; grant emite_owner to emite_narrow`,
  );
  await owner.query(
    `do $$ begin execute format('grant temporary on database %I to public', current_database()); end $$`,
  );
  try {
    const url = new URL(databaseUrls().ownerUrl);
    url.username = 'emite_narrow';
    url.password = 'narrow';
    url.pathname = `/${owner.database}`;
    const { appUrl, workerUrl } = databaseUrls();
    await expect(
      migrate({
        ownerUrl: url.toString(),
        appPassword: decodeURIComponent(new URL(appUrl).password),
        workerPassword: decodeURIComponent(new URL(workerUrl).password),
      }),
    ).rejects.toThrow(/revoke temporary on database emite_test_\w+ from public;/);
  } finally {
    await owner.query('drop owned by emite_narrow; drop role emite_narrow');
  }
});

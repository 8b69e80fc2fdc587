import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freshDatabase } from '../testing/fresh-database.ts';
import { databaseUrls } from '../testing/test-database.ts';
import { applyFunctions, digestOf, type FunctionSet, functionSet } from './functions.ts';
import { migrate } from './migrate.ts';

let ownerUrl: string;
let owner: pg.Client;
let drop: () => Promise<void>;
beforeEach(async () => {
  ({ ownerUrl, drop } = await freshDatabase(databaseUrls().ownerUrl));
  owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
});
afterEach(async () => {
  await owner.end();
  await drop();
});

const answer = async (): Promise<unknown> => (await owner.query('select answer() as is')).rows[0]?.is;
const file = (name: string, body: string) => ({
  name: `${name}.sql`,
  sql: `create or replace function ${name}() returns integer language sql return ${body};`,
});

/** A set that gives `body`, on top of those of `before`. */
function setOf(body: string, before: readonly FunctionSet[] = [], more: FunctionSet['files'] = []) {
  const set: FunctionSet = { versions: [], files: [file('answer', body), ...more] };
  return { ...set, versions: [...before, set].map(digestOf) };
}

describe('functions of a release', () => {
  const first = setOf('1');
  const second = setOf('2', [first]);
  const third = setOf('3', [first, second]);

  it('take the place of older ones, and of none that are newer', async () => {
    expect(await applyFunctions(owner, first)).toBe('applied');
    expect(await applyFunctions(owner, third)).toBe('applied');
    expect(await answer()).toBe(3);
    for (const older of [first, second]) {
      expect(await applyFunctions(owner, older)).toBe('newer');
      expect(await answer()).toBe(3);
    }
    expect(await applyFunctions(owner, third)).toBe('unchanged');
    const { rows } = await owner.query('select version from _function_sets order by id');
    expect(rows).toEqual([{ version: 1 }, { version: 3 }]);
  });

  it('that came back to an earlier text count as newer all the same', async () => {
    const back = setOf('1', [first, second]);
    await applyFunctions(owner, first);
    expect(await applyFunctions(owner, back)).toBe('applied');
    expect(await applyFunctions(owner, second)).toBe('newer');
    expect(await answer()).toBe(1);
  });

  it('stay unchanged when they are of another branch', async () => {
    await applyFunctions(owner, second);
    const branch = setOf('4', [first]);
    await expect(applyFunctions(owner, branch)).rejects.toThrow(/of another branch .*versions\.txt/);
    expect(await answer()).toBe(2);
    const merged = setOf('5', [first, second, branch]);
    expect(await applyFunctions(owner, merged)).toBe('applied');
  });

  it('are made together or not at all', async () => {
    await applyFunctions(owner, first);
    const broken = setOf('2', [first], [file('broken', 'no_such_function()')]);
    await expect(applyFunctions(owner, broken)).rejects.toThrow('prisma/functions/broken.sql failed');
    expect(await answer()).toBe(1);
    expect(await applyFunctions(owner, second)).toBe('applied');
  });

  it('may answer in another shape', async () => {
    await applyFunctions(owner, first);
    const text = 'create or replace function answer() returns text language sql return $$um$$;';
    const other = (sql: string): FunctionSet => {
      const files = [{ name: 'answer.sql', sql }];
      return { files, versions: [digestOf(first), digestOf({ files, versions: [] })] };
    };
    await expect(applyFunctions(owner, other(text))).rejects.toThrow('prisma/functions/answer.sql failed');
    expect(await applyFunctions(owner, other(`drop function if exists answer(); ${text}`))).toBe('applied');
    expect(await answer()).toBe('um');
  });
});

it('an older release that migrates leaves those of a newer one, and reports it', async () => {
  await migrate({ ownerUrl });
  await owner.query(`
    create or replace function plain_text(p_text text) returns text language sql immutable parallel safe return 'newer';
    insert into _function_sets (version, digest) values (${functionSet().versions.length + 1}, 'of a release to come')`);
  expect(await migrate({ ownerUrl })).toMatchObject({ applied: [], functions: 'newer' });
  expect((await owner.query(`select plain_text('x') as is`)).rows).toEqual([{ is: 'newer' }]);
});

it('every function has a file of its name, and every file a function', async () => {
  await migrate({ ownerUrl });
  const { rows } = await owner.query<{ name: string }>(
    `select distinct proname::text as name from pg_proc where pronamespace = 'public'::regnamespace`,
  );
  expect(rows.map(({ name }) => `${name}.sql`).sort()).toEqual(functionSet().files.map(({ name }) => name));
});

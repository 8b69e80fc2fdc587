import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { createAcceptor } from '../acceptance/acceptance.ts';
import { createDb } from '../base/client.ts';
import { catalogOf } from '../testing/catalog.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { migrateAsRelease010, RELEASE_0_1_0 } from '../testing/release-0-1-0.ts';
import { acceptRequest, identify } from '../testing/requests.ts';
import { createTenant, databaseUrls, testKeyring } from '../testing/test-database.ts';
import { BASELINE } from './baseline.ts';
import { migrate, migrationNames } from './migrate.ts';

const cleanUp: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const clean of cleanUp.splice(0).reverse()) await clean();
});

async function emptyDatabase(): Promise<{ readonly ownerUrl: string; readonly owner: pg.Client }> {
  const { ownerUrl, drop } = await freshDatabase(databaseUrls().ownerUrl);
  cleanUp.push(drop);
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  cleanUp.push(() => owner.end());
  return { ownerUrl, owner };
}

/** A company that has emitted, in the words of release 0.1.0. */
const ROWS = `
  insert into organizations (id, name, slug) values ('01940000-0000-7000-8000-000000000001', repeat('n', 100), 'a');
  insert into auth_users (id, name, email) values ('01940000-0000-7000-8000-000000000002', 'Ana', 'ana@exemplo.com.br');
  insert into members (id, organization_id, user_id, role)
    values (gen_random_uuid(), '01940000-0000-7000-8000-000000000001', '01940000-0000-7000-8000-000000000002', 'owner');
  insert into accounts (account_id, trial_ends_at, data_key, data_key_version)
    values ('01940000-0000-7000-8000-000000000001', now(), 'k', '1');
  insert into clients (id, account_id, name, cnpj, ie, uf, environment)
    values ('01940000-0000-7000-8000-000000000003', '01940000-0000-7000-8000-000000000001', 'E', '11222333000181', '1', 'SP', 2);
  insert into number_series (account_id, client_id, clients, environment, emitente, modelo, serie, next_numero)
    values ('01940000-0000-7000-8000-000000000001', '01940000-0000-7000-8000-000000000003', '{01940000-0000-7000-8000-000000000003}',
      2, '11222333000181', '55', 1, 8);
  insert into numbers (series_id, numero, account_id, state) select id, 7, account_id, 'usado' from number_series;
  insert into documents (id, account_id, client_id, environment, type, modelo, status, uf, emitente, serie, numero, codigo_numerico, access_key,
      dh_emi, redatable, tp_emis, strict, created_at, updated_at)
    select d, '01940000-0000-7000-8000-000000000001', '01940000-0000-7000-8000-000000000003', 2, 'nfe', '55', 'AUTORIZADA', 'SP',
           '11222333000181', 1, 7, '1', 'k', '', false, '1', false, now(), now()
      from (values (uuidv7_floor('2026-01-15')), (uuidv7_floor(now()))) as v (d);
  insert into xml (document_id, kind, owner_id, account_id, content)
    select id, 'assinado', id, account_id, '<xml/>' from documents;
  update change_horizon set xid = '5', seq = 3`;

/** The columns of each table. */
async function columnsOf(owner: pg.Client): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await owner.query<{ name: string; columns: string[] }>(
    `select relname::text as name, array_agg(attname::text) as columns from pg_class join pg_attribute on attrelid = pg_class.oid
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition and relname !~ '^_' and attnum > 0
      group by 1`,
  );
  return new Map(rows.map(({ name, columns }) => [name, columns]));
}

/** Row count of each table, and a digest of these columns, by name: an adopted table has them in another order. */
async function contentsOf(
  owner: pg.Client,
  columns: ReadonlyMap<string, readonly string[]>,
): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const [name, known] of columns) {
    const read = `
      select count(*) || ' ' || coalesce(md5(string_agg(said, '' order by said)), '') as has
        from (select (select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(t)) where key = any($1))::text as said from ${name} t) rows`;
    found[name] = (await owner.query<{ has: string }>(read, [known])).rows[0]?.has ?? '';
  }
  return found;
}

const recordedMigrations = async (owner: pg.Client) =>
  (
    await owner.query<{ name: string }>(
      'select migration_name as name from _prisma_migrations where finished_at is not null',
    )
  ).rows
    .map(({ name }) => name)
    .sort();

describe('a database that release 0.1.0 has made', () => {
  it('is adopted with its rows, and has the schema of a new one', async () => {
    const fresh = await emptyDatabase();
    await migrate({ ownerUrl: fresh.ownerUrl });
    const old = await emptyDatabase();
    await migrateAsRelease010(old.ownerUrl);
    await old.owner.query(ROWS);
    const columns = await columnsOf(old.owner);
    const before = await contentsOf(old.owner, columns);

    const result = await migrate({ ownerUrl: old.ownerUrl });
    expect(result.applied).toEqual(migrationNames().filter((name) => name !== BASELINE));
    expect(result.functions).toBe('applied');
    expect(await recordedMigrations(old.owner)).toEqual(
      [...RELEASE_0_1_0.map(({ name }) => name), ...migrationNames()].sort(),
    );
    expect(before['documents']).toMatch(/^2 /);
    expect(await contentsOf(old.owner, columns)).toEqual(before);

    // A month that only the old one had, and of its tables alone.
    for (const { owner } of [fresh, old])
      await owner.query(`set role emite_owner; select ensure_partitions('2026-01-01', 1)`);
    const [adopted, made] = [await catalogOf(old.ownerUrl), await catalogOf(fresh.ownerUrl)];
    const empty = Object.entries(made).filter(([, part]) => part.length === 0);
    expect(empty.map(([part]) => part)).toEqual(['types']);
    expect(adopted).toEqual(made);

    const again = await migrate({ ownerUrl: old.ownerUrl });
    expect(again).toEqual({ ...result, applied: [], functions: 'unchanged', partitions: [] });
    expect(await catalogOf(old.ownerUrl)).toEqual(made);
  });

  it('takes emissions afterwards', async () => {
    const { ownerUrl } = await emptyDatabase();
    await migrateAsRelease010(ownerUrl);
    const { appUrl } = await migrate({ ownerUrl });
    const app = createDb({ url: appUrl, role: 'app', max: 2, keyring: testKeyring });
    cleanUp.push(() => app.close());
    const tenant = await createTenant(app);
    const acceptor = createAcceptor(app, { nowMs: () => Date.now(), identify });
    expect(await acceptor.accept(acceptRequest(tenant.test))).toMatchObject({ kind: 'aceito' });
  });
});

it('a new database continues after release 0.1.0 has tried to migrate it', async () => {
  const { ownerUrl, owner } = await emptyDatabase();
  await migrate({ ownerUrl });
  await owner.query(
    `insert into _prisma_migrations (id, checksum, migration_name) values ('1', 'x', '${RELEASE_0_1_0[0]?.name}')`,
  );
  expect(await migrate({ ownerUrl })).toMatchObject({ applied: [], functions: 'unchanged' });
});

describe('is refused, and left as it was, a database', () => {
  it.each([
    ['that stands before the last migration of release 0.1.0', 43, ''],
    ['that stands half-way', 20, ''],
    ['that lacks one in between', 44, `delete from _prisma_migrations where migration_name like '%_notices'`],
    [
      'with another text in the place of one',
      44,
      `update _prisma_migrations set checksum = 'x' where migration_name like '%_walls'`,
    ],
    [
      'whose last one failed',
      44,
      `update _prisma_migrations set finished_at = null where migration_name like '%_move_no_counter'`,
    ],
  ])('%s', async (_, count, change) => {
    const { ownerUrl, owner } = await emptyDatabase();
    await migrateAsRelease010(ownerUrl, count);
    await owner.query(change);
    const state = async () => [
      await catalogOf(ownerUrl),
      await contentsOf(owner, await columnsOf(owner)),
      (await owner.query('select * from _prisma_migrations order by id')).rows,
    ];
    const before = await state();
    await expect(migrate({ ownerUrl })).rejects.toThrow(
      /of the 44 migrations of release 0\.1\.0 .*Nothing was changed\. Migrate it by release 0\.1\.0 first/,
    );
    expect(await state()).toEqual(before);
  });
});

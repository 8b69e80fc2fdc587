import pg from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { loggedRequest } from '../testing/requests.ts';
import { createTenant, databaseUrls, openDb } from '../testing/test-database.ts';
import { keepRequestLog } from '../upkeep/partitions.ts';
import { getLoggedRequest, insertRequests, listRequests, type RequestFilter } from './request-log.ts';

const app = openDb('app');
const worker = openDb('worker');

const DAY_MS = 86_400_000;

it('takes requests of several accounts at once and shows each its own', async () => {
  const [mine, theirs] = [await createTenant(app), await createTenant(app)];
  await insertRequests(app, [loggedRequest(mine), loggedRequest(theirs), loggedRequest(mine)]);
  const { data } = await listRequests(app, mine.accountId, { limit: 10 });
  expect(data).toHaveLength(2);
  const id = data[0]?.id ?? '';
  expect(await getLoggedRequest(app, mine.accountId, id)).toEqual(data[0]);
  expect(await getLoggedRequest(app, theirs.accountId, id)).toBeNull();
  const { accountId: _, ...written } = loggedRequest(mine, { at: data[0]?.at ?? new Date(0) });
  expect(data[0]).toEqual({ id, ...written });
});

it('takes names of fields that no text of PostgreSQL could hold', async () => {
  const tenant = await createTenant(app);
  const errors = [{ field: 'a\u0000\ud800', code: 'campo_desconhecido', message: 'x' }];
  await insertRequests(app, [loggedRequest(tenant, { errors })]);
  expect((await listRequests(app, tenant.accountId, { limit: 1 })).data).toMatchObject([{ errors }]);
});

describe('finds', () => {
  const now = Date.now();
  const findEntries = async (filter: Partial<RequestFilter>) => {
    const tenant = await createTenant(app);
    const graphql = { route: '/graphql', operation: 'mutation emitNFe', clientId: null, environment: null };
    await insertRequests(app, [
      loggedRequest(tenant, { requestId: 'um', at: new Date(now - 3000) }),
      loggedRequest(tenant, { requestId: 'dois', at: new Date(now - 2000), status: 202, code: null }),
      loggedRequest(tenant, { requestId: 'tres', at: new Date(now - 1000), status: 503, ...graphql }),
    ]);
    const own = filter.clientId === '' ? { clientId: tenant.clientId } : {};
    const { data } = await listRequests(app, tenant.accountId, { limit: 10, ...filter, ...own });
    return data.map(({ requestId }) => requestId);
  };

  it.each<[string, Partial<RequestFilter>, readonly string[]]>([
    ['all of them, newest first', {}, ['tres', 'dois', 'um']],
    ['one by its id', { requestId: 'dois' }, ['dois']],
    ['those that went well', { statusClass: 2 }, ['dois']],
    ['those that were refused', { statusClass: 4 }, ['um']],
    ['those that failed', { statusClass: 5 }, ['tres']],
    ['by part of the route', { route: 'NFE/' }, ['dois', 'um']],
    ['by part of the operation', { route: 'emitnfe' }, ['tres']],
    ['nothing by signs that stand for others elsewhere', { route: '%' }, []],
    ['those of a company', { clientId: '' }, ['dois', 'um']],
    ['those of an environment', { environment: 1 }, []],
    ['those of a time', { from: new Date(now - 2000), to: new Date(now - 1000) }, ['dois']],
  ])('%s', async (_, filter, expected) => {
    expect(await findEntries(filter)).toEqual(expected);
  });

  it('each once, page by page', async () => {
    const tenant = await createTenant(app);
    await insertRequests(
      app,
      Array.from({ length: 5 }, (_, n) => loggedRequest(tenant, { requestId: `${n}` })),
    );
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await listRequests(app, tenant.accountId, {
        limit: 2,
        ...(cursor !== undefined && { cursor }),
      });
      seen.push(...page.data.map(({ requestId }) => requestId));
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(seen.toSorted()).toEqual(['0', '1', '2', '3', '4']);
  });
});

it('keeps requests for seven whole days and has room for the next ones', async () => {
  // The clock separates days: this one has to last as long as the test.
  await vi.waitUntil(() => DAY_MS - (Date.now() % DAY_MS) > 15_000, { timeout: 30_000, interval: 200 });
  // The database may have been made before midnight.
  await keepRequestLog(worker);
  const behind = new pg.Client({ connectionString: databaseUrls().ownerUrl });
  await behind.connect();
  const nameOf = (day: number) =>
    `request_log_${new Date(Date.now() + day * DAY_MS).toISOString().slice(0, 10).replaceAll('-', '_')}`;
  const boundOf = (day: number) =>
    `uuidv7_floor(((now() at time zone 'UTC')::date + ${day})::timestamp at time zone 'UTC')`;
  for (const day of [-8, -7]) {
    const { rows } = await behind.query(`select ${boundOf(day)} as low, ${boundOf(day + 1)} as high`);
    await behind.query(
      `create table ${nameOf(day)} partition of request_log for values from ('${rows[0].low}') to ('${rows[0].high}')`,
    );
    await behind.query(`alter table ${nameOf(day)} owner to emite_owner`);
  }
  const { made, dropped } = await keepRequestLog(worker);
  expect(made).toEqual([]);
  expect(dropped).toEqual([nameOf(-8)]);
  const { rows } = await behind.query<{ name: string }>(
    `select inhrelid::regclass::text as name from pg_inherits where inhparent = 'request_log'::regclass`,
  );
  expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining([nameOf(-7), nameOf(0), nameOf(7)]));
  await behind.query(`drop table ${nameOf(-7)}`);
  await behind.end();
});

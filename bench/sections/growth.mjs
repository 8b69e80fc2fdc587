import path from 'node:path';
import pg from 'pg';
import { generateKey, hashKey } from '../../packages/db/src/keys/format.ts';
import { ROOT, readJson } from '../../scripts/base/paths.mjs';
import { waitFor } from '../../scripts/base/wait.mjs';
import { demoClient } from '../../scripts/stack/demo.mjs';
import { load } from '../lib/load.mjs';
import { seed } from '../lib/seed.mjs';
import { withStack } from '../lib/stack.mjs';
import { comparedRow } from '../lib/table.mjs';

const SMALL = { documents: 10_000, tenants: 100, days: 30 };
const YEAR_DAYS = 365;
const TENANTS_MAX = 10_000;
const GOAL = 1.5;
const REQUESTS = 20;
const EMISSIONS = 10;
const SAMPLED = 200;
const UNLIMITED = 1_000_000;
const DAY_MS = 86_400_000;

/** Documents of a client all over time, to be read and to page from. */
const SAMPLE = `
  select id, access_key as "accessKey", created_at as "createdAt" from documents
   where client_id = $1 and environment = 2 order by md5(id::text) limit ${SAMPLED}`;

const REFERENCES = `
  select referencia from documents where client_id = $1 and environment = 2 and referencia is not null
   order by md5(id::text) limit ${SAMPLED}`;

/** A client with the same number of documents in both databases; its token is replaced by a known one. */
async function commonClient(database, accountId) {
  const { rows } = await database.query(
    'select id from clients where account_id = $1 order by id limit 1 offset 1',
    [accountId],
  );
  const token = generateKey('test');
  const values = [hashKey(token), rows[0].id];
  await database.query('update tokens set hash = $1 where client_id = $2 and environment = 2', values);
  return token;
}

/** A seeded database and who asks it. */
async function furnish({ stack, credentials }, shape) {
  const database = new pg.Client({ connectionString: stack.databases.ownerUrl });
  // An interrupted run stops the server first.
  database.on('error', () => {});
  await database.connect();
  const { accessKey, clientId, testToken, apiUrl } = credentials;
  const { cnpj } = await demoClient(credentials);
  const owner = await database.query('select account_id from clients where id = $1', [clientId]);
  const accountId = owner.rows[0].account_id;
  const start = performance.now();
  await seed(database, { ...shape, demo: { accountId, clientId, cnpj } });
  const seedSeconds = (performance.now() - start) / 1000;
  await database.query(
    `update accounts set reads_per_minute = ${UNLIMITED}, writes_per_minute = ${UNLIMITED},
                         ceiling_reads = ${UNLIMITED}, ceiling_writes = ${UNLIMITED}, ceiling_companies = ${UNLIMITED},
                         ceiling_test_documents = ${UNLIMITED}`,
  );
  const sample = (await database.query(SAMPLE, [clientId])).rows;
  const references = (await database.query(REFERENCES, [clientId])).rows.map((row) => row.referencia);
  const clients = await database.query(
    'select id, cnpj from clients where account_id = $1 order by md5(id::text)',
    [accountId],
  );
  const common = await commonClient(database, accountId);
  const headersOf = (token) => ({ 'X-Access-Key': accessKey, Authorization: `Bearer ${token}` });
  return {
    database,
    apiUrl,
    cnpj,
    seedSeconds,
    sample,
    references,
    clients: clients.rows,
    big: headersOf(testToken),
    common: headersOf(common),
    access: { 'X-Access-Key': accessKey },
  };
}

const any = (list, n) => list[n % list.length];
const list = (query) => (of, n) => ({ path: `/v1/documents?limit=50&${query(of, n)}`, headers: of.big });
const ofCommon = (query) => (of) => ({ path: `/v1/documents?limit=50${query}`, headers: of.common });
const dayOf = (of, n) => {
  const from = any(of.sample, n).createdAt;
  return `from=${from.toISOString()}&to=${new Date(from.getTime() + DAY_MS).toISOString()}`;
};

/** Every read of documents and clients in /v1; for the big client by default. */
const READS = {
  'GET /v1/nfe/{id}, any of all time': (of, n) => ({
    path: `/v1/nfe/${any(of.sample, n).id}`,
    headers: of.big,
  }),
  'documents, first page': list(() => ''),
  'documents, a page anywhere': list((of, n) => `cursor=${any(of.sample, n).id}`),
  'status=AUTORIZADA': list(() => 'status=AUTORIZADA'),
  'status=REJEITADA (4 %)': list(() => 'status=REJEITADA'),
  'status=ERRO_TECNICO (0.1 %)': list(() => 'status=ERRO_TECNICO'),
  'status=PENDENTE (none)': list(() => 'status=PENDENTE'),
  'type=nfce (10 %)': list(() => 'type=nfce'),
  'type=cte (none)': list(() => 'type=cte'),
  'type=nfce&status=CANCELADA': list(() => 'type=nfce&status=CANCELADA'),
  'type=nfce&status=ERRO_TECNICO (none)': list(() => 'type=nfce&status=ERRO_TECNICO'),
  'accessKey=': list((of, n) => `accessKey=${any(of.sample, n).accessKey}`),
  'referencia=': list((of, n) => `referencia=${any(of.references, n)}`),
  'from=&to=, a day': list(dayOf),
  'from=&to=, a day, status=ERRO_TECNICO': list((of, n) => `${dayOf(of, n)}&status=ERRO_TECNICO`),
  'to=, status=REJEITADA': list(
    (of, n) => `to=${any(of.sample, n).createdAt.toISOString()}&status=REJEITADA`,
  ),
  'common client, first page': ofCommon(''),
  'common client, status=PENDENTE (none)': ofCommon('&status=PENDENTE'),
  'clients, first page': (of) => ({ path: '/v1/clients?limit=50', headers: of.access }),
  'clients, a page anywhere': (of, n) => ({
    path: `/v1/clients?limit=50&cursor=${any(of.clients, n).id}`,
    headers: of.access,
  }),
  'clients, cnpj=': (of) => ({ path: `/v1/clients?cnpj=${of.cnpj}`, headers: of.access }),
};

const readOf = (of, make) => (n) => {
  const { path: at, headers } = make(of, n);
  return { url: `${of.apiUrl}${at}`, headers, expect: 200 };
};

function emissionOf({ apiUrl, big, cnpj }) {
  const { payload } = readJson(path.join(ROOT, 'scripts/samples/nfe.json'));
  return () => ({
    url: `${apiUrl}/v1/nfe/emit`,
    method: 'POST',
    headers: { ...big, 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...payload, data_emissao: new Date().toISOString(), cnpj_emitente: cnpj }),
    expect: 202,
  });
}

const awaitVerdicts = ({ database }) =>
  waitFor(
    'every verdict',
    async () => (await database.query('select 1 from pending_operations limit 1')).rowCount === 0,
    { timeoutMs: 120_000, everyMs: 100 },
  );

/**
 * Sends one request at a time, to both databases in turn; returns the medians of each round.
 * @param {(side: string) => Promise<unknown>} [between]
 */
async function compare(rounds, sides, count, between = async () => {}) {
  const seen = { small: [], large: [] };
  for (let round = 0; round <= rounds; round++) {
    for (const [side, make] of Object.entries(sides)) {
      const makeShifted = (n) => make(round * count + n);
      const { p50 } = await load(makeShifted, { count, connections: 1 });
      // The first round warms up.
      if (round > 0) seen[side].push(p50);
      await between(side);
    }
  }
  return seen;
}

const rowOf = (name, { small, large }) => comparedRow({ name, own: large, beside: small, goal: GOAL });

const SIZES = `
  select coalesce(r.relname, c.relname)::text as name, sum(pg_total_relation_size(c.oid))::float8 as bytes
    from pg_class c left join pg_class r on r.oid = pg_partition_root(c.oid)
   where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
   group by 1 order by 2 desc limit 8`;

async function disk({ database, seedSeconds }, { documents, tenants }) {
  const { rows } = await database.query(SIZES);
  const whole = await database.query('select pg_database_size(current_database())::float8 as bytes');
  const bytes = whole.rows[0].bytes;
  const mb = (name, size) => ({ name, value: size / 1e6, unit: 'MB', reference: size / documents });
  return {
    title: `Disk of ${documents} documents of ${tenants} tenants, without XML and callers' bodies (made in ${Math.round(seedSeconds)} s)`,
    reference: 'bytes a document',
    rows: [mb('whole database', bytes), ...rows.map((row) => mb(row.name, row.bytes))],
  };
}

/** The same requests to two stacks: one with few documents, one with many. */
export const growth = ({ rounds, documents: [documents] }) =>
  withStack((smallStack) =>
    withStack(async (largeStack) => {
      const shape = { documents, tenants: Math.min(TENANTS_MAX, documents / 100), days: YEAR_DAYS };
      const small = await furnish(smallStack, SMALL);
      const large = await furnish(largeStack, shape);
      try {
        const rows = [];
        for (const [name, make] of Object.entries(READS)) {
          const sides = { small: readOf(small, make), large: readOf(large, make) };
          rows.push(rowOf(name, await compare(rounds, sides, REQUESTS)));
        }
        const emissions = { small: emissionOf(small), large: emissionOf(large) };
        const of = { small, large };
        rows.push(
          rowOf(
            'POST /v1/nfe/emit → 202',
            await compare(rounds, emissions, EMISSIONS, (side) => awaitVerdicts(of[side])),
          ),
        );
        const title = `${documents} documents of ${shape.tenants} tenants over a year; latency, one request at a time`;
        const reference = `${SMALL.documents} documents of ${SMALL.tenants} tenants over ${SMALL.days} days`;
        return [{ title, reference, rows }, await disk(large, shape)];
      } finally {
        await Promise.all([small.database.end(), large.database.end()]);
      }
    }),
  );

import path from 'node:path';
import pg from 'pg';
import { demoClient } from '../../scripts/lib/demo.mjs';
import { call } from '../../scripts/lib/http.mjs';
import { ROOT, readJson } from '../../scripts/lib/paths.mjs';
import { waitFor } from '../../scripts/lib/wait.mjs';
import { load } from '../lib/load.mjs';
import { median } from '../lib/measure.mjs';
import { withStack } from '../lib/stack.mjs';

const CONNECTIONS = 32;
const REQUESTS = 320;
const RSS_MAX_MB = 300;
/** What the collector leaves lying varies by this much. */
const GROWTH_MAX = 1.1;
const UNLIMITED = 1_000_000;

/** What the demo client sends and reads. */
async function callerOf(credentials) {
  const { apiUrl, accessKey, clientId, testToken } = credentials;
  await call(`${apiUrl}/v1/clients/${clientId}`, {
    method: 'PATCH',
    headers: { 'X-Access-Key': accessKey },
    body: { limits: { writesPerMinute: UNLIMITED, readsPerMinute: UNLIMITED } },
  });
  const { cnpj } = await demoClient(credentials);
  const { payload } = readJson(path.join(ROOT, 'scripts/samples/nfe.json'));
  const headers = { 'X-Access-Key': accessKey, Authorization: `Bearer ${testToken}` };
  const emission = () => ({
    url: `${apiUrl}/v1/nfe/emit`,
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...payload, data_emissao: new Date().toISOString(), cnpj_emitente: cnpj }),
    expect: 202,
  });
  return { headers, apiUrl, emission };
}

/** Resolves when every document has its verdict. */
const settled = (database) =>
  waitFor(
    'every verdict',
    async () => {
      const { rows } = await database.query("select 1 from documents where status = 'PENDENTE' limit 1");
      return rows.length === 0;
    },
    { timeoutMs: 7_200_000, everyMs: 100 },
  );

/** Ours and the bare one in turn; between rounds the worker is let finish, so that it does not run against either. */
async function compare({ rounds, ours, bare, between }) {
  const seen = { ours: [], bare: [] };
  for (let round = 0; round <= rounds; round++) {
    const pair = {};
    for (const [name, make] of Object.entries({ bare, ours })) {
      pair[name] = await load(make, { count: REQUESTS, connections: CONNECTIONS });
      await between();
    }
    // The first round warms up.
    if (round > 0) for (const name of ['ours', 'bare']) seen[name].push(pair[name]);
  }
  const of = (name, key) => median(seen[name].map((run) => run[key]));
  return { rate: [of('ours', 'rate'), of('bare', 'rate')], p99: [of('ours', 'p99'), of('bare', 'p99')] };
}

const row = (name, unit, [value, reference], goal, atLeast = false) => ({
  name,
  value,
  unit,
  reference,
  ratio: value / reference,
  goal,
  atLeast,
});

async function acceptance(scene) {
  const { rounds, caller, bare, database } = scene;
  const body = caller.emission();
  const { rate, p99 } = await compare({
    rounds,
    ours: caller.emission,
    bare: () => ({ ...body, url: `${bare.url}/bare` }),
    between: () => settled(database),
  });
  return {
    title: `202 accepted, one tenant and one série, ${CONNECTIONS} connections (the worker drives what was accepted)`,
    reference: 'bare Fastify route with one prepared INSERT and COMMIT, same database',
    rows: [row('accepted a second', '/s', rate, 0.5, true), row('p99', 'ms', p99, 4)],
  };
}

async function reading({ rounds, caller, bare }) {
  const [answer] = (await load(caller.emission, { count: 1, connections: 1 })).answers;
  const { invoiceId } = JSON.parse(answer);
  const { rate, p99 } = await compare({
    rounds,
    ours: () => ({ url: `${caller.apiUrl}/v1/nfe/${invoiceId}`, headers: caller.headers, expect: 200 }),
    bare: () => ({ url: `${bare.url}/bare/${bare.id}`, headers: caller.headers, expect: 200 }),
    between: async () => {},
  });
  return {
    title: `GET /v1/nfe/{id}, ${CONNECTIONS} connections`,
    reference: 'bare Fastify route with one indexed SELECT',
    rows: [row('read a second', '/s', rate, 0.6, true), row('p99', 'ms', p99)],
  };
}

async function memory({ caller, database, rssMb, documents }) {
  const rows = [];
  const first = {};
  let emitted = 0;
  for (const count of documents) {
    await load(caller.emission, { count: count - emitted, connections: CONNECTIONS });
    emitted = count;
    await settled(database);
    for (const name of ['api', 'worker']) {
      const value = rssMb(name);
      rows.push(row(`${name} after ${count} documents`, 'MB', [value, RSS_MAX_MB], 1));
      first[name] ??= value;
      if (count !== documents[0])
        rows.push(
          row(`${name} after ${count} against ${documents[0]}`, 'MB', [value, first[name]], GROWTH_MAX),
        );
    }
  }
  return {
    title: 'Resident memory',
    reference: `${RSS_MAX_MB} MB; of growth the same process after ${documents[0]} documents`,
    rows,
  };
}

const PARTS = { accept: acceptance, read: reading, memory };

/** Measures on a whole stack of its own: API, worker, sandbox, PostgreSQL and Temporal share this machine. */
export const service =
  (part) =>
  ({ rounds, documents }) =>
    withStack(async ({ stack, bare, credentials, rssMb }) => {
      const database = new pg.Client({ connectionString: stack.databases.ownerUrl });
      await database.connect();
      try {
        const caller = await callerOf(credentials);
        return [await PARTS[part]({ rounds, documents, caller, bare, database, rssMb })];
      } finally {
        await database.end();
      }
    });

import pg from 'pg';
import { call } from '../../scripts/base/http.mjs';
import { waitFor } from '../../scripts/base/wait.mjs';
import { load } from '../lib/load.mjs';
import { service } from '../lib/service.mjs';

/**
 * @typedef {import('../lib/table.mjs').Row} Row
 * @typedef {import('../lib/service.mjs').Scene} Scene
 * @typedef {{ type: 'nfe' | 'nfce', authorizer: 'normal' | 'svc', state: string, delayMs?: number }} Outage
 */

const COUNTERS = 20;
const PATIENCE_SECONDS = 8;
/** Longer than anything that is measured. */
const WAIT_SECONDS = 60;
const ENVIRONMENT = 2;
const UF = 'SP';

/** Controls of the account's company and of the emulated authorities. */
function controls(
  /** @type {Scene} */ { caller, stack: { urls, secrets, sandboxCaFile: caFile } },
  accountId,
) {
  /** @type {(method: string, path: string, body: object) => Promise<unknown>} */
  const sandbox = (method, path, body) =>
    call(`${urls.sandbox}/sandbox/${path}`, {
      method,
      headers: { authorization: `Bearer ${secrets.sandboxAdminToken}` },
      body: { accountId, ...body },
      caFile,
    });
  return {
    wants: (/** @type {object} */ settings) =>
      call(`${caller.apiUrl}/v1/clients/${caller.clientId}/contingency/${ENVIRONMENT}`, {
        method: 'PUT',
        headers: { 'X-Access-Key': caller.accessKey },
        body: settings,
      }),
    down: (/** @type {Outage} */ outage) => sandbox('PUT', 'outages', { uf: UF, ...outage }),
    up: () => sandbox('DELETE', 'outages', {}),
    counts: () => sandbox('PUT', 'overuse', { counts: 'todas' }),
  };
}

const accountOf = async (/** @type {pg.Client} */ database) =>
  (await database.query('select account_id from clients limit 1')).rows[0]?.account_id;

/** Outcome of every emission in our records and in the authority's. */
async function booksOf(/** @type {Scene} */ { database, stack }) {
  const all = async (/** @type {string} */ text) => (await database.query(text)).rows;
  const attempts = await all('select document_id as id, access_key as key from attempts');
  const sandbox = new pg.Client({ connectionString: stack.databases.sandboxUrl });
  await sandbox.connect();
  const { rows: live } = await sandbox.query(`select chave from documents where situacao = 'autorizado'`);
  await sandbox.end();
  const owner = new Map(attempts.map(({ id, key }) => [key, id]));
  const holders = live.map(({ chave }) => owner.get(chave)).filter((id) => id !== undefined);
  const [sums] = await all(`
    select count(*)::int as documents, count(*) filter (where status = 'AUTORIZADA')::int as authorised,
           count(*) filter (where tp_emis = '1')::int as normal, count(*) filter (where tp_emis in ('6', '7'))::int as svc,
           count(*) filter (where tp_emis = '9')::int as offline from documents`);
  const [owed] = await all(`
    select count(*)::int as all, count(*) filter (where state = 'cumprida')::int as settled,
           count(*) filter (where state = 'tarefa')::int as tasks from obligations`);
  const [blocked] = await all('select count(*)::int as n from overuse where blocked_until is not null');
  return {
    ...sums,
    owed,
    blocked: blocked.n,
    lost: sums.documents - new Set(holders).size,
    doubled: holders.length - new Set(holders).size,
  };
}

/** @type {(name: string, value: number, unit?: string, goal?: number) => Row} */
const figure = (name, value, unit = '', goal) => ({
  name,
  value,
  unit,
  ...(goal !== undefined && { reference: 1, ratio: value, goal }),
});

/** @type {(scene: Scene) => Promise<unknown>} */
const obligationsSettled = ({ database }) =>
  waitFor(
    'every obligation',
    async () => {
      const { rows } = await database.query("select 1 from obligations where state = 'aberta' limit 1");
      return rows.length === 0;
    },
    { timeoutMs: 3_600_000, everyMs: 500 },
  );

/** Answered printable: authorized, or issued offline. */
function printable(/** @type {string} */ answer) {
  const view = JSON.parse(answer);
  if (!view.pdfUrl) throw new Error(`an answer without its paper: ${answer.slice(0, 300)}`);
}

/** In how far documents were authorized in the order in which they were issued: the furthest that one was overtaken by, in places. */
async function maxDisplacement(/** @type {pg.Client} */ database) {
  const { rows } = await database.query(`
    select max(abs(issued - authorised))::int as most from (
      select row_number() over (order by dh_emi, numero) as issued, row_number() over (order by authorized_at, numero) as authorised
        from documents where tp_emis = '9' and status = 'AUTORIZADA') o`);
  return rows[0]?.most ?? 0;
}

/** The counters of a shop while SEFAZ is silent, and its backlog afterwards, by real waits and an authority that counts. */
const counters = service(async (scene) => {
  const {
    documents: [backlog = 1_000],
    caller,
    database,
    settled,
  } = scene;
  const { wants, down, up, counts } = controls(scene, await accountOf(database));
  const emission = () => caller.emission({ type: 'nfce', waitSeconds: WAIT_SECONDS });
  await wants({ nfce: { policy: 'automatica', patienceSeconds: PATIENCE_SECONDS } });
  await load(emission, { count: COUNTERS, connections: COUNTERS });
  await counts();
  await down({ type: 'nfce', authorizer: 'normal', state: 'timeout=antes' });
  // All counters at once, before the outage is known; then the rest of the day.
  const first = await load(emission, { count: COUNTERS, connections: COUNTERS });
  const rest = await load(emission, { count: backlog - COUNTERS, connections: COUNTERS });
  [...first.answers, ...rest.answers].forEach(printable);
  await up();
  const from = performance.now();
  await settled();
  const returned = (performance.now() - from) / 1000;
  await obligationsSettled(scene);
  const books = await booksOf(scene);
  return {
    title: `NFC-e while SEFAZ is silent: ${COUNTERS} counters, patience ${PATIENCE_SECONDS} s; a backlog of ${backlog}`,
    reference: `patience and one second; of counts what is to be there`,
    rows: [
      {
        ...figure('printable answer, the first of each counter, the slowest', first.p99 / 1000, 's'),
        reference: PATIENCE_SECONDS + 1,
        ratio: first.p99 / 1000 / (PATIENCE_SECONDS + 1),
        goal: 1,
      },
      {
        ...figure('printable answer, all after it, p99', rest.p99 / 1000, 's'),
        reference: PATIENCE_SECONDS + 1,
        ratio: rest.p99 / 1000 / (PATIENCE_SECONDS + 1),
        goal: 1,
      },
      figure('printable answer, all after it, p50', rest.p50 / 1000, 's'),
      figure('SEFAZ back → all authorised', returned, 's'),
      figure('backlog authorised', backlog / returned, '/s'),
      figure('furthest that one was overtaken', await maxDisplacement(database), 'places'),
      ...auditRows(books),
    ],
  };
});

/** @type {(books: Awaited<ReturnType<typeof booksOf>>) => Row[]} */
const auditRows = (books) => [
  figure('documents', books.documents),
  figure('AUTORIZADA', books.authorised),
  figure('… the normal way', books.normal),
  figure('… by an SVC', books.svc),
  figure('… offline', books.offline),
  figure('first attempts to be settled', books.owed.all),
  figure('… settled by themselves', books.owed.settled),
  figure('… tasks', books.owed.tasks, '', 0),
  figure('656', books.blocked, '', 0),
  figure('emissions without a live document', books.lost, '', 0),
  figure('emissions with two', books.doubled, '', 0),
];

/** An hour of a trace takes 36 s, and so do our own waits of an hour. */
const FACTOR = 0.01;
const HOUR_MS = 3_600_000 * FACTOR;
const QUIET_MS = HOUR_MS / 4;
/** Interval of NFC-e; every fifth document is an NF-e. */
const PACE_MS = 250;

/** @type {{ title: string, hours: number, outages: Outage[] }[]} */
const TRACES = [
  {
    title: 'a UF down for six hours, its SVC on',
    hours: 6,
    outages: [
      { type: 'nfce', authorizer: 'normal', state: '109' },
      { type: 'nfe', authorizer: 'normal', state: '109' },
    ],
  },
  {
    title: 'a UF and the national environment (its SVC-AN) down for two hours',
    hours: 2,
    outages: [
      { type: 'nfce', authorizer: 'normal', state: 'recusa' },
      { type: 'nfe', authorizer: 'normal', state: 'recusa' },
      { type: 'nfe', authorizer: 'svc', state: '114' },
    ],
  },
  {
    title: 'answers that take 30 seconds (unscaled) for two hours',
    hours: 2,
    outages: [
      { type: 'nfce', authorizer: 'normal', state: 'lento', delayMs: 30_000 },
      { type: 'nfe', authorizer: 'normal', state: 'lento', delayMs: 30_000 },
    ],
  },
];

/** Emits at an even pace until stopped; a slow answer delays no other emission. */
function emitting(/** @type {Scene['caller']} */ caller) {
  /** @type {Promise<unknown>[]} */
  const under = [];
  /** @type {number[]} */
  const ms = [];
  let count = 0;
  const timer = setInterval(() => {
    const type = count++ % 5 === 4 ? 'nfe' : 'nfce';
    const one = load(() => caller.emission({ type, ...(type === 'nfce' && { waitSeconds: WAIT_SECONDS }) }), {
      count: 1,
      connections: 1,
    });
    under.push(type === 'nfce' ? one.then(({ p50 }) => ms.push(p50)) : one);
  }, PACE_MS);
  return async () => {
    clearInterval(timer);
    await Promise.all(under);
    return ms.toSorted((a, b) => a - b);
  };
}

const sleep = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** @type {(trace: typeof TRACES[number]) => (settings: import('../lib/service.mjs').Settings) => Promise<import('../lib/table.mjs').Table[]>} */
const replay = ({ title, hours, outages }) =>
  service(
    async (scene) => {
      const { caller, database, settled } = scene;
      const { wants, down, up } = controls(scene, await accountOf(database));
      await wants({
        nfce: { policy: 'automatica', patienceSeconds: 1 },
        nfe: { policy: 'automatica', patienceSeconds: 1 },
      });
      const stop = emitting(caller);
      await sleep(QUIET_MS);
      for (const outage of outages) await down(outage);
      await sleep(hours * HOUR_MS);
      await up();
      const from = performance.now();
      await sleep(QUIET_MS);
      const waits = await stop();
      await settled();
      const returned = (performance.now() - from) / 1000;
      await obligationsSettled(scene);
      /** @type {(share: number) => number} */
      const at = (share) => (waits[Math.floor(waits.length * share)] ?? 0) / 1000;
      return {
        title: `Trace: ${title}`,
        reference: `1 h in ${HOUR_MS / 1000} s, our waits as short; patience 1 s`,
        rows: [
          figure('NFC-e: printable answer, p50', at(0.5), 's'),
          figure('NFC-e: printable answer, p99', at(0.99), 's'),
          figure('SEFAZ back → all decided', returned, 's'),
          ...auditRows(await booksOf(scene)),
        ],
      };
    },
    { EMISSION_WAIT_FACTOR: String(FACTOR) },
  );

/** @type {(settings: import('../lib/service.mjs').Settings) => Promise<import('../lib/table.mjs').Table[]>} */
export async function contingency(settings) {
  const tables = await counters(settings);
  for (const trace of TRACES) tables.push(...(await replay(trace)(settings)));
  return tables;
}

import { gzipSync } from 'node:zlib';
import pg from 'pg';
import { receive } from '../../apps/workflows/src/received/receive.ts';
import { createDb } from '../../packages/db/src/base/client.ts';
import { keepClock } from '../../packages/db/src/contingency/account-clock.ts';
import { listDocuments } from '../../packages/db/src/documents/documents.ts';
import { createKeyring } from '../../packages/db/src/keyring/keyring.ts';
import { storeDistribution } from '../../packages/db/src/received/distributions.ts';
import { listReceived } from '../../packages/db/src/received/received-documents.ts';
import { migrate } from '../../packages/db/src/upkeep/migrate.ts';
import { buildChave } from '../../packages/fiscal-core/src/chave-acesso/chave-acesso.ts';
import { NEW_SEQUENCE } from '../../packages/fiscal-core/src/lifecycle/distribution.ts';
import { readReceived } from '../../packages/fiscal-core/src/sefaz/received.ts';
import { makeScratchDir, startPostgres } from '../../scripts/stack/postgres.mjs';
import { cpuDuring } from '../lib/cpu.mjs';
import { serverPids } from '../lib/duel.mjs';
import { median } from '../lib/measure.mjs';
import { seed } from '../lib/seed.mjs';

const HOUR_MS = 3_600_000;
const PAGE = 50;
const CNPJS = 1_000;
const LISTS = 50;
/** Answers that fill the tables first. */
const WARM = 20;
/** Companies of the day that is waited through. */
const WAITING = 20;
const DAY_MINUTES = 1_440;
const SHAPE = { tenants: 100, days: 85 };
const ACCOUNT = '01900000-0000-7000-8000-00000000000a';
const CLIENT = '01900000-0000-7000-8000-00000000000b';
const CNPJ = '11222333000181';
const SUPPLIER = '99888777000161';

/** @type {(n: number) => string} */
const keyOf = (nNF) =>
  buildChave({
    cUF: '35',
    AAMM: '2611',
    cnpj: SUPPLIER,
    mod: '55',
    serie: 1,
    nNF,
    tpEmis: '1',
    cNF: '48730195',
  });

/** A whole note of the usual size, with number `n`. @type {(n: number) => Buffer} */
const note = (n) =>
  gzipSync(
    `<nfeProc><NFe><infNFe><ide><dhEmi>2026-11-21T10:00:00-03:00</dhEmi><tpNF>1</tpNF></ide><emit><CNPJ>${SUPPLIER}</CNPJ><xNome>FORNECEDOR</xNome></emit><dest><CNPJ>${CNPJ}</CNPJ></dest>${'<det><prod><cProd>CAFE-500</cProd><xProd>CAFE TORRADO E MOIDO 500G</xProd><vProd>10.50</vProd></prod></det>'.repeat(40)}<total><ICMSTot><vNF>10.50</vNF></ICMSTot></total></infNFe></NFe><protNFe><infProt><chNFe>${keyOf(n)}</chNFe><dhRecbto>2026-11-21T10:00:05-03:00</dhRecbto><nProt>135260000000001</nProt><cStat>100</cStat></infProt></protNFe></nfeProc>`,
  );

const RECEIVED = `
  insert into received_documents (id, account_id, client_id, environment, target, type, access_key, emitente, nome, dh_emi, emitted_at, tp_nf,
    valor_total, protocol_number, authorized_at, situacao, whole, received_at, updated_at)
  select d.id, d.account_id, d.client_id, 2, 'sandbox', 'nfe', d.access_key, (20000000000000 + i % 500)::text, 'FORNECEDOR ' || i % 500,
         d.created_at::text, d.created_at, '1', case when i <= 1500 then 99.90 else 10.50 end, '1', d.created_at, 'autorizada', true, d.created_at, d.created_at
    from (select d.*, row_number() over (order by id) as i from documents d where client_id = $1) d`;

/**
 * Cost of receiving: CPU of the worker and of PostgreSQL for the 50 documents of one answer and for an hour of 1,000 companies, and
 * lists of received documents against lists of issued ones of the same number.
 *
 * @param {{ rounds: number, documents: number[] }} options
 */
export async function receiving({ rounds, documents: [documents = 1_000_000] }) {
  const server = await startPostgres({
    dir: makeScratchDir('emite-bench-db-'),
    database: 'emite_bench',
    settings: { max_connections: 50 },
  });
  const { appUrl, workerUrl } = await migrate({ ownerUrl: server.url });
  const keyring = createKeyring({ MASTER_KEY: Buffer.alloc(32, 7).toString('base64') });
  const app = createDb({ url: appUrl, role: 'app', max: 1, keyring });
  const worker = createDb({ url: workerUrl, role: 'worker', max: 4, keyring });
  const owner = new pg.Client({ connectionString: server.url });
  await owner.connect();
  try {
    await furnish(owner);
    const pids = async () => [process.pid, ...(await serverPids(owner))];
    const storing = await store(owner, worker, { rounds, pids });
    const passing = await pass(owner, worker, pids);
    const waiting = await wait(owner, { app, worker });
    await seed(owner, {
      ...SHAPE,
      documents: documents * 2,
      demo: { accountId: ACCOUNT, clientId: CLIENT, cnpj: CNPJ },
    });
    await owner.query('delete from received_documents');
    await owner.query(RECEIVED, [CLIENT]);
    await owner.query('vacuum analyze received_documents');
    return [
      {
        title: 'Receiving; CPU of worker and PostgreSQL together',
        reference: 'the goal',
        rows: [
          {
            name: '50 documents of one answer',
            value: storing,
            unit: 'ms',
            reference: 100,
            ratio: storing / 100,
            goal: 1,
          },
          {
            name: `${CNPJS} CNPJs polled hourly, share of a core`,
            value: passing,
            unit: '%',
            reference: 5,
            ratio: passing / 5,
            goal: 1,
          },
        ],
      },
      {
        title: 'From a document that is there to its change in the feed, on the virtual clock',
        reference: 'the goal',
        rows: [{ name: 'p95', value: waiting, unit: 'min', reference: 70, ratio: waiting / 70, goal: 1 }],
      },
      await lists(app, { rounds, documents }),
    ];
  } finally {
    await Promise.all([app.close(), worker.close(), owner.end()]);
    await server.destroy();
  }
}

/** An account whose companies receive. @param {pg.Client} owner */
async function furnish(owner) {
  await owner.query(
    `insert into organizations (id, name, slug, created_at) values ($1, 'Bench', 'bench', now())`,
    [ACCOUNT],
  );
  await owner.query(
    `insert into accounts (account_id, trial_ends_at, data_key, data_key_version) values ($1, now(), '\\x00', 'bench')`,
    [ACCOUNT],
  );
  await owner.query(
    `insert into clients (id, account_id, name, cnpj, ie, uf, environment, csc_id, updated_at)
     select case when n = 0 then $2::uuid else gen_random_uuid() end, $1, 'Empresa ' || n,
            case when n = 0 then $3 else (30000000000000 + n * 1000000)::text end, '110042490114', 'SP', 2, '000001', now()
       from generate_series(0, ${CNPJS - 1}) n`,
    [ACCOUNT, CLIENT, CNPJ],
  );
  await owner.query(
    'insert into received_settings (client_id, environment, account_id, enabled) select id, 2, account_id, true from clients',
  );
  await owner.query('select open_distributions($1)', [JSON.stringify(NEW_SEQUENCE)]);
}

/**
 * Milliseconds of CPU for one answer: reading its files and storing them.
 *
 * @param {pg.Client} owner
 * @param {import('../../packages/db/src/base/client.ts').Db} worker
 * @param {{ rounds: number, pids: () => Promise<number[]> }} options
 */
async function store(owner, worker, { rounds, pids }) {
  const { rows } = await owner.query(
    `update distributions set lease = gen_random_uuid(), leased_until = now() + interval '1 hour' where cnpj = $1 returning lease`,
    [CNPJ],
  );
  const ground = /** @type {const} */ ({ ground: ACCOUNT, service: 'nfe', cnpj: CNPJ });
  const owned = { ...ground, lease: rows[0].lease, sequence: NEW_SEQUENCE, singles: [], nowMs: 0 };
  const answers = Array.from({ length: WARM + rounds * 10 }, (_, answer) =>
    Array.from({ length: PAGE }, (_, n) => note(answer * PAGE + n + 1)),
  );
  let nsu = 0;
  const one = async (/** @type {Buffer[]} */ files) => {
    const contents = files.map((zipped) => ({
      nsu: ++nsu,
      schema: 's',
      zipped,
      content: readReceived('nfe', zipped),
    }));
    await storeDistribution(worker, owned, { ...owned, contents, leaseMs: HOUR_MS });
  };
  for (const files of answers.slice(0, WARM)) await one(files);
  // Autovacuum does so within the minute; a plan made for an empty table stays until then.
  await owner.query('analyze received_documents, received_files');
  const { seconds } = await cpuDuring(pids, async () => {
    for (const files of answers.slice(WARM)) await one(files);
  });
  await owner.query('update distributions set lease = null, leased_until = null');
  return (seconds.reduce((sum, each) => sum + each, 0) * 1000) / (answers.length - WARM);
}

/**
 * Percent of a core that one pass over all companies costs, of the hour that it serves. Nothing new is there, as in most hours.
 *
 * @param {pg.Client} owner
 * @param {import('../../packages/db/src/base/client.ts').Db} worker
 * @param {() => Promise<number[]>} pids
 */
async function pass(owner, worker, pids) {
  let asked = 0;
  const deps = {
    db: worker,
    ask: async () => {
      asked += 1;
      return /** @type {const} */ ({ kind: 'nenhum', ultNSU: 0, maxNSU: 0 });
    },
    onCommit: () => {},
    onError: (/** @type {unknown} */ error) => {
      throw error;
    },
  };
  const all = async () => {
    await owner.query(`update distributions set next_at = now(), state = $1`, [JSON.stringify(NEW_SEQUENCE)]);
    asked = 0;
    while ((await receive(deps)) > 0);
    if (asked !== CNPJS) throw new Error(`${asked} of ${CNPJS} CNPJs were asked`);
  };
  await all();
  const { seconds } = await cpuDuring(pids, all);
  return (seconds.reduce((sum, each) => sum + each, 0) * 100) / (HOUR_MS / 1000);
}

/**
 * Minutes from the moment at which a document is there to its change in the feed, at the 95th percentile: a day of the virtual clock,
 * minute by minute, with a document somewhere every minute.
 *
 * @param {pg.Client} owner
 * @param {{ app: import('../../packages/db/src/base/client.ts').Db, worker: import('../../packages/db/src/base/client.ts').Db }} dbs
 */
async function wait(owner, { app, worker }) {
  await owner.query(
    'update received_settings set enabled = false where client_id not in (select id from clients order by id limit $1)',
    [WAITING],
  );
  await owner.query('delete from distributions');
  await owner.query('delete from received_documents');
  await owner.query('delete from received_files');
  await owner.query('delete from document_changes');
  const { rows } = await owner.query(
    'select c.cnpj from clients c join received_settings s on s.client_id = c.id and s.enabled order by c.id',
  );
  /** @type {Map<string, { at: number, zipped: Buffer }[]>} */
  const sequences = new Map(rows.map(({ cnpj }) => [cnpj, []]));
  /** @type {number[]} */
  const waits = [];
  let minute = 0;
  const deps = {
    db: worker,
    ask: async (
      /** @type {{ interested: string }} */ { interested },
      /** @type {import('../../packages/fiscal-core/src/sefaz/distribution.ts').DistributionQuestion} */ question,
    ) => {
      const there = sequences.get(interested) ?? [];
      const from = 'nsu' in question ? question.nsu : 0;
      const maxNSU = there.length;
      if (from >= maxNSU) return /** @type {const} */ ({ kind: 'nenhum', ultNSU: maxNSU, maxNSU });
      const ultNSU = Math.min(from + PAGE, maxNSU);
      const given = there.slice(from, ultNSU);
      for (const { at } of given) waits.push(minute - at);
      const documents = given.map(({ zipped }, n) => ({ nsu: from + n + 1, schema: 's', zipped }));
      return /** @type {const} */ ({ kind: 'documentos', documents, ultNSU, maxNSU });
    },
    onCommit: () => {},
    onError: (/** @type {unknown} */ error) => {
      throw error;
    },
  };
  for (; minute < DAY_MINUTES; minute++) {
    sequences.get(rows[minute % rows.length].cnpj)?.push({ at: minute, zipped: note(1_000_000 + minute) });
    await keepClock(app, ACCOUNT, minute * 60_000);
    await receive(deps);
  }
  const { rows: told } = await owner.query(
    "select count(*)::integer as changes from document_changes where kind = 'received.document'",
  );
  if (told[0].changes !== waits.length)
    throw new Error(`${told[0].changes} changes of ${waits.length} documents`);
  return waits.toSorted((a, b) => a - b)[Math.floor(waits.length * 0.95)] ?? Number.NaN;
}

/**
 * First pages of lists, in turn.
 *
 * @param {import('../../packages/db/src/base/client.ts').Db} app
 * @param {{ rounds: number, documents: number }} options
 */
async function lists(app, { rounds, documents }) {
  const of = /** @type {const} */ ({ accountId: ACCOUNT, clientId: CLIENT, environment: 2 });
  const limit = 50;
  const kinds = [
    {
      name: 'first page',
      ours: () => listReceived(app, of, { limit }),
      issued: () => listDocuments(app, of, { limit }),
    },
    {
      name: 'one issuer, against one status',
      ours: () => listReceived(app, of, { limit, emitente: '20000000000007' }),
      issued: () => listDocuments(app, of, { limit, status: 'REJEITADA' }),
    },
    {
      name: 'amount of the 1,500 oldest, against one status',
      ours: () => listReceived(app, of, { limit, valor: '99.90' }),
      issued: () => listDocuments(app, of, { limit, status: 'REJEITADA' }),
    },
  ];
  const msOf = async (/** @type {() => Promise<unknown>} */ read) => {
    const start = performance.now();
    for (let n = 0; n < LISTS; n++) await read();
    return (performance.now() - start) / LISTS;
  };
  const rows = [];
  for (const { name, ours, issued } of kinds) {
    /** @type {[number[], number[]]} */
    const [mine, theirs] = [[], []];
    for (let round = 0; round <= rounds; round++) {
      const [one, other] = [await msOf(ours), await msOf(issued)];
      // The first round warms up.
      if (round === 0) continue;
      mine.push(one);
      theirs.push(other);
    }
    const [value, reference] = [median(mine), median(theirs)];
    rows.push({ name, value, unit: 'ms', reference, ratio: value / reference, goal: 1.5 });
  }
  return {
    title: `Lists of ${documents} received documents of a company; one query at a time`,
    reference: 'its issued documents, as many',
    rows,
  };
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createDb } from '../../packages/db/src/base/client.ts';
import { getDocument, listDocuments } from '../../packages/db/src/documents/documents.ts';
import { createKeyring } from '../../packages/db/src/keyring/keyring.ts';
import { ROOT } from '../../scripts/base/paths.mjs';
import { cpuDuring } from '../lib/cpu.mjs';
import { row, serverPids } from '../lib/duel.mjs';
import { load } from '../lib/load.mjs';
import { median } from '../lib/measure.mjs';
import { service } from '../lib/service.mjs';

const DOCUMENTS = 40;
const READS = 1_000;
const WARM_UP = 100;
const ORDERS = /** @type {const} */ ([
  ['proven', 'bare'],
  ['bare', 'proven'],
]);
const CONNECTIONS = 8;

/** @type {(name: string) => string} */
const source = (name) => readFileSync(path.join(ROOT, `packages/db/prisma/functions/${name}.sql`), 'utf8');

const STATEMENTS = {
  proven: [source('app_account'), source('app_accounts')],
  /** The account is believed as it is named. */
  bare: [
    `create or replace function app_account() returns uuid language sql stable parallel safe security invoker
   return left(nullif(current_setting('app.account_id', true), ''), 36)::uuid`,
    `create or replace function app_accounts() returns uuid[] language plpgsql stable parallel safe security invoker as $$
   begin
     return array(select left(r.proof, 36)::uuid from unnest(string_to_array(current_setting('app.account_id', true), ',')) as r (proof));
   end $$`,
  ],
};

/**
 * Cost of the proof by which an account is entered (ADR 37): CPU of PostgreSQL for a read with and without its check, in turns, and its
 * share of the whole read over HTTP.
 */
export const walls = service(async ({ rounds, caller, database, settled, pidOf, stack }) => {
  const { answers } = await load(() => caller.emission(), { count: DOCUMENTS, connections: CONNECTIONS });
  const ids = answers.map((answer) => String(JSON.parse(answer).invoiceId));
  await settled();
  const keyring = createKeyring(stack.secrets.masterKeys);
  const db = createDb({ url: stack.databases.appUrl, role: 'app', max: 1, keyring });
  const { rows } = await database.query('select account_id, client_id from documents where id = $1', [
    ids[0],
  ]);
  const reader = {
    accountId: rows[0].account_id,
    clientId: rows[0].client_id,
    environment: /** @type {const} */ (2),
  };
  const filter = { limit: 25 };
  const works = [
    {
      name: 'document by id',
      read: (/** @type {number} */ n) => getDocument(db, reader, ids[n % DOCUMENTS] ?? ''),
      path: (/** @type {number} */ n) => `/v1/nfe/${ids[n % DOCUMENTS]}`,
    },
    {
      name: 'list of 25',
      read: () => listDocuments(db, reader, filter),
      path: () => '/v1/documents?limit=25',
    },
  ].map((work) => ({ ...work, proven: [0].slice(1), bare: [0].slice(1), http: [0].slice(1) }));
  /** @type {(pids: () => Promise<number[]>, calls: () => Promise<unknown>) => Promise<number>} */
  const msEach = async (pids, calls) => {
    const { seconds } = await cpuDuring(pids, calls);
    return (seconds.reduce((sum, each) => sum + each, 0) * 1000) / READS;
  };
  try {
    const own = (await db.pool.query('select pg_backend_pid() as pid')).rows[0].pid;
    for (let round = 0; round <= rounds; round++)
      for (const work of works) {
        const repeat = async (/** @type {number} */ count) => {
          for (let n = 0; n < count; n++) await work.read(n);
        };
        // Each side is first in every other round.
        for (const side of round % 2 ? ORDERS[0] : ORDERS[1]) {
          for (const statement of STATEMENTS[side]) await database.query(statement);
          await repeat(WARM_UP);
          const ms = await msEach(
            async () => [own],
            () => repeat(READS),
          );
          // The first round only warms up.
          if (round > 0) work[side].push(ms);
        }
        for (const statement of STATEMENTS.proven) await database.query(statement);
        const pids = async () => [pidOf('api'), ...(await serverPids(database))];
        const call = (/** @type {number} */ n) => ({
          url: `${caller.apiUrl}${work.path(n)}`,
          headers: caller.headers,
          expect: 200,
        });
        const ms = await msEach(pids, () => load(call, { count: READS, connections: CONNECTIONS }));
        if (round > 0) work.http.push(ms);
      }
  } finally {
    await db.close();
  }
  return tableOf(works);
});

/** @type {(works: { name: string, proven: number[], bare: number[], http: number[] }[]) => import('../lib/table.mjs').Table} */
function tableOf(works) {
  return {
    title: 'Proof of the account, CPU a read',
    reference: 'the same without a check of the proof',
    rows: works.flatMap(({ name, proven, bare, http }) => [
      {
        ...row(`${name}: statement in PostgreSQL`, 'ms', [median(proven), median(bare)]),
        min: Math.min(...proven),
        ratioOfMinima: Math.min(...proven) / Math.min(...bare),
      },
      {
        name: `${name}: whole read, API and PostgreSQL`,
        value: median(http),
        unit: 'ms',
        min: Math.min(...http),
      },
      {
        name: `${name}: the check, of the whole read`,
        value: (100 * (median(proven) - median(bare))) / median(http),
        unit: '%',
      },
    ]),
  };
}

import path from 'node:path';
import pg from 'pg';
import { call } from '../../scripts/base/http.mjs';
import { ROOT, readJson } from '../../scripts/base/paths.mjs';
import { waitFor } from '../../scripts/base/wait.mjs';
import { demoClient } from '../../scripts/stack/demo.mjs';
import { withStack } from './stack.mjs';

/**
 * @typedef {import('./table.mjs').Table} Table
 * @typedef {{ rounds: number, documents: number[] }} Settings
 * @typedef {Settings & import('./stack.mjs').Scene & { database: pg.Client, caller: Awaited<ReturnType<typeof callerOf>>,
 *   settled: () => Promise<unknown> }} Scene
 */

const UNLIMITED = 1_000_000;
export const UNLIMITED_CEILINGS = { writes: UNLIMITED, reads: UNLIMITED, testDocuments: UNLIMITED };

/**
 * A section that is measured on a whole stack of its own: API, worker, sandbox, PostgreSQL and Temporal share this machine.
 * `measure` gets the settings of the run, the stack, `database` (as its owner), the bare service, `caller`, the demo client, and
 * `settled()`, which resolves when every document has its verdict; it gives one table or several.
 * @type {(measure: (scene: Scene) => Promise<Table | Table[]>, env?: Record<string, string>) => (settings: Settings) => Promise<Table[]>}
 */
export const service = (measure, env) => (settings) =>
  withStack(async (scene) => {
    const database = new pg.Client({ connectionString: scene.stack.databases.ownerUrl });
    await database.connect();
    try {
      await removeCeilings(database);
      const caller = await callerOf(scene.credentials);
      const ready = { ...settings, ...scene, database, caller, settled: () => awaitVerdicts(database) };
      return [await measure(ready)].flat();
    } finally {
      await database.end();
    }
  }, env);

/**
 * Every account of these tables without a ceiling.
 * @type {(database: pg.Client) => Promise<unknown>}
 */
export const removeCeilings = (database) =>
  database.query(
    `update accounts set ceiling_reads = ${UNLIMITED}, ceiling_writes = ${UNLIMITED}, ceiling_test_documents = ${UNLIMITED}`,
  );

/**
 * Requests of a client; without limits of requests per minute.
 * @param {Pick<import('../../scripts/stack/demo.mjs').Credentials, 'apiUrl' | 'accessKey' | 'clientId' | 'testToken'>}
 *   credentials
 */
export async function callerOf(credentials) {
  const { apiUrl, accessKey, clientId, testToken } = credentials;
  await call(`${apiUrl}/v1/clients/${clientId}`, {
    method: 'PATCH',
    headers: { 'X-Access-Key': accessKey },
    body: { limits: { writesPerMinute: UNLIMITED, readsPerMinute: UNLIMITED } },
  });
  const { cnpj } = await demoClient(credentials);
  /** @type {(type: string) => { route: string, payload: Record<string, unknown> }} */
  const sampleOf = (type) => readJson(path.join(ROOT, 'scripts/samples', `${type}.json`));
  const samples = { nfe: sampleOf('nfe'), nfce: sampleOf('nfce') };
  const headers = { 'X-Access-Key': accessKey, Authorization: `Bearer ${testToken}` };
  /** @type {(waitSeconds: number | undefined) => Record<string, string>} */
  const prefer = (waitSeconds) => (waitSeconds === undefined ? {} : { Prefer: `wait=${waitSeconds}` });
  /** @type {(options?: { waitSeconds?: number, type?: 'nfe' | 'nfce' }) => import('./load.mjs').Call} */
  const emission = ({ waitSeconds, type = 'nfe' } = {}) => {
    const { route, payload } = samples[type];
    return {
      url: `${apiUrl}/v1/${route}/emit`,
      method: 'POST',
      headers: { ...headers, ...prefer(waitSeconds), 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...payload, data_emissao: new Date().toISOString(), cnpj_emitente: cnpj }),
      expect: 202,
    };
  };
  return { headers, apiUrl, accessKey, clientId, emission };
}

/**
 * Throws unless this answer to a synchronous emission is AUTORIZADA.
 * @type {(answer: string) => void}
 */
export function assertAuthorized(answer) {
  const { status } = JSON.parse(answer);
  if (status !== 'AUTORIZADA') throw new Error(`an emission ended ${status}: ${answer.slice(0, 300)}`);
}

/** @type {(database: pg.Client) => Promise<unknown>} */
const awaitVerdicts = (database) =>
  waitFor(
    'every verdict',
    async () => {
      const { rows } = await database.query("select 1 from documents where status = 'PENDENTE' limit 1");
      return rows.length === 0;
    },
    { timeoutMs: 7_200_000, everyMs: 100 },
  );

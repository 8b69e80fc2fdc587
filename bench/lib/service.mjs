import path from 'node:path';
import pg from 'pg';
import { demoClient } from '../../scripts/lib/demo.mjs';
import { call } from '../../scripts/lib/http.mjs';
import { ROOT, readJson } from '../../scripts/lib/paths.mjs';
import { waitFor } from '../../scripts/lib/wait.mjs';
import { withStack } from './stack.mjs';

const UNLIMITED = 1_000_000;

/**
 * A section that is measured on a whole stack of its own: API, worker, sandbox, PostgreSQL and Temporal share this machine.
 * `measure` gets the settings of the run, the stack, `database` (as its owner), the bare service and `caller`, the demo client.
 */
export const service = (measure) => (settings) =>
  withStack(async (scene) => {
    const database = new pg.Client({ connectionString: scene.stack.databases.ownerUrl });
    await database.connect();
    try {
      return [await measure({ ...settings, ...scene, database, caller: await callerOf(scene.credentials) })];
    } finally {
      await database.end();
    }
  });

/** What a client sends and reads; without limits of requests a minute. */
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
export const settled = (database) =>
  waitFor(
    'every verdict',
    async () => {
      const { rows } = await database.query("select 1 from documents where status = 'PENDENTE' limit 1");
      return rows.length === 0;
    },
    { timeoutMs: 7_200_000, everyMs: 100 },
  );

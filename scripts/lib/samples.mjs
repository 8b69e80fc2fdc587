import fs from 'node:fs';
import path from 'node:path';
import { demoClient } from './demo.mjs';
import { call } from './http.mjs';
import { ROOT, readJson } from './paths.mjs';
import { waitFor } from './wait.mjs';

const DIR = path.join(ROOT, 'scripts/samples');

/** One sample per document type that is built: `scripts/samples/<type>.json`. */
export function sampleTypes() {
  return fs
    .readdirSync(DIR)
    .map((file) => path.basename(file, '.json'))
    .sort();
}

/** Emits one sample of every type through /v1 and follows each to its verdict. */
export async function emitSamples(credentials) {
  const client = await demoClient(credentials);
  const results = [];
  for (const type of sampleTypes()) results.push(await emitSample(type, credentials, client));
  return results;
}

async function emitSample(type, { apiUrl, accessKey, testToken }, client) {
  const { route, payload } = readJson(path.join(DIR, `${type}.json`));
  const headers = { 'X-Access-Key': accessKey, Authorization: `Bearer ${testToken}` };
  const body = { ...payload, data_emissao: new Date().toISOString(), cnpj_emitente: client.cnpj };
  const startedAt = performance.now();
  const emitted = await call(`${apiUrl}/v1/${route}/emit`, { method: 'POST', headers, body });
  const view = await waitFor(
    `verdict of ${type}`,
    async () => {
      const consulted = await call(`${apiUrl}/v1/${route}/${emitted.body.invoiceId}`, { headers });
      return consulted.body.status === 'PENDENTE' ? null : consulted.body;
    },
    { timeoutMs: 30_000, everyMs: 25 },
  );
  const ms = Math.round(performance.now() - startedAt);
  return {
    type,
    accessKey: view.accessKey,
    status: view.status,
    ms,
    reason: view.rejectionReason ?? view.xMotivo ?? '',
  };
}

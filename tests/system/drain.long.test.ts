import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { minimalNfe, type Payload } from '../../packages/fiscal-core/src/testing/builders.ts';
import { stack } from '../../packages/fiscal-core/src/testing/stack.ts';
import { freePort } from '../../scripts/base/ports.mjs';

/** A second worker beside the one of the stack, as during a deploy. */
const main = fileURLToPath(new URL('../../apps/workflows/src/main.ts', import.meta.url));
const here = stack();
/** Less than the chart gives it, and than the slow answer takes. */
const DRAIN_MS_MAX = 55_000;
let port: number;
let worker: ChildProcess;

beforeAll(async () => {
  port = await freePort();
  worker = spawn(process.execPath, ['--import', 'tsx', main], {
    stdio: 'ignore',
    env: {
      PATH: process.env['PATH'],
      DATABASE_URL: here.databaseWorkerUrl,
      PUBLIC_URL: here.apiUrl,
      MASTER_KEY: here.masterKey,
      SIGNER_KEY: here.signerKey,
      TEMPORAL_ADDRESS: here.temporalAddress,
      TEMPORAL_NAMESPACE: here.temporalNamespace,
      SANDBOX_URL: here.sandboxUrl,
      SANDBOX_CA_FILE: here.sandboxCaFile,
      SANDBOX_ADMIN_TOKEN: here.sandboxAdminToken,
      EMISSION_WAIT_FACTOR: '0.05',
      WORKER_PORT: String(port),
    },
  });
  await vi.waitUntil(async () => (await statusOf('/readyz')) === 200, { timeout: 300_000, interval: 100 });
});
afterAll(() => {
  worker.kill('SIGKILL');
});

const statusOf = (path: string): Promise<number> =>
  fetch(`http://127.0.0.1:${port}${path}`).then(
    ({ status }) => status,
    () => 0,
  );

const headers = {
  'x-access-key': here.credentials.accessKey,
  authorization: `Bearer ${here.credentials.testToken}`,
  'content-type': 'application/json',
};

async function accept(own: Payload): Promise<string> {
  const body = JSON.stringify(minimalNfe(Date.now(), { cnpj_emitente: '11222333000181', ...own }));
  const answer = await fetch(`${here.apiUrl}/v1/nfe/emit`, { method: 'POST', headers, body });
  expect(answer.status, await answer.clone().text()).toBe(202);
  const { invoiceId } = (await answer.json()) as { invoiceId: string };
  return invoiceId;
}

async function statusOfDocument(id: string): Promise<string> {
  const answer = await fetch(`${here.apiUrl}/v1/nfe/${id}`, { headers });
  const { status } = (await answer.json()) as { status: string };
  return status;
}

/** Steps of a kind that the second worker has done. */
async function stepsDone(step: string): Promise<number> {
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const found = new RegExp(`emite_step_seconds_count\\{step="${step}",result="ok"\\} (\\d+)`).exec(metrics);
  return Number(found?.[1] ?? 0);
}

it('a worker stopped in the middle of sending exits in time, and another one takes over', async () => {
  // The authority answers some within the grace and some long after it.
  const slow = (ms: number) => ({ informacoes_adicionais_contribuinte: `SANDBOX(lento=${ms})` });
  const ids: string[] = [];
  await expect
    .poll(
      async () => {
        ids.push(await accept(slow(2_000)), await accept(slow(60_000)));
        return (await stepsDone('assinar')) - (await stepsDone('registrar'));
      },
      { timeout: 300_000, interval: 100 },
    )
    .toBeGreaterThan(1);
  const gone = once(worker, 'exit', { signal: AbortSignal.timeout(DRAIN_MS_MAX) });
  worker.kill('SIGTERM');
  expect((await gone)[0]).toBe(0);
  for (const id of ids) {
    await expect.poll(() => statusOfDocument(id), { timeout: 300_000, interval: 100 }).toBe('AUTORIZADA');
  }
});

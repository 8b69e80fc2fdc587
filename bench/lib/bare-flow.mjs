import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { Client, Connection, WithStartWorkflowOperation } from '@temporalio/client';
import { startChild, stopChild } from './child.mjs';

const TASK_QUEUE = 'bench';

/** @typedef {{ address: string, namespace: string, tls?: { ca: string, cert: string, key: string } }} Address `tls`: files */

/**
 * The bare workflows on a Temporal that is up, for the time of `use`: `run()` starts one and waits for its result, `runLocal()` one whose
 * activity is local, `ask()` starts one by an update and waits for that update's answer.
 * @template T
 * @param {Address} temporal
 * @param {(flow: { run: () => Promise<unknown>, runLocal: () => Promise<unknown>, ask: () => Promise<unknown> }) => Promise<T>} use
 */
export async function withBareFlow(temporal, use) {
  const { address, namespace } = temporal;
  const worker = await startChild('bare-worker.mjs', [JSON.stringify(temporal), TASK_QUEUE]);
  const connection = await Connection.connect({ address, tls: tlsOf(temporal) });
  const client = new Client({ connection, namespace });
  const start = () => ({
    workflowId: `bench:${randomUUID()}`,
    taskQueue: TASK_QUEUE,
    args: [{ documentId: randomUUID(), accountId: randomUUID() }],
  });
  const run = () => client.workflow.execute('bare', start());
  const runLocal = () => client.workflow.execute('bareLocal', start());
  const ask = () =>
    client.workflow.executeUpdateWithStart('ask', {
      startWorkflowOperation: new WithStartWorkflowOperation('bareAsked', {
        ...start(),
        workflowIdConflictPolicy: 'USE_EXISTING',
      }),
    });
  try {
    return await use({ run, runLocal, ask });
  } finally {
    await connection.close();
    await stopChild(worker);
  }
}

/** @type {(temporal: Address) => import('@temporalio/client').TLSConfig | null} */
export const tlsOf = ({ tls }) =>
  tls === undefined
    ? null
    : {
        serverRootCACertificate: fs.readFileSync(tls.ca),
        clientCertPair: { crt: fs.readFileSync(tls.cert), key: fs.readFileSync(tls.key) },
      };

import { randomUUID } from 'node:crypto';
import { Client, Connection, WithStartWorkflowOperation } from '@temporalio/client';
import { startChild, stopChild } from './child.mjs';

const TASK_QUEUE = 'bench';

/**
 * The bare workflows on the stack's own Temporal, for the time of `use`: `run()` starts one and waits for its result,
 * `ask()` starts one by an update and waits for that update's answer.
 * @template T
 * @param {import('../../scripts/stack/temporal.mjs').Temporal} temporal
 * @param {(flow: { run: () => Promise<unknown>, ask: () => Promise<unknown> }) => Promise<T>} use
 */
export async function withBareFlow({ address, namespace }, use) {
  const worker = await startChild('bare-worker.mjs', [address, namespace, TASK_QUEUE]);
  const connection = await Connection.connect({ address });
  const client = new Client({ connection, namespace });
  const start = () => ({
    workflowId: `bench:${randomUUID()}`,
    taskQueue: TASK_QUEUE,
    args: [{ documentId: randomUUID(), accountId: randomUUID() }],
  });
  const run = () => client.workflow.execute('bare', start());
  const ask = () =>
    client.workflow.executeUpdateWithStart('ask', {
      startWorkflowOperation: new WithStartWorkflowOperation('bareAsked', {
        ...start(),
        workflowIdConflictPolicy: 'USE_EXISTING',
      }),
    });
  try {
    return await use({ run, ask });
  } finally {
    await connection.close();
    await stopChild(worker);
  }
}

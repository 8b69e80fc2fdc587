import { randomUUID } from 'node:crypto';
import { Client, Connection } from '@temporalio/client';
import { startChild, stopChild } from './child.mjs';

const TASK_QUEUE = 'bench';

/** The bare workflow on the stack's own Temporal, for the time of `use`: `run()` starts one and waits for its result. */
export async function withBareFlow({ address, namespace }, use) {
  const worker = await startChild('bare-worker.mjs', [address, namespace, TASK_QUEUE]);
  const connection = await Connection.connect({ address });
  const client = new Client({ connection, namespace });
  const run = () =>
    client.workflow.execute('bare', {
      workflowId: `bench:${randomUUID()}`,
      taskQueue: TASK_QUEUE,
      args: [{ documentId: randomUUID(), accountId: randomUUID() }],
    });
  try {
    return await use(run);
  } finally {
    await connection.close();
    await stopChild(worker);
  }
}

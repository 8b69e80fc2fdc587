import { randomUUID } from 'node:crypto';
import { documentWorkflowId } from '@fiscal/core/lifecycle/contract';
import { stack } from '@fiscal/core/testing/stack';
import { afterAll, expect, it } from 'vitest';
import { temporalClient } from '../src/temporal.ts';
import { createWake } from '../src/wake.ts';

const { temporalAddress, temporalNamespace: namespace } = stack();
const { client, connection } = temporalClient({
  server: { address: temporalAddress },
  namespace,
  dataConverter: {},
});
/** A queue without workers: the test takes the tasks from it one by one. */
const taskQueue = `turns-${randomUUID()}`;
const started: string[] = [];
afterAll(async () => {
  for (const id of started) await client.workflow.getHandle(documentWorkflowId(id)).terminate();
  await connection.close();
});

it('takes accounts by turns: a document waits behind at most one turn of a busy account', async () => {
  const [busy, quiet] = [randomUUID(), randomUUID()];
  const wake = createWake(client, { taskQueue });
  const begin = async (accountId: string) => {
    const documentId = randomUUID();
    await wake({ documentId, accountId });
    started.push(documentId);
    return documentId;
  };
  for (let n = 0; n < 30; n++) await begin(busy);
  const waiting = await begin(quiet);

  const taken: string[] = [];
  while (taken.length < 3) {
    const { workflowExecution } = await connection.withDeadline(Date.now() + 60_000, () =>
      connection.workflowService.pollWorkflowTaskQueue({
        namespace,
        taskQueue: { name: taskQueue },
        identity: 'turns',
      }),
    );
    if (workflowExecution?.workflowId) taken.push(workflowExecution.workflowId);
  }
  expect(taken.some((id) => id.endsWith(waiting))).toBe(true);
});

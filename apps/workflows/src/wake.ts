import { documentWorkflowId, SIGNALS, TASK_QUEUE, WORKFLOWS } from '@fiscal/core/lifecycle/contract';
import { type Client, WorkflowIdConflictPolicy, WorkflowIdReusePolicy } from '@temporalio/client';
import type { DocumentRef } from './sweeper.ts';

const DEADLINE_MS = 10_000;

/** Starts the document's run, or wakes the one under way. */
export const createWake =
  (client: Client, taskQueue: string = TASK_QUEUE) =>
  async ({ documentId, accountId }: DocumentRef): Promise<void> => {
    await client.withDeadline(Date.now() + DEADLINE_MS, () =>
      client.workflow.signalWithStart(WORKFLOWS.document, {
        workflowId: documentWorkflowId(documentId),
        taskQueue,
        args: [{ documentId, accountId }],
        signal: SIGNALS.wake,
        signalArgs: [],
        workflowIdReusePolicy: WorkflowIdReusePolicy.ALLOW_DUPLICATE,
        workflowIdConflictPolicy: WorkflowIdConflictPolicy.USE_EXISTING,
      }),
    );
  };

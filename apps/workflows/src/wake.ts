import {
  documentWorkflowId,
  inutilizacaoWorkflowId,
  SIGNALS,
  TASK_QUEUE,
  WORKFLOWS,
} from '@fiscal/core/lifecycle/contract';
import { type Client, WorkflowIdConflictPolicy, WorkflowIdReusePolicy } from '@temporalio/client';
import type { DocumentRef, RangeRef, Stale } from './sweeper.ts';

const DEADLINE_MS = 10_000;

/** Starts the run of a document or a range, or wakes the one under way. */
export function createWake(client: Client, taskQueue: string = TASK_QUEUE): (what: Stale) => Promise<void> {
  const started = (what: Stale) =>
    'documentId' in what
      ? {
          type: WORKFLOWS.document,
          workflowId: documentWorkflowId(what.documentId),
          args: [documentOf(what)],
        }
      : {
          type: WORKFLOWS.inutilizacao,
          workflowId: inutilizacaoWorkflowId(what.inutilizacaoId),
          args: [rangeOf(what)],
        };
  return async (what) => {
    const { type, ...run } = started(what);
    await client.withDeadline(Date.now() + DEADLINE_MS, () =>
      client.workflow.signalWithStart(type, {
        ...run,
        taskQueue,
        signal: SIGNALS.wake,
        signalArgs: [],
        workflowIdReusePolicy: WorkflowIdReusePolicy.ALLOW_DUPLICATE,
        workflowIdConflictPolicy: WorkflowIdConflictPolicy.USE_EXISTING,
      }),
    );
  };
}

const documentOf = ({ documentId, accountId }: DocumentRef): DocumentRef => ({ documentId, accountId });
const rangeOf = ({ inutilizacaoId, accountId }: RangeRef): RangeRef => ({ inutilizacaoId, accountId });

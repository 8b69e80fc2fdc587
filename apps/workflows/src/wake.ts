import { linkToConsole } from '@fiscal/core/lifecycle/console-link';
import {
  documentWorkflowId,
  inutilizacaoWorkflowId,
  SIGNALS,
  TASK_QUEUE,
  WORKFLOWS,
} from '@fiscal/core/lifecycle/contract';
import {
  type Client,
  WorkflowExecutionAlreadyStartedError,
  WorkflowIdConflictPolicy,
  WorkflowIdReusePolicy,
  WorkflowNotFoundError,
} from '@temporalio/client';
import type { DocumentRef, RangeRef, Stale } from './sweeper.ts';

const DEADLINE_MS = 10_000;

interface WakeOptions {
  readonly taskQueue?: string;
  /** Origin of the console, to which the details of a document's workflow lead. */
  readonly consoleUrl?: string | undefined;
}

/**
 * Starts the run of a document or a range. One that rests is woken. One that is at work, or has a task in its queue, reads the rows
 * anyway: a signal would cost it a task, and fail the one in which it ends, with every step done since its last one.
 */
export function createWake(
  client: Client,
  { taskQueue = TASK_QUEUE, consoleUrl }: WakeOptions = {},
): (what: Stale) => Promise<void> {
  async function rests(workflowId: string): Promise<boolean> {
    const { raw } = await client.workflow.getHandle(workflowId).describe();
    return !raw.pendingWorkflowTask;
  }
  return (what) =>
    client.withDeadline(Date.now() + DEADLINE_MS, async () => {
      const { type, ...run } = runOf(what);
      try {
        await client.workflow.start(type, {
          ...run,
          ...('documentId' in what &&
            consoleUrl !== undefined && { staticDetails: linkToConsole(consoleUrl, what.documentId) }),
          taskQueue,
          priority: { fairnessKey: what.accountId },
          workflowIdReusePolicy: WorkflowIdReusePolicy.ALLOW_DUPLICATE,
          workflowIdConflictPolicy: WorkflowIdConflictPolicy.FAIL,
        });
      } catch (error) {
        if (!(error instanceof WorkflowExecutionAlreadyStartedError)) throw error;
        try {
          if (await rests(run.workflowId))
            await client.workflow.getHandle(run.workflowId).signal(SIGNALS.wake);
        } catch (ended) {
          // Between two calls: what it left pending is found by the next look at the rows.
          if (!(ended instanceof WorkflowNotFoundError)) throw ended;
        }
      }
    });
}

const runOf = (what: Stale) =>
  'documentId' in what
    ? { type: WORKFLOWS.document, workflowId: documentWorkflowId(what.documentId), args: [documentOf(what)] }
    : {
        type: WORKFLOWS.inutilizacao,
        workflowId: inutilizacaoWorkflowId(what.inutilizacaoId),
        args: [rangeOf(what)],
      };
const documentOf = ({ documentId, accountId }: DocumentRef): DocumentRef => ({ documentId, accountId });
const rangeOf = ({ inutilizacaoId, accountId }: RangeRef): RangeRef => ({ inutilizacaoId, accountId });

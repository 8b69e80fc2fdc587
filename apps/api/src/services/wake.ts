import { documentWorkflowId, SIGNALS, TASK_QUEUE, WORKFLOWS } from '@fiscal/core/lifecycle/contract';
import { type Client, WorkflowIdConflictPolicy, WorkflowIdReusePolicy } from '@temporalio/client';

/** Tells a document's workflow that an operation is pending. Never awaited: a lost one costs the sweeper's 5 s. */
export type Wake = (documentId: string, accountId: string) => void;

export interface WakeOptions {
  readonly onFailure: (error: unknown) => void;
  /** Calls that may be under way at once; the rest is left to the sweeper. Default 256. */
  readonly inFlightMax?: number;
  /** Default 5000. */
  readonly timeoutMs?: number;
}

export interface Waker {
  readonly wake: Wake;
  /** Resolves when no call is under way. */
  idle(): Promise<void>;
}

export function createWaker(client: Client, options: WakeOptions): Waker {
  const { onFailure, inFlightMax = 256, timeoutMs = 5000 } = options;
  const inFlight = new Set<Promise<void>>();

  const signal = async (documentId: string, accountId: string): Promise<void> => {
    try {
      await client.withDeadline(Date.now() + timeoutMs, () =>
        client.workflow.signalWithStart(WORKFLOWS.document, {
          workflowId: documentWorkflowId(documentId),
          taskQueue: TASK_QUEUE,
          args: [{ documentId, accountId }],
          signal: SIGNALS.wake,
          signalArgs: [],
          workflowIdReusePolicy: WorkflowIdReusePolicy.ALLOW_DUPLICATE,
          workflowIdConflictPolicy: WorkflowIdConflictPolicy.USE_EXISTING,
        }),
      );
    } catch (error) {
      onFailure(error);
    }
  };

  return {
    wake(documentId, accountId) {
      if (inFlight.size >= inFlightMax) {
        onFailure(new Error('too many wake-ups under way'));
        return;
      }
      const call = signal(documentId, accountId).finally(() => inFlight.delete(call));
      inFlight.add(call);
    },
    async idle() {
      await Promise.all(inFlight);
    },
  };
}

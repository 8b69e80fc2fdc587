import { linkToConsole } from '@fiscal/core/lifecycle/console-link';
import {
  documentWorkflowId,
  inutilizacaoWorkflowId,
  SIGNALS,
  TASK_QUEUE,
  UPDATES,
  WORKFLOWS,
} from '@fiscal/core/lifecycle/contract';
import { inSpan, SpanKind } from '@fiscal/telemetry/spans';
import {
  type Client,
  WithStartWorkflowOperation,
  WorkflowIdConflictPolicy,
  WorkflowIdReusePolicy,
} from '@temporalio/client';
import type { RateLimiter } from '../../base/rate-limit.ts';
import type { Backlog } from './backlog.ts';

/**
 * Signals a document's workflow that an operation is pending. Never awaited: a lost signal, or one left to the sweeper,
 * costs at least 5 s.
 */
export type Wake = (documentId: string, accountId: string) => void;

/**
 * Wakes the workflow of an operation and resolves when it reports a decision or a wait, on timeout or when the message
 * is lost: the rows tell which. Never rejects.
 */
export type Conclude = (
  what:
    | { readonly accountId: string; readonly documentId: string; readonly operationId: string }
    | { readonly accountId: string; readonly inutilizacaoId: string },
  timeoutMs: number,
) => Promise<void>;

export interface WakeOptions {
  readonly onFailure: (error: unknown) => void;
  /** While it is long, an account's wake-ups beyond `WAKES_PER_MINUTE` are left to the sweeper, which hands over the oldest first. */
  readonly backlog: Backlog;
  readonly limiter: RateLimiter;
  /** Origin of the console, to which the details of a document's workflow lead. */
  readonly consoleUrl: string;
  /** Calls that may be under way at once; the rest is left to the sweeper. Default 256. */
  readonly inFlightMax?: number;
  /** Default 5000. */
  readonly timeoutMs?: number;
}

export interface Waker {
  readonly wake: Wake;
  readonly conclude: Conclude;
  /** Resolves when no call is under way. */
  idle(): Promise<void>;
}

/**
 * Reuse allowed, running one used: a message never starts a second run. Accounts take turns in the workers' queue
 * (ADR 19).
 */
const oneRunOf = (accountId: string) => ({
  taskQueue: TASK_QUEUE,
  priority: { fairnessKey: accountId },
  workflowIdReusePolicy: WorkflowIdReusePolicy.ALLOW_DUPLICATE,
  workflowIdConflictPolicy: WorkflowIdConflictPolicy.USE_EXISTING,
});

/** Wake-ups per account while the workers are behind, so that no account fills the others' queues. */
const WAKES_PER_MINUTE = 120;

export function createWaker(client: Pick<Client, 'withDeadline' | 'workflow'>, options: WakeOptions): Waker {
  const { onFailure, backlog, limiter, consoleUrl, inFlightMax = 256, timeoutMs = 5000 } = options;
  const inFlight = new Set<Promise<void>>();

  const signal = async (documentId: string, accountId: string): Promise<void> => {
    try {
      if (backlog.isLong() && !(await limiter.take(`despertar:${accountId}`, WAKES_PER_MINUTE)).allowed)
        return;
      const workflowId = documentWorkflowId(documentId);
      const attributes = { 'temporal.workflow_id': workflowId };
      await inSpan('wake workflow', { kind: SpanKind.PRODUCER, attributes }, () =>
        client.withDeadline(Date.now() + timeoutMs, () =>
          client.workflow.signalWithStart(WORKFLOWS.document, {
            ...oneRunOf(accountId),
            workflowId,
            args: [{ documentId, accountId }],
            staticDetails: linkToConsole(consoleUrl, documentId),
            signal: SIGNALS.wake,
            signalArgs: [],
          }),
        ),
      );
    } catch (error) {
      onFailure(error);
    }
  };

  const conclude: Conclude = async (what, timeoutMs) => {
    const start =
      'documentId' in what
        ? new WithStartWorkflowOperation(WORKFLOWS.document, {
            ...oneRunOf(what.accountId),
            workflowId: documentWorkflowId(what.documentId),
            args: [{ documentId: what.documentId, accountId: what.accountId }],
            staticDetails: linkToConsole(consoleUrl, what.documentId),
          })
        : new WithStartWorkflowOperation(WORKFLOWS.inutilizacao, {
            ...oneRunOf(what.accountId),
            workflowId: inutilizacaoWorkflowId(what.inutilizacaoId),
            args: [{ inutilizacaoId: what.inutilizacaoId, accountId: what.accountId }],
          });
    const id = 'documentId' in what ? what.operationId : what.inutilizacaoId;
    try {
      await client.withDeadline(Date.now() + timeoutMs, () =>
        client.workflow.executeUpdateWithStart(UPDATES.concluir, {
          updateId: id,
          args: [{ id }],
          startWorkflowOperation: start,
        }),
      );
    } catch (error) {
      onFailure(error);
    }
  };

  return {
    conclude,
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

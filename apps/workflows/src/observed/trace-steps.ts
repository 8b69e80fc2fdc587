import type { Db } from '@fiscal/db/base/client';
import { operationTraceParent } from '@fiscal/db/observed/trace-parents';
import { type Attributes, inSpan, SpanKind } from '@fiscal/telemetry/spans';

export interface TracedStep {
  readonly step: string;
  readonly attempt: number;
  readonly workflowId: string;
  /** Arguments of the step. */
  readonly args: readonly unknown[];
}

/** Runs a step in its span. */
export type TraceStep = <T>(step: TracedStep, work: () => Promise<T>) => Promise<T>;

export const runUntraced: TraceStep = (_step, work) => work();

/** Operations whose trace is remembered. */
const REMEMBERED_MAX = 2_000;

interface OperationInput {
  readonly accountId: string;
  readonly documentId: string;
  readonly operationId: string;
}

const textsIn = (input: unknown): Partial<Record<string, unknown>> =>
  typeof input === 'object' && input !== null ? { ...input } : {};

function operationOf([input]: readonly unknown[]): OperationInput | null {
  const { accountId, documentId, operationId } = textsIn(input);
  return typeof accountId === 'string' && typeof documentId === 'string' && typeof operationId === 'string'
    ? { accountId, documentId, operationId }
    : null;
}

function idsOf([input]: readonly unknown[]): Attributes {
  const { accountId, documentId, operationId, inutilizacaoId } = textsIn(input);
  const ids = {
    'emite.account_id': accountId,
    'emite.document_id': documentId,
    'emite.operation_id': operationId,
    'emite.inutilizacao_id': inutilizacaoId,
  };
  return Object.fromEntries(
    Object.entries(ids).flatMap(([name, id]) => (typeof id === 'string' ? [[name, id]] : [])),
  );
}

/**
 * A span of each step of an operation, in the trace of the request that started it: its row holds the trace, so that
 * any process continues it, however late. Workflow histories do not contain it. Steps without an operation are in no
 * trace.
 */
export function createStepTraces(db: Db) {
  const parents = new Map<string, string | null>();

  function remember(operationId: string, traceParent: string | null): void {
    parents.set(operationId, traceParent);
    const [oldest] = parents.keys();
    if (parents.size > REMEMBERED_MAX && oldest !== undefined) parents.delete(oldest);
  }

  async function parentOf(operation: OperationInput): Promise<string | null> {
    const { operationId } = operation;
    const known = parents.get(operationId);
    if (known !== undefined) return known;
    try {
      const asked = await operationTraceParent(db, operation);
      remember(operationId, asked);
      return asked;
    } catch {
      // The step itself will report the database's fault.
      return null;
    }
  }

  const trace: TraceStep = async ({ step, attempt, workflowId, args }, work) => {
    const operation = operationOf(args);
    if (operation === null) return work();
    const attributes = { ...idsOf(args), 'temporal.workflow_id': workflowId, 'emite.attempt': attempt };
    const parent = await parentOf(operation);
    return inSpan(`step ${step}`, { kind: SpanKind.CONSUMER, attributes, parent }, work);
  };
  return {
    trace /** The trace that a worker reads anyway when it takes an operation, which saves a query. */,
    onNext: remember,
  };
}

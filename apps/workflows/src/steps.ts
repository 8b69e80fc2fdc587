import { activityInfo } from '@temporalio/activity';
import type { ActivityInboundCallsInterceptor } from '@temporalio/worker';
import { toFailure } from './failures.ts';
import type { TraceStep } from './observed/trace-steps.ts';

export interface StepReport {
  readonly step: string;
  readonly documentId: string | null;
  readonly attempt: number;
  readonly ms: number;
  /** Null when the step did what it is for. */
  readonly error: unknown;
}

export type StepObserver = (report: StepReport) => void;

const documentOf = (args: readonly unknown[]): string | null => {
  const [input] = args;
  return typeof input === 'object' &&
    input !== null &&
    'documentId' in input &&
    typeof input.documentId === 'string'
    ? input.documentId
    : null;
};

/** Reports every step, in its span, and turns what it throws into what Temporal understands. */
export const stepInterceptor = (
  observe: StepObserver,
  trace: TraceStep,
): ActivityInboundCallsInterceptor => ({
  async execute(input, next) {
    const { args } = input;
    const { activityType: step, attempt, workflowExecution } = activityInfo();
    const workflowId = workflowExecution?.workflowId ?? '';
    const startMs = performance.now();
    const report = (error: unknown): void =>
      observe({ step, documentId: documentOf(args), attempt, ms: performance.now() - startMs, error });
    try {
      return await trace({ step, attempt, workflowId, args }, async () => {
        try {
          const result: unknown = await next(input);
          report(null);
          return result;
        } catch (error) {
          report(error);
          throw error;
        }
      });
    } catch (error) {
      throw toFailure(error);
    }
  },
});

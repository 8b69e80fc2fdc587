import { activityInfo } from '@temporalio/activity';
import type { ActivityInboundCallsInterceptor } from '@temporalio/worker';
import { toFailure } from './failures.ts';

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

/** Reports every step and turns what it throws into what Temporal understands. */
export const stepInterceptor = (observe: StepObserver): ActivityInboundCallsInterceptor => ({
  async execute(input, next) {
    const { activityType: step, attempt } = activityInfo();
    const startMs = performance.now();
    const report = (error: unknown): void =>
      observe({ step, documentId: documentOf(input.args), attempt, ms: performance.now() - startMs, error });
    try {
      const result = await next(input);
      report(null);
      return result;
    } catch (error) {
      report(error);
      throw toFailure(error);
    }
  },
});

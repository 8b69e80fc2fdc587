import { OUTAGE } from '@fiscal/core/lifecycle/contract';
import { ActivityFailure, ApplicationFailure, isCancellation, TemporalFailure } from '@temporalio/workflow';

/** Pause before the rows are read again, by how many faults of ours came in a row; after the last one a person decides. */
export const FAULT_PAUSE_MS: readonly number[] = [1_000, 1_000, 2_000, 4_000, 8_000, 16_000];

/** True for a step that failed; false for a bug of the workflow itself or its cancellation, which are Temporal's to handle. */
export const isStepFailure = (error: unknown): error is TemporalFailure =>
  error instanceof TemporalFailure && !isCancellation(error);

const rootOf = (error: TemporalFailure): Error =>
  error instanceof ActivityFailure && error.cause !== undefined ? error.cause : error;

/** True when something we depend on (the database) was away: that is no fault, however often it comes. */
export function isOutage(error: TemporalFailure): boolean {
  const root = rootOf(error);
  return root instanceof ApplicationFailure && root.type === OUTAGE;
}

/** Names what was being done and the kind of error, never its text, which may hold what no one should read. */
export function faultReason(error: TemporalFailure, doing: string): string {
  const root = rootOf(error);
  const kind = root instanceof ApplicationFailure ? (root.type ?? root.name) : root.name;
  return `Falha interna (${doing}: ${kind}). O documento está guardado e pode ser retomado.`;
}

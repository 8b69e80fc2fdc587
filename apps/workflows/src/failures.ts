import { OUTAGE } from '@fiscal/core/lifecycle/contract';
import { AttemptGoneError, FiscalError } from '@fiscal/core/vocabulary/errors';
import { ApplicationFailure } from '@temporalio/common';

/**
 * SQLSTATE (and Prisma) codes of temporary failures: connection, resources, shutdown, time-out, serialzation,
 * deadlock.
 */
const OUTAGE_SQLSTATE = /^(08|53|57P|57014|58|40001|40P01|55P03|25006|P1001|P1002|P1008|P1017|P2024)/;
const OUTAGE_ERRNO = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** node-postgres has no code for these. */
const OUTAGE_TEXT =
  /Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error/;

const codeOf = (error: object): string =>
  'code' in error && typeof error.code === 'string' ? error.code : '';

/** True when something we depend on is away and the same step will do later. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  if (OUTAGE_ERRNO.has(code) || OUTAGE_SQLSTATE.test(code) || OUTAGE_TEXT.test(error.message)) return true;
  if (error instanceof AggregateError && error.errors.some(isOutage)) return true;
  return error.cause !== undefined && isOutage(error.cause);
}

/**
 * Temporal's record of a failed step. Outages are retried by the step's retry policy; all other errors go back to the
 * workflow, which counts them. Messages of unknown errors stay in our log: they may quote data.
 */
export function toFailure(error: unknown): ApplicationFailure {
  if (isOutage(error))
    return ApplicationFailure.create({ type: OUTAGE, message: 'a dependency is away', nonRetryable: false });
  if (error instanceof FiscalError)
    return ApplicationFailure.create({ type: error.code, message: error.message, nonRetryable: true });
  const type = error instanceof Error ? error.name : 'Error';
  return ApplicationFailure.create({
    type,
    message: 'unexpected error, see the worker log',
    nonRetryable: true,
  });
}

/** The rows changed under a step: ordinary when two workers meet, so it is not worth a log line above debug. */
export const isExpected = (error: unknown): boolean => error instanceof AttemptGoneError;

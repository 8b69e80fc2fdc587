import type { OveruseGateOptions } from '@fiscal/core/activities/overuse/overuse-gate';
import type { Logger } from 'pino';
import { isExpected, isOutage } from './failures.ts';
import type { Metrics } from './metrics.ts';
import type { StepObserver } from './steps.ts';

/** Measures every step; logs the ones that failed, an outage once per step and document, not per try. */
export const observer =
  (logger: Logger, metrics: Pick<Metrics, 'observeStep'>): StepObserver =>
  (report) => {
    metrics.observeStep(report);
    const { step, documentId, attempt, ms, error } = report;
    const fields = { step, documentId, attempt, ms: Math.round(ms) };
    if (error === null) logger.debug(fields, 'step done');
    else if (isExpected(error)) logger.debug(fields, 'rows changed under a step');
    else if (!isOutage(error)) logger.error({ ...fields, err: error }, 'step failed');
    else if (attempt === 1)
      logger.warn({ ...fields, err: error }, 'a dependency is away, step will be tried again');
  };

/** Reports events of the overuse gate to operators. */
export const overuseReports = (
  logger: Logger,
  metrics: Pick<Metrics, 'overuseBlock' | 'overuseHeld'>,
): Omit<OveruseGateOptions, 'store'> => ({
  onBlock: ({ about: _about, ...key }, { cStat, equal, untilMs }) => {
    metrics.overuseBlock({ service: key.service, by: cStat === null ? 'emite' : 'sefaz' });
    logger.warn({ ...key, cStat, equal, until: new Date(untilMs) }, 'service closed to a company: overuse');
  },
  onHeld: ({ service }) => metrics.overuseHeld({ service }),
  onError: (err) => logger.error({ err }, 'an answer was not counted for overuse'),
});

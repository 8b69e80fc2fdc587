import { DefaultLogger, makeTelemetryFilterString, Runtime } from '@temporalio/worker';
import type { Logger } from 'pino';

const LEVELS = { TRACE: 'trace', DEBUG: 'debug', INFO: 'info', WARN: 'warn', ERROR: 'error' } as const;

/** Temporal's SDK and its native part log through ours, and leave the signals to us. Once per process. */
export function installRuntime(logger: Logger): void {
  const child = logger.child({ component: 'temporal' });
  Runtime.install({
    logger: new DefaultLogger('WARN', ({ level, message, meta }) =>
      child[LEVELS[level]]({ ...meta }, message),
    ),
    telemetryOptions: {
      logging: { forward: {}, filter: makeTelemetryFilterString({ core: 'WARN', other: 'ERROR' }) },
    },
    shutdownSignals: [],
  });
}

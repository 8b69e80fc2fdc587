import { logFields } from '@fiscal/telemetry/log-fields';
import { type Logger, pino } from 'pino';

/** One logger for the process; what must never be read is cut before it is written. */
export const createLogger = (level: string): Logger =>
  pino({
    level,
    base: { app: 'worker' },
    mixin: logFields,
    redact: {
      paths: ['*.pfx', '*.password', '*.senha', '*.csc', '*.csrt', '*.keyPem', 'authorization'],
      remove: true,
    },
  });

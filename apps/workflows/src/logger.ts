import { logFields } from '@fiscal/telemetry/log-fields';
import { type Logger, pino } from 'pino';

/** Logger of the process; secrets are removed before writing. */
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

import { type Logger, pino } from 'pino';

/** One logger for the process; secrets are cut out wherever they would appear. Bodies are never logged. */
export const createLogger = (level: string): Logger =>
  pino({
    level,
    base: { service: 'api' },
    redact: {
      paths: [
        'authorization',
        '*.authorization',
        '*["x-access-key"]',
        '*["x-restricted-key"]',
        '*.pfx',
        '*.senha',
        '*.password',
        '*.csc',
        '*.token',
        '*.certificateBase64',
        '*.certificatePassword',
      ],
      censor: '[redacted]',
    },
  });

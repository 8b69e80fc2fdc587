import { startTracing } from '@fiscal/telemetry/start-tracing';
import { createApp } from './app.ts';
import { createLogger } from './base/log.ts';
import { compose } from './composition/compose.ts';
import { loadEnv } from './env.ts';
import { createOperatorsApp } from './operators/operators-app.ts';

const env = loadEnv();
const logger = createLogger(env.LOG_LEVEL);
const tracing = await startTracing(env, 'emite-api');
const composed = await compose(env, logger, tracing);
const app = await createApp(composed.deps);
const operators = createOperatorsApp(composed.operators);

let stopping = false;
/** Takes no new request, answers those under way, commits what was accepted, then goes. */
async function stop(signal: string): Promise<void> {
  if (stopping) return;
  stopping = true;
  logger.info({ signal }, 'api stopping');
  composed.release();
  await Promise.all([app.close(), operators.close()]);
  await composed.close();
  await tracing.stop();
  logger.info('api stopped');
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    stop(signal).then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error({ err: error }, 'api did not stop cleanly');
        process.exit(1);
      },
    );
  });
}

const address = await app.listen({ host: env.HOST, port: env.PORT });
const forOperators = await operators.listen({ host: env.OPERATORS_HOST, port: env.OPERATORS_PORT });
logger.info({ address, forOperators }, 'api ready');

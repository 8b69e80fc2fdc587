import { createPayloadCodec } from '@fiscal/db/crypto/payload-codec';
import { Client, Connection } from '@temporalio/client';
import type { Logger } from 'pino';
import type { Env } from '../env.ts';
import type { Metrics } from '../metrics.ts';
import { sparing } from '../services/sparing.ts';
import { createWaker } from '../services/wake.ts';
import { decodeForPeople } from '../temporal/codec.ts';

/** The way to Temporal; connects with the first wake-up, so the API starts and answers without it. */
export function createTemporal(env: Env, logger: Logger, metrics: Metrics, payloadKey: Buffer) {
  const codec = createPayloadCodec(payloadKey);
  const connection = Connection.lazy({ address: env.TEMPORAL_ADDRESS });
  const client = new Client({
    connection,
    namespace: env.TEMPORAL_NAMESPACE,
    dataConverter: { payloadCodecs: [codec] },
  });
  const warn = sparing(
    (error, unreported) => logger.warn({ err: error, unreported }, 'wake-up did not reach Temporal'),
    { nowMs: () => performance.now() },
  );
  const waker = createWaker(client, {
    onFailure(error) {
      metrics.wakeFailed();
      warn(error);
    },
  });
  return {
    wake: waker.wake,
    conclude: waker.conclude,
    decode: decodeForPeople(codec),
    async close(): Promise<void> {
      await waker.idle();
      await connection.close();
    },
  };
}

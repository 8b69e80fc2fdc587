import fs from 'node:fs';
import { temporalConnection } from '@fiscal/core/settings/temporal';
import type { Db } from '@fiscal/db/base/client';
import { backlogReaches } from '@fiscal/db/emission/operations';
import { everyKey, type KeyGenerations } from '@fiscal/db/keyring/generations';
import { createKeyHash } from '@fiscal/db/keyring/key-hash';
import { createPayloadCodec } from '@fiscal/db/keyring/payload-codec';
import { Client, Connection } from '@temporalio/client';
import type { Logger } from 'pino';
import type { Metrics } from '../base/metrics.ts';
import type { RateLimiter } from '../base/rate-limit.ts';
import type { Env } from '../env.ts';
import { createAsk } from '../services/waking/ask.ts';
import { createBacklog } from '../services/waking/backlog.ts';
import { sparing } from '../services/waking/sparing.ts';
import { createWaker } from '../services/waking/wake.ts';
import { decodeForPeople } from '../temporal/codec.ts';

/** Operations that may wait without being begun before wake-ups are limited (docs/adr/0019). */
const BACKLOG_MAX = 20;

interface TemporalContext {
  readonly db: Db;
  readonly payloadKeys: () => KeyGenerations;
  readonly limiter: RateLimiter;
  readonly nowMs: () => number;
}

/** Client of Temporal; it connects at the first wake-up, so the API starts and answers without it. */
export function createTemporal(
  env: Env,
  logger: Logger,
  { metrics, dependencies }: { readonly metrics: Metrics; readonly dependencies: TemporalContext },
) {
  const { db, payloadKeys, limiter, nowMs } = dependencies;
  const codec = createPayloadCodec(payloadKeys);
  const connection = Connection.lazy(temporalConnection(env, (file) => fs.readFileSync(file)));
  const client = new Client({
    connection,
    namespace: env.TEMPORAL_NAMESPACE,
    dataConverter: { payloadCodecs: [codec] },
  });
  const warn = sparing(
    (error, unreported) => logger.warn({ err: error, unreported }, 'wake-up did not reach Temporal'),
    { nowMs: () => performance.now() },
  );
  const backlog = createBacklog({
    look: () => backlogReaches(db, BACKLOG_MAX),
    nowMs,
    onError: (error) => logger.warn({ err: error }, 'count of the backlog failed'),
  });
  const waker = createWaker(client, {
    backlog,
    limiter,
    consoleUrl: env.CONSOLE_URL,
    onFailure(error) {
      metrics.wakeFailed();
      warn(error);
    },
  });
  return {
    /** Ports of the use cases. */
    ports: {
      wake: waker.wake,
      conclude: waker.conclude,
      ask: createAsk(client),
      accessKeyHashes: (key: string) => everyKey(payloadKeys()).map((each) => createKeyHash(each)(key)),
    },
    decode: decodeForPeople(codec),
    async close(): Promise<void> {
      await waker.idle();
      await connection.close();
    },
  };
}

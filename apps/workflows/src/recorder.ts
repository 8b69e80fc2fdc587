import type { MadeExchange } from '@fiscal/core/vocabulary/exchange';
import type { Db } from '@fiscal/db/base/client';
import { createNotes, type Notes } from '@fiscal/db/base/notes';
import { recordExchanges } from '@fiscal/db/exchanges/record-exchanges';
import type { Logger } from 'pino';
import type { Metrics } from './metrics.ts';

const PENDING_BYTES_MAX = 32 * 1024 * 1024;

/**
 * Recorder of exchanges with authorities, off the critical path: a document waits for no recording and none is lost for
 * one. Bodies stay in memory until then, so their total size is limited.
 */
export const createRecorder = (
  db: Db,
  logger: Logger,
  metrics: Pick<Metrics, 'exchangesLost'>,
): Notes<MadeExchange> =>
  createNotes({
    write: (exchanges) => recordExchanges(db, exchanges),
    onLost: (count) => metrics.exchangesLost(count),
    onError: (err) => logger.warn({ err }, 'exchanges could not be recorded'),
    everyMs: 500,
    heldMax: 5_000,
    batchMax: 200,
    weight: {
      of: ({ request, answer }) => request.byteLength + (answer?.byteLength ?? 0),
      heldMax: PENDING_BYTES_MAX,
    },
  });

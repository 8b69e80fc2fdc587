import { listSefazStatus } from '@fiscal/db/authority/sefaz-status';
import type { Dependencies } from '../dependencies.ts';
import { createFollowSefazStatus } from './follow-sefaz-status.ts';
import { createQueryStatus } from './query-status.ts';
import { createSefazBoard } from './sefaz-board.ts';

/** What asks an authority how it is, or looks at what it answered. */
export const authorityServices = ({ db, ask, followers, liveTransmission, logger, nowMs }: Dependencies) => ({
  queryStatus: createQueryStatus({
    db,
    ask: (caller) => ask('statusServico', caller),
    nowMs,
    onError: (error) => logger.error({ err: error }, 'status query failed'),
  }),
  /** What an account last saw of each service; nobody is asked. */
  listSefazStatus: (accountId: string) => listSefazStatus(db, accountId),
  followSefazStatus: createFollowSefazStatus({
    read: (accountId) => listSefazStatus(db, accountId),
    followers: followers.status,
    onError: (error) => logger.warn({ err: error }, 'status of the authorities could not be read'),
  }),
  sefazBoard: createSefazBoard({ db, nowMs, liveTransmission }),
});

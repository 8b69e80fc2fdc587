import { listSefazStatus } from '@fiscal/db/authority/sefaz-status';
import { createFollowSefazStatus } from '../services/follow-sefaz-status.ts';
import { createGetDocument } from '../services/get-document.ts';
import { createGetEconf } from '../services/get-econf.ts';
import { createListDocuments } from '../services/list-documents.ts';
import { createListSefazStatus } from '../services/list-sefaz-status.ts';
import { createListUnclosedMdfe } from '../services/list-unclosed-mdfe.ts';
import { createQueryStatus } from '../services/query-status.ts';
import { createSandboxWorld } from '../services/sandbox-world.ts';
import { createSefazBoard } from '../services/sefaz-board.ts';
import type { Services } from '../services/services.ts';
import { createSetSandboxCondition } from '../services/set-sandbox-condition.ts';
import type { Ground } from './ground.ts';

/** The use cases that ask an authority, the emulated ones included, or look at what it answered. */
export function authorityServices({ env, logger, storage: { db, followers }, authority, nowMs }: Ground) {
  const getDocument = createGetDocument({ db });
  return {
    followSefazStatus: createFollowSefazStatus({
      read: (accountId) => listSefazStatus(db, accountId),
      followers: followers.status,
      onError: (error) => logger.warn({ err: error }, 'status of the authorities could not be read'),
    }),
    getEconf: createGetEconf({
      getDocument,
      ask: authority.askEvents,
      nowMs,
      onError: (error) => logger.error({ err: error }, 'query of events failed'),
    }),
    listUnclosedMdfe: createListUnclosedMdfe({
      listDocuments: createListDocuments({ db }),
      ask: authority.askUnclosed,
      nowMs,
      onError: (error) => logger.error({ err: error }, 'query of unclosed MDF-e failed'),
    }),
    queryStatus: createQueryStatus({
      db,
      ask: authority.ask,
      nowMs,
      onError: (error) => logger.error({ err: error }, 'status query failed'),
    }),
    listSefazStatus: createListSefazStatus({ db }),
    sandboxWorld: createSandboxWorld(authority.sandbox),
    sefazBoard: createSefazBoard({ db, nowMs, liveTransmission: env.LIVE_TRANSMISSION === 'on' }),
    setSandboxCondition: createSetSandboxCondition(authority.sandbox),
  } satisfies Partial<Services>;
}

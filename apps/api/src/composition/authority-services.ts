import { listSefazStatus } from '@fiscal/db/authority/sefaz-status';
import { createFollowSefazStatus } from '../services/authority/follow-sefaz-status.ts';
import { createListSefazStatus } from '../services/authority/list-sefaz-status.ts';
import { createQueryStatus } from '../services/authority/query-status.ts';
import { createSefazBoard } from '../services/authority/sefaz-board.ts';
import { createGetDocument } from '../services/documents/get-document.ts';
import { createListDocuments } from '../services/documents/list-documents.ts';
import { createListUnclosedMdfe } from '../services/documents/list-unclosed-mdfe.ts';
import { createGetEconf } from '../services/events/get-econf.ts';
import { createSandboxWorld } from '../services/sandbox/sandbox-world.ts';
import { createSetSandboxCondition } from '../services/sandbox/set-sandbox-condition.ts';
import type { Services } from '../services/services.ts';
import type { Dependencies } from './dependencies.ts';

/** The use cases that ask an authority, the emulated ones included, or look at what it answered. */
export function authorityServices({
  env,
  logger,
  storage: { db, followers },
  authority,
  nowMs,
}: Dependencies) {
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

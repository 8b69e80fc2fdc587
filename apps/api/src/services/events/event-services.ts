import { createActForClient } from '../access/authenticate.ts';
import type { Dependencies } from '../dependencies.ts';
import type { DocumentServices } from '../documents/document-services.ts';
import { createActOnDocument } from './act-on-document.ts';
import { createGetAnalysis } from './get-analysis.ts';
import { createGetEconf } from './get-econf.ts';
import { createOperate } from './operate.ts';

/** Operations on a document after its emission. */
export function eventServices(
  { db, hub, wake, conclude, changed, ask, logger, nowMs }: Dependencies,
  { get: getDocument }: DocumentServices,
) {
  const operate = createOperate({ db, hub, wake, conclude, onCommit: changed });
  return {
    operate,
    actOnDocument: createActOnDocument({ db, actForClient: createActForClient(db), operate }),
    getAnalysis: createGetAnalysis({
      getDocument,
      ask: (query) => ask('eventosRegistrados', query),
      nowMs,
      onError: (error) => logger.error({ err: error }, 'query of events failed'),
    }),
    getEconf: createGetEconf({
      getDocument,
      ask: (query) => ask('eventosRegistrados', query),
      nowMs,
      onError: (error) => logger.error({ err: error }, 'query of events failed'),
    }),
  };
}

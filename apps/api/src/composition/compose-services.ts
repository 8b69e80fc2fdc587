import { VER_APLIC } from '@fiscal/core/sefaz/ver-aplic';
import { readAccountChanges } from '@fiscal/db/repositories/account-changes';
import { currentCursor } from '@fiscal/db/repositories/changes';
import { listSefazStatus } from '@fiscal/db/repositories/sefaz-status';
import { createActOnDocument } from '../services/act-on-document.ts';
import { createActForClient } from '../services/authenticate.ts';
import { createAwaitVerdict } from '../services/await-verdict.ts';
import { createLogoOf } from '../services/client-logos.ts';
import { createClientTokens } from '../services/client-tokens.ts';
import { createCreditsLedger } from '../services/credits-ledger.ts';
import { documentTypes } from '../services/document-types.ts';
import { createDrawPaper } from '../services/draw-paper.ts';
import { createEmissionForms } from '../services/emission-forms.ts';
import { createEmitDocument } from '../services/emit-document.ts';
import { createExportDocuments } from '../services/export-documents.ts';
import { createFileLinks } from '../services/file-links.ts';
import { createFindRequests } from '../services/find-requests.ts';
import { createFollowAccount } from '../services/follow-account.ts';
import { createFollowChanges } from '../services/follow-changes.ts';
import { createFollowDocuments } from '../services/follow-documents.ts';
import { createFollowSefazStatus } from '../services/follow-sefaz-status.ts';
import { createFollowVerdict } from '../services/follow-verdict.ts';
import { createGetAccount } from '../services/get-account.ts';
import { createGetDocument } from '../services/get-document.ts';
import { createGetDocumentFiles } from '../services/get-document-files.ts';
import { createGetDocumentRecord } from '../services/get-document-record.ts';
import { createGetDocumentRequest } from '../services/get-document-request.ts';
import { createGetDocumentXml } from '../services/get-document-xml.ts';
import { createGetEconf } from '../services/get-econf.ts';
import { createGetEventXml } from '../services/get-event-xml.ts';
import { createHome } from '../services/home.ts';
import { createInutilizar } from '../services/inutilizar.ts';
import { createListAccountDocuments } from '../services/list-account-documents.ts';
import { createListAudit } from '../services/list-audit.ts';
import { createListDocuments } from '../services/list-documents.ts';
import { createListSefazStatus } from '../services/list-sefaz-status.ts';
import { createListStuckDocuments } from '../services/list-stuck-documents.ts';
import { createListTeam } from '../services/list-team.ts';
import { createListUnclosedMdfe } from '../services/list-unclosed-mdfe.ts';
import { createOpenFile } from '../services/open-file.ts';
import { createOperate } from '../services/operate.ts';
import { createQueryStatus } from '../services/query-status.ts';
import { createResumeDocuments } from '../services/resume-documents.ts';
import { createSandboxWorld } from '../services/sandbox-world.ts';
import { createSavedViews } from '../services/saved-views.ts';
import { createSefazBoard } from '../services/sefaz-board.ts';
import type { Services } from '../services/services.ts';
import { createSetSandboxCondition } from '../services/set-sandbox-condition.ts';
import { createValidateDocument } from '../services/validate-document.ts';
import { companyServices } from './company-services.ts';
import type { Ground } from './ground.ts';

/** What a slow consumer holds at most is one page. */
const CHANGES_OF_A_PAGE = 200;

/** The use cases over what is real. */
export function composeServices(ground: Ground): Services {
  const { env, logger, metrics, storage, temporal, printer, authority, nowMs, publicUrl } = ground;
  const { db, vault, keys, hub, followers, acceptor } = storage;
  const emission = {
    nowMs,
    verProc: VER_APLIC,
    ...(env.RESPONSAVEL_TECNICO === undefined ? {} : { responsavelTecnico: env.RESPONSAVEL_TECNICO }),
  };
  const fileLinks = createFileLinks({ publicUrl, key: keys.fileLinks, nowMs });
  const getDocument = createGetDocument({ db });
  const getDocumentRecord = createGetDocumentRecord({ db });
  const operate = createOperate({
    db,
    hub,
    wake: temporal.wake,
    conclude: temporal.conclude,
    onCommit: storage.changed,
  });
  const listAccountDocuments = createListAccountDocuments({ db, nowMs });
  const logoOf = createLogoOf(db);
  const changesCursor = () => currentCursor(db);
  const followChanges = createFollowChanges({
    read: (accountId, after) => readAccountChanges(db, accountId, after, CHANGES_OF_A_PAGE),
    currentCursor: changesCursor,
    followers: followers.changes,
    onError: (error) => logger.warn({ err: error }, 'changes could not be read'),
  });
  const awaitVerdict = createAwaitVerdict({ getDocument, hub });
  return {
    emissionForms: createEmissionForms({ nowMs }),
    emitDocument: createEmitDocument({
      ...emission,
      db,
      acceptor,
      wake: temporal.wake,
      onAccepted: (type, environment) => metrics.accepted(type, environment),
    }),
    followAccount: createFollowAccount({ followChanges, changesCursor }),
    awaitVerdict,
    followVerdict: createFollowVerdict({ awaitVerdict, hub }),
    followDocuments: createFollowDocuments({
      getDocument,
      changesCursor,
      followChanges,
      onError: (error) => logger.warn({ err: error }, 'changed documents could not be read'),
    }),
    followSefazStatus: createFollowSefazStatus({
      read: (accountId) => listSefazStatus(db, accountId),
      followers: followers.status,
      onError: (error) => logger.warn({ err: error }, 'status of the authorities could not be read'),
    }),
    documentTypes,
    validateDocument: createValidateDocument(emission),
    getDocument,
    getDocumentRecord,
    getDocumentRequest: createGetDocumentRequest({ db }),
    getDocumentFiles: createGetDocumentFiles({ getDocumentRecord, fileLinks }),
    listDocuments: createListDocuments({ db }),
    listAccountDocuments,
    exportDocuments: createExportDocuments({ db, listAccountDocuments }),
    savedViews: createSavedViews(db),
    getDocumentXml: createGetDocumentXml({ db }),
    getEventXml: createGetEventXml({ db, getDocument }),
    drawPaper: createDrawPaper({ db, getDocument, logoOf, printer }),
    openFile: createOpenFile({ db, links: fileLinks, logoOf, printer }),
    fileLinks,
    operate,
    actOnDocument: createActOnDocument({ db, actForClient: createActForClient(db), operate }),
    resumeDocuments: createResumeDocuments({ db, wake: temporal.wake, onCommit: storage.changed }),
    listStuckDocuments: createListStuckDocuments({ db }),
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
    inutilizar: createInutilizar({ db, hub, conclude: temporal.conclude }),
    queryStatus: createQueryStatus({
      db,
      ask: authority.ask,
      nowMs,
      onError: (error) => logger.error({ err: error }, 'status query failed'),
    }),
    listSefazStatus: createListSefazStatus({ db }),
    getAccount: createGetAccount({ db, nowMs }),
    creditsLedger: createCreditsLedger({ db, nowMs }),
    requests: createFindRequests(db),
    listAudit: createListAudit({ db }),
    listTeam: createListTeam({ db, nowMs }),
    ...companyServices(ground),
    clientTokens: createClientTokens({ db, vault }),
    home: createHome({ db, nowMs, getAccount: createGetAccount({ db, nowMs }) }),
    sandboxWorld: createSandboxWorld(authority.sandbox),
    sefazBoard: createSefazBoard({ db, nowMs, liveTransmission: env.LIVE_TRANSMISSION === 'on' }),
    setSandboxCondition: createSetSandboxCondition(authority.sandbox),
  };
}

import { VER_APLIC } from '@fiscal/core/vocabulary/ver-aplic';
import { readAccountChanges } from '@fiscal/db/changes/account-changes';
import { currentCursor } from '@fiscal/db/changes/changes';
import { listRuleSwitches } from '@fiscal/db/rules/rule-switches';
import { createActForClient } from '../services/access/authenticate.ts';
import { createFollowAccount } from '../services/changes/follow-account.ts';
import { createFollowChanges } from '../services/changes/follow-changes.ts';
import { createLogoOf } from '../services/companies/client-logos.ts';
import { createAllowedActions } from '../services/documents/allowed-actions.ts';
import { createAwaitVerdict } from '../services/documents/await-verdict.ts';
import { documentTypes } from '../services/documents/document-types.ts';
import { createExportDocuments } from '../services/documents/export-documents.ts';
import { createFollowDocuments } from '../services/documents/follow-documents.ts';
import { createFollowVerdict } from '../services/documents/follow-verdict.ts';
import { createGetDocument } from '../services/documents/get-document.ts';
import { createGetDocumentRecord } from '../services/documents/get-document-record.ts';
import { createGetDocumentRequest } from '../services/documents/get-document-request.ts';
import { createListAccountDocuments } from '../services/documents/list-account-documents.ts';
import { createListDocuments } from '../services/documents/list-documents.ts';
import { createSavedViews } from '../services/documents/saved-views.ts';
import type { EmissionSettings } from '../services/emission/emission-context.ts';
import { createEmissionForms } from '../services/emission/emission-forms.ts';
import { createEmitDocument } from '../services/emission/emit-document.ts';
import { createRuleSwitches } from '../services/emission/rule-switches.ts';
import { createValidateDocument } from '../services/emission/validate-document.ts';
import { createActOnDocument } from '../services/events/act-on-document.ts';
import { createOperate } from '../services/events/operate.ts';
import { createDrawPaper } from '../services/files/draw-paper.ts';
import { createFileLinks } from '../services/files/file-links.ts';
import { createGetDocumentFiles } from '../services/files/get-document-files.ts';
import { createGetDocumentXml } from '../services/files/get-document-xml.ts';
import { createGetEventXml } from '../services/files/get-event-xml.ts';
import { createOpenFile } from '../services/files/open-file.ts';
import { createAbandonDocument } from '../services/halted/abandon-document.ts';
import { createListStuckDocuments } from '../services/halted/list-stuck-documents.ts';
import { createResumeDocuments } from '../services/halted/resume-documents.ts';
import { createInutilizar } from '../services/numbers/inutilizar.ts';
import type { Services } from '../services/services.ts';
import { accountServices } from './account-services.ts';
import { authorityServices } from './authority-services.ts';
import { companyServices } from './company-services.ts';
import type { Dependencies } from './dependencies.ts';

/** What a slow consumer holds at most is one page. */
const CHANGES_OF_A_PAGE = 200;

function emissionSettings({
  env,
  logger,
  storage: { db },
  reformTables,
  ibptTables,
  nowMs,
}: Dependencies): EmissionSettings {
  return {
    nowMs,
    verProc: VER_APLIC,
    rtc: reformTables.current,
    ibpt: ibptTables.of,
    ruleSwitches: createRuleSwitches({
      read: () => listRuleSwitches(db),
      nowMs,
      onError: (error) => logger.warn({ err: error }, 'rule switches could not be read'),
    }),
    ...(env.RESPONSAVEL_TECNICO === undefined ? {} : { responsavelTecnico: env.RESPONSAVEL_TECNICO }),
  };
}

/** The use cases over what is real. */
export function composeServices(dependencies: Dependencies): Services {
  const { logger, metrics, storage, temporal, printer, nowMs, publicUrl } = dependencies;
  const { db, keys, hub, followers, acceptor } = storage;
  const emission = emissionSettings(dependencies);
  const fileLinks = createFileLinks({ publicUrl, key: keys.fileLinks, nowMs });
  const getDocument = createGetDocument({ db });
  const getDocumentRecord = createGetDocumentRecord({ db, nowMs });
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
    documentTypes,
    validateDocument: createValidateDocument({ ...emission, db }),
    getDocument,
    allowedActions: createAllowedActions({ nowMs }),
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
    abandonDocument: createAbandonDocument({
      db,
      hub,
      wake: temporal.wake,
      onCommit: storage.changed,
    }),
    listStuckDocuments: createListStuckDocuments({ db }),
    inutilizar: createInutilizar({ db, hub, conclude: temporal.conclude }),
    ...accountServices(dependencies),
    ...authorityServices(dependencies),
    ...companyServices(dependencies),
  };
}

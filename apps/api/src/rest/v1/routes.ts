import type { DocumentDefinition } from '@fiscal/core/engine/document/definition';
import { DOCUMENTS, documentOf } from '@fiscal/core/registry/documents';
import { hasPaper } from '@fiscal/paper/papers';
import { type Route, route } from '../route.ts';
import { checkReadiness } from './check-readiness/handler.ts';
import { getCompanyCalendar } from './company-calendar/handler.ts';
import { confirmImport } from './confirm-import/handler.ts';
import { consultKey } from './consult-key/handler.ts';
import { getContingencySettings, listServices, setContingencySettings } from './contingency/contingency.ts';
import { listDeadlines } from './contingency/deadlines.ts';
import { closeObligation, listObligations, retryObligation } from './contingency/obligations.ts';
import { createClient } from './create-client/handler.ts';
import { createReadToken } from './create-read-token/handler.ts';
import type { DocumentRoute } from './document-route.ts';
import { listDocumentEmails, sendDocumentEmail } from './emails/document-emails.ts';
import {
  getEmailServer,
  getEmailSettings,
  listSuppressions,
  removeEmailServer,
  setEmailServer,
  setEmailSettings,
  suppressAddress,
  testEmailServer,
  unsuppressAddress,
} from './emails/settings.ts';
import { emitDocument } from './emit-document/handler.ts';
import { eventRoutesOf } from './events/event-routes.ts';
import { explainCode } from './explain-code/handler.ts';
import { getAccount } from './get-account/handler.ts';
import { getAnalysis } from './get-analysis/handler.ts';
import { getByReference } from './get-by-reference/handler.ts';
import { getClient } from './get-client/handler.ts';
import { getDanfeEtiqueta } from './get-danfe-etiqueta/handler.ts';
import { getDocument } from './get-document/handler.ts';
import { getDocumentPdf } from './get-document-pdf/handler.ts';
import { getDocumentXml } from './get-document-xml/handler.ts';
import { getEconf } from './get-econf/handler.ts';
import { getEventXml } from './get-event-xml/handler.ts';
import { getFile } from './get-file/handler.ts';
import { getSefazBoard } from './get-sefaz-board/handler.ts';
import { getSupportBundle } from './get-support-bundle/handler.ts';
import { abandonDocument, resumeDocument } from './halted-documents/operations.ts';
import { getImport, listImports, uploadImport } from './imports/operations.ts';
import { getLegalCalendar } from './legal-calendar/handler.ts';
import { listChanges } from './list-changes/handler.ts';
import { listClients } from './list-clients/handler.ts';
import { listDocuments } from './list-documents/handler.ts';
import { listExchanges, listRangeExchanges } from './list-exchanges/handler.ts';
import { listNumberingProposals } from './list-numbering-proposals/handler.ts';
import { listTokens } from './list-tokens/handler.ts';
import { listUnclosedMdfe } from './list-unclosed-mdfe/handler.ts';
import { listVoidedNumbers } from './list-voided-numbers/handler.ts';
import { lookUpCnpj } from './look-up-cnpj/handler.ts';
import { lookUpCodes } from './look-up-codes/handler.ts';
import { lookUpGtin } from './look-up-gtin/handler.ts';
import { lookUpParty } from './look-up-party/handler.ts';
import { queryStatus } from './query-status/handler.ts';
import { readTown } from './read-town/handler.ts';
import { receivedEventRoutes } from './received/events.ts';
import {
  getReceived,
  getReceivedEventXml,
  getReceivedPdf,
  getReceivedXml,
  getReceiving,
  issueSandboxPurchases,
  listReceived,
  manifestReceived,
  setReceiving,
} from './received/received.ts';
import { replaceCertificate } from './replace-certificate/handler.ts';
import { restoreCertificate } from './restore-certificate/handler.ts';
import { rotateToken } from './rotate-token/handler.ts';
import { issueSandboxA1 } from './sandbox/a1.ts';
import { getSandboxClock, moveSandboxClock } from './sandbox/clock.ts';
import { listSandboxConditions, removeSandboxCondition, setSandboxCondition } from './sandbox/conditions.ts';
import { clearSandboxOutages, listSandboxOutages, putSandboxOutage } from './sandbox/outages.ts';
import { listSandboxScenarios } from './sandbox/scenarios.ts';
import { updateClient } from './update-client/handler.ts';
import { validateDocument } from './validate-document/handler.ts';
import { voidNumbers } from './void-numbers/handler.ts';
import {
  getWebhookDelivery,
  listWebhookDeliveries,
  listWebhookReplays,
  replayWebhook,
  resendWebhookDelivery,
  testWebhook,
} from './webhooks/deliveries.ts';
import {
  createWebhook,
  deleteWebhook,
  getWebhook,
  listWebhooks,
  rotateWebhookSecret,
  updateWebhook,
} from './webhooks/endpoints.ts';

const [nfe, nfce] = [documentOf('nfe'), documentOf('nfce')];

/** NF-e and NFC-e share `/v1/nfe/{id}`; `/v1/nfc-e/{id}` is an alias for mod 65. */
const NFE: DocumentRoute = { route: 'nfe', types: ['nfe', 'nfce'], tag: nfe.nome };
const NFCE: DocumentRoute = { route: 'nfc-e', types: ['nfce'], tag: nfce.nome };

/** Operations on a document; the same under both paths. */
const operationsOf = (on: DocumentRoute): readonly Route[] => {
  const path = `/v1/${on.route}/:id`;
  return [
    // Events
    ...eventRoutesOf(on, NFE),
    route('GET', `${path}/econf/:numeroProtocolo`, 'token', 'read', getEconf(on)),
    route('GET', `${path}/danfe-etiqueta`, 'token', 'read', getDanfeEtiqueta(on)),
    route('GET', `/v1/${on.route}/ref/:referencia`, 'token', 'read', getByReference(on)),
    // Files
    route('GET', `${path}/xml`, 'token', 'read', getDocumentXml(on)),
    route('GET', `${path}/pdf`, 'token', 'read', getDocumentPdf(on)),
    route('GET', `${path}/events/:eventId/xml`, 'token', 'read', getEventXml(on)),
    // E-mail to recipients
    route('POST', `${path}/email`, 'token', 'write', sendDocumentEmail(on)),
    route('GET', `${path}/emails`, 'token', 'read', listDocumentEmails(on)),
    // Support
    route('GET', `${path}/exchanges`, 'token', 'read', listExchanges(on)),
    route('GET', `${path}/support-bundle`, 'token', 'read', getSupportBundle(on)),
  ];
};

/** Routes of every document type: emission, consult, status, validation, files, and its events. */
const routesOf = (definition: DocumentDefinition): readonly Route[] => {
  const on: DocumentRoute = { route: definition.route, types: [definition.type], tag: definition.nome };
  const path = `/v1/${definition.route}`;
  return [
    route('POST', `${path}/emit`, 'token', 'write', emitDocument(definition)),
    route('GET', `${path}/:id`, 'token', 'read', getDocument(on)),
    route('GET', `${path}/ref/:referencia`, 'token', 'read', getByReference(on)),
    route('POST', `${path}/status`, 'token', 'read', queryStatus(definition)),
    ...eventRoutesOf(on),
    ...(definition.type === 'mdfe'
      ? [route('GET', `${path}/nao-encerrados`, 'token', 'read', listUnclosedMdfe(on.tag))]
      : []),
    ...(definition.type === 'nfse'
      ? [route('GET', `${path}/:id/analise-cancelamento`, 'token', 'read', getAnalysis(on.tag))]
      : []),
    route('POST', `${path}/validate`, 'token', 'write', validateDocument(definition)),
    route('GET', `${path}/:id/xml`, 'token', 'read', getDocumentXml(on)),
    ...(hasPaper(definition.type)
      ? [route('GET', `${path}/:id/pdf`, 'token', 'read', getDocumentPdf(on))]
      : []),
    route('GET', `${path}/:id/events/:eventId/xml`, 'token', 'read', getEventXml(on)),
    route('POST', `${path}/:id/email`, 'token', 'write', sendDocumentEmail(on)),
    route('GET', `${path}/:id/emails`, 'token', 'read', listDocumentEmails(on)),
    route('GET', `${path}/:id/exchanges`, 'token', 'read', listExchanges(on)),
    route('GET', `${path}/:id/support-bundle`, 'token', 'read', getSupportBundle(on)),
  ];
};

/** Every type but NF-e and NFC-e, which share their paths. */
const OTHERS = DOCUMENTS.filter(({ type }) => !NFE.types.includes(type));

/** Every route of the API, `write` and `read` name the rate limit's bucket. */
export const ROUTES: readonly Route[] = [
  // Emission
  route('POST', '/v1/nfe/emit', 'token', 'write', emitDocument(nfe)),
  route('POST', '/v1/nfc-e/emit', 'token', 'write', emitDocument(nfce)),
  // Consult
  route('GET', '/v1/nfe/:id', 'token', 'read', getDocument(NFE)),
  route('GET', '/v1/nfc-e/:id', 'token', 'read', getDocument(NFCE)),
  // Service availability
  route('POST', '/v1/nfe/status', 'token', 'read', queryStatus(nfe)),
  route('POST', '/v1/nfc-e/status', 'token', 'read', queryStatus(nfce)),
  // Operations of NF-e and NFC-e; the body or the range determines the model
  ...operationsOf(NFE),
  ...operationsOf(NFCE),
  route('POST', '/v1/nfe/inutilize', 'token', 'write', voidNumbers(NFE)),
  route('GET', '/v1/nfe/inutilizacoes', 'token', 'read', listVoidedNumbers(NFE)),
  route('GET', '/v1/nfe/inutilizacoes/:id/exchanges', 'token', 'read', listRangeExchanges(NFE)),
  // The other documents
  ...OTHERS.flatMap(routesOf),
  route('GET', '/v1/contingency', 'access', 'read', listServices),
  route('GET', '/v1/deadlines', 'access', 'read', listDeadlines),
  route('GET', '/v1/obligations', 'access', 'read', listObligations),
  route('POST', '/v1/obligations/:id/close', 'access', 'write', closeObligation),
  route('POST', '/v1/obligations/:id/retry', 'access', 'write', retryObligation),
  // Clients
  route('POST', '/v1/clients', 'access', 'write', createClient),
  route('GET', '/v1/clients', 'access', 'read', listClients),
  route('GET', '/v1/clients/:id', 'access', 'read', getClient),
  route('GET', '/v1/clients/:id/readiness', 'access', 'write', checkReadiness),
  route('GET', '/v1/clients/:id/calendario', 'access', 'write', getCompanyCalendar),
  route('PATCH', '/v1/clients/:id', 'access', 'write', updateClient),
  route('GET', '/v1/clients/:id/email/:environment', 'access', 'read', getEmailSettings),
  route('PUT', '/v1/clients/:id/email/:environment', 'access', 'write', setEmailSettings),
  route('GET', '/v1/clients/:id/contingency/:environment', 'access', 'read', getContingencySettings),
  route('PUT', '/v1/clients/:id/contingency/:environment', 'access', 'write', setContingencySettings),
  route('GET', '/v1/clients/:id/received/:environment', 'access', 'read', getReceiving),
  route('PUT', '/v1/clients/:id/received/:environment', 'access', 'write', setReceiving),
  route('PUT', '/v1/clients/:id/certificate', 'access', 'write', replaceCertificate),
  route('POST', '/v1/clients/:id/certificate/restore', 'access', 'write', restoreCertificate),
  route('POST', '/v1/clients/:id/imports', 'access', 'write', uploadImport),
  route('GET', '/v1/clients/:id/imports', 'access', 'read', listImports),
  route('GET', '/v1/clients/:id/imports/:importId', 'access', 'read', getImport),
  route('GET', '/v1/clients/:id/numbering-proposals', 'access', 'read', listNumberingProposals),
  route('GET', '/v1/clients/:id/tokens', 'restricted', 'read', listTokens),
  route('POST', '/v1/clients/:id/tokens/:tokenId/rotate', 'restricted', 'write', rotateToken),
  // E-mail to recipients
  route('GET', '/v1/email/server', 'access', 'read', getEmailServer),
  route('PUT', '/v1/email/server', 'access', 'write', setEmailServer),
  route('DELETE', '/v1/email/server', 'access', 'write', removeEmailServer),
  route('POST', '/v1/email/server/test', 'access', 'write', testEmailServer),
  route('GET', '/v1/email/suppressions', 'access', 'read', listSuppressions),
  route('POST', '/v1/email/suppressions', 'access', 'write', suppressAddress),
  route('DELETE', '/v1/email/suppressions/:address', 'access', 'write', unsuppressAddress),
  route('POST', '/v1/webhooks', 'access', 'write', createWebhook),
  route('GET', '/v1/webhooks', 'access', 'read', listWebhooks),
  route('GET', '/v1/webhooks/:id', 'access', 'read', getWebhook),
  route('PATCH', '/v1/webhooks/:id', 'access', 'write', updateWebhook),
  route('DELETE', '/v1/webhooks/:id', 'access', 'write', deleteWebhook),
  route('POST', '/v1/webhooks/:id/rotate-secret', 'access', 'write', rotateWebhookSecret),
  route('POST', '/v1/webhooks/:id/test', 'access', 'write', testWebhook),
  route('GET', '/v1/webhooks/:id/deliveries', 'access', 'read', listWebhookDeliveries),
  route('GET', '/v1/webhooks/:id/deliveries/:deliveryId', 'access', 'read', getWebhookDelivery),
  route('POST', '/v1/webhooks/:id/deliveries/:deliveryId/resend', 'access', 'write', resendWebhookDelivery),
  route('POST', '/v1/webhooks/:id/replay', 'access', 'write', replayWebhook),
  route('GET', '/v1/webhooks/:id/replays', 'access', 'read', listWebhookReplays),
  // Any document, by its key
  route('GET', '/v1/consulta/:chave', 'token', 'read', consultKey),
  // Registers of the authorities
  route('GET', '/v1/cadastro', 'token', 'read', lookUpParty),
  route('GET', '/v1/gtin/:gtin', 'token', 'read', lookUpGtin),
  route('GET', '/v1/cnpj/:cnpj', 'access', 'read', lookUpCnpj),
  // Tables of codes
  route('GET', '/v1/tabelas/:tabela', 'access', 'read', lookUpCodes),
  route('GET', '/v1/rejeicoes/:codigo', 'access', 'read', explainCode),
  route('GET', '/v1/nfse/municipios/:cMun', 'token', 'read', readTown),
  // State of the authorities
  route('GET', '/v1/sefaz', 'access', 'read', getSefazBoard),
  // Changes of the law and their days
  route('GET', '/v1/calendario', 'access', 'read', getLegalCalendar),
  // Account, lists, validation, signed links
  route('GET', '/v1/account', 'access', 'read', getAccount),
  route('GET', '/v1/documents', 'token', 'read', listDocuments),
  route('GET', '/v1/received', 'token', 'read', listReceived),
  route('GET', '/v1/received/:id', 'token', 'read', getReceived),
  route('GET', '/v1/received/:id/xml', 'token', 'read', getReceivedXml),
  route('GET', '/v1/received/:id/pdf', 'token', 'read', getReceivedPdf),
  route('POST', '/v1/received/:id/manifest', 'token', 'write', manifestReceived),
  ...receivedEventRoutes,
  route('GET', '/v1/received/:id/events/:eventId/xml', 'token', 'read', getReceivedEventXml),
  route('GET', '/v1/changes', 'either', 'read', listChanges),
  route('POST', '/v1/documents/:id/resume', 'token', 'write', resumeDocument),
  route('POST', '/v1/documents/:id/abandon', 'token', 'write', abandonDocument),
  route('POST', '/v1/documents/:id/confirm-import', 'token', 'write', confirmImport),
  route('POST', '/v1/nfe/validate', 'token', 'write', validateDocument(nfe)),
  route('POST', '/v1/nfc-e/validate', 'token', 'write', validateDocument(nfce)),
  route('POST', '/v1/read-tokens', 'token', 'write', createReadToken),
  route('GET', '/v1/files/:id', 'file', 'read', getFile),
  // Sandbox
  route('POST', '/sandbox/a1', 'access', 'write', issueSandboxA1),
  route('GET', '/sandbox/scenarios', 'access', 'read', listSandboxScenarios),
  route('POST', '/sandbox/conditions', 'access', 'write', setSandboxCondition),
  route('GET', '/sandbox/conditions', 'access', 'read', listSandboxConditions),
  route('DELETE', '/sandbox/conditions/:id', 'access', 'write', removeSandboxCondition),
  route('GET', '/sandbox/clock', 'access', 'read', getSandboxClock),
  route('POST', '/sandbox/clock', 'access', 'write', moveSandboxClock),
  route('GET', '/sandbox/outages', 'access', 'read', listSandboxOutages),
  route('PUT', '/sandbox/outages', 'access', 'write', putSandboxOutage),
  route('DELETE', '/sandbox/outages', 'access', 'write', clearSandboxOutages),
  route('POST', '/sandbox/received', 'access', 'write', issueSandboxPurchases),
];

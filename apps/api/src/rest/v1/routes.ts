import type { DocumentDefinition } from '@fiscal/core/engine/document/definition';
import { DOCUMENTS, documentOf } from '@fiscal/core/registry/documents';
import { hasPaper } from '@fiscal/paper/papers';
import { type Route, route } from '../route.ts';
import { createReadToken } from './account/create-read-token.ts';
import { getAccount } from './account/get-account.ts';
import { getSefazBoard } from './authority/get-sefaz-board.ts';
import { queryStatus } from './authority/query-status.ts';
import { listChanges } from './changes/list-changes.ts';
import { checkReadiness } from './companies/check-readiness.ts';
import { getCompanyCalendar } from './companies/company-calendar.ts';
import { createClient } from './companies/create-client.ts';
import { getClient } from './companies/get-client.ts';
import { listClients } from './companies/list-clients.ts';
import { listTokens } from './companies/list-tokens.ts';
import { replaceCertificate } from './companies/replace-certificate.ts';
import { restoreCertificate } from './companies/restore-certificate.ts';
import { rotateToken } from './companies/rotate-token.ts';
import { updateClient } from './companies/update-client.ts';
import { getContingencySettings, listServices, setContingencySettings } from './contingency/contingency.ts';
import { listDeadlines } from './contingency/deadlines.ts';
import { closeObligation, listObligations, retryObligation } from './contingency/obligations.ts';
import type { DocumentRoute } from './document-route.ts';
import { emitDocument } from './documents/emit-document.ts';
import { getByReference } from './documents/get-by-reference.ts';
import { getDocument } from './documents/get-document.ts';
import { abandonDocument, resumeDocument } from './documents/halted-documents.ts';
import { listDocuments } from './documents/list-documents.ts';
import { validateDocument } from './documents/validate-document.ts';
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
import { eventRoutesOf } from './events/event-routes.ts';
import { getAnalysis } from './events/get-analysis.ts';
import { getEconf } from './events/get-econf.ts';
import { listUnclosedMdfe } from './events/list-unclosed-mdfe.ts';
import { getSupportBundle } from './exchanges/get-support-bundle.ts';
import { listExchanges, listRangeExchanges } from './exchanges/list-exchanges.ts';
import { getDanfeEtiqueta } from './files/get-danfe-etiqueta.ts';
import { getDocumentPdf } from './files/get-document-pdf.ts';
import { getDocumentXml } from './files/get-document-xml.ts';
import { getEventXml } from './files/get-event-xml.ts';
import { getFile } from './files/get-file.ts';
import { confirmImport } from './imports/confirm-import.ts';
import { getImport, listImports, uploadImport } from './imports/operations.ts';
import { explainCode } from './law/explain-code.ts';
import { getLegalCalendar } from './law/legal-calendar.ts';
import { lookUpCodes } from './law/look-up-codes.ts';
import { readTown } from './law/read-town.ts';
import { listNumberingProposals } from './numbers/list-numbering-proposals.ts';
import { listVoidedNumbers } from './numbers/list-voided-numbers.ts';
import { voidNumbers } from './numbers/void-numbers.ts';
import { receivedAddressRoutes } from './received/address.ts';
import { receivedEventRoutes } from './received/events.ts';
import { confirmReceived, getReceivedFiles, listReceivedFiles, uploadReceived } from './received/files.ts';
import { listReceivedLetters } from './received/letters.ts';
import { receivedOrderRoutes } from './received/orders.ts';
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
import { consultKey } from './registers/consult-key.ts';
import { lookUpCnpj } from './registers/look-up-cnpj.ts';
import { lookUpGtin } from './registers/look-up-gtin.ts';
import { lookUpParty } from './registers/look-up-party.ts';
import { issueSandboxA1 } from './sandbox/a1.ts';
import { getSandboxClock, moveSandboxClock } from './sandbox/clock.ts';
import { listSandboxConditions, removeSandboxCondition, setSandboxCondition } from './sandbox/conditions.ts';
import { queryAsSandboxNeighbor } from './sandbox/neighbor.ts';
import { clearSandboxOutages, listSandboxOutages, putSandboxOutage } from './sandbox/outages.ts';
import { listSandboxScenarios } from './sandbox/scenarios.ts';
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

const [nfe, nfce, mdfe, nfse] = [
  documentOf('nfe'),
  documentOf('nfce'),
  documentOf('mdfe'),
  documentOf('nfse'),
];

/** NF-e and NFC-e share `/v1/nfe/{id}`; `/v1/nfc-e/{id}` is an alias for mod 65. */
const NFE: DocumentRoute = { route: 'nfe', types: ['nfe', 'nfce'], tag: nfe.nome };
const NFCE: DocumentRoute = { route: 'nfc-e', types: ['nfce'], tag: nfce.nome };

/** Routes of one document under the path of its type. */
const documentRoutes = (on: DocumentRoute): readonly Route[] => {
  const path = `/v1/${on.route}/:id`;
  return [
    route('GET', path, 'token', 'read', getDocument(on)),
    route('GET', `/v1/${on.route}/ref/:referencia`, 'token', 'read', getByReference(on)),
    ...eventRoutesOf(on, on === NFCE ? NFE : on),
    // Files
    route('GET', `${path}/xml`, 'token', 'read', getDocumentXml(on)),
    ...(on.types.some((type) => hasPaper(type))
      ? [route('GET', `${path}/pdf`, 'token', 'read', getDocumentPdf(on))]
      : []),
    route('GET', `${path}/events/:eventId/xml`, 'token', 'read', getEventXml(on)),
    // E-mail to recipients
    route('POST', `${path}/email`, 'token', 'write', sendDocumentEmail(on)),
    route('GET', `${path}/emails`, 'token', 'read', listDocumentEmails(on)),
    // Support
    route('GET', `${path}/exchanges`, 'token', 'read', listExchanges(on)),
    route('GET', `${path}/support-bundle`, 'token', 'read', getSupportBundle(on)),
  ];
};

/** Routes of a type that name no document. */
const typeRoutes = (definition: DocumentDefinition): readonly Route[] => {
  const path = `/v1/${definition.route}`;
  return [
    route('POST', `${path}/emit`, 'token', 'write', emitDocument(definition)),
    route('POST', `${path}/status`, 'token', 'read', queryStatus(definition)),
    route('POST', `${path}/validate`, 'token', 'write', validateDocument(definition)),
  ];
};

/** Routes of NF-e and NFC-e alone. */
const ownRoutes = (on: DocumentRoute): readonly Route[] => [
  route('GET', `/v1/${on.route}/:id/econf/:numeroProtocolo`, 'token', 'read', getEconf(on)),
  route('GET', `/v1/${on.route}/:id/danfe-etiqueta`, 'token', 'read', getDanfeEtiqueta(on)),
];

/** Every type but NF-e and NFC-e, which share their paths. */
const OTHERS: readonly DocumentRoute[] = DOCUMENTS.filter(({ type }) => !NFE.types.includes(type)).map(
  ({ route: name, type, nome }) => ({ route: name, types: [type], tag: nome }),
);

/** Every route of the API, `write` and `read` name the rate limit's bucket. */
export const ROUTES: readonly Route[] = [
  ...DOCUMENTS.flatMap(typeRoutes),
  ...[NFE, NFCE, ...OTHERS].flatMap(documentRoutes),
  ...[NFE, NFCE].flatMap(ownRoutes),
  route('POST', '/v1/nfe/inutilize', 'token', 'write', voidNumbers(NFE)),
  route('GET', '/v1/nfe/inutilizacoes', 'token', 'read', listVoidedNumbers(NFE)),
  route('GET', '/v1/nfe/inutilizacoes/:id/exchanges', 'token', 'read', listRangeExchanges(NFE)),
  route('GET', '/v1/mdfe/nao-encerrados', 'token', 'read', listUnclosedMdfe(mdfe.nome)),
  route('GET', '/v1/nfse/:id/analise-cancelamento', 'token', 'read', getAnalysis(nfse.nome)),
  // Contingency
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
  ...receivedAddressRoutes,
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
  ...receivedOrderRoutes,
  route('POST', '/v1/received/files', 'token', 'write', uploadReceived),
  route('GET', '/v1/received/files', 'token', 'read', listReceivedFiles),
  route('GET', '/v1/received/files/:id', 'token', 'read', getReceivedFiles),
  route('GET', '/v1/received/letters', 'token', 'read', listReceivedLetters),
  route('GET', '/v1/received/:id', 'token', 'read', getReceived),
  route('GET', '/v1/received/:id/xml', 'token', 'read', getReceivedXml),
  route('GET', '/v1/received/:id/pdf', 'token', 'read', getReceivedPdf),
  route('POST', '/v1/received/:id/confirm', 'token', 'write', confirmReceived),
  route('POST', '/v1/received/:id/manifest', 'token', 'write', manifestReceived),
  ...receivedEventRoutes,
  route('GET', '/v1/received/:id/events/:eventId/xml', 'token', 'read', getReceivedEventXml),
  route('GET', '/v1/changes', 'either', 'read', listChanges),
  route('POST', '/v1/documents/:id/resume', 'token', 'write', resumeDocument),
  route('POST', '/v1/documents/:id/abandon', 'token', 'write', abandonDocument),
  route('POST', '/v1/documents/:id/confirm-import', 'token', 'write', confirmImport),
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
  route('POST', '/sandbox/received/neighbor', 'access', 'write', queryAsSandboxNeighbor),
];

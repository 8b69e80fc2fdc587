import { documentByRoute } from '@fiscal/core/registry/documents';
import { RECEIVED_EVENTS } from '@fiscal/core/vocabulary/manifestation';
import { isInterfaceType, isObjectType } from 'graphql';
import { expect, it } from 'vitest';
import { OPERATIONS, TABLED_EVENTS } from '../operations/table.ts';
import { ROUTES } from '../rest/v1/routes.ts';
import { typeName } from './documents/type-name.ts';
import { schema } from './schema.ts';

/** Field of the schema equivalent to each route; `{type}` is a document type. */
const FIELDS: Readonly<Record<string, string>> = {
  'POST /v1/{type}/emit': 'Mutation.emit{type}',
  'POST /v1/{type}/validate': 'Mutation.validate{type}',
  'POST /v1/{type}/status': 'Query.sefazStatus',
  'GET /v1/{type}/:id': 'Query.document',
  // The filter `referencia` finds it.
  'GET /v1/{type}/ref/:referencia': 'Query.documents',
  'GET /v1/{type}/:id/xml': '{type}.xml',
  'GET /v1/{type}/:id/pdf': '{type}.pdfBase64',
  'GET /v1/{type}/:id/events/:eventId/xml': 'DocumentEvent.xml',
  'GET /v1/{type}/:id/exchanges': 'Document.exchanges',
  'POST /v1/{type}/:id/email': 'Mutation.sendDocumentEmail',
  'GET /v1/{type}/:id/emails': 'Document.emails',
  'POST /v1/{type}/:id/cancel': 'Mutation.cancelDocument',
  'POST /v1/{type}/:id/correct': 'Mutation.correctDocument',
  'POST /v1/{type}/:id/ator-interessado': 'Mutation.registerAtorInteressado',
  'POST /v1/{type}/:id/insucesso-entrega': 'Mutation.registerInsucessoEntrega',
  'DELETE /v1/{type}/:id/insucesso-entrega': 'Mutation.cancelInsucessoEntrega',
  'POST /v1/{type}/:id/econf': 'Mutation.registerEconf',
  'GET /v1/{type}/:id/econf/:numeroProtocolo': 'Query.econf',
  'DELETE /v1/{type}/:id/econf/:numeroProtocolo': 'Mutation.cancelEconf',
  // An NFC-e has no label: its route refuses, the schema does not offer it.
  'GET /v1/{type}/:id/danfe-etiqueta': 'NFe.danfeEtiquetaBase64',
  'POST /v1/{type}/inutilize': 'Mutation.voidNumbers',
  'GET /v1/{type}/inutilizacoes': 'Query.voidedNumbers',
  'POST /v1/{type}/:id/encerrar': 'Mutation.closeMdfe',
  'POST /v1/{type}/:id/inclusao-condutor': 'Mutation.includeMdfeDriver',
  'POST /v1/{type}/:id/inclusao-dfe': 'Mutation.includeMdfeDfe',
  'POST /v1/{type}/:id/analise-cancelamento': 'Mutation.requestCancellationAnalysis',
  'GET /v1/{type}/:id/analise-cancelamento': 'Query.cancellationAnalysis',
  ...Object.fromEntries(
    TABLED_EVENTS.map(({ kind }) => [
      `POST /v1/{type}/:id/eventos/${kind}`,
      `Mutation.${OPERATIONS.find(({ kinds }) => kinds.includes(kind))?.name}`,
    ]),
  ),
  'GET /v1/{type}/nao-encerrados': 'Query.unclosedMdfe',
  'POST /v1/clients': 'Mutation.createClient',
  'GET /v1/clients': 'Query.clients',
  'GET /v1/clients/:id': 'Query.client',
  'PATCH /v1/clients/:id': 'Mutation.updateClient',
  'PUT /v1/clients/:id/certificate': 'Mutation.replaceCertificate',
  'POST /v1/clients/:id/certificate/restore': 'Mutation.restoreCertificate',
  'GET /v1/clients/:id/numbering-proposals': 'Query.numberingProposals',
  'GET /v1/clients/:id/tokens': 'Query.clientTokens',
  'POST /v1/clients/:id/tokens/:tokenId/rotate': 'Mutation.rotateToken',
  'GET /v1/received': 'Query.receivedNotes',
  'GET /v1/received/:id': 'Query.receivedNote',
  'POST /v1/received/orders': 'Mutation.announceReceivedOrder',
  'GET /v1/received/orders': 'Query.receivedOrders',
  'GET /v1/received/orders/:id': 'Query.receivedOrder',
  'DELETE /v1/received/orders/:id': 'Mutation.deleteReceivedOrder',
  'GET /v1/received/files': 'Query.companyImports',
  'GET /v1/received/files/:id': 'Query.companyImport',
  'GET /v1/received/letters': 'Query.receivedLetters',
  'POST /v1/received/:id/confirm': 'Mutation.confirmReceived',
  'POST /v1/received/:id/manifest': 'Mutation.manifestReceived',
  ...Object.fromEntries(
    RECEIVED_EVENTS.map((kind) => [
      `POST /v1/received/:id/eventos/${kind}`,
      'Mutation.registerReceivedEvent',
    ]),
  ),
  'GET /v1/cadastro': 'Query.registeredParty',
  'GET /v1/gtin/:gtin': 'Query.gtin',
  'GET /v1/{type}/municipios/:cMun': 'Query.nfseTown',
  'GET /v1/sefaz': 'Query.sefazStatuses',
  'GET /v1/calendario': 'Query.legalCalendar',
  'GET /v1/rejeicoes/:codigo': 'Query.codeMeanings',
  'GET /v1/clients/:id/calendario': 'Query.companyCalendar',
  'GET /v1/account': 'Query.account',
  'GET /v1/documents': 'Query.documents',
  'POST /v1/documents/:id/confirm-import': 'Mutation.confirmImport',
  'GET /v1/changes': 'Subscription.accountChanged',
  // The schema returns the link; its holder fetches the file.
  'GET /v1/files/:id': 'Document.xmlUrl',
  'POST /sandbox/conditions': 'Mutation.setSandboxCondition',
  'GET /sandbox/scenarios': 'Query.sandboxScenarios',
  'GET /sandbox/conditions': 'Query.sandboxConditions',
  'DELETE /sandbox/conditions/:id': 'Mutation.removeSandboxCondition',
  'GET /sandbox/clock': 'Query.sandboxClock',
  'POST /sandbox/clock': 'Mutation.moveSandboxClock',
  'GET /sandbox/outages': 'Query.sandboxOutages',
  'PUT /sandbox/outages': 'Mutation.putSandboxOutage',
  'DELETE /sandbox/outages': 'Mutation.clearSandboxOutages',
  'GET /v1/consulta/:chave': 'Query.consultedKey',
  'POST /v1/documents/:id/resume': 'Mutation.resumeDocument',
  'POST /v1/documents/:id/abandon': 'Mutation.abandonDocument',
  'GET /v1/contingency': 'Query.contingencyServices',
  'GET /v1/deadlines': 'Query.deadlines',
  'GET /v1/obligations': 'Query.obligations',
  'POST /v1/obligations/:id/close': 'Mutation.closeObligation',
  'POST /v1/obligations/:id/retry': 'Mutation.retryObligation',
  'POST /v1/webhooks': 'Mutation.createWebhook',
  'GET /v1/webhooks': 'Query.webhooks',
  'GET /v1/webhooks/:id': 'Query.webhook',
  'PATCH /v1/webhooks/:id': 'Mutation.updateWebhook',
  'DELETE /v1/webhooks/:id': 'Mutation.deleteWebhook',
  'POST /v1/webhooks/:id/rotate-secret': 'Mutation.rotateWebhookSecret',
  'POST /v1/webhooks/:id/test': 'Mutation.testWebhook',
  'GET /v1/webhooks/:id/deliveries': 'Query.webhookDeliveries',
  'GET /v1/webhooks/:id/deliveries/:deliveryId': 'Query.webhookDelivery',
  'POST /v1/webhooks/:id/deliveries/:deliveryId/resend': 'Mutation.resendWebhookDelivery',
  'POST /v1/webhooks/:id/replay': 'Mutation.replayWebhook',
  'GET /v1/webhooks/:id/replays': 'Query.webhookReplays',
  'POST /v1/read-tokens': 'Mutation.createReadToken',
  'GET /v1/clients/:id/readiness': 'Query.readiness',
  'GET /v1/clients/:id/imports': 'Query.companyImports',
  'GET /v1/clients/:id/imports/:importId': 'Query.companyImport',
  'GET /v1/clients/:id/email/:environment': 'Query.emailSettings',
  'PUT /v1/clients/:id/email/:environment': 'Mutation.setEmailSettings',
  'GET /v1/clients/:id/contingency/:environment': 'Query.contingencySettings',
  'PUT /v1/clients/:id/contingency/:environment': 'Mutation.setContingencySettings',
  'GET /v1/clients/:id/received/:environment': 'Query.receivingSettings',
  'PUT /v1/clients/:id/received/:environment': 'Mutation.setReceiving',
  'POST /v1/clients/:id/received/:environment/address': 'Mutation.changeReceivedAddress',
  'DELETE /v1/clients/:id/received/:environment/address': 'Mutation.endReceivedAddress',
  'GET /v1/email/server': 'Query.emailServer',
  'PUT /v1/email/server': 'Mutation.setEmailServer',
  'DELETE /v1/email/server': 'Mutation.removeEmailServer',
  'POST /v1/email/server/test': 'Mutation.testEmailServer',
  'GET /v1/email/suppressions': 'Query.emailSuppressions',
  'POST /v1/email/suppressions': 'Mutation.suppressEmailAddress',
  'DELETE /v1/email/suppressions/:address': 'Mutation.unsuppressEmailAddress',
  'GET /v1/received/:id/xml': 'ReceivedNote.xml',
  'GET /v1/received/:id/pdf': 'ReceivedNote.pdfBase64',
  'GET /v1/received/:id/events/:eventId/xml': 'ReceivedNote.eventXml',
  'GET /v1/{type}/inutilizacoes/:id/exchanges': 'Inutilizacao.exchanges',
  'POST /sandbox/a1': 'Mutation.issueSandboxA1',
  'POST /sandbox/received': 'Mutation.issueSandboxPurchases',
  'POST /sandbox/received/neighbor': 'Mutation.queryAsSandboxNeighbor',
  'GET /v1/cnpj/:cnpj': 'Query.registeredCompany',
  'GET /v1/tabelas/:tabela': 'Query.codes',
};

/** Routes without a field, and the reason. docs/graphql.md names them. */
const REST_ALONE: Readonly<Record<string, string>> = {
  'POST /v1/received/files': 'its body is a file of up to 64 MB, and that of GraphQL JSON of 4 MB',
  'POST /v1/clients/:id/imports': 'its body is a file of up to 64 MB, and that of GraphQL JSON of 4 MB',
  'GET /v1/{type}/:id/support-bundle': 'its answer is a ZIP, which a person sends to the support',
};

/** `POST /v1/nfc-e/emit` → its row, and the name of the type in the schema. */
function rowOf({ method, path }: { readonly method: string; readonly path: string }) {
  const [, , segment = ''] = path.split('/');
  const definition = documentByRoute(segment);
  const general = definition === undefined ? path : path.replace(`/${segment}`, '/{type}');
  return { row: `${method} ${general}`, type: definition === undefined ? '' : typeName(definition.nome) };
}

function isThere(field: string): boolean {
  const [owner = '', name = ''] = field.split('.');
  const type = schema().getType(owner);
  return (isObjectType(type) || isInterfaceType(type)) && Object.hasOwn(type.getFields(), name);
}

it('every route of REST has its field in the schema', () => {
  const missing = ROUTES.filter((route) => {
    const { row, type } = rowOf(route);
    const field = FIELDS[row]?.replace('{type}', type);
    return !Object.hasOwn(REST_ALONE, row) && (field === undefined || !isThere(field));
  });
  expect(missing.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});

it('the tables have no row that is no route, and none twice', () => {
  const rows = new Set(ROUTES.map((route) => rowOf(route).row));
  const tables = [...Object.keys(FIELDS), ...Object.keys(REST_ALONE)];
  expect(tables.filter((row) => !rows.has(row))).toEqual([]);
  expect(new Set(tables).size).toBe(tables.length);
});

import { documentByRoute } from '@fiscal/core/registry/documents';
import { isInterfaceType, isObjectType } from 'graphql';
import { expect, it } from 'vitest';
import { OPERATIONS } from '../operations/table.ts';
import { TABLED_EVENTS } from '../operations/tabled-events.ts';
import { ROUTES } from '../rest/v1/routes.ts';
import { typeName } from './documents/type-name.ts';
import { schema } from './schema.ts';

/** Field of the schema equivalent to each route; `{type}` is a document type. */
const FIELDS: Readonly<Record<string, string>> = {
  'POST /v1/{type}/emit': 'Mutation.emit{type}',
  'POST /v1/{type}/validate': 'Mutation.validate{type}',
  'POST /v1/{type}/status': 'Query.sefazStatus',
  'GET /v1/{type}/:id': 'Query.document',
  // By its filter `referencia`.
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
  'POST /v1/received/:id/manifest': 'Mutation.manifestReceived',
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
  'GET /v1/changes': 'Subscription.documentsChanged',
  // The schema returns the link; its holder fetches the file.
  'GET /v1/files/:id': 'Document.xmlUrl',
  'POST /sandbox/conditions': 'Mutation.setSandboxCondition',
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
};

/**
 * Routes that a server calls before its page makes any query, and that the documentation's pages call between two
 * calls.
 */
const REST_ALONE = new Set([
  'POST /v1/read-tokens',
  'GET /v1/clients/:id/readiness',
  // A file in pieces, and how far it is: asked by the program that sends it.
  'POST /v1/clients/:id/imports',
  'GET /v1/clients/:id/imports',
  'GET /v1/clients/:id/imports/:importId',
  // Set up once, by people at the console or by a program.
  'GET /v1/clients/:id/email/:environment',
  'PUT /v1/clients/:id/email/:environment',
  'GET /v1/clients/:id/contingency/:environment',
  'PUT /v1/clients/:id/contingency/:environment',
  'GET /v1/contingency',
  'GET /v1/deadlines',
  'GET /v1/clients/:id/received/:environment',
  'PUT /v1/clients/:id/received/:environment',
  'GET /v1/received/:id/xml',
  // A file for the registration of a company, asked by the program that registers it.
  'POST /sandbox/a1',
  'GET /v1/received/:id/pdf',
  'GET /v1/received/:id/events/:eventId/xml',
  'POST /sandbox/received',
  'GET /v1/obligations',
  'POST /v1/obligations/:id/close',
  'POST /v1/obligations/:id/retry',
  'GET /v1/email/server',
  'PUT /v1/email/server',
  'DELETE /v1/email/server',
  'POST /v1/email/server/test',
  'GET /v1/email/suppressions',
  'POST /v1/email/suppressions',
  'DELETE /v1/email/suppressions/:address',
  'GET /v1/consulta/:chave',
  // Tables and a public register, asked by forms.
  'GET /v1/cnpj/:cnpj',
  'GET /v1/tabelas/:tabela',
  'GET /v1/{type}/:id/support-bundle',
  'GET /v1/{type}/inutilizacoes/:id/exchanges',
  'POST /v1/documents/:id/resume',
  'POST /v1/documents/:id/abandon',
  'GET /sandbox/scenarios',
  'GET /sandbox/conditions',
  'DELETE /sandbox/conditions/:id',
  'GET /sandbox/clock',
  'POST /sandbox/clock',
  'GET /sandbox/outages',
  'PUT /sandbox/outages',
  'DELETE /sandbox/outages',
]);

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
    return !REST_ALONE.has(row) && (field === undefined || !isThere(field));
  });
  expect(missing.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});

it('the table has no row that is no route', () => {
  const rows = new Set(ROUTES.map((route) => rowOf(route).row));
  expect(Object.keys(FIELDS).filter((row) => !rows.has(row))).toEqual([]);
});

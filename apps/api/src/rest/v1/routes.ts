import type { DocumentDefinition } from '@fiscal/core/engine/document/definition';
import { DOCUMENTS, documentOf } from '@fiscal/core/registry/documents';
import { hasPaper } from '@fiscal/paper/papers';
import { type Route, route } from '../route.ts';
import { createClient } from './create-client/handler.ts';
import { createReadToken } from './create-read-token/handler.ts';
import type { DocumentRoute } from './document-route.ts';
import { emitDocument } from './emit-document/handler.ts';
import { eventRoutesOf } from './events/event-routes.ts';
import { getAccount } from './get-account/handler.ts';
import { getClient } from './get-client/handler.ts';
import { getDanfeEtiqueta } from './get-danfe-etiqueta/handler.ts';
import { getDocument } from './get-document/handler.ts';
import { getDocumentPdf } from './get-document-pdf/handler.ts';
import { getDocumentXml } from './get-document-xml/handler.ts';
import { getEconf } from './get-econf/handler.ts';
import { getEventXml } from './get-event-xml/handler.ts';
import { getFile } from './get-file/handler.ts';
import { abandonDocument, resumeDocument } from './halted-documents/operations.ts';
import { listClients } from './list-clients/handler.ts';
import { listDocuments } from './list-documents/handler.ts';
import { listTokens } from './list-tokens/handler.ts';
import { listUnclosedMdfe } from './list-unclosed-mdfe/handler.ts';
import { listVoidedNumbers } from './list-voided-numbers/handler.ts';
import { queryStatus } from './query-status/handler.ts';
import { replaceCertificate } from './replace-certificate/handler.ts';
import { rotateToken } from './rotate-token/handler.ts';
import { listSandboxConditions, removeSandboxCondition, setSandboxCondition } from './sandbox/conditions.ts';
import { listSandboxScenarios } from './sandbox/scenarios.ts';
import { updateClient } from './update-client/handler.ts';
import { validateDocument } from './validate-document/handler.ts';
import { voidNumbers } from './void-numbers/handler.ts';

const [nfe, nfce] = [documentOf('nfe'), documentOf('nfce')];

/** NF-e and NFC-e share `/v1/nfe/{id}`; `/v1/nfc-e/{id}` is an alias for mod 65. */
const NFE: DocumentRoute = { route: 'nfe', types: ['nfe', 'nfce'], tag: nfe.nome };
const NFCE: DocumentRoute = { route: 'nfc-e', types: ['nfce'], tag: nfce.nome };

/** What is done with one document; the same under both paths. */
const operationsOf = (on: DocumentRoute): readonly Route[] => {
  const path = `/v1/${on.route}/:id`;
  return [
    // Events
    ...eventRoutesOf(on, NFE),
    route('GET', `${path}/econf/:numeroProtocolo`, 'token', 'read', getEconf(on)),
    route('GET', `${path}/danfe-etiqueta`, 'token', 'read', getDanfeEtiqueta(on)),
    // Files
    route('GET', `${path}/xml`, 'token', 'read', getDocumentXml(on)),
    route('GET', `${path}/pdf`, 'token', 'read', getDocumentPdf(on)),
    route('GET', `${path}/events/:eventId/xml`, 'token', 'read', getEventXml(on)),
  ];
};

/** What every document type has: emission, consult, status, validation and files, and the events that it takes. */
const routesOf = (definition: DocumentDefinition): readonly Route[] => {
  const on: DocumentRoute = { route: definition.route, types: [definition.type], tag: definition.nome };
  const path = `/v1/${definition.route}`;
  return [
    route('POST', `${path}/emit`, 'token', 'write', emitDocument(definition)),
    route('GET', `${path}/:id`, 'token', 'read', getDocument(on)),
    route('POST', `${path}/status`, 'token', 'read', queryStatus(definition)),
    ...eventRoutesOf(on),
    ...(definition.type === 'mdfe'
      ? [route('GET', `${path}/nao-encerrados`, 'token', 'read', listUnclosedMdfe(on.tag))]
      : []),
    route('POST', `${path}/validate`, 'token', 'write', validateDocument(definition)),
    route('GET', `${path}/:id/xml`, 'token', 'read', getDocumentXml(on)),
    ...(hasPaper(definition.type)
      ? [route('GET', `${path}/:id/pdf`, 'token', 'read', getDocumentPdf(on))]
      : []),
    route('GET', `${path}/:id/events/:eventId/xml`, 'token', 'read', getEventXml(on)),
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
  // Operations of NF-e and NFC-e; the body or the range tells the model
  ...operationsOf(NFE),
  ...operationsOf(NFCE),
  route('POST', '/v1/nfe/inutilize', 'token', 'write', voidNumbers(NFE)),
  route('GET', '/v1/nfe/inutilizacoes', 'token', 'read', listVoidedNumbers(NFE)),
  // The other documents
  ...OTHERS.flatMap(routesOf),
  // Clients
  route('POST', '/v1/clients', 'access', 'write', createClient),
  route('GET', '/v1/clients', 'access', 'read', listClients),
  route('GET', '/v1/clients/:id', 'access', 'read', getClient),
  route('PATCH', '/v1/clients/:id', 'access', 'write', updateClient),
  route('PUT', '/v1/clients/:id/certificate', 'access', 'write', replaceCertificate),
  route('GET', '/v1/clients/:id/tokens', 'restricted', 'read', listTokens),
  route('POST', '/v1/clients/:id/tokens/:tokenId/rotate', 'restricted', 'write', rotateToken),
  // Account, lists, validation, signed links
  route('GET', '/v1/account', 'access', 'read', getAccount),
  route('GET', '/v1/documents', 'token', 'read', listDocuments),
  route('POST', '/v1/documents/:id/resume', 'token', 'write', resumeDocument),
  route('POST', '/v1/documents/:id/abandon', 'token', 'write', abandonDocument),
  route('POST', '/v1/nfe/validate', 'token', 'write', validateDocument(nfe)),
  route('POST', '/v1/nfc-e/validate', 'token', 'write', validateDocument(nfce)),
  route('POST', '/v1/read-tokens', 'token', 'write', createReadToken),
  route('GET', '/v1/files/:id', 'file', 'read', getFile),
  // Sandbox
  route('GET', '/sandbox/scenarios', 'access', 'read', listSandboxScenarios),
  route('POST', '/sandbox/conditions', 'access', 'write', setSandboxCondition),
  route('GET', '/sandbox/conditions', 'access', 'read', listSandboxConditions),
  route('DELETE', '/sandbox/conditions/:id', 'access', 'write', removeSandboxCondition),
];

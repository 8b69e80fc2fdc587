import type { DocumentDefinition } from '@fiscal/core/documents/definition';
import { DOCUMENTS } from '@fiscal/core/documents/registry';
import { type Route, route } from '../route.ts';
import { createClient } from './create-client/handler.ts';
import { emitDocument } from './emit-document/handler.ts';
import { getAccount } from './get-account/handler.ts';
import { getClient } from './get-client/handler.ts';
import { getDocument } from './get-document/handler.ts';
import { getDocumentXml } from './get-document-xml/handler.ts';
import { getFile } from './get-file/handler.ts';
import { listClients } from './list-clients/handler.ts';
import { listDocuments } from './list-documents/handler.ts';
import { listTokens } from './list-tokens/handler.ts';
import { queryStatus } from './query-status/handler.ts';
import { replaceCertificate } from './replace-certificate/handler.ts';
import { rotateToken } from './rotate-token/handler.ts';
import { setSandboxCondition } from './set-sandbox-condition/handler.ts';
import { updateClient } from './update-client/handler.ts';
import { validateDocument } from './validate-document/handler.ts';

const { nfe, nfce }: Record<'nfe' | 'nfce', DocumentDefinition> = DOCUMENTS;

/** Every route of the API, in the contract's order; `write` and `read` name the rate limit's bucket. */
export const ROUTES: readonly Route[] = [
  // Contract, Emission
  route('POST', '/v1/nfe/emit', 'token', 'write', emitDocument(nfe)),
  route('POST', '/v1/nfc-e/emit', 'token', 'write', emitDocument(nfce)),
  // Contract, Consult; NF-e and NFC-e share it, the second is an alias for mod 65 (DESIGN §4)
  route('GET', '/v1/nfe/:id', 'token', 'read', getDocument('nfe', ['nfe', 'nfce'], nfe.nome)),
  route('GET', '/v1/nfc-e/:id', 'token', 'read', getDocument('nfc-e', ['nfce'], nfce.nome)),
  // Contract, Service availability
  route('POST', '/v1/nfe/status', 'token', 'read', queryStatus(nfe)),
  route('POST', '/v1/nfc-e/status', 'token', 'read', queryStatus(nfce)),
  // Contract, Client management; the rest of the family by DESIGN §4
  route('POST', '/v1/clients', 'access', 'write', createClient),
  route('GET', '/v1/clients', 'access', 'read', listClients),
  route('GET', '/v1/clients/:id', 'access', 'read', getClient),
  route('PATCH', '/v1/clients/:id', 'access', 'write', updateClient),
  route('PUT', '/v1/clients/:id/certificate', 'access', 'write', replaceCertificate),
  route('GET', '/v1/clients/:id/tokens', 'restricted', 'read', listTokens),
  route('POST', '/v1/clients/:id/tokens/:tokenId/rotate', 'restricted', 'write', rotateToken),
  // DESIGN §4, more routes
  route('GET', '/v1/account', 'access', 'read', getAccount),
  route('GET', '/v1/documents', 'token', 'read', listDocuments),
  route('GET', '/v1/nfe/:id/xml', 'token', 'read', getDocumentXml('nfe', ['nfe', 'nfce'], nfe.nome)),
  route('GET', '/v1/nfc-e/:id/xml', 'token', 'read', getDocumentXml('nfc-e', ['nfce'], nfce.nome)),
  route('POST', '/v1/nfe/validate', 'token', 'write', validateDocument(nfe)),
  route('POST', '/v1/nfc-e/validate', 'token', 'write', validateDocument(nfce)),
  route('GET', '/v1/files/:id', 'file', 'read', getFile),
  // DESIGN §3
  route('POST', '/sandbox/conditions', 'access', 'write', setSandboxCondition),
];

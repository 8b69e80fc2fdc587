import { child, parseXml, type XmlElement } from '@fiscal/core/xml/parse';
import type { StoredDocument } from '../../state/documents.ts';
import { need, text } from '../xml.ts';
import type { PortalDocument, PortalSubject, PortalType } from './type.ts';

/** Where a document has its key. */
type Identity = Pick<PortalType, 'signed' | 'idPrefix'>;

/** Key of a document as its Id says it, read leniently: the schema has not been asked yet; `''` when there is none. */
export const chaveIn = (root: XmlElement, { signed, idPrefix }: Identity): string =>
  (child(root, signed)?.attributes['Id'] ?? '').slice(idPrefix.length);

/** Reads a schema-valid document. */
export function readDocument(root: XmlElement, xml: string, identity: Identity): PortalDocument {
  const inf = need(root, identity.signed);
  const ide = need(inf, 'ide');
  const chave = chaveIn(root, identity);
  return {
    chave,
    // What the key says; that it says what the document does is a rule (227).
    modelo: chave.slice(20, 22),
    cUF: chave.slice(0, 2),
    serie: Number(chave.slice(22, 25)),
    numero: Number(chave.slice(25, 34)),
    emitente: chave.slice(6, 20),
    dhEmiMs: Date.parse(text(ide, 'dhEmi')),
    inf,
    ide,
    emit: need(inf, 'emit'),
    root,
    xml,
  };
}

/** The document an event is about. */
export function subjectOf(stored: StoredDocument | null, type: PortalType): PortalSubject | null {
  if (!stored) return null;
  const document = stored.xml === null ? null : readDocument(parseXml(stored.xml).root, stored.xml, type);
  const authorizedAtMs = Date.parse(stored.dhRecbto);
  return { stored, authorizedAtMs, dhEmiMs: document?.dhEmiMs ?? authorizedAtMs, document };
}

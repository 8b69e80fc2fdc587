import { child, childrenOf, parseXml, type XmlElement } from '@fiscal/core/xml/parse';
import type { StoredDocument } from '../../state/documents.ts';
import { need, text } from '../xml.ts';
import type { PortalMessages } from './messages.ts';
import type { PortalDocument, PortalSubject } from './type.ts';

/** Position of the key in a document. */
type Identity = Pick<PortalMessages, 'signed' | 'idPrefix'>;

/** Documents of a message, read leniently, before the schema check. */
export const documentsIn = (payload: XmlElement, { names, lot }: PortalMessages): readonly XmlElement[] =>
  lot ? childrenOf(payload, names.documento) : [payload];

/** Key from the Id of a document, without checks; `''` when there is none. */
export const chaveIn = (root: XmlElement, { signed, idPrefix }: Identity): string =>
  (child(root, signed)?.attributes['Id'] ?? '').slice(idPrefix.length);

/** Key of the first document of a message; `''` when there is none. */
export const firstChave = (payload: XmlElement | null, type: PortalMessages): string => {
  const [first] = payload ? documentsIn(payload, type) : [];
  return first ? chaveIn(first, type) : '';
};

/** Reads a schema-valid document. */
export function readDocument(root: XmlElement, xml: string, identity: Identity): PortalDocument {
  const inf = need(root, identity.signed);
  const ide = need(inf, 'ide');
  const chave = chaveIn(root, identity);
  return {
    chave,
    // Read from the key; a rule compares it with the fields (227).
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
export function subjectOf<D extends PortalDocument>(
  stored: StoredDocument | null,
  read: (root: XmlElement, xml: string) => D,
): PortalSubject<D> | null {
  if (!stored) return null;
  const document = stored.xml === null ? null : read(parseXml(stored.xml).root, stored.xml);
  const authorizedAtMs = Date.parse(stored.dhRecbto);
  return { stored, authorizedAtMs, dhEmiMs: document?.dhEmiMs ?? authorizedAtMs, document };
}

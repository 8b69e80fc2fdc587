import { child, find, parseXml } from '@fiscal/core/xml/parse';
import { PaperError } from '../paper-error.ts';

/**
 * Reads the groups that all documents of the portals have, of the proc or of what is signed. Throws PaperError when it
 * is neither, XmlError when it is no XML.
 *
 * @param name root of what is signed: `NFe`, `CTe`…
 * @param words the document in the error: «de um CT-e»
 */
export function readPortal(xml: string | Uint8Array, name: string, words: string) {
  const { root } = parseXml(xml);
  const infName = name === 'CTe' ? 'infCte' : `inf${name}`;
  const inf = find(root, infName);
  const ide = inf && child(inf, 'ide');
  const emit = inf && child(inf, 'emit');
  if (!inf || !ide || !emit) throw new PaperError(`O XML não é ${words}: falta ${infName}.`);
  const protocol = child(root, `prot${name}`);
  return {
    chave: (inf.attributes['Id'] ?? '').replace(new RegExp(`^${name}`), ''),
    inf,
    ide,
    emit,
    /** QR Code, and the look-up address of some. */
    supl: find(root, `inf${name}Supl`),
    /** `infProt` of the authority's protocol. */
    prot: protocol && child(protocol, 'infProt'),
  };
}

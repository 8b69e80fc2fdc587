import { child, childText, find, parseXml, type XmlElement } from '@fiscal/core/xml/parse';
import { PaperError } from '../paper-error.ts';

/** An NF-e or NFC-e as it was authorized, by its groups. */
export interface Note {
  readonly chave: string;
  readonly infNFe: XmlElement;
  readonly ide: XmlElement;
  readonly emit: XmlElement;
  readonly dest: XmlElement | undefined;
  readonly total: XmlElement | undefined;
  readonly items: readonly XmlElement[];
  /** `infNFeSupl`: QR Code and look-up address. */
  readonly supl: XmlElement | undefined;
  /** `infProt` of the authority's protocol. */
  readonly prot: XmlElement | undefined;
}

/** Text at a path of local names below the element; null when there is none. */
export function textAt(element: XmlElement | undefined, ...path: readonly string[]): string | null {
  let at = element;
  for (const name of path.slice(0, -1)) at = at && child(at, name);
  return childText(at, path.at(-1) ?? '');
}

/** The same, `''` when there is none. */
export const valueAt = (element: XmlElement | undefined, ...path: readonly string[]): string =>
  textAt(element, ...path) ?? '';

/** Reads nfeProc or NFe. Throws PaperError when it is neither, XmlError when it is no XML. */
export function readNote(xml: string | Uint8Array): Note {
  const { root } = parseXml(xml);
  const infNFe = find(root, 'infNFe');
  const ide = infNFe && child(infNFe, 'ide');
  const emit = infNFe && child(infNFe, 'emit');
  if (!infNFe || !ide || !emit)
    throw new PaperError('O XML não é de uma NF-e nem de uma NFC-e: falta infNFe.');
  const protNFe = child(root, 'protNFe');
  return {
    chave: (infNFe.attributes['Id'] ?? '').replace(/^NFe/, ''),
    infNFe,
    ide,
    emit,
    dest: child(infNFe, 'dest'),
    total: child(infNFe, 'total'),
    items: infNFe.children.filter((element) => element.name === 'det'),
    supl: find(root, 'infNFeSupl'),
    prot: protNFe && child(protNFe, 'infProt'),
  };
}

/** CNPJ, CPF or foreign identity of emit or dest. */
export const documentOf = (party: XmlElement | undefined): string =>
  textAt(party, 'CNPJ') ?? textAt(party, 'CPF') ?? valueAt(party, 'idEstrangeiro');

/** Street, number and complement of an address group. */
export function streetOf(address: XmlElement | undefined): string {
  return ['xLgr', 'nro', 'xCpl']
    .map((name) => valueAt(address, name))
    .filter(Boolean)
    .join(', ');
}

import { child, childrenOf, childText, type XmlElement } from '@fiscal/core/xml/parse';
import { readPortal } from '../portal/read.ts';

/** An NF-e or NFC-e as it was authorized, by its groups. */
export type Note = ReturnType<typeof readNote>;

/** Text at a path of local names below the element; null when there is none. */
export function textAt(element: XmlElement | undefined, ...path: readonly string[]): string | null {
  let at = element;
  for (const name of path.slice(0, -1)) at = at && child(at, name);
  return childText(at, path.at(-1) ?? '');
}

/** The same, `''` when there is none. */
export const valueAt = (element: XmlElement | undefined, ...path: readonly string[]): string =>
  textAt(element, ...path) ?? '';

/** Elements at a path of local names below the element; every one of the last name. */
export function allAt(element: XmlElement | undefined, ...path: readonly string[]): readonly XmlElement[] {
  let at = element;
  for (const name of path.slice(0, -1)) at = at && child(at, name);
  return at ? childrenOf(at, path.at(-1) ?? '') : [];
}

/** Reads nfeProc or NFe. */
export function readNote(xml: string | Uint8Array) {
  const { inf: infNFe, ...groups } = readPortal(xml, 'NFe', 'de uma NF-e nem de uma NFC-e');
  return {
    ...groups,
    infNFe,
    dest: child(infNFe, 'dest'),
    total: child(infNFe, 'total'),
    items: childrenOf(infNFe, 'det'),
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

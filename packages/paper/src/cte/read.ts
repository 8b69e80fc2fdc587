import { child, childrenOf, find, parseXml, type XmlElement } from '@fiscal/core/xml/parse';
import { PaperError } from '../paper-error.ts';

/** A CT-e as it was authorized, by its groups. */
export interface Cte {
  readonly chave: string;
  readonly infCte: XmlElement;
  readonly ide: XmlElement;
  readonly emit: XmlElement;
  /** Present in a normal or a substitute CT-e; a complement has none. */
  readonly norm: XmlElement | undefined;
  /** The modal's own body: `rodo`, `aereo`… */
  readonly modal: XmlElement | undefined;
  /** `infCTeSupl`: QR Code. */
  readonly supl: XmlElement | undefined;
  /** `infProt` of the authority's protocol. */
  readonly prot: XmlElement | undefined;
}

/** Reads cteProc or CTe. Throws PaperError when it is neither, XmlError when it is no XML. */
export function readCte(xml: string | Uint8Array): Cte {
  const { root } = parseXml(xml);
  const infCte = find(root, 'infCte');
  const ide = infCte && child(infCte, 'ide');
  const emit = infCte && child(infCte, 'emit');
  if (!infCte || !ide || !emit) throw new PaperError('O XML não é de um CT-e: falta infCte.');
  const norm = child(infCte, 'infCTeNorm');
  const infModal = norm && child(norm, 'infModal');
  const protCTe = child(root, 'protCTe');
  return {
    chave: (infCte.attributes['Id'] ?? '').replace(/^CTe/, ''),
    infCte,
    ide,
    emit,
    norm,
    modal: infModal?.children[0],
    supl: find(root, 'infCTeSupl'),
    prot: protCTe && child(protCTe, 'infProt'),
  };
}

/** Elements at a path of local names below the element; every one of the last name. */
export function allAt(element: XmlElement | undefined, ...path: readonly string[]): readonly XmlElement[] {
  let at = element;
  for (const name of path.slice(0, -1)) at = at && child(at, name);
  return at ? childrenOf(at, path.at(-1) ?? '') : [];
}

import { child, childrenOf, find, parseXml, type XmlElement } from '@fiscal/core/xml/parse';
import { valueAt } from '../nfe/read.ts';
import { PaperError } from '../paper-error.ts';

/** An MDF-e as it was authorized, by its groups. */
export interface Mdfe {
  readonly chave: string;
  readonly infMDFe: XmlElement;
  readonly ide: XmlElement;
  readonly emit: XmlElement;
  /** The modal's own body: `rodo`, `aereo`… */
  readonly modal: XmlElement | undefined;
  readonly tot: XmlElement | undefined;
  /** `infMDFeSupl`: QR Code. */
  readonly supl: XmlElement | undefined;
  /** `infProt` of the authority's protocol. */
  readonly prot: XmlElement | undefined;
}

/** Reads mdfeProc or MDFe. Throws PaperError when it is neither, XmlError when it is no XML. */
export function readMdfe(xml: string | Uint8Array): Mdfe {
  const { root } = parseXml(xml);
  const infMDFe = find(root, 'infMDFe');
  const ide = infMDFe && child(infMDFe, 'ide');
  const emit = infMDFe && child(infMDFe, 'emit');
  if (!infMDFe || !ide || !emit) throw new PaperError('O XML não é de um MDF-e: falta infMDFe.');
  const infModal = child(infMDFe, 'infModal');
  const protMDFe = child(root, 'protMDFe');
  return {
    chave: (infMDFe.attributes['Id'] ?? '').replace(/^MDFe/, ''),
    infMDFe,
    ide,
    emit,
    modal: infModal?.children[0],
    tot: child(infMDFe, 'tot'),
    supl: find(root, 'infMDFeSupl'),
    prot: protMDFe && child(protMDFe, 'infProt'),
  };
}

/** Elements with the key of each kind of document. */
const KINDS = [
  ['infCTe', 'CT-e', 'chCTe'],
  ['infNFe', 'NF-e', 'chNFe'],
  ['infMDFeTransp', 'MDF-e', 'chMDFe'],
] as const;

/** A document that is carried, and where it is unloaded. */
export interface Carried {
  readonly kind: string;
  readonly chave: string;
  readonly town: string;
}

export function carriedBy({ infMDFe }: Mdfe): readonly Carried[] {
  const infDoc = child(infMDFe, 'infDoc');
  return (infDoc ? childrenOf(infDoc, 'infMunDescarga') : []).flatMap((town) =>
    KINDS.flatMap(([list, kind, tag]) =>
      childrenOf(town, list).map((document) => ({
        kind,
        chave: valueAt(document, tag),
        town: valueAt(town, 'xMunDescarga'),
      })),
    ),
  );
}

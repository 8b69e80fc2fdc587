import { child, childrenOf, find, parseXml, type XmlElement } from '@fiscal/core/xml/parse';
import { PaperError } from '../paper-error.ts';

/** A DC-e as it was authorized, by its groups. */
export interface Dce {
  readonly chave: string;
  readonly infDCe: XmlElement;
  readonly ide: XmlElement;
  /** The sender. */
  readonly emit: XmlElement;
  readonly dest: XmlElement | undefined;
  /** The platform that issued it for the sender: fisco, marketplace, carrier or post office. */
  readonly platform: XmlElement | undefined;
  readonly items: readonly XmlElement[];
  /** `infDCeSupl`: QR Code and look-up address. */
  readonly supl: XmlElement | undefined;
  /** `infProt` of the authority's protocol. */
  readonly prot: XmlElement | undefined;
}

const PLATFORMS = ['Fisco', 'Marketplace', 'Transportadora', 'ECT'];

/** Reads dceProc or DCe. Throws PaperError when it is neither, XmlError when it is no XML. */
export function readDce(xml: string | Uint8Array): Dce {
  const { root } = parseXml(xml);
  const infDCe = find(root, 'infDCe');
  const ide = infDCe && child(infDCe, 'ide');
  const emit = infDCe && child(infDCe, 'emit');
  if (!infDCe || !ide || !emit) throw new PaperError('O XML não é de uma DC-e: falta infDCe.');
  const protDCe = child(root, 'protDCe');
  return {
    chave: (infDCe.attributes['Id'] ?? '').replace(/^DCe/, ''),
    infDCe,
    ide,
    emit,
    dest: child(infDCe, 'dest'),
    platform: infDCe.children.find(({ name }) => PLATFORMS.includes(name)),
    items: childrenOf(infDCe, 'det'),
    supl: find(root, 'infDCeSupl'),
    prot: protDCe && child(protDCe, 'infProt'),
  };
}

import { child, childrenOf, find, parseXml, type XmlElement } from '@fiscal/core/xml/parse';
import { PaperError } from '../paper-error.ts';

/** An NFCom as it was authorized, by its groups. */
export interface Nfcom {
  readonly chave: string;
  readonly infNFCom: XmlElement;
  readonly ide: XmlElement;
  readonly emit: XmlElement;
  readonly dest: XmlElement | undefined;
  readonly total: XmlElement | undefined;
  readonly items: readonly XmlElement[];
  /** `infNFComSupl`: QR Code. */
  readonly supl: XmlElement | undefined;
  /** `infProt` of the authority's protocol. */
  readonly prot: XmlElement | undefined;
}

/** Reads nfcomProc or NFCom. Throws PaperError when it is neither, XmlError when it is no XML. */
export function readNfcom(xml: string | Uint8Array): Nfcom {
  const { root } = parseXml(xml);
  const infNFCom = find(root, 'infNFCom');
  const ide = infNFCom && child(infNFCom, 'ide');
  const emit = infNFCom && child(infNFCom, 'emit');
  if (!infNFCom || !ide || !emit) throw new PaperError('O XML não é de uma NFCom: falta infNFCom.');
  const protNFCom = child(root, 'protNFCom');
  return {
    chave: (infNFCom.attributes['Id'] ?? '').replace(/^NFCom/, ''),
    infNFCom,
    ide,
    emit,
    dest: child(infNFCom, 'dest'),
    total: child(infNFCom, 'total'),
    items: childrenOf(infNFCom, 'det'),
    supl: find(root, 'infNFComSupl'),
    prot: protNFCom && child(protNFCom, 'infProt'),
  };
}

import { child, find, parseXml, type XmlElement } from '@fiscal/core/xml/parse';
import { valueAt } from '../nfe/read.ts';
import { PaperError } from '../paper-error.ts';

/** An NFS-e of the national environment, by its groups. */
export interface Nfse {
  readonly chave: string;
  readonly infNFSe: XmlElement;
  /** `infDPS`: the declaration that the note was issued of. */
  readonly ide: XmlElement;
  readonly emit: XmlElement;
  /** An NFS-e has no protocol; the environment's signature replaces it. */
  readonly prot: undefined;
}

/** Reads NFSe. Throws PaperError when it is none, XmlError when it is no XML. */
export function readNfse(xml: string | Uint8Array): Nfse {
  const { root } = parseXml(xml);
  const infNFSe = find(root, 'infNFSe');
  const ide = infNFSe && find(infNFSe, 'infDPS');
  const emit = infNFSe && child(infNFSe, 'emit');
  if (!infNFSe || !ide || !emit) throw new PaperError('O XML não é de uma NFS-e: falta infNFSe.');
  return {
    chave: (infNFSe.attributes['Id'] ?? '').replace(/^NFS/, ''),
    infNFSe,
    ide,
    emit,
    prot: undefined,
  };
}

/** A registered event of an NFS-e: the environment answers with what it registered only. */
export interface NfseEvent {
  readonly chave: string;
  readonly tpEvento: string;
  readonly dhProc: string;
}

/** The request names its kind by the element it holds: `e101101`, `e105102`… */
const KIND = /^e\d{6}$/;

/** Reads evento. Throws PaperError when it is none. */
export function readNfseEvent(xml: string | Uint8Array): NfseEvent {
  const { root } = parseXml(xml);
  const infEvento = find(root, 'infEvento');
  const request = infEvento && find(infEvento, 'infPedReg');
  if (!request) throw new PaperError('O XML não é de um evento de NFS-e: falta infPedReg.');
  return {
    chave: valueAt(request, 'chNFSe'),
    tpEvento: request.children.find(({ name }) => KIND.test(name))?.name.slice(1) ?? '',
    dhProc: valueAt(infEvento, 'dhProc'),
  };
}

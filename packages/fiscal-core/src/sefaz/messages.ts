import { type MessageNames, NFE } from '../vocabulary/message-names.ts';
import type { Ambiente } from '../vocabulary/service.ts';

/** Namespace of every NF-e and NFC-e message. */
export const NFE_NAMESPACE = NFE.namespace;

const message = (root: string, content: string, { namespace, versao }: MessageNames): string =>
  `<${root} xmlns="${namespace}" versao="${versao}">${content}</${root}>`;

/** Digits of a text. */
export const digits = (text: string): string => text.replace(/\D/g, '');

export interface EnviNFe {
  /** The signed bytes of one document, or of up to 50; they go in unchanged. */
  readonly xml: Uint8Array | readonly Uint8Array[];
  /** 1 to 15 digits; chosen by the caller, echoed nowhere. */
  readonly idLote: string;
  /** indSinc = 1 (default). A lot of one must be synchronous (452). */
  readonly sincrono?: boolean;
}

/** Payload of `autorizacao` of NF-e and NFC-e; that of the other types is the signed document. */
export function enviNFe({ xml, idLote, sincrono = true }: EnviNFe): Buffer {
  const documents = Array.isArray(xml) ? xml : [xml];
  const head = `<enviNFe xmlns="${NFE.namespace}" versao="${NFE.versao}"><idLote>${digits(idLote).slice(-15)}</idLote><indSinc>${sincrono ? 1 : 0}</indSinc>`;
  return Buffer.concat([Buffer.from(head), ...documents, Buffer.from('</enviNFe>')]);
}

/** Payload of `retAutorizacao`, which only NF-e and NFC-e have. */
export const consReciNFe = (query: { readonly ambiente: Ambiente; readonly nRec: string }): string =>
  message('consReciNFe', `<tpAmb>${query.ambiente}</tpAmb><nRec>${digits(query.nRec)}</nRec>`, NFE);

/** Payload of `consultaProtocolo`. */
export const consSit = (
  query: { readonly ambiente: Ambiente; readonly chave: string },
  names: MessageNames = NFE,
): string =>
  message(
    names.consSit,
    `<tpAmb>${query.ambiente}</tpAmb><xServ>CONSULTAR</xServ><${names.chave}>${query.chave}</${names.chave}>`,
    names,
  );

/** Payload of `statusServico`. */
export const consStatServ = (
  query: { readonly ambiente: Ambiente; readonly cUF: string },
  names: MessageNames = NFE,
): string =>
  message(
    names.consStatServ,
    `<tpAmb>${query.ambiente}</tpAmb>${names.statusOfUf ? `<cUF>${query.cUF}</cUF>` : ''}<xServ>STATUS</xServ>`,
    names,
  );

export interface Distributed {
  readonly root: string;
  readonly versao: string;
  readonly signed: Uint8Array;
  readonly answer: string;
}

/** A distributed file: what was signed and what was answered side by side, both byte for byte as they were. */
export function distributedFile({ root, versao, signed, answer }: Distributed, namespace: string): Buffer {
  const head = `<?xml version="1.0" encoding="UTF-8"?><${root} xmlns="${namespace}" versao="${versao}">`;
  return Buffer.concat([Buffer.from(head), signed, Buffer.from(`${answer}</${root}>`)]);
}

/** The distributed file of a document. */
export const buildProc = (
  signed: Uint8Array,
  prot: string,
  { proc: root, versao, namespace }: MessageNames = NFE,
): Buffer => distributedFile({ root, versao, signed, answer: prot }, namespace);

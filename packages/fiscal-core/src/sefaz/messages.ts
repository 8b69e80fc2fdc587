import type { Ambiente } from './service.ts';

/** Namespace of every NF-e and NFC-e message. */
export const NFE_NAMESPACE = 'http://www.portalfiscal.inf.br/nfe';
const VERSAO = '4.00';

const message = (root: string, content: string): string =>
  `<${root} xmlns="${NFE_NAMESPACE}" versao="${VERSAO}">${content}</${root}>`;

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

/** Payload of `autorizacao`. */
export function enviNFe({ xml, idLote, sincrono = true }: EnviNFe): Buffer {
  const documents = Array.isArray(xml) ? xml : [xml];
  const head = `<enviNFe xmlns="${NFE_NAMESPACE}" versao="${VERSAO}"><idLote>${digits(idLote).slice(-15)}</idLote><indSinc>${sincrono ? 1 : 0}</indSinc>`;
  return Buffer.concat([Buffer.from(head), ...documents, Buffer.from('</enviNFe>')]);
}

/** Payload of `retAutorizacao`. */
export const consReciNFe = (query: { readonly ambiente: Ambiente; readonly nRec: string }): string =>
  message('consReciNFe', `<tpAmb>${query.ambiente}</tpAmb><nRec>${digits(query.nRec)}</nRec>`);

/** Payload of `consultaProtocolo`. */
export const consSitNFe = (query: { readonly ambiente: Ambiente; readonly chave: string }): string =>
  message(
    'consSitNFe',
    `<tpAmb>${query.ambiente}</tpAmb><xServ>CONSULTAR</xServ><chNFe>${query.chave}</chNFe>`,
  );

/** Payload of `statusServico`. */
export const consStatServ = (query: { readonly ambiente: Ambiente; readonly cUF: string }): string =>
  message('consStatServ', `<tpAmb>${query.ambiente}</tpAmb><cUF>${query.cUF}</cUF><xServ>STATUS</xServ>`);

/** A distributed file: what was signed and what was answered side by side, both byte for byte as they were. */
export function distributed(root: string, versao: string, signed: Uint8Array, answer: string): Buffer {
  const head = `<?xml version="1.0" encoding="UTF-8"?><${root} xmlns="${NFE_NAMESPACE}" versao="${versao}">`;
  return Buffer.concat([Buffer.from(head), signed, Buffer.from(`${answer}</${root}>`)]);
}

/** The distributed file of a document. */
export const buildNfeProc = (signedXml: Uint8Array, prot: string): Buffer =>
  distributed('nfeProc', VERSAO, signedXml, prot);

import { parseAutorizacao, parseConsulta, parseRecibo, parseStatus } from '../sefaz/answers.ts';
import { consReciNFe, consSitNFe, consStatServ, enviNFe } from '../sefaz/messages.ts';
import type { KeyOutcome, Outcome, ServiceStatus } from '../sefaz/outcome.ts';
import type { Ambiente } from '../sefaz/service.ts';

interface Expected {
  readonly chave: string;
  readonly digestValue: string;
}

/** The messages of one family of documents: what is asked and how the answers read. */
export interface Wire {
  authorise(xml: Buffer, idLote: string): Buffer | string;
  readAuthorisation(xml: string, expected: Expected): Outcome;
  receipt(ambiente: Ambiente, nRec: string): Buffer | string;
  readReceipt(xml: string, expected: Expected & { readonly nRec: string }): Outcome;
  query(ambiente: Ambiente, chave: string): Buffer | string;
  readQuery(xml: string, chave: string): KeyOutcome;
  status(ambiente: Ambiente, cUF: string): Buffer | string;
  readStatus(xml: string): ServiceStatus;
}

const nfe: Wire = {
  authorise: (xml, idLote) => enviNFe({ xml, idLote }),
  readAuthorisation: parseAutorizacao,
  receipt: (ambiente, nRec) => consReciNFe({ ambiente, nRec }),
  readReceipt: parseRecibo,
  query: (ambiente, chave) => consSitNFe({ ambiente, chave }),
  readQuery: (xml, chave) => parseConsulta(xml, { chave }),
  status: (ambiente, cUF) => consStatServ({ ambiente, cUF }),
  readStatus: parseStatus,
};

const WIRES: Readonly<Record<string, Wire>> = { nfe, nfce: nfe };

export function wireOf(type: string): Wire {
  const wire = WIRES[type];
  if (wire === undefined) throw new Error(`No messages for document type ${type}`);
  return wire;
}

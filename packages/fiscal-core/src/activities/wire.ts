import {
  type EventOnRecord,
  type ExpectedEvent,
  eventInQuery,
  eventsOnRecord,
  parseRetEvento,
} from '../events/answers.ts';
import { adoptedProcEvento, envEvento, procEventoNFe } from '../events/messages.ts';
import type { EventFound, EventOutcome, EventProof } from '../events/outcome.ts';
import { type ExpectedFaixa, parseRetInut } from '../inutilizacao/answers.ts';
import type { InutOutcome } from '../inutilizacao/outcome.ts';
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
  event(evento: Buffer, idLote: string): Buffer | string;
  readEvent(xml: string, expected: ExpectedEvent): EventOutcome;
  eventInQuery(answer: KeyOutcome, expected: Parameters<typeof eventInQuery>[1]): EventFound;
  eventsOnRecord(answer: KeyOutcome, chave: string): readonly EventOnRecord[] | null;
  /** The distributed file: our bytes and the answer to them, or what the authority has on record. */
  procEvento(evento: Buffer, proof: EventProof): Buffer;
  readInutilizacao(xml: string, expected: ExpectedFaixa): InutOutcome;
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
  event: (evento, idLote) => envEvento({ evento, idLote }),
  readEvent: parseRetEvento,
  eventInQuery,
  eventsOnRecord,
  procEvento: (evento, proof) =>
    proof.kind === 'retEvento' ? procEventoNFe(evento, proof.xml) : adoptedProcEvento(proof.xml),
  readInutilizacao: parseRetInut,
};

const WIRES: Readonly<Record<string, Wire>> = { nfe, nfce: nfe };

export function wireOf(type: string): Wire {
  const wire = WIRES[type];
  if (wire === undefined) throw new Error(`No messages for document type ${type}`);
  return wire;
}

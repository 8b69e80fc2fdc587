import {
  type EventOnRecord,
  type ExpectedEvent,
  eventInQuery,
  eventsOnRecord,
  parseRetEvento,
  type SoughtEvent,
} from '../events/answers.ts';
import { adoptedProcEvento, envEvento, procEvento } from '../events/messages.ts';
import type { EventFound, EventOutcome, EventProof } from '../events/outcome.ts';
import { parseAutorizacao, parseConsulta, parseRecibo, parseStatus } from '../sefaz/answers.ts';
import { consReciNFe, consSit, consStatServ, enviNFe } from '../sefaz/messages.ts';
import { CTE, DCE, MDFE, type MessageNames, NFCOM, NFE } from '../sefaz/names.ts';
import type { KeyOutcome, Outcome, ServiceStatus } from '../sefaz/outcome.ts';
import type { SefazReply } from '../sefaz/port.ts';
import type { Ambiente, Service } from '../sefaz/service.ts';
import { nfseWire } from './nfse-wire.ts';

interface Expected {
  readonly chave: string;
  readonly digestValue: string;
}

/** Receipts of asynchronous lots. */
interface Receipts {
  ask(ambiente: Ambiente, nRec: string): Buffer | string;
  read(xml: string, expected: Expected & { readonly nRec: string }): Outcome;
}

/** The messages of one family of documents: what is asked and how the answers read. */
export interface Wire {
  authorise(xml: Buffer, idLote: string): Buffer | string;
  readAuthorisation(xml: string, expected: Expected): Outcome;
  /** Null where every emission is answered at once. */
  readonly receipts: Receipts | null;
  query(ambiente: Ambiente, chave: string): Buffer | string;
  readQuery(xml: string, chave: string): KeyOutcome;
  /** Where one question does not tell: asks until it is known what is on record under a key. */
  consult?(
    ask: (service: Service, payload: Buffer | string) => Promise<SefazReply>,
    chave: string,
  ): Promise<KeyOutcome>;
  status(ambiente: Ambiente, cUF: string): Buffer | string;
  readStatus(xml: string): ServiceStatus;
  event(evento: Buffer, idLote: string): Buffer | string;
  readEvent(xml: string, expected: ExpectedEvent): EventOutcome;
  eventInQuery(answer: KeyOutcome, expected: SoughtEvent): EventFound;
  eventsOnRecord(answer: KeyOutcome, chave: string): readonly EventOnRecord[] | null;
  /** The distributed file: our bytes and the answer to them, or what the authority has on record. */
  procEvento(evento: Buffer, proof: EventProof): Buffer;
}

/** A type that sends one signed document, or one signed event, a message. */
const portal = (names: MessageNames): Wire => ({
  authorise: (xml) => xml,
  readAuthorisation: (xml, expected) => parseAutorizacao(xml, expected, names),
  receipts: null,
  query: (ambiente, chave) => consSit({ ambiente, chave }, names),
  readQuery: (xml, chave) => parseConsulta(xml, { chave }, names),
  status: (ambiente, cUF) => consStatServ({ ambiente, cUF }, names),
  readStatus: (xml) => parseStatus(xml, names),
  event: (evento) => evento,
  readEvent: (xml, expected) => parseRetEvento(xml, expected, names),
  eventInQuery: (answer, expected) => eventInQuery(answer, expected, names),
  eventsOnRecord: (answer, chave) => eventsOnRecord(answer, chave, names),
  procEvento: (evento, proof) =>
    proof.kind === 'retEvento' ? procEvento(evento, proof.xml, names) : adoptedProcEvento(proof.xml, names),
});

/** NF-e and NFC-e travel in lots. */
const nfe: Wire = {
  ...portal(NFE),
  authorise: (xml, idLote) => enviNFe({ xml, idLote }),
  receipts: { ask: (ambiente, nRec) => consReciNFe({ ambiente, nRec }), read: parseRecibo },
  event: (evento, idLote) => envEvento({ evento, idLote }),
};

const WIRES: Readonly<Record<string, Wire>> = {
  nfe,
  nfce: nfe,
  cte: portal(CTE),
  mdfe: portal(MDFE),
  nfcom: portal(NFCOM),
  dce: portal(DCE),
  nfse: nfseWire,
};

export function wireOf(type: string): Wire {
  const wire = WIRES[type];
  if (wire === undefined) throw new Error(`No messages for document type ${type}`);
  return wire;
}

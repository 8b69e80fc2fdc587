import type { EventOnRecord, ExpectedEvent, SoughtEvent } from '../sefaz/event-answers.ts';
import type { SefazReply } from '../sefaz/port.ts';
import type { EventFound, EventOutcome, EventProof } from '../vocabulary/event-outcome.ts';
import type { KeyOutcome, Outcome, ServiceStatus } from '../vocabulary/outcome.ts';
import type { Ambiente, Service } from '../vocabulary/service.ts';

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
  /** Reads raw bytes of an answer as a call reads its own. */
  readReply(status: number, body: Buffer, latencyMs: number): SefazReply;
  authorize(xml: Buffer, idLote: string): Buffer | string;
  readAuthorisation(xml: string, expected: Expected): Outcome;
  /** Null where every emission is answered at once. */
  readonly receipts: Receipts | null;
  query(ambiente: Ambiente, chave: string): Buffer | string;
  readQuery(xml: string, chave: string): KeyOutcome;
  /** Repeats queries, where one is not enough, until the record under a key is known. */
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

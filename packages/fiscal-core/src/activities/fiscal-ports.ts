import type { Csrt, DocumentDefinition } from '../engine/document/definition.ts';
import type { RuleSwitch } from '../engine/document/rule-switches.ts';
import type { EmissionPolicy } from '../lifecycle/deadlines.ts';
import type { Reach, SefazPort } from '../sefaz/port.ts';
import type { RecordExchange } from '../vocabulary/exchange.ts';
import type { ObligationStore } from './contingency/obligation-store.ts';
import type { EpecStore, ServiceConditions } from './contingency/ports.ts';
import type { EventStore } from './events/event-ports.ts';
import type { ImportCheckStore } from './imports/check-ports.ts';
import type { RangeStore } from './inutilizacao-ports.ts';
import type { Journal } from './journal.ts';
import type { OveruseGate } from './overuse/overuse-gate.ts';
import type { Clock, EmissionStore, KeyPort, Revocation } from './ports.ts';
import type { AnswerStore } from './registers/answer-store.ts';

/** Parts of a document type that emission needs. */
export type EmittedDefinition = Pick<
  DocumentDefinition,
  'nome' | 'judgeAgain' | 'finalize' | 'validate' | 'sizeFaults' | 'sign' | 'recipientRegister' | 'townFacts'
>;

/** All that emission needs from outside. */
export interface FiscalPorts {
  readonly store: EmissionStore;
  readonly events: EventStore;
  readonly ranges: RangeStore;
  /** Obligations for keys and numbers of contingencies. */
  readonly obligations: ObligationStore;
  /** Pending checks of imported documents at the authorities. */
  readonly checks: ImportCheckStore;
  /** Stored answers of registers. */
  readonly answers: AnswerStore;
  /** States of the authorization services. */
  readonly services: ServiceConditions;
  /** Events that precede documents. */
  readonly epecs: EpecStore;
  /** Interval of queries to an SVC, or to a service in trouble. */
  readonly lookEveryMs: number;
  /** Age of a send before which an authority that does not know its key proves nothing. */
  readonly proofAfterMs: number;
  readonly sefaz: SefazPort;
  readonly reach: Reach;
  readonly record: RecordExchange;
  /** Called before bytes leave; null: no journal. Throws when writing fails, and nothing leaves. */
  readonly journal: Journal | null;
  /** Asks who issued an A1 whether it was revoked. */
  readonly lookUpRevocation: (certPem: string) => Promise<Revocation>;
  /** Gate of every call to an authority. */
  readonly overuse: OveruseGate;
  readonly keys: KeyPort;
  readonly clock: Clock;
  /** 8 digits that an authority takes as a code with that number. */
  readonly newCodigoNumerico: (numero: number) => string;
  readonly definitionOf: (type: string) => EmittedDefinition;
  /** Reads the rule switches that operators set for a client; a later switch in the list overrides an earlier one. */
  readonly switchesOf: (clientId: string) => Promise<readonly RuleSwitch[]>;
  readonly policyOf: (type: string) => EmissionPolicy;
  /** Codes of technical responsibles, by UF. */
  readonly csrts: readonly Csrt[];
  /** False: no live document is signed or sent. */
  readonly liveTransmission: boolean;
  /** Hash of an access key, under a key of the installation: readers of search attributes may see it. */
  readonly keyHash: (accessKey: string) => string;
  /** Timeout of an answer. */
  readonly timeoutMs: number;
}

/** Ports for querying an authority. */
export type AuthorityPorts = Pick<
  FiscalPorts,
  'sefaz' | 'overuse' | 'keys' | 'record' | 'journal' | 'liveTransmission' | 'timeoutMs'
>;

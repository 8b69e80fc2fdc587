import type { DocumentDefinition } from '../engine/document/definition.ts';
import type { EmissionPolicy } from '../lifecycle/deadlines.ts';
import type { SefazPort } from '../sefaz/port.ts';
import type { EventStore } from './event-ports.ts';
import type { RangeStore } from './inutilizacao-ports.ts';
import type { Clock, EmissionStore, KeyPort } from './ports.ts';

/** What emission needs of a document type. */
export type EmittedDefinition = Pick<DocumentDefinition, 'finalize' | 'validate' | 'sizeFaults' | 'sign'>;

/** All that emission needs from outside. */
export interface FiscalPorts {
  readonly store: EmissionStore;
  readonly events: EventStore;
  readonly ranges: RangeStore;
  readonly sefaz: SefazPort;
  readonly keys: KeyPort;
  readonly clock: Clock;
  readonly definitionOf: (type: string) => EmittedDefinition;
  readonly policyOf: (type: string) => EmissionPolicy;
  /** False: no live document is signed or sent. */
  readonly liveTransmission: boolean;
  /** Of an access key, under a key of the installation: what may be read by whoever reads search attributes. */
  readonly keyHash: (accessKey: string) => string;
  /** How long an answer may take. */
  readonly timeoutMs: number;
}

/** What asking an authority needs. */
export type AuthorityPorts = Pick<FiscalPorts, 'sefaz' | 'keys' | 'liveTransmission' | 'timeoutMs'>;

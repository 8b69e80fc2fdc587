import type { DocumentDefinition } from '../documents/definition.ts';
import type { EmissionPolicy } from '../lifecycle/deadlines.ts';
import type { SefazPort } from '../sefaz/port.ts';
import { createAuthority } from './authority.ts';
import { loadAttempt } from './loaded.ts';
import type { Clock, EmissionStore, KeyPort, Scope } from './ports.ts';
import { createQuery } from './query.ts';
import { createSend } from './send.ts';
import { createSettle } from './settle.ts';
import { createSign } from './sign.ts';
import { createStatus } from './status.ts';

/** What emission needs of a document type. */
export type EmittedDefinition = Pick<DocumentDefinition, 'finalize' | 'validate' | 'sign' | 'cancellableUntil'>;

/** All that emission needs from outside. */
export interface FiscalPorts {
  readonly store: EmissionStore;
  readonly sefaz: SefazPort;
  readonly keys: KeyPort;
  readonly clock: Clock;
  readonly definitionOf: (type: string) => EmittedDefinition;
  readonly policyOf: (type: string) => EmissionPolicy;
  /** False: no live document is signed or sent. */
  readonly liveTransmission: boolean;
  /** How long an answer may take. */
  readonly timeoutMs: number;
}

/**
 * The steps of a document's life, each of them safe to run again: what they did is read from the rows first.
 * They throw only when we cannot do our part (database away, a fault of ours), never for what an authority says.
 */
export function createFiscalActivities(ports: FiscalPorts) {
  const authority = createAuthority(ports);
  const load = loadAttempt(ports.store);
  return {
    /** The document's lowest pending operation. */
    proximaOperacao: (scope: Scope) => ports.store.nextOperation(scope),
    ...createSign(ports, load, authority),
    ...createSend(ports, load, authority),
    ...createQuery(ports, load, authority),
    ...createSettle(ports),
    ...createStatus(authority),
  };
}

export type FiscalActivities = ReturnType<typeof createFiscalActivities>;

import { createAuthority } from './authority.ts';
import type { EventWork } from './event-ports.ts';
import { createEventQuery } from './event-query.ts';
import { createSendEvent } from './event-send.ts';
import { createSettleEvent } from './event-settle.ts';
import { createSignEvent } from './event-sign.ts';
import type { FiscalPorts } from './fiscal-ports.ts';
import { createInutilizacao } from './inutilizacao.ts';
import { loadAttempt } from './loaded.ts';
import type { Scope } from './ports.ts';
import { createQuery } from './query.ts';
import { createRecent } from './recent.ts';
import { createSend } from './send.ts';
import { createSettle } from './settle.ts';
import { createSign } from './sign.ts';
import { createStatus } from './status.ts';
import { createUnclosed } from './unclosed.ts';

/**
 * The steps of a document's life, each of them safe to run again: what they did is read from the rows first.
 * They throw only when we cannot do our part (database away, a fault of ours), never for what an authority says.
 */
export function createFiscalActivities(ports: FiscalPorts) {
  const authority = createAuthority(ports);
  const load = loadAttempt(ports.store);
  const recentEvents = createRecent<EventWork>();
  return {
    /** The document's lowest pending operation. */
    proximaOperacao: (scope: Scope) => ports.store.nextOperation(scope),
    ...createSign(ports, load, authority),
    ...createSend(ports, load, authority),
    ...createQuery(ports, load, authority),
    ...createSettle(ports),
    ...createStatus(authority),
    ...createEventQuery(authority),
    ...createUnclosed(authority),
    ...createSignEvent(ports, recentEvents, authority),
    ...createSendEvent(ports, recentEvents, authority),
    ...createSettleEvent(ports),
    ...createInutilizacao(ports, authority),
  };
}

export type FiscalActivities = ReturnType<typeof createFiscalActivities>;

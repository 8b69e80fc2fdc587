import { createAuthority } from './authority.ts';
import { createContingency, SVC_LOOK_MS } from './contingency/contingency.ts';
import { createEpec } from './contingency/epec.ts';
import { createObligations } from './contingency/obligations.ts';
import type { EventWork } from './events/event-ports.ts';
import { createEventQuery } from './events/event-query.ts';
import { createSendEvent } from './events/event-send.ts';
import { createSettleEvent } from './events/event-settle.ts';
import { createSignEvent } from './events/event-sign.ts';
import type { FiscalPorts } from './fiscal-ports.ts';
import { createImportChecks } from './imports/import-checks.ts';
import { createInutilizacao } from './inutilizacao.ts';
import { loadAttempt } from './loaded.ts';
import type { Scope } from './ports.ts';
import { createProbe } from './probe.ts';
import { createQuery } from './query.ts';
import { createDistribute } from './received/distribute.ts';
import { createRecent } from './recent.ts';
import { createRegisters } from './registers/registers.ts';
import { createSend } from './send.ts';
import { createSettle } from './settle.ts';
import { createSign } from './sign.ts';
import { createUnclosed } from './unclosed.ts';

/**
 * The steps of a document's life, each of them safe to run again: their effects are read from the rows first. They
 * throw only for our own failures (database away, a fault of ours), never for an authority's answer.
 */
export function createFiscalActivities(ports: FiscalPorts) {
  const authority = createAuthority(ports);
  const load = loadAttempt(ports.store, ports.clock);
  const quick = createAuthority({ ...ports, timeoutMs: Math.min(SVC_LOOK_MS, ports.timeoutMs) });
  const contingency = createContingency(ports, quick);
  const recentEvents = createRecent<EventWork>();
  return {
    /** The document's lowest pending operation. */
    proximaOperacao: (scope: Scope) => ports.store.nextOperation(scope),
    ...createSign(ports, load, { authority, contingency }),
    ...createSend(ports, load, { authority, contingency, epec: createEpec(ports, authority) }),
    ...createQuery(ports, load, { authority, contingency }),
    ...createSettle(ports, contingency, quick),
    ...createObligations(ports, authority),
    ...createImportChecks(ports, authority),
    ...createProbe(ports, authority),
    ...createEventQuery(authority),
    ...createUnclosed(authority),
    ...createDistribute(authority),
    ...createRegisters(authority),
    ...createSignEvent(ports, recentEvents, authority),
    ...createSendEvent(ports, recentEvents, authority),
    ...createSettleEvent(ports),
    ...createInutilizacao(ports, authority),
  };
}

export type FiscalActivities = ReturnType<typeof createFiscalActivities>;

import { AWAY } from '@fiscal/core/activities/contingency/contingency';
import type { FiscalActivities } from '@fiscal/core/activities/fiscal';
import { BELIEVED_MS, type Evidence, moveCondition } from '@fiscal/core/lifecycle/contingency';
import type { ServiceStatus } from '@fiscal/core/vocabulary/outcome';
import type { Db } from '@fiscal/db/base/client';
import {
  claimServiceLooks,
  createServiceConditions,
  type ServiceLook,
  type ServiceMove,
  wakeScouts,
} from '@fiscal/db/contingency/conditions';

export interface ServiceLooksDeps {
  readonly db: Db;
  readonly ask: FiscalActivities['statusServico'];
  /** Interval between checks of a service that does not answer, across all workers. */
  readonly everyMs: number;
  readonly onError: (error: unknown) => void;
  /** For metrics. */
  readonly onMove?: (move: ServiceMove) => void;
}

/** Looks in one round. */
const BATCH = 50;
/** Looks side by side: one that is silent holds up no other. */
const LANES = 10;

function evidenceIn({ online, unasked, cStat, xMotivo }: ServiceStatus): Evidence | null {
  if (unasked === true) return null;
  if (online) return { kind: 'resposta' };
  if (cStat === null) return { kind: 'silencio', cause: xMotivo };
  // Any other code is about who asks.
  return AWAY.has(cStat) ? { kind: 'parada', cause: `${cStat}: ${xMotivo}` } : null;
}

/**
 * Runs a round: checks each service that is in contingency, for the company that met the trouble. A service that
 * answers wakes the documents that wait for it. Returns the number of checks.
 */
export async function lookAtServices(deps: ServiceLooksDeps): Promise<number> {
  const { db, ask, everyMs, onError, onMove } = deps;
  const services = createServiceConditions(db, { ...(onMove && { onMove }) });
  const looks = await claimServiceLooks(db, { everyMs, limit: BATCH });
  const look = async ({ accountId, clientId, target, type, uf }: ServiceLook): Promise<void> => {
    const environment = target === 'producao' ? 1 : 2;
    const caller = {
      accountId,
      clientId,
      environment,
      target,
      type,
      uf,
      strict: false,
      observe: true,
    } as const;
    try {
      const evidence = evidenceIn(await ask(caller));
      if (evidence === null)
        await wakeScouts(db, accountId, { service: { target, type, uf }, believedMs: BELIEVED_MS });
      else
        await services.move({ accountId, clientId }, { target, type, uf }, (before, nowMs) =>
          moveCondition(before, evidence, nowMs),
        );
    } catch (error) {
      onError(error);
    }
  };
  const queue = looks.values();
  const lane = async (): Promise<void> => {
    for (const next of queue) await look(next);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return looks.length;
}

import { createFiscalActivities, type FiscalActivities } from '@fiscal/core/activities/fiscal';
import type { FiscalPorts } from '@fiscal/core/activities/fiscal-ports';
import {
  createJudgeCertificate,
  type JudgeActivities,
  type JudgePorts,
} from '@fiscal/core/activities/judge-certificate';
import type { KeyPort } from '@fiscal/core/activities/ports';
import type { DocumentDefinition } from '@fiscal/core/engine/document/definition';
import { emissionPolicy, paced } from '@fiscal/core/lifecycle/deadlines';
import { documentByType } from '@fiscal/core/registry/documents';
import type { SefazPort } from '@fiscal/core/sefaz/port';
import type { Db } from '@fiscal/db/base/client';
import { createEmissionStore } from '@fiscal/db/emission/emission-store';
import { createEventStore } from '@fiscal/db/events/event-store';
import { createRangeStore } from '@fiscal/db/inutilizacao/inutilizacao-store';

/** What workflows may call. */
export type Activities = FiscalActivities & JudgeActivities;

export interface ActivityDeps {
  readonly db: Db;
  readonly sefaz: SefazPort;
  readonly keys: KeyPort;
  readonly judge: Omit<JudgePorts, 'nowMs'>;
  readonly nowMs: () => number;
  readonly liveTransmission: boolean;
  readonly timeoutMs: number;
  readonly keyHash: (accessKey: string) => string;
  readonly waitFactor: number;
  /** Called after commits that other processes want to hear of. */
  readonly onCommit: () => void;
}

function definitionOf(type: string): DocumentDefinition {
  const definition = documentByType(type);
  if (definition === undefined) throw new Error(`Document type ${type} is not built`);
  return definition;
}

/** Core's activities on the real database and the real wire. */
export function createActivities(deps: ActivityDeps): Activities {
  const { db, sefaz, keys, judge, nowMs, liveTransmission, timeoutMs, keyHash, waitFactor, onCommit } = deps;
  const ports: FiscalPorts = {
    store: createEmissionStore(db, { onCommit }),
    events: createEventStore(db, { onCommit }),
    ranges: createRangeStore(db),
    sefaz,
    keys,
    clock: { nowMs },
    definitionOf,
    policyOf: (type) => paced(emissionPolicy(type), waitFactor),
    liveTransmission,
    timeoutMs,
    keyHash,
  };
  return { ...createFiscalActivities(ports), ...createJudgeCertificate({ ...judge, nowMs }) };
}

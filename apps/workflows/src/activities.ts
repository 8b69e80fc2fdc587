import { createAuthority } from '@fiscal/core/activities/authority';
import { LOOK_EVERY_MS } from '@fiscal/core/activities/contingency/contingency';
import { createFiscalActivities, type FiscalActivities } from '@fiscal/core/activities/fiscal';
import type { FiscalPorts } from '@fiscal/core/activities/fiscal-ports';
import type { Journal } from '@fiscal/core/activities/journal';
import {
  createJudgeCertificate,
  type JudgeActivities,
  type JudgePorts,
} from '@fiscal/core/activities/judge-certificate';
import type { OveruseGate } from '@fiscal/core/activities/overuse/overuse-gate';
import type { KeyPort, Revocation } from '@fiscal/core/activities/ports';
import { createManifest } from '@fiscal/core/activities/received/manifest';
import { newCodigoNumerico } from '@fiscal/core/adapters/codigo-numerico';
import type { Csrt, DocumentDefinition } from '@fiscal/core/engine/document/definition';
import { PROOF_AFTER_MS } from '@fiscal/core/lifecycle/abandon';
import { emissionPolicy, scaleWaits } from '@fiscal/core/lifecycle/deadlines';
import { documentByType } from '@fiscal/core/registry/documents';
import type { Reach, SefazPort } from '@fiscal/core/sefaz/port';
import type { RecordExchange } from '@fiscal/core/vocabulary/exchange';
import { createRegisterAnswers } from '@fiscal/db/authority/register-answers';
import type { Db } from '@fiscal/db/base/client';
import type { Settled } from '@fiscal/db/base/types';
import { createServiceConditions, type ServiceMove } from '@fiscal/db/contingency/conditions';
import { createObligationStore } from '@fiscal/db/contingency/obligation-store';
import { createEmissionStore, type EmissionStoreOptions } from '@fiscal/db/emission/emission-store';
import { createEpecStore } from '@fiscal/db/emission/epecs';
import { createEventStore } from '@fiscal/db/events/event-store';
import { createImportCheckStore } from '@fiscal/db/imports/import-checks';
import { createRangeStore } from '@fiscal/db/inutilizacao/inutilizacao-store';
import { createManifestationStore } from '@fiscal/db/received/manifestation-store';
import { listSwitchesOfClient } from '@fiscal/db/rules/rule-switches';

/** Activities that workflows may call. */
export type Activities = FiscalActivities & JudgeActivities;

export interface ActivityDeps {
  readonly db: Db;
  readonly sefaz: SefazPort & { readonly reach: Reach };
  readonly record: RecordExchange;
  readonly journal: Journal | null;
  readonly overuse: OveruseGate;
  readonly keys: KeyPort;
  readonly lookUpRevocation: (certPem: string) => Promise<Revocation>;
  readonly judge: Omit<JudgePorts, 'nowMs'>;
  readonly nowMs: () => number;
  readonly liveTransmission: boolean;
  readonly csrts: readonly Csrt[];
  readonly timeoutMs: number;
  readonly keyHash: (accessKey: string) => string;
  readonly waitFactor: number;
  /** Called after commits that other processes want to hear of. */
  readonly onCommit: () => void;
  /** For traces: whose trace an operation is in. */
  readonly onNext?: EmissionStoreOptions['onNext'];
  /** For metrics: a verdict, and a service that went into trouble or came out of it. */
  readonly onSettled?: (settled: Settled) => void;
  readonly onMove?: (move: ServiceMove) => void;
}

function definitionOf(type: string): DocumentDefinition {
  const definition = documentByType(type);
  if (definition === undefined) throw new Error(`Document type ${type} is not built`);
  return definition;
}

/** Core's activities on the real database and the real wire. */
export function createActivities(deps: ActivityDeps): Activities & ReturnType<typeof createManifest> {
  const {
    db,
    sefaz,
    overuse,
    record,
    journal,
    keys,
    judge,
    nowMs,
    csrts,
    liveTransmission,
    timeoutMs,
    keyHash,
  } = deps;
  const { waitFactor, onCommit, onNext, onSettled, onMove } = deps;
  const ports: FiscalPorts = {
    store: createEmissionStore(db, { onCommit, ...(onNext && { onNext }), ...(onSettled && { onSettled }) }),
    events: createEventStore(db, { onCommit }),
    ranges: createRangeStore(db),
    answers: createRegisterAnswers(db),
    services: createServiceConditions(db, { ...(onMove && { onMove }) }),
    epecs: createEpecStore(db, { onCommit }),
    obligations: createObligationStore(db, { onCommit }),
    checks: createImportCheckStore(db, { onCommit }),
    lookEveryMs: LOOK_EVERY_MS * waitFactor,
    proofAfterMs: PROOF_AFTER_MS * waitFactor,
    sefaz,
    reach: sefaz.reach,
    record,
    journal,
    lookUpRevocation: deps.lookUpRevocation,
    overuse,
    keys,
    clock: { nowMs },
    newCodigoNumerico,
    definitionOf,
    switchesOf: (clientId) => listSwitchesOfClient(db, clientId),
    policyOf: (type) => scaleWaits(emissionPolicy(type), waitFactor),
    csrts,
    liveTransmission,
    timeoutMs,
    keyHash,
  };
  const manifestations = createManifestationStore(db, { onCommit });
  return {
    ...createFiscalActivities(ports),
    ...createManifest({ policyOf: ports.policyOf, manifestations }, createAuthority(ports)),
    ...createJudgeCertificate({ ...judge, nowMs }),
  };
}

import type { FiscalPorts } from '@fiscal/core/activities/fiscal-ports';
import { createOveruseGate } from '@fiscal/core/activities/overuse/overuse-gate';
import type { KeyMaterial } from '@fiscal/core/activities/ports';
import { emissionPolicy, scaleWaits } from '@fiscal/core/lifecycle/deadlines';
import { createMemoryOveruse, type MemoryOveruse } from '@fiscal/core/testing/overuse';
import type { MadeExchange } from '@fiscal/core/vocabulary/exchange';
import { createScriptedAuthority } from './authority.ts';
import { definition, testKeys } from './documents.ts';
import { createMemoryEvents } from './memory-events.ts';
import { createMemoryRanges, type MemoryRanges } from './memory-ranges.ts';
import { createMemoryStore, type MemoryStore } from './memory-store.ts';
import type { ScriptedAuthority } from './scripted.ts';

export interface TestPorts {
  readonly ports: FiscalPorts;
  readonly store: MemoryStore;
  readonly ranges: MemoryRanges;
  readonly authority: ScriptedAuthority;
  readonly overuse: MemoryOveruse;
  /** Next answers of the key port; afterwards a good certificate. */
  readonly keys: KeyMaterial[];
  /** Exchanges that were to be recorded. */
  readonly recorded: readonly MadeExchange[];
  /** Moves the time of the store, and how far the clock of the steps is ahead of it. */
  readonly clock: { nowMs: number; aheadMs: number };
}

export const START_MS = Date.parse('2026-11-21T10:00:30-03:00');

/** Steps on a store, an authority and keys that tests control. */
export function testPorts(
  options: { readonly waitFactor?: number; readonly live?: boolean } = {},
): TestPorts {
  const { waitFactor = 1, live = false } = options;
  const clock = { nowMs: START_MS, aheadMs: 0 };
  const store = createMemoryStore(() => clock.nowMs);
  const ranges = createMemoryRanges(() => clock.nowMs);
  const authority = createScriptedAuthority();
  const keys: KeyMaterial[] = [];
  const recorded: MadeExchange[] = [];
  const overuse = createMemoryOveruse(() => clock.nowMs);
  const ports: FiscalPorts = {
    store,
    events: createMemoryEvents(store, () => clock.nowMs),
    ranges,
    services: {
      move: (_scope, _key, next) => Promise.resolve(next(null, clock.nowMs)),
      claimSvcLook: () => Promise.resolve(false),
    },
    obligations: {
      loadObligation: () => Promise.resolve(null),
      foundAttempt: () => Promise.resolve(),
      askCancellation: () => Promise.resolve(),
      askVoiding: () => Promise.resolve(null),
      deferObligation: () => Promise.resolve(),
      handOver: () => Promise.resolve(),
      closeObligation: () => Promise.resolve(),
    },
    checks: {
      loadCheck: () => Promise.resolve(null),
      deferCheck: () => Promise.resolve(),
      settleCheck: () => Promise.resolve(),
    },
    epecs: {
      bytesOf: () => Promise.resolve(null),
      markSending: () => Promise.resolve(null),
      register: () => Promise.resolve(),
    },
    lookEveryMs: 1_000,
    proofAfterMs: 600_000,
    answers: { find: () => Promise.resolve([]), keep: () => Promise.resolve() },
    sefaz: authority,
    overuse: createOveruseGate({ store: overuse, refreshMs: 0 }),
    reach: () => Promise.resolve(null),
    record: (exchange) => recorded.push(exchange),
    journal: null,
    lookUpRevocation: () => Promise.resolve({ kind: 'desconhecida', cause: 'ninguém pergunta' }),
    keys: { keysFor: async () => keys.shift() ?? testKeys },
    clock: { nowMs: () => clock.nowMs + clock.aheadMs },
    newCodigoNumerico: () => '12345678',
    csrts: [],
    definitionOf: () => definition,
    switchesOf: () => Promise.resolve([]),
    policyOf: (type) => scaleWaits(emissionPolicy(type), waitFactor),
    liveTransmission: live,
    timeoutMs: 1_000,
    keyHash: (accessKey) => `hash-${accessKey}`,
  };
  return { ports, store, ranges, authority, overuse, keys, clock, recorded };
}

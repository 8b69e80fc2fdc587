import { randomUUID } from 'node:crypto';
import { createEmissionStore as real } from '../../../packages/db/src/emission/emission-store.ts';
import type { EmissionStore } from '../../../packages/fiscal-core/src/activities/ports.ts';
import { plant } from './reached.ts';

export type { EmissionStoreOptions } from '../../../packages/db/src/emission/emission-store.ts';

/**
 * The real one; with CRASH_PLANT=send-before-store one that keeps the signed bytes in memory until the verdict, with reuse-number one that
 * issues what may have arrived under the number that it has.
 */
export const createEmissionStore: typeof real = (db, options) => {
  const store = real(db, options);
  if (plant === 'reuse-number') return reusing(store);
  return plant === 'send-before-store' ? storingLate(store) : store;
};

/** Simulates a careless contingency: another key, the same number. The auditor must notice. */
const reusing = (store: EmissionStore): EmissionStore => ({
  ...store,
  async setAside(scope, { attemptId, contingency }) {
    const next = await store.nextOperation(scope);
    if (next === null) return false;
    const wait = { waitMs: 0, cStat: null, reason: 'ensaio', unsentAttemptId: attemptId };
    await store.deferOperation(scope, next.operationId, wait);
    return store.setContingency(scope, contingency);
  },
});

type NewAttempt = Parameters<EmissionStore['saveAttempt']>[1];

/** Simulates a careless worker: sign, send, and only then store. The crash test must notice. */
function storingLate(store: EmissionStore): EmissionStore {
  const kept = new Map<string, { readonly id: string; readonly attempt: NewAttempt; sends: number }>();
  return {
    ...store,
    saveAttempt(scope, attempt) {
      const id = randomUUID();
      kept.set(scope.documentId, { id, attempt, sends: 0 });
      return Promise.resolve({ attemptId: id, created: true });
    },
    markSending(scope, attemptId, expectedSends) {
      const mine = kept.get(scope.documentId);
      if (mine?.id !== attemptId) return store.markSending(scope, attemptId, expectedSends);
      mine.sends += 1;
      return Promise.resolve(true);
    },
    async settleEmission(scope, operationId, verdict) {
      const mine = kept.get(scope.documentId);
      if (!mine || !('attemptId' in verdict)) return store.settleEmission(scope, operationId, verdict);
      const { attemptId } = await store.saveAttempt(scope, mine.attempt);
      await store.markSending(scope, attemptId, 0);
      kept.delete(scope.documentId);
      return store.settleEmission(scope, operationId, { ...verdict, attemptId });
    },
  };
}

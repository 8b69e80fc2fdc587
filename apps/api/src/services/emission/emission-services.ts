import { offWhile } from '@fiscal/core/activities/authority';
import { NOTHING } from '@fiscal/core/activities/registers/prior-check';
import { createPriorCheck } from '@fiscal/core/activities/registers/prior-checks';
import { documentOf } from '@fiscal/core/registry/documents';
import { targetOf } from '@fiscal/core/vocabulary/target';
import type { Principal } from '@fiscal/db/base/types';
import { documentUnder } from '@fiscal/db/records/idempotency';
import { registersOf } from '../authority/registers.ts';
import type { Dependencies } from '../dependencies.ts';
import { createEmissionForms } from './emission-forms.ts';
import { createEmitDocument } from './emit-document.ts';
import { createTestQuota } from './test-quota.ts';
import { createValidateDocument } from './validate-document.ts';

/** From a body to an accepted document. */
export const emissionServices = (dependencies: Dependencies) => {
  const { db, acceptor, wake, limiter, emission, liveTransmission, onAccepted, nowMs } = dependencies;
  const prior = createPriorCheck(registersOf(dependencies), documentOf);
  return {
    /** Document accepted under an Idempotency-Key; null: none, or not yet. */
    sent: (principal: Principal, sent: { readonly route: string; readonly key: string }) =>
      documentUnder(db, principal, sent),
    forms: createEmissionForms({ nowMs }),
    validate: createValidateDocument({
      ...emission,
      db,
      // An emission that is not sent makes no query, either.
      prior: async (work) => (offWhile(liveTransmission, targetOf(work)) === null ? prior(work) : NOTHING),
    }),
    emit: createEmitDocument({
      ...emission,
      db,
      acceptor,
      wake,
      takeTestQuota: createTestQuota(limiter),
      onAccepted,
    }),
  };
};

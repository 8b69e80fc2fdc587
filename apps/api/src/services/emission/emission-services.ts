import type { Dependencies } from '../dependencies.ts';
import { createEmissionForms } from './emission-forms.ts';
import { createEmitDocument } from './emit-document.ts';
import { createTestQuota } from './test-quota.ts';
import { createValidateDocument } from './validate-document.ts';

/** From a body to an accepted document. */
export const emissionServices = ({
  db,
  acceptor,
  wake,
  limiter,
  emission,
  onAccepted,
  nowMs,
}: Dependencies) => ({
  emissionForms: createEmissionForms({ nowMs }),
  validateDocument: createValidateDocument({ ...emission, db }),
  emitDocument: createEmitDocument({
    ...emission,
    db,
    acceptor,
    wake,
    takeTestQuota: createTestQuota(limiter),
    onAccepted,
  }),
});

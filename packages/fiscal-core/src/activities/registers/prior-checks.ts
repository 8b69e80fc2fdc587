import type { FiscalPorts } from '../fiscal-ports.ts';
import { NOTHING, type PriorVerdict } from './prior-check.ts';
import { createRecipientCheck, type RecipientWork } from './recipient-check.ts';
import type { RegisterLookups } from './register-lookups.ts';
import { createTownCheck } from './town-check.ts';

/** All that registers are asked before a document is signed. */
export function createPriorCheck(
  lookups: RegisterLookups,
  definitionOf: FiscalPorts['definitionOf'],
): (work: RecipientWork) => Promise<PriorVerdict> {
  const recipient = createRecipientCheck({ ...lookups, definitionOf });
  const town = createTownCheck({ ...lookups, definitionOf });
  return async (work) => {
    const { recipientRegister, townFacts } = definitionOf(work.type);
    if (recipientRegister !== undefined) return recipient(work);
    return townFacts === undefined ? NOTHING : town(work);
  };
}

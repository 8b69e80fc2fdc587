import type { FiscalPorts } from '../fiscal-ports.ts';
import { NOTHING, type PriorVerdict } from './prior-check.ts';
import { createRecipientCheck, type RecipientWork } from './recipient-check.ts';
import type { RegisterLookups } from './register-lookups.ts';
import { createTownCheck, type TownWork } from './town-check.ts';

export type PriorWork = RecipientWork & TownWork;

/** All that registers are asked before a document is signed. */
export function createPriorCheck(
  lookups: RegisterLookups,
  definitionOf: FiscalPorts['definitionOf'],
): (work: PriorWork) => Promise<PriorVerdict> {
  const recipient = createRecipientCheck({ ...lookups, definitionOf });
  const town = createTownCheck({ ...lookups, definitionOf });
  return async (work) => {
    const { recipientRegister, townFacts } = definitionOf(work.type);
    if (recipientRegister !== undefined) return recipient(work);
    return townFacts === undefined ? NOTHING : town(work);
  };
}

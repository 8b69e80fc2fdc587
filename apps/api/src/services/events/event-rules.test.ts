import { expect, it } from 'vitest';
import { CTE_ANSWERED, CTE_OUT_OF_REACH, CTE_RECONCILED } from '../../../test/support/cte-event-rules.ts';
import { DCE_ANSWERED, DCE_OUT_OF_REACH, DCE_RECONCILED } from '../../../test/support/dce-event-rules.ts';
import {
  ANSWERED,
  NFCOM_ANSWERED,
  NFCOM_OUT_OF_REACH,
  NFCOM_RECONCILED,
  OUT_OF_REACH,
  RECONCILED,
} from '../../../test/support/event-rules.ts';
import { enforcedRules, isOfEvents } from '../../../test/support/listed-rules.ts';
import { MDFE_ANSWERED, MDFE_OUT_OF_REACH, MDFE_RECONCILED } from '../../../test/support/mdfe-event-rules.ts';
import { NFSE_EVENT_ANSWERED, NFSE_EVENT_OUT_OF_REACH } from '../../../test/support/nfse-event-rules.ts';

/** Rules enforced over events and voiding of these types. */
function enforcedOver(types: readonly string[]): string[] {
  const names = enforcedRules(types)
    .filter(isOfEvents)
    .map(({ cStat, stage, event }) => `${event?.slice(0, 6) ?? stage} ${cStat}`);
  return [...new Set(names)].toSorted();
}

it.each([
  { types: ['nfe', 'nfce'], answered: ANSWERED, reconciled: RECONCILED, outOfReach: OUT_OF_REACH },
  { types: ['cte'], answered: CTE_ANSWERED, reconciled: CTE_RECONCILED, outOfReach: CTE_OUT_OF_REACH },
  { types: ['mdfe'], answered: MDFE_ANSWERED, reconciled: MDFE_RECONCILED, outOfReach: MDFE_OUT_OF_REACH },
  { types: ['dce'], answered: DCE_ANSWERED, reconciled: DCE_RECONCILED, outOfReach: DCE_OUT_OF_REACH },
  {
    types: ['nfcom'],
    answered: NFCOM_ANSWERED,
    reconciled: NFCOM_RECONCILED,
    outOfReach: NFCOM_OUT_OF_REACH,
  },
  { types: ['nfse'], answered: NFSE_EVENT_ANSWERED, reconciled: [], outOfReach: NFSE_EVENT_OUT_OF_REACH },
])(
  'every rule over events and voiding of $types is broken through /v1, or out of its reach for a reason',
  ({ types, answered, reconciled, outOfReach }) => {
    const known = [...answered, ...reconciled, ...Object.keys(outOfReach)];
    expect(known.toSorted()).toEqual(enforcedOver(types));
  },
);

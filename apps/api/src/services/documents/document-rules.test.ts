import { expect, it } from 'vitest';
import {
  CTE_DOCUMENT_ANSWERED,
  CTE_DOCUMENT_OUT_OF_REACH,
} from '../../../test/support/cte-document-rules.ts';
import {
  DCE_DOCUMENT_ANSWERED,
  DCE_DOCUMENT_OUT_OF_REACH,
} from '../../../test/support/dce-document-rules.ts';
import { enforcedRules, isOfEvents } from '../../../test/support/listed-rules.ts';
import {
  MDFE_DOCUMENT_ANSWERED,
  MDFE_DOCUMENT_OUT_OF_REACH,
  MDFE_LATER_LOADING_ANSWERED,
} from '../../../test/support/mdfe-document-rules.ts';
import {
  NFCOM_DOCUMENT_ANSWERED,
  NFCOM_DOCUMENT_OUT_OF_REACH,
  NFCOM_SUBSTITUTION_ANSWERED,
} from '../../../test/support/nfcom-document-rules.ts';
import {
  NFSE_DOCUMENT_ANSWERED,
  NFSE_DOCUMENT_OUT_OF_REACH,
  NFSE_MANIFESTED_ANSWERED,
} from '../../../test/support/nfse-document-rules.ts';

it.each([
  { type: 'cte', answered: Object.keys(CTE_DOCUMENT_ANSWERED), outOfReach: CTE_DOCUMENT_OUT_OF_REACH },
  {
    type: 'mdfe',
    answered: [...Object.keys(MDFE_DOCUMENT_ANSWERED), ...MDFE_LATER_LOADING_ANSWERED],
    outOfReach: MDFE_DOCUMENT_OUT_OF_REACH,
  },
  {
    type: 'nfcom',
    answered: [...Object.keys(NFCOM_DOCUMENT_ANSWERED), ...NFCOM_SUBSTITUTION_ANSWERED],
    outOfReach: NFCOM_DOCUMENT_OUT_OF_REACH,
  },
  { type: 'dce', answered: Object.keys(DCE_DOCUMENT_ANSWERED), outOfReach: DCE_DOCUMENT_OUT_OF_REACH },
  {
    type: 'nfse',
    answered: [...Object.keys(NFSE_DOCUMENT_ANSWERED), ...NFSE_MANIFESTED_ANSWERED],
    outOfReach: NFSE_DOCUMENT_OUT_OF_REACH,
  },
])(
  'every rule over a document of $type is broken through /v1, or out of its reach for a reason',
  ({ type, answered, outOfReach }) => {
    const known = [...answered, ...Object.keys(outOfReach)];
    const enforced = enforcedRules([type]).filter((rule) => !isOfEvents(rule));
    expect(known.toSorted()).toEqual([...new Set(enforced.map(({ cStat }) => cStat))].toSorted());
  },
);

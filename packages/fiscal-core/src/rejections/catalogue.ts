import type { RejectionHint, RejectionRow } from './row.ts';
import { sourceOf } from './source.ts';
import { COMMON_REJECTIONS } from './tables/common.ts';
import { CTE_REJECTIONS } from './tables/cte.ts';
import { DCE_REJECTIONS } from './tables/dce.ts';
import { EVENT_REJECTIONS } from './tables/events.ts';
import { MDFE_REJECTIONS } from './tables/mdfe.ts';
import { NFCE_REJECTIONS } from './tables/nfce.ts';
import { NFCOM_REJECTIONS } from './tables/nfcom.ts';
import { NFE_REJECTIONS } from './tables/nfe.ts';
import { NFSE_REJECTIONS } from './tables/nfse.ts';
import { REFORM_REJECTIONS } from './tables/reform.ts';

const NFE = [...NFE_REJECTIONS, ...REFORM_REJECTIONS];

/** Rows of each type itself; an NFC-e is an NF-e with rules of its own. */
const OWN: Readonly<Record<string, readonly RejectionRow[]>> = {
  nfe: NFE,
  nfce: [...NFCE_REJECTIONS, ...NFE],
  cte: CTE_REJECTIONS,
  mdfe: MDFE_REJECTIONS,
  nfcom: NFCOM_REJECTIONS,
  dce: DCE_REJECTIONS,
  nfse: NFSE_REJECTIONS,
};

const SHARED = [...COMMON_REJECTIONS, ...EVENT_REJECTIONS];

/** Every row that is read for a type: its own first, then what types share. */
export function rejectionRowsOf(type: string): readonly RejectionRow[] {
  const family = type === 'nfce' ? ['nfce', 'nfe'] : [type];
  return [...(OWN[type] ?? []), ...SHARED.filter(({ types }) => types.some((one) => family.includes(one)))];
}

const hintOf = (type: string, { cStat, cause, fix, field, tag, source }: RejectionRow): RejectionHint => ({
  cause,
  fix,
  ...(field !== undefined && { field }),
  ...(tag !== undefined && { tag }),
  source: source ?? sourceOf(type, cStat),
});

/** The first row of a code wins. */
const hintsOf = (type: string): ReadonlyMap<string, RejectionHint> =>
  new Map(
    rejectionRowsOf(type)
      .toReversed()
      .map((row) => [row.cStat, hintOf(type, row)]),
  );

const CATALOGUE = new Map(Object.keys(OWN).map((type) => [type, hintsOf(type)]));

/** What a code means for who emitted the document, and what to do; null when the catalogue has no row. */
export const rejectionHint = (type: string, cStat: string): RejectionHint | null =>
  CATALOGUE.get(type)?.get(cStat) ?? null;

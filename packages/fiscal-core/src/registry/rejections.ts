import { SHARED_REJECTIONS } from '../engine/rejections/shared.ts';
import type { RejectionRow } from '../vocabulary/rejection-row.ts';
import { MODULES, moduleOf } from './documents.ts';
import { sourceOf } from './rejection-source.ts';

/** Explanation of a rejection for a caller. */
export interface RejectionHint {
  readonly cause: string;
  readonly fix: string;
  readonly field?: string;
  readonly tag?: string;
  readonly source: string;
}

/** Every row that is read for a type: its own first, then what types share. */
export function rejectionRowsOf(type: string): readonly RejectionRow[] {
  const { types, rows } = moduleOf(type)?.rejections ?? { types: [type], rows: [] };
  return [...rows, ...SHARED_REJECTIONS.filter((row) => row.types.some((one) => types.includes(one)))];
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

const CATALOGUE = new Map(MODULES.map(({ definition: { type } }) => [type, hintsOf(type)]));

/** Meaning of a code for the issuer, and its fix; null when the catalog has no row. */
export const rejectionHint = (type: string, cStat: string): RejectionHint | null =>
  CATALOGUE.get(type)?.get(cStat) ?? null;

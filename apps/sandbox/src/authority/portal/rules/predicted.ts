import type { ListedRule } from '../../authority.ts';
import type { PortalType } from '../type.ts';

interface Prediction {
  readonly cStat: string;
  readonly strength?: string;
}
/** Strength in the list by the strength of a rule over a body or a tree, which use different words. */
const STRENGTHS: Readonly<Record<string, NonNullable<ListedRule['predicted']>>> = {
  obrig: 'obrig',
  strict: 'obrig',
  uncertain: 'facul',
  facul: 'facul',
  notice: 'notice',
};

/** Strength of the rules that validation applies to a type before sending, by code. @param ofBody rules over a body, of which `facul` is never more than a risk */
export const predictedOf = (
  ofTree: readonly Prediction[],
  ofBody: readonly Prediction[] = [],
): ReadonlyMap<string, ListedRule['predicted']> =>
  new Map([
    ...ofBody.map(
      ({ cStat, strength = 'obrig' }) =>
        [cStat, strength === 'facul' ? 'notice' : (STRENGTHS[strength] ?? 'obrig')] as const,
    ),
    ...ofTree.map(({ cStat, strength = 'obrig' }) => [cStat, STRENGTHS[strength] ?? 'obrig'] as const),
  ]);

/** Rejections of a type that validation leaves to the authority, each under its reason. */
export type Reasons = readonly (readonly [reason: string, ...codes: readonly string[]])[];

/** Reasons that every type of the portal shares. */
const SHARED: Reasons = [
  ['the key, its code and its digit are made at emission', '227', '253'],
  ['the platform sends each document to the authority of its UF', '226', '247', '515', '516'],
  ['register of the authority', '203'],
];
export const reasonsOf = (own: Reasons, shared: Reasons = SHARED): ((cStat: string) => string | null) => {
  const byCode = new Map(
    [...shared, ...own].flatMap(([reason, ...codes]) => codes.map((code) => [code, reason] as const)),
  );
  return (cStat) => byCode.get(cStat) ?? null;
};

/** Adds to a type's listing the rules that validation applies before sending, and the reasons for the rest. */
export const withPredicted = (
  type: PortalType,
  predicted: ReadonlyMap<string, ListedRule['predicted']>,
  own: Reasons,
): PortalType => ({
  ...type,
  listing: { ...type.listing, predicted, authorityOnly: reasonsOf(own) },
});

import type { ListedRule } from '../../authority.ts';
import type { PortalType } from '../type.ts';

interface Told {
  readonly cStat: string;
  readonly strength?: string;
}
/** Rules over a body tell how far they bind by other words than those over a tree. */
const STRENGTHS: Readonly<Record<string, NonNullable<ListedRule['predicted']>>> = {
  obrig: 'obrig',
  strict: 'obrig',
  uncertain: 'facul',
  facul: 'facul',
  notice: 'notice',
};

/** How far the rules bind that validation tells of a type before sending, by code. @param ofBody rules over a body, of which `facul` is never more than a risk */
export const predictedOf = (
  ofTree: readonly Told[],
  ofBody: readonly Told[] = [],
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

/** Of every type of the portal. */
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

/** A type whose listing says what validation tells before sending, and why it leaves the rest. */
export const withPredicted = (
  type: PortalType,
  predicted: ReadonlyMap<string, ListedRule['predicted']>,
  own: Reasons,
): PortalType => ({
  ...type,
  listing: { ...type.listing, predicted, authorityOnly: reasonsOf(own) },
});

import type { Problem } from './definition.ts';

/** Schema of the document: what a fault without a code of its own is. */
export const LAYOUT_FAULT = '225';

const isOfLayout = ({ cStat }: Problem): boolean => cStat === undefined || cStat === LAYOUT_FAULT;

/** Faults in the order in which an authority looks: the layout, with its code, before any rule. The first one's code is that of the refusal. */
export const layoutFirst = (problems: readonly Problem[]): Problem[] => [
  ...problems.filter(isOfLayout).map((problem) => ({ ...problem, cStat: LAYOUT_FAULT })),
  ...problems.filter((problem) => !isOfLayout(problem)),
];

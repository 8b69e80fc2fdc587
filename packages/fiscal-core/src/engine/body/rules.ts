import type { Problem } from '../document/definition.ts';
import type { Draft } from './draft.ts';

/** A rejection that is certain before sending. Everything else is the authority's to say. */
export interface OfflineRule<D extends Draft> {
  readonly cStat: string;
  readonly field: string;
  readonly tag: string;
  /** True when the document breaks the rule. */
  readonly breaks: (draft: D) => boolean;
  /** pt-BR. */
  readonly message: string;
  readonly fix: string;
  readonly source: string;
}

/** Rejections that are certain offline, to be judged once defaults and literals are in place. */
export const brokenRules = <D extends Draft>(rules: readonly OfflineRule<D>[], draft: D): Problem[] =>
  rules
    .filter(({ breaks }) => breaks(draft))
    .map(({ cStat, field, tag, message, fix }) => ({
      field,
      code: 'regra_fiscal',
      message,
      tag,
      fix,
      cStat,
    }));

import { CST } from '../../tax/reform.ts';
import type { Problem } from '../definition.ts';
import type { ReformFacts } from './facts.ts';

/** One rejection about IBS and CBS that is certain from the item and the code tables. */
export interface ReformRule {
  /** The manual's own name of it: `UB13-10`. */
  readonly rule: string;
  readonly cStat: string;
  /** Whether every authority applies it, may apply it, or will one day. */
  readonly strength: 'obrig' | 'facul' | 'futura';
  readonly source: string;
  /** Item field to blame. */
  readonly field: string;
  readonly tag: string;
  readonly breaks: (facts: ReformFacts) => boolean;
  /** pt-BR. */
  readonly message: string;
  readonly fix: string;
}

/**
 * Rejections of one item whose rules are in force everywhere. An item without CST is left alone: no authority demands the group yet.
 *
 * @param at where the item stands, `itens[0].`; `''` when the body is the item
 */
export function reformProblems(rules: readonly ReformRule[], facts: ReformFacts, at: string): Problem[] {
  if (facts.item[CST] === undefined) return [];
  return rules
    .filter(({ strength, breaks }) => strength === 'obrig' && breaks(facts))
    .map(({ rule, cStat, field, tag, message, fix }) => ({
      field: at + field,
      code: 'regra_fiscal',
      message: `${message} (${rule})`,
      tag,
      fix,
      cStat,
    }));
}

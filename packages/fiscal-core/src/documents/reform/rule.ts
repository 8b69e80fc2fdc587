import { CST, type Reform } from '../../tax/reform.ts';
import type { Draft } from '../body/draft.ts';
import type { Problem } from '../definition.ts';
import type { FlatInput } from '../layout/types.ts';
import { factsOf, type ReformFacts } from './facts.ts';

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

const problemsOf = (rules: readonly ReformRule[], facts: ReformFacts, at: string): Problem[] =>
  rules
    .filter(({ strength, breaks }) => strength === 'obrig' && breaks(facts))
    .map(({ rule, cStat, field, tag, message, fix }) => ({
      field: at + field,
      code: 'regra_fiscal',
      message: `${message} (${rule})`,
      tag,
      fix,
      cStat,
    }));

/**
 * Adds the certain rejections of every item to the draft's problems, unless it is completed in the sandbox, whose authority is to tell.
 * An item without CST is left alone: no authority demands the group yet.
 *
 * @param items each with where it stands, `itens[0].`; `''` when the body is the item
 */
export function judgeReform(
  { context, input, problems }: Draft,
  reform: Reform,
  rules: readonly ReformRule[],
  items: readonly (readonly [item: FlatInput, at: string])[],
): void {
  if (context.completeInSandbox) return;
  for (const [item, at] of items)
    if (item[CST] !== undefined) problems.push(...problemsOf(rules, factsOf(item, input, reform), at));
}

/** Rules of NF-e in a document that has no codes of its own for them. */
export const underCode = (rules: readonly ReformRule[], cStat: string): ReformRule[] =>
  rules.map((rule) => ({ ...rule, cStat, rule: TABLES }));
const TABLES = 'IT 2025.002';

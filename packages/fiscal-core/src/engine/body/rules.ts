import { applies, type Dated } from '../../calendar/calendar.ts';
import type { EmissionContext, Notice, Problem } from '../document/definition.ts';
import { lawOf } from '../document/law.ts';
import { riskNotice } from '../document/risk.ts';
import { type Effect, switchesFor } from '../document/rule-switches.ts';
import { textOf } from '../layout/flat.ts';
import type { Draft } from './draft.ts';

/** A rejection reported before sending. All others are left to the authority. */
export interface OfflineRule<D extends Draft> extends Dated {
  readonly cStat: string;
  /**
   * Absent = it refuses. `strict`: lenient test tokens get a risk notice instead, as the lenient sandbox accepts it.
   * `uncertain`: only the strict sandbox refuses. `facul`: never more than a risk.
   */
  readonly strength?: 'strict' | 'uncertain' | 'facul';
  readonly field: string;
  readonly tag: string;
  /** True when the document breaks the rule. */
  readonly breaks: (draft: D) => boolean;
  /** pt-BR. */
  readonly message: string;
  readonly fix: string;
  readonly source: string;
}

interface Rulebook<D extends Draft> {
  readonly type: string;
  readonly rules: readonly OfflineRule<D>[];
}

function effectOf(strength: OfflineRule<never>['strength'], context: EmissionContext): Effect {
  if (strength === undefined) return 'refuse';
  if (strength === 'facul' || context.completeInSandbox) return 'notice';
  return strength === 'strict' || lawOf(context).target === 'sandbox' ? 'refuse' : 'notice';
}

const effectsFor = (type: string, { context, input }: Draft) =>
  switchesFor(context.ruleSwitches, type, textOf(input, 'uf_emitente') ?? context.issuer.uf);

/** Applies an operator's switches to the findings of a draft: refused, a risk notice, or nothing. */
export function heedSwitches(
  type: string,
  draft: Draft,
): { readonly problems: readonly Problem[]; readonly notices: readonly Notice[] } {
  const effects = effectsFor(type, draft);
  const effectOn = ({ cStat }: Problem) => (cStat === undefined ? undefined : effects?.get(cStat));
  return {
    problems: draft.problems.filter((problem) => (effectOn(problem) ?? 'refuse') === 'refuse'),
    notices: draft.problems.flatMap((problem) => {
      const { field, cStat, message, fix } = problem;
      if (cStat === undefined || effectOn(problem) !== 'notice') return [];
      return [riskNotice('A autoridade fiscal', { field, cStat, message, fix })];
    }),
  };
}

/** Judges a draft, once defaults and literals are in place, by the rules of its type and what an operator set of them. */
export function judgeRules<D extends Draft>(
  { type, rules }: Rulebook<D>,
  draft: D,
): { readonly problems: readonly Problem[]; readonly notices: readonly Notice[] } {
  const { context } = draft;
  const law = lawOf(context);
  const effects = effectsFor(type, draft);
  const problems: Problem[] = [];
  const notices: Notice[] = [];
  for (const rule of rules) {
    const { cStat, field, tag, message, fix } = rule;
    const effect = effects?.get(cStat) ?? effectOf(rule.strength, context);
    if (effect === 'off' || !applies(rule, law) || !rule.breaks(draft)) continue;
    if (effect === 'notice') notices.push(riskNotice('A autoridade fiscal', { field, cStat, message, fix }));
    else problems.push({ field, code: 'regra_fiscal', message, tag, fix, cStat });
  }
  return { problems, notices };
}

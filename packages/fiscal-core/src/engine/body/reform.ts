import { factDay } from '../../calendar/calendar.ts';
import { BUILT_IN } from '../../tables/rtc/built-in.ts';
import type { RtcModel } from '../../tables/rtc/rtc.ts';
import { factsOf, type ReformFacts } from '../../tax/reform/facts.ts';
import { CST, type Reform } from '../../tax/reform/reform.ts';
import type { ReformRule } from '../../tax/reform/rule.ts';
import type { Problem } from '../document/definition.ts';
import { textOf } from '../layout/flat.ts';
import type { FlatInput } from '../layout/types.ts';
import type { Draft } from './draft.ts';

/**
 * Facts that determine IBS and CBS of a draft: tables of the context (else those of this version), model, day and
 * government purchase.
 */
export function reformOf(
  { context, input, dhEmi }: Pick<Draft, 'context' | 'input' | 'dhEmi'>,
  model: RtcModel,
): Reform {
  const reducer = textOf(input, 'perc_reducao_aliquota_compra_governamental');
  return {
    tables: context.rtc ?? BUILT_IN,
    model,
    date: factDay(dhEmi),
    ...(reducer === undefined ? {} : { reducer }),
  };
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
 * Adds the certain rejections of every item to the draft's problems, unless it is completed in the sandbox, whose
 * authority reports them. An item without CST is left alone: no authority demands the group yet.
 *
 * @param items each with its path, `itens[0].`; `''` when the body is the item
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

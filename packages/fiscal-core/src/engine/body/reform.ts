import { changeOf, factDay, writtenDay } from '../../calendar/calendar.ts';
import { BUILT_IN } from '../../tables/rtc/built-in.ts';
import type { RtcModel } from '../../tables/rtc/rtc.ts';
import { lacksRate } from '../../tax/ibs-cbs.ts';
import { ratesOn } from '../../tax/reference-rates.ts';
import { factsOf, type ReformFacts } from '../../tax/reform/facts.ts';
import { CST, type Reform } from '../../tax/reform/reform.ts';
import type { ReformRule } from '../../tax/reform/rule.ts';
import type { Problem } from '../document/definition.ts';
import { riskNotice } from '../document/risk.ts';
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
  const date = factDay(dhEmi);
  return {
    tables: context.rtc ?? BUILT_IN,
    model,
    date,
    ...(reducer === undefined ? {} : { reducer }),
    rates: ratesOn(context.rates ?? [], date),
  };
}

type Breach = Problem & { readonly cStat: string };
const problemsOf = (rules: readonly ReformRule[], facts: ReformFacts, at: string): Breach[] =>
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

const RATES = {
  ibs_uf_aliquota: { name: 'do IBS da UF', tag: 'pIBSUF' },
  ibs_mun_aliquota: { name: 'do IBS do município', tag: 'pIBSMun' },
  cbs_aliquota: { name: 'da CBS', tag: 'pCBS' },
  ibs_aliquota_efetiva_regular_uf: { name: 'do IBS da UF', tag: 'pAliqEfetRegIBSUF' },
  ibs_aliquota_efetiva_regular_municipio: { name: 'do IBS do município', tag: 'pAliqEfetRegIBSMun' },
  cbs_aliquota_efetiva_regular: { name: 'da CBS', tag: 'pAliqEfetRegCBS' },
} as const;
const { lookedOn = '' } = changeOf('rate-2027-cbs');

/**
 * Asks for every rate that an item must have and that neither the law nor an operator has given for its day. A document
 * completed in the sandbox gets a default instead, and a notice.
 *
 * @param items as `judgeReform` takes them
 */
export function askRates(
  { context, problems }: Draft,
  reform: Reform,
  items: readonly (readonly [item: FlatInput, at: string])[],
): void {
  if (context.completeInSandbox) return;
  for (const [item, at] of items)
    for (const [field, { name, tag }] of Object.entries(RATES)) {
      if (item[field] !== undefined || !lacksRate(item, reform, field)) continue;
      problems.push({
        field: at + field,
        code: 'campo_obrigatorio',
        tag,
        message: `A alíquota ${name} para ${writtenDay(reform.date)} não é conhecida: não havia publicação na última consulta, em ${writtenDay(lookedOn)}.`,
        fix: `Informe ${field} com a alíquota da norma que a fixou, ou peça a quem opera a plataforma que a carregue.`,
      });
    }
}

/**
 * Adds the certain rejections of every item to the draft's problems; to its notices if it is completed in the sandbox,
 * whose authority decides. An item without CST is left alone: no authority demands the group yet.
 *
 * @param items each with its path, `itens[0].`; `''` when the body is the item
 */
export function judgeReform(
  { context, input, problems, notices }: Draft,
  reform: Reform,
  {
    rules,
    items,
  }: {
    readonly rules: readonly ReformRule[];
    readonly items: readonly (readonly [item: FlatInput, at: string])[];
  },
): void {
  for (const [item, at] of items) {
    if (item[CST] === undefined) continue;
    const breaches = problemsOf(rules, factsOf(item, input, reform), at);
    if (!context.completeInSandbox) problems.push(...breaches);
    else
      notices.push(
        ...breaches.map(({ field, cStat, message, fix }) =>
          riskNotice('A autoridade fiscal', { field, cStat, message, fix }),
        ),
      );
  }
}

import type { ChangeId } from '../../../calendar/calendar.ts';
import { compare, decimalOrZero } from '../../../decimal/decimal.ts';
import type { Draft } from '../../../engine/body/draft.ts';
import { reformOf } from '../../../engine/body/reform.ts';
import type { OfflineRule } from '../../../engine/body/rules.ts';
import { listOf, textOf } from '../../../engine/layout/flat.ts';
import { isInscricaoSuframa } from '../../../identity/suframa.ts';
import { expectedRate, hasIbsCbs } from '../../../tax/ibs-cbs.ts';
import { CTE_REJECTIONS } from '../rejections.ts';

const HINTS = new Map(CTE_REJECTIONS.map((row) => [row.cStat, row]));

type Test = (draft: Draft) => boolean;
/** Makes a row in the words of the catalog of rejections, which are ours: those of the authority were not seen. */
const rule =
  (strength: NonNullable<OfflineRule<Draft>['strength']>, since: ChangeId) =>
  (cStat: string, breaks: Test): OfflineRule<Draft> => {
    const { field = '', tag = '', cause = '', fix = '', source = '' } = HINTS.get(cStat) ?? {};
    return { cStat, strength, field, tag, fix, message: cause, source, since, breaks };
  };
const wave2 = rule('strict', 'cte-2026.002-w2');
/** [?] Which code is which of 1020, 1026, 1027 and 1030 was not seen. */
const maybe = rule('uncertain', 'cte-2026.002-w2');

const value = ({ input }: Draft, field: string): string => textOf(input, field) ?? '';
const sends =
  (...fields: readonly string[]): Test =>
  ({ input }) =>
    fields.some((field) => input[field] !== undefined);
const is =
  (field: string, wanted: string): Test =>
  (draft) =>
    value(draft, field) === wanted;
const differs = (one: string, other: string): boolean =>
  compare(decimalOrZero(one), decimalOrZero(other)) !== 0;
const keysOf = ({ input }: Draft, list: string): string =>
  listOf(input, list)
    .map((one) => textOf(one, list) ?? '')
    .toSorted()
    .join(' ');

const SUFRAMA = 'inscricao_suframa_emitente';
const PAID = 'chave_dfe_pagamento_antecipado';
/** The CBS at the rate zero of an area of incentives. */
const inIncentiveArea = sends('cbs_alc_zfm_aliquota_efetiva_regular', 'cbs_alc_zfm_valor_tributo_regular');
const givesBack = (prefix: string): Test =>
  sends(`${prefix}_percentual_tributo_devolvido`, `${prefix}_valor_tributo_devolvido`);
const isSupplyOfPaid = is('tipo_pagamento_antecipado', '3');
const ofGovernment = (kind: string): Test => is('tipo_operacao_governamental', kind);

/** Exceptions were not seen: here every CT-e but a normal one of the regular regime. */
const owesIbsCbs: Test = (draft) =>
  is('regime_tributario_emitente', '3')(draft) && is('tipo_documento', '0')(draft);

/** A rate that is not the year's; in an area of incentives the CBS may be zero too. */
const otherRate =
  (field: string): Test =>
  (draft) => {
    const rate = textOf(draft.input, field);
    if (!hasIbsCbs(draft.input) || rate === undefined) return false;
    if (field === 'cbs_aliquota' && inIncentiveArea(draft) && !differs(rate, '0')) return false;
    const expected = expectedRate(draft.input, reformOf(draft, 'CTe'), field);
    return expected !== undefined && differs(rate, expected);
  };

/** Area of incentives, payment in advance, rates of IBS and CBS. */
export const RTC_RULES: readonly OfflineRule<Draft>[] = [
  rule('strict', 'cte-2026.002-310')('310', (draft) => owesIbsCbs(draft) && !hasIbsCbs(draft.input)),
  wave2('1015', (draft) => inIncentiveArea(draft) && !sends(SUFRAMA)(draft)),
  wave2('1016', (draft) => sends(SUFRAMA)(draft) && !isInscricaoSuframa(value(draft, SUFRAMA))),
  wave2('1017', givesBack('ibs_uf')),
  wave2('1018', givesBack('ibs_mun')),
  wave2('1019', givesBack('cbs')),
  maybe(
    '1027',
    (draft) =>
      ofGovernment('3')(draft) &&
      !(isSupplyOfPaid(draft) && keysOf(draft, PAID) === keysOf(draft, 'chave_acesso_dfe_anterior')),
  ),
  maybe('1030', (draft) => ofGovernment('4')(draft) && !is('tipo_pagamento_antecipado', '1')(draft)),
  maybe('1020', (draft) => sends(PAID)(draft) && !isSupplyOfPaid(draft)),
  maybe('1026', (draft) => isSupplyOfPaid(draft) && !sends(PAID)(draft)),
  wave2('316', otherRate('ibs_uf_aliquota')),
  wave2('321', otherRate('ibs_mun_aliquota')),
  wave2('326', otherRate('cbs_aliquota')),
];

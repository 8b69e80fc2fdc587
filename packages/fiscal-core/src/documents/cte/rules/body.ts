import type { Draft } from '../../../engine/body/draft.ts';
import type { OfflineRule } from '../../../engine/body/rules.ts';
import { textOf } from '../../../engine/layout/flat.ts';
import { CODE_RULES } from '../../../tax/reform/code-rules.ts';
import { underCode } from '../../../tax/reform/rule.ts';
import { CTE_ENDPOINTS } from '../endpoints.ts';
import { RTC_RULES } from './rtc.ts';

/** IBS and CBS: no list of the CT-e names codes for its tables, so breaches are reported under the layout's code. */
export const CTE_REFORM_RULES = underCode(CODE_RULES, '225');

const EPEC = '4';
/** Characters; the CT-e itself takes 256. */
const JUST_MAX = 255;
/** When the contingency began, and why: both or none. */
const reasons = ({ input }: Draft): number =>
  ['data_entrada_contingencia', 'motivo_entrada_contingencia'].filter((field) => input[field] !== undefined)
    .length;
/** The reasons of an EPEC go into the event that precedes the CT-e. */
const isEpec = ({ input }: Draft): boolean => textOf(input, 'forma_emissao') === EPEC;

/** True when emitted for an SVC that serves other UFs. */
function ofAnotherSvc({ input }: Draft): boolean {
  const svc = CTE_ENDPOINTS.svc?.byTpEmis[textOf(input, 'forma_emissao') ?? ''];
  return svc !== undefined && CTE_ENDPOINTS.svc?.byUf[textOf(input, 'uf_emitente') ?? ''] !== svc;
}

/** Rejections of what is no part of the CT-e itself: its route to an authority, its EPEC, and the rates of IBS and CBS of a year. */
// biome-ignore format: a table reads as one rule a row
export const CTE_BODY_RULES: readonly OfflineRule<Draft>[] = [
  { cStat: '513', field: 'forma_emissao', tag: 'tpEmis', breaks: ofAnotherSvc, message: 'A SVC escolhida não atende a UF do emitente.', fix: 'Envie em forma_emissao a SVC da UF: 7 (SVC-RS) para AP, MS, MT, PE, RR e SP; 8 (SVC-SP) para as demais.', source: 'MOC CT-e 4.00 Visão Geral, C08' },
  { cStat: '630', field: 'motivo_entrada_contingencia', tag: 'xJust', breaks: (draft) => isEpec(draft) && (reasons(draft) < 2 || (textOf(draft.input, 'motivo_entrada_contingencia') ?? '').length > JUST_MAX), message: `O EPEC precisa da data e da justificativa da contingência, esta com até ${JUST_MAX} caracteres.`, fix: 'Envie data_entrada_contingencia e motivo_entrada_contingencia, de 15 a 255 caracteres.', source: 'evEPECCTe_v4.00.xsd' },
  // [?] No last day is known; what a schema without the form answers is 225.
  { cStat: '225', strength: 'facul', field: 'forma_emissao', tag: 'tpEmis', breaks: isEpec, message: 'O EPEC do CT-e está em desativação.', fix: 'Omita forma_emissao, ou emita pela SVC da UF (7 ou 8) ou off-line (2).', source: 'CT-e NT 2026.004 v1.00, bloco A; cteTiposBasico_v4.00.xsd', since: 'cte-2026.004-a' },
  ...RTC_RULES,
];

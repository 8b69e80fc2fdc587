import { chaveParts, isChave } from '../../../chave-acesso/chave-acesso.ts';
import {
  add,
  compare,
  type Decimal,
  decimalOrZero,
  percent,
  roundHalfUp,
  subtract,
  ZERO,
} from '../../../decimal/decimal.ts';
import type { DocumentRule, DocumentView } from '../../../engine/judge/document-judge.ts';
import { placesWhere } from '../../../engine/judge/tree-rules.ts';
import { amount, at, type Group, has, isApart, text } from '../../../engine/judge/tree-view.ts';
import { LOW_BURDEN, SIMPLES_DEDUCTIONS } from '../../../tables/national-services.ts';
import {
  benefit,
  contributions,
  deduction,
  federal,
  isMei,
  isSpecial,
  isSuspended,
  isTaxable,
  isTaxedBySimples,
  isUntaxed,
  LEAST_RATE,
  municipal,
  offBase,
  offValue,
  proofs,
  rule,
  service,
  type Test,
  value,
} from './dps.ts';

const HUNDRED = decimalOrZero('100');
const FIVE = decimalOrZero('5');
const OTHER = '99';
const cuts = (d: DocumentView): Group => at(d.inf, 'valores', 'vDedRed');
const hasCuts: Test = (d) => has(d.inf, 'valores', 'vDedRed');
const discounts = (d: DocumentView): Group => at(d.inf, 'valores', 'vDescCondIncond');
/** Sent, and not above zero and below the value of the service. */
const isOutside =
  (group: (d: DocumentView) => Group, tag: string): Test =>
  (d) =>
    has(group(d), tag) &&
    (compare(amount(group(d), tag), ZERO) <= 0 || compare(amount(group(d), tag), value(d)) >= 0);

const isWrongProduct =
  (rate: string, tag: string): Test =>
  (d) => {
    const group = contributions(d);
    if (!['vBCPisCofins', rate, tag].every((one) => has(group, one))) return false;
    const due = roundHalfUp(percent(amount(group, 'vBCPisCofins'), amount(group, rate)), 2);
    return isApart(due, amount(group, tag));
  };
const isOutOfPercent = (percentage: Decimal): boolean =>
  compare(percentage, ZERO) <= 0 || compare(percentage, HUNDRED) > 0;
/** The town sets the rate of who is outside the Simples; an unknown one is at most five percent. Source: LC 116/2003, art. 8º. */
const hasRate: Test = (d) =>
  isTaxable(d) &&
  !isMei(d) &&
  !isSpecial(d) &&
  !isSuspended(d) &&
  (!isTaxedBySimples(d) || has(municipal(d), 'pAliq'));
/** True when a reduction leaves less ISSQN than two percent of the service. Source: text of E0429. */
const isTooLittle = (d: DocumentView, reduction: Decimal): boolean => {
  if (!hasRate(d) || LOW_BURDEN.has(service(d)) || compare(reduction, ZERO) === 0) return false;
  const rate = has(municipal(d), 'pAliq') ? amount(municipal(d), 'pAliq') : FIVE;
  return compare(percent(subtract(value(d), reduction), rate), percent(value(d), LEAST_RATE)) < 0;
};
const isNoteKey = (key: string): boolean => isChave(key) && chaveParts(key).mod === '55';

// biome-ignore format: a table reads as one rule a row
export const AMOUNT_RULES: readonly DocumentRule[] = [
  rule('E0424', 'valores/vServPrest/vReceb', (d) => ['1', '2'].includes(text(d.inf, 'tpEmit')) && has(d.inf, 'valores', 'vServPrest', 'vReceb')),
  rule('E0427', 'valores/vServPrest/vServ', (d) => compare(offBase(d), value(d)) > 0),
  rule('E0428', 'valores/vServPrest/vServ', (d) => compare(offValue(d), value(d)) > 0),
  rule('E0431', 'valores/vDescCondIncond/vDescIncond', isOutside(discounts, 'vDescIncond')),
  rule('E0432', 'valores/vDescCondIncond/vDescCond', isOutside(discounts, 'vDescCond')),
  rule('E0435', 'valores/vDedRed', (d) => hasCuts(d) && isUntaxed(d)),
  rule('E0436', 'valores/vDedRed', (d) => hasCuts(d) && isMei(d)),
  rule('E0438', 'valores/vDedRed', (d) => hasCuts(d) && isSpecial(d)),
  rule('E0429', 'valores/vServPrest/vServ', (d) => isTooLittle(d, add(deduction(d), benefit(d)))),
  rule('E0441', 'valores/vDedRed', (d) => hasCuts(d) && isTaxedBySimples(d) && !SIMPLES_DEDUCTIONS.has(service(d))),
  rule('E0444', 'valores/vDedRed/pDR', (d) => has(cuts(d), 'pDR') && isTooLittle(d, deduction(d))),
  rule('E0447', 'valores/vDedRed/vDR', (d) => has(cuts(d), 'vDR') && isTooLittle(d, deduction(d))),
  rule('E0453', 'valores/vDedRed/pDR', (d) => has(cuts(d), 'pDR') && isOutOfPercent(amount(cuts(d), 'pDR'))),
  rule('E0460', 'valores/vDedRed/documentos/docDedRed/chNFe', (d) => placesWhere(proofs(d), (one) => has(one, 'chNFe') && !isNoteKey(text(one, 'chNFe')))),
  rule('E0468', 'valores/vDedRed/documentos/docDedRed/xDescOutDed', (d) => placesWhere(proofs(d), (one) => text(one, 'tpDedRed') === OTHER && !has(one, 'xDescOutDed'))),
  rule('E0470', 'valores/vDedRed/documentos/docDedRed/xDescOutDed', (d) => placesWhere(proofs(d), (one) => !['', OTHER].includes(text(one, 'tpDedRed')) && has(one, 'xDescOutDed'))),
  rule('E0472', 'valores/vDedRed/documentos/docDedRed/dtEmiDoc', (d) => placesWhere(proofs(d), (one) => text(one, 'dtEmiDoc') > text(d.inf, 'dCompet'))),
  rule('E0474', 'valores/vDedRed/documentos/docDedRed/vDeducaoReducao', (d) => placesWhere(proofs(d), (one) => compare(amount(one, 'vDeducaoReducao'), amount(one, 'vDedutivelRedutivel')) > 0)),
  rule('E0574', 'valores/trib/tribMun/BM/vRedBCBM', (d) => compare(amount(municipal(d), 'BM', 'vRedBCBM'), value(d)) > 0),
  rule('E0575', 'valores/trib/tribMun/BM/vRedBCBM', (d) => has(municipal(d), 'BM', 'vRedBCBM') && isTooLittle(d, benefit(d))),
  rule('E0586', 'valores/trib/tribMun/BM/pRedBCBM', (d) => has(municipal(d), 'BM', 'pRedBCBM') && isOutOfPercent(amount(municipal(d), 'BM', 'pRedBCBM'))),
  rule('E0587', 'valores/trib/tribMun/BM/pRedBCBM', (d) => has(municipal(d), 'BM', 'pRedBCBM') && isTooLittle(d, benefit(d))),
  rule('E0595', 'valores/trib/tribMun/pAliq', (d) => compare(amount(municipal(d), 'pAliq'), FIVE) > 0),
  rule('E0675', 'valores/trib/tribFed', (d) => has(d.inf, 'prest', 'CPF') && federal(d) !== undefined),
  rule('E0676', 'valores/trib/tribFed', (d) => isMei(d) && federal(d) !== undefined),
  rule('E0677', 'valores/trib/tribFed/piscofins/vBCPisCofins', (d) => compare(amount(contributions(d), 'vBCPisCofins'), value(d)) > 0),
  rule('E0694', 'valores/trib/tribFed/piscofins/vPis', isWrongProduct('pAliqPis', 'vPis')),
  rule('E0696', 'valores/trib/tribFed/piscofins/vCofins', isWrongProduct('pAliqCofins', 'vCofins')),
  rule('E0699', 'valores/trib/tribFed/vRetCP', isOutside(federal, 'vRetCP')),
  rule('E0700', 'valores/trib/tribFed/vRetIRRF', isOutside(federal, 'vRetIRRF')),
  rule('E0701', 'valores/trib/tribFed/vRetCSLL', isOutside(federal, 'vRetCSLL')),
  rule('E0720', 'valores/trib/tribFed/vRetCSLL', (d) => text(contributions(d), 'tpRetPisCofins') === '0' && has(federal(d), 'vRetCSLL')),
  rule('E0724', 'valores/trib/tribFed/vRetCSLL', (d) => !['', '0', '2'].includes(text(contributions(d), 'tpRetPisCofins')) && !has(federal(d), 'vRetCSLL')),
];

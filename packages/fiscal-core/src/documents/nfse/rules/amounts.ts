import { chaveParts, isChave } from '../../../chave-acesso/chave-acesso.ts';
import { compare, decimalOrZero, percent, roundHalfUp, ZERO } from '../../../decimal/decimal.ts';
import type { DocumentRule, DocumentView } from '../../../engine/judge/document-judge.ts';
import { placesWhere } from '../../../engine/judge/tree-rules.ts';
import { amount, at, type Group, has, isApart, text } from '../../../engine/judge/tree-view.ts';
import {
  contributions,
  federal,
  isMei,
  isSpecial,
  isSuspended,
  isUntaxed,
  municipal,
  offBase,
  offValue,
  proofs,
  rule,
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

/** Situations of PIS and COFINS without a base. */
const WITHOUT_BASE = ['00', '08', '09'];
const isBased: Test = (d) =>
  has(contributions(d), 'CST') && !WITHOUT_BASE.includes(text(contributions(d), 'CST'));
const isWrongProduct =
  (rate: string, tag: string): Test =>
  (d) => {
    const group = contributions(d);
    if (!['vBCPisCofins', rate, tag].every((one) => has(group, one))) return false;
    const due = roundHalfUp(percent(amount(group, 'vBCPisCofins'), amount(group, rate)), 2);
    return isApart(due, amount(group, tag));
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
  rule('E0437', 'valores/vDedRed', (d) => hasCuts(d) && isSuspended(d)),
  rule('E0438', 'valores/vDedRed', (d) => hasCuts(d) && isSpecial(d)),
  rule('E0453', 'valores/vDedRed/pDR', (d) => has(cuts(d), 'pDR') && (compare(amount(cuts(d), 'pDR'), ZERO) <= 0 || compare(amount(cuts(d), 'pDR'), HUNDRED) > 0)),
  rule('E0460', 'valores/vDedRed/documentos/docDedRed/chNFe', (d) => placesWhere(proofs(d), (one) => has(one, 'chNFe') && !isNoteKey(text(one, 'chNFe')))),
  rule('E0468', 'valores/vDedRed/documentos/docDedRed/xDescOutDed', (d) => placesWhere(proofs(d), (one) => text(one, 'tpDedRed') === OTHER && !has(one, 'xDescOutDed'))),
  rule('E0470', 'valores/vDedRed/documentos/docDedRed/xDescOutDed', (d) => placesWhere(proofs(d), (one) => !['', OTHER].includes(text(one, 'tpDedRed')) && has(one, 'xDescOutDed'))),
  rule('E0472', 'valores/vDedRed/documentos/docDedRed/dtEmiDoc', (d) => placesWhere(proofs(d), (one) => text(one, 'dtEmiDoc') > text(d.inf, 'dCompet'))),
  rule('E0474', 'valores/vDedRed/documentos/docDedRed/vDeducaoReducao', (d) => placesWhere(proofs(d), (one) => compare(amount(one, 'vDeducaoReducao'), amount(one, 'vDedutivelRedutivel')) > 0)),
  rule('E0595', 'valores/trib/tribMun/pAliq', (d) => compare(amount(municipal(d), 'pAliq'), FIVE) > 0),
  rule('E0676', 'valores/trib/tribFed', (d) => isMei(d) && federal(d) !== undefined),
  rule('E0677', 'valores/trib/tribFed/piscofins/vBCPisCofins', (d) => compare(amount(contributions(d), 'vBCPisCofins'), value(d)) > 0),
  rule('E0678', 'valores/trib/tribFed/piscofins/vBCPisCofins', (d) => isBased(d) && !has(contributions(d), 'vBCPisCofins')),
  rule('E0682', 'valores/trib/tribFed/piscofins/vBCPisCofins', (d) => WITHOUT_BASE.includes(text(contributions(d), 'CST')) && has(contributions(d), 'vBCPisCofins')),
  rule('E0684', 'valores/trib/tribFed/piscofins/pAliqPis', (d) => has(contributions(d), 'vBCPisCofins') && !has(contributions(d), 'pAliqPis')),
  rule('E0690', 'valores/trib/tribFed/piscofins/pAliqCofins', (d) => has(contributions(d), 'vBCPisCofins') && !has(contributions(d), 'pAliqCofins')),
  rule('E0694', 'valores/trib/tribFed/piscofins/vPis', isWrongProduct('pAliqPis', 'vPis')),
  rule('E0696', 'valores/trib/tribFed/piscofins/vCofins', isWrongProduct('pAliqCofins', 'vCofins')),
  rule('E0698', 'valores/trib/tribFed/piscofins/tpRetPisCofins', (d) => isBased(d) && !has(contributions(d), 'tpRetPisCofins')),
  rule('E0699', 'valores/trib/tribFed/vRetCP', isOutside(federal, 'vRetCP')),
  rule('E0700', 'valores/trib/tribFed/vRetIRRF', isOutside(federal, 'vRetIRRF')),
  rule('E0701', 'valores/trib/tribFed/vRetCSLL', isOutside(federal, 'vRetCSLL')),
];

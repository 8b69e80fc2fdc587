// biome-ignore-all format: a table reads as one rule a row
import { type ChangeId, factAt, inForce } from '../../calendar/calendar.ts';
import { compare, decimalOrZero } from '../../decimal/decimal.ts';
import { carriesMono, carriesNormal, expectedRate } from '../ibs-cbs.ts';
import { text } from '../item.ts';
import { CODE_RULES, REGULAR_RULES } from './code-rules.ts';
import { asks, forbids, isSent, lacksMark, marks, noteIs, type ReformFacts } from './facts.ts';
import { CLASSIFICATION, CST } from './reform.ts';
import type { ReformRule } from './rule.ts';

const NT = 'NT 2025.002 v1.52';
const LOSS = '07';
const isNfce = ({ reform }: ReformFacts): boolean => reform.model === 'NFCe';
const differs = (a: string | undefined, b: string): boolean => compare(decimalOrZero(a), decimalOrZero(b)) !== 0;

interface Side {
  readonly prefix: 'ibs_uf' | 'ibs_mun' | 'cbs';
  readonly de: string;
  readonly rate: string;
  readonly percent: 'reductionIbs' | 'reductionCbs';
  /** Rule and code of: rate, missing gDif, undue gDif, undue gRed, wrong pRedAliq. */
  readonly rules: Readonly<Record<'rate' | 'gDif' | 'noDif' | 'noRed' | 'pRedAliq', readonly [rule: string, cStat: string]>>;
}
const SIDES: readonly Side[] = [
  { prefix: 'ibs_uf', de: 'do IBS da UF', rate: 'pIBSUF', percent: 'reductionIbs', rules: { rate: ['UB18-10', '1026'], gDif: ['UB22-20', '1030'], noDif: ['UB22-10', '1029'], noRed: ['UB26-10', '1032'], pRedAliq: ['UB27-10', '1034'] } },
  { prefix: 'ibs_mun', de: 'do IBS do município', rate: 'pIBSMun', percent: 'reductionIbs', rules: { rate: ['UB37-10', '1036'], gDif: ['UB40-10', '1044'], noDif: ['UB40-20', '1083'], noRed: ['UB45-10', '1007'], pRedAliq: ['UB46-10', '1046'] } },
  { prefix: 'cbs', de: 'da CBS', rate: 'pCBS', percent: 'reductionCbs', rules: { rate: ['UB56-10', '1037'], gDif: ['UB59-10', '1061'], noDif: ['UB59-20', '1090'], noRed: ['UB64-10', '1028'], pRedAliq: ['UB65-10', '1063'] } },
];

/** Notes whose rates are those of the note they undo. Source: NT 2025.002 v1.52, UB18-10, UB37-10; only reduction of values for the CBS of 2026 (UB56-10). */
const undoes = (facts: ReformFacts, prefix: Side['prefix']): boolean =>
  noteIs(facts, 'tipo_nota_credito', '04') ||
  ((prefix !== 'cbs' || !inForce('rate-2026', factAt(facts.reform.date))) && (noteIs(facts, 'finalidade_emissao', '4') || noteIs(facts, 'tipo_nota_credito', '03', '06')));

/** A rate that is not the year's. The CBS may be zero inside one incentive area, which the authority judges by the towns. */
const wrongRate = ({ prefix }: Side) => (facts: ReformFacts): boolean => {
  const rate = text(facts.item, `${prefix}_aliquota`);
  const expected = expectedRate(facts.item, facts.reform, `${prefix}_aliquota`);
  return rate !== undefined && expected !== undefined && differs(rate, expected) && !(prefix === 'cbs' && !differs(rate, '0')) && !undoes(facts, prefix);
};
/** The percent of a reduction that the classification does not have; zero in a government purchase of a CST without reduction. */
const wrongReduction = ({ prefix, percent }: Side) => (facts: ReformFacts): boolean => {
  const { classification } = facts.ruling;
  return asks(facts, 'gRed') && classification !== undefined && differs(text(facts.item, `${prefix}_percentual_reducao_aliquota`), classification[percent]);
};
const undueReduction = ({ prefix }: Side) => (facts: ReformFacts): boolean => {
  const percent = text(facts.item, `${prefix}_percentual_reducao_aliquota`);
  return forbids(facts, 'gRed') && percent !== undefined && (facts.reform.reducer === undefined || differs(percent, '0'));
};

const sideRules = (side: Side): ReformRule[] => {
  const { prefix, de, rules } = side;
  const [rate, deferral, reduction] = [`${prefix}_aliquota`, `${prefix}_percentual_diferimento`, `${prefix}_percentual_reducao_aliquota`];
  const row = (key: keyof Side['rules'], rest: Omit<ReformRule, 'rule' | 'cStat' | 'strength' | 'source'>): ReformRule => ({ rule: rules[key][0], cStat: rules[key][1], strength: 'obrig', source: NT, ...rest });
  return [
    row('rate', { field: rate, tag: side.rate, breaks: wrongRate(side), message: `A alíquota ${de} não é a do ano da emissão (zero quando a classificação tem tributação regular).`, fix: `Omita ${rate}: a do ano é escrita.` }),
    row('gDif', { field: deferral, tag: 'pDif', breaks: (facts) => asks(facts, 'gDif') && !isSent(facts, deferral), message: `O CST exige o percentual do diferimento ${de}.`, fix: `Envie ${deferral}; o valor diferido é calculado.` }),
    row('noDif', { field: deferral, tag: 'gDif', breaks: (facts) => forbids(facts, 'gDif') && isSent(facts, deferral), message: `O CST não permite o diferimento ${de}.`, fix: `Retire ${deferral}, ou corrija ${CST}.` }),
    row('noRed', { field: reduction, tag: 'gRed', breaks: undueReduction(side), message: `O CST não permite redução da alíquota ${de}.`, fix: `Retire ${reduction}, ou corrija ${CST}.` }),
    row('pRedAliq', { field: reduction, tag: 'pRedAliq', breaks: wrongReduction(side), message: `A redução da alíquota ${de} não é a da classificação tributária.`, fix: `Omita ${reduction}: a da tabela é escrita.` }),
  ];
};

const TRANSFER = ['ibs_valor_transferido', 'cbs_valor_transferido'];
const PERIOD = ['data_competencia_apuracao', 'ibs_valor_ajuste_competencia', 'cbs_valor_ajuste_competencia'];
const REVERSAL = ['ibs_valor_estorno_credito', 'cbs_valor_estorno_credito'];
const ZFM = ['credito_presumido_zfm_competencia', 'credito_presumido_zfm_classificacao', 'credito_presumido_zfm_valor'];
const CREDIT_BASE = 'credito_presumido_oper_base_calculo';
const CREDIT_CODE = 'credito_presumido_oper_codigo_classificacao';
const IBS_CREDIT = ['ibs_percentual_credito_presumido', 'ibs_valor_credito_presumido', 'ibs_valor_condicao_suspensiva'];
const CBS_CREDIT = ['cbs_credito_percentual', 'cbs_valor_credito_presumido', 'cbs_valor_condicao_suspensiva'];
const USED_GOODS = 'bem_movel_usado';

const credit = ({ item, reform }: ReformFacts) => reform.tables.credits.get(text(item, CREDIT_CODE) ?? '');
const creditHas = (facts: ReformFacts, mark: 'gIBSCredPres' | 'gCBSCredPres', wanted: boolean): boolean =>
  isSent(facts, CREDIT_BASE) && credit(facts)?.marks.includes(mark) === wanted;
/** A suspensive value is of code 04 only, once it exists. */
const undueSuspension = (field: string, since: ChangeId) => (facts: ReformFacts): boolean =>
  isSent(facts, field) && (!inForce(since, factAt(facts.reform.date)) || text(facts.item, CREDIT_CODE) !== '04');

/** Rejections about IBS and CBS of NF-e and NFC-e. A missing group is nobody's rejection: UB12-10 (1115) is future in production. */
export const NOTE_REFORM_RULES: readonly ReformRule[] = [
  ...CODE_RULES,
  { rule: 'UB13-20', cStat: '1021', strength: 'obrig', source: NT, field: 'ibs_cbs_base_calculo', tag: 'gIBSCBS', breaks: (facts) => forbids(facts, 'gIBSCBS') && carriesNormal(facts.item), message: 'O CST não tem base, alíquotas nem valores de IBS e CBS, e o item os traz.', fix: `Deixe no item só ${CST} e ${CLASSIFICATION}, ou corrija o CST.` },
  { rule: 'UB13-39', cStat: '1151', strength: 'obrig', source: NT, field: 'mono_total_ibs_item', tag: 'gIBSCBSMono', breaks: (facts) => forbids(facts, 'gIBSCBSMono') && carriesMono(facts.item), message: 'O CST não é de tributação monofásica, e o item traz valores dela.', fix: `Retire os campos mono_* do item, ou corrija ${CST}.` },
  { rule: 'UB13-44', cStat: '1131', strength: 'obrig', source: NT, field: 'ibs_valor_transferido', tag: 'gTransfCred', breaks: (facts) => forbids(facts, 'gTransfCred') && isSent(facts, ...TRANSFER), message: 'O CST não permite a transferência de crédito.', fix: `Retire ${TRANSFER.join(' e ')}, ou corrija ${CST}.` },
  { rule: 'UB13-45', cStat: '1132', strength: 'obrig', source: NT, field: 'ibs_valor_transferido', tag: 'gTransfCred', breaks: (facts) => asks(facts, 'gTransfCred') && !isSent(facts, ...TRANSFER), message: 'O CST exige os valores de crédito a transferir.', fix: `Envie ${TRANSFER.join(' e ')}.` },
  ...SIDES.flatMap(sideRules),
  { rule: 'UB24-10', cStat: '1111', strength: 'obrig', source: NT, field: 'ibs_uf_valor_tributo_devolvido', tag: 'gDevTrib', breaks: (facts) => isSent(facts, 'ibs_uf_valor_tributo_devolvido'), message: 'O IBS da UF não admite devolução de tributo no documento.', fix: 'Retire ibs_uf_percentual_tributo_devolvido e ibs_uf_valor_tributo_devolvido.' },
  { rule: 'UB43-10', cStat: '1112', strength: 'obrig', source: NT, field: 'ibs_mun_valor_tributo_devolvido', tag: 'gDevTrib', breaks: (facts) => isSent(facts, 'ibs_mun_valor_tributo_devolvido'), message: 'O IBS do município não admite devolução de tributo no documento.', fix: 'Retire ibs_mun_percentual_tributo_devolvido e ibs_mun_valor_tributo_devolvido.' },
  { rule: 'UB62-10', cStat: '1187', strength: 'obrig', source: NT, field: 'cbs_valor_tributo_devolvido', tag: 'gDevTrib', breaks: (facts) => isNfce(facts) && isSent(facts, 'cbs_valor_tributo_devolvido'), message: 'A NFC-e não admite devolução da CBS.', fix: 'Retire cbs_percentual_tributo_devolvido e cbs_valor_tributo_devolvido.' },
  { rule: 'UB62a-10', cStat: '1188', strength: 'obrig', source: NT, field: 'cbs_percentual_tributo_devolvido', tag: 'pDevTrib', breaks: (facts) => !isNfce(facts) && isSent(facts, 'cbs_valor_tributo_devolvido') && !isSent(facts, 'cbs_percentual_tributo_devolvido'), message: 'A devolução da CBS exige o percentual.', fix: 'Envie cbs_percentual_tributo_devolvido; o valor devolvido é calculado.' },
  ...REGULAR_RULES,
  { rule: 'UB112-10', cStat: '1169', strength: 'obrig', source: NT, field: 'data_competencia_apuracao', tag: 'gAjusteCompet', breaks: (facts) => forbids(facts, 'gAjusteCompet') && isSent(facts, ...PERIOD), message: 'O CST não permite o ajuste de competência.', fix: `Retire ${PERIOD.join(', ')}, ou corrija ${CST}.` },
  { rule: 'UB112-20', cStat: '1170', strength: 'obrig', source: NT, field: 'data_competencia_apuracao', tag: 'gAjusteCompet', breaks: (facts) => asks(facts, 'gAjusteCompet') && !isSent(facts, ...PERIOD), message: 'O CST exige o ajuste de competência.', fix: `Envie ${PERIOD.join(', ')}.` },
  { rule: 'UB116-10', cStat: '1172', strength: 'obrig', source: NT, field: 'ibs_valor_estorno_credito', tag: 'gEstornoCred', breaks: (facts) => lacksMark(facts, 'gEstornoCred') && isSent(facts, ...REVERSAL) && !noteIs(facts, 'tipo_nota_debito', LOSS), message: 'A classificação tributária não permite o estorno de crédito.', fix: `Retire ${REVERSAL.join(' e ')}, ou corrija ${CLASSIFICATION}.` },
  { rule: 'UB116-20', cStat: '1173', strength: 'obrig', source: NT, field: 'ibs_valor_estorno_credito', tag: 'gEstornoCred', breaks: (facts) => !isNfce(facts) && (marks(facts, 'gEstornoCred') || noteIs(facts, 'tipo_nota_debito', LOSS)) && !isSent(facts, ...REVERSAL), message: 'A classificação tributária exige o estorno de crédito.', fix: `Envie ${REVERSAL.join(' e ')}.` },
  { rule: 'UB120-10', cStat: '1049', strength: 'obrig', source: NT, field: CREDIT_BASE, tag: 'gCredPresOper', breaks: (facts) => isNfce(facts) && isSent(facts, CREDIT_BASE), message: 'A NFC-e não admite crédito presumido.', fix: `Retire ${CREDIT_BASE} e os demais campos do crédito presumido.` },
  { rule: 'UB120-20', cStat: '1175', strength: 'obrig', source: NT, field: CREDIT_BASE, tag: 'gCredPresOper', breaks: (facts) => !isNfce(facts) && lacksMark(facts, 'gCredPresOper') && isSent(facts, CREDIT_BASE) && text(facts.item, USED_GOODS) !== '1', message: 'A classificação tributária não permite crédito presumido na operação.', fix: `Retire ${CREDIT_BASE} e os demais campos do crédito presumido, ou corrija ${CLASSIFICATION}.` },
  { rule: 'UB122-10', cStat: '1055', strength: 'obrig', source: NT, field: CREDIT_CODE, tag: 'cCredPres', breaks: (facts) => isSent(facts, CREDIT_CODE) && credit(facts) === undefined, message: 'O código do crédito presumido não existe na tabela.', fix: `Envie em ${CREDIT_CODE} um código de 2 algarismos da tabela cCredPres.` },
  { rule: 'UB123-10', cStat: '1053', strength: 'obrig', source: NT, field: 'ibs_percentual_credito_presumido', tag: 'gIBSCredPres', breaks: (facts) => creditHas(facts, 'gIBSCredPres', false) && isSent(facts, ...IBS_CREDIT), message: 'O código do crédito presumido não dá crédito de IBS.', fix: `Retire ${IBS_CREDIT.join(', ')}, ou corrija ${CREDIT_CODE}.` },
  { rule: 'UB123-20', cStat: '1054', strength: 'obrig', source: NT, field: 'ibs_percentual_credito_presumido', tag: 'gIBSCredPres', breaks: (facts) => creditHas(facts, 'gIBSCredPres', true) && !isSent(facts, ...IBS_CREDIT), message: 'O código do crédito presumido exige o crédito de IBS.', fix: 'Envie ibs_percentual_credito_presumido; o valor é calculado.' },
  { rule: 'UB127-10', cStat: '1050', strength: 'obrig', source: NT, field: 'cbs_credito_percentual', tag: 'gCBSCredPres', breaks: (facts) => creditHas(facts, 'gCBSCredPres', false) && isSent(facts, ...CBS_CREDIT), message: 'O código do crédito presumido não dá crédito de CBS.', fix: `Retire ${CBS_CREDIT.join(', ')}, ou corrija ${CREDIT_CODE}.` },
  { rule: 'UB127-20', cStat: '1058', strength: 'obrig', source: NT, field: 'cbs_credito_percentual', tag: 'gCBSCredPres', breaks: (facts) => creditHas(facts, 'gCBSCredPres', true) && !isSent(facts, ...CBS_CREDIT), message: 'O código do crédito presumido exige o crédito de CBS.', fix: 'Envie cbs_credito_percentual; o valor é calculado.' },
  { rule: 'UB126-10', cStat: '1056', strength: 'obrig', source: NT, field: 'ibs_valor_condicao_suspensiva', tag: 'vCredPresCondSus', breaks: undueSuspension('ibs_valor_condicao_suspensiva', 'ibs-suspended-credit'), message: 'O crédito de IBS em condição suspensiva só cabe de 2033 em diante e no código 04.', fix: 'Retire ibs_valor_condicao_suspensiva e envie ibs_valor_credito_presumido.' },
  { rule: 'UB130-10', cStat: '1060', strength: 'obrig', source: NT, field: 'cbs_valor_condicao_suspensiva', tag: 'vCredPresCondSus', breaks: undueSuspension('cbs_valor_condicao_suspensiva', 'cbs-suspended-credit'), message: 'O crédito de CBS em condição suspensiva só cabe de 2027 em diante e no código 04.', fix: 'Retire cbs_valor_condicao_suspensiva e envie cbs_valor_credito_presumido.' },
  { rule: 'UB131-10', cStat: '1138', strength: 'obrig', source: NT, field: 'credito_presumido_zfm_competencia', tag: 'gCredPresIBSZFM', breaks: (facts) => isNfce(facts) && isSent(facts, ...ZFM), message: 'A NFC-e não admite crédito presumido da ZFM.', fix: `Retire ${ZFM.join(', ')}.` },
  { rule: 'UB131-20', cStat: '1134', strength: 'obrig', source: NT, field: 'credito_presumido_zfm_competencia', tag: 'gCredPresIBSZFM', breaks: (facts) => !isNfce(facts) && forbids(facts, 'gCredPresIBSZFM') && isSent(facts, ...ZFM), message: 'O CST não permite o crédito presumido de IBS da ZFM.', fix: `Retire ${ZFM.join(', ')}, ou corrija ${CST}.` },
  { rule: 'UB131-30', cStat: '1135', strength: 'obrig', source: NT, field: 'credito_presumido_zfm_competencia', tag: 'gCredPresIBSZFM', breaks: (facts) => !isNfce(facts) && asks(facts, 'gCredPresIBSZFM') && !isSent(facts, ...ZFM), message: 'O CST exige o crédito presumido de IBS da ZFM.', fix: `Envie ${ZFM.join(', ')}.` },
];

// biome-ignore-all format: a table reads as one rule a row

import type { Draft } from '../../../engine/body/draft.ts';
import { isForeignIssuer, isForeignPerson } from '../../../engine/body/issuer.ts';
import type { OfflineRule } from '../../../engine/body/rules.ts';
import { textOf } from '../../../engine/layout/flat.ts';
import { isValidOn } from '../../../tables/rtc/rtc.ts';
import { text as valueOf } from '../../../tax/item.ts';
import { CODE_RULES, REGULAR_RULES } from '../../../tax/reform/code-rules.ts';
import { asks, forbids, isSent, type ReformFacts } from '../../../tax/reform/facts.ts';
import { REGULAR_CLASSIFICATION, REGULAR_CST } from '../../../tax/reform/reform.ts';
import type { ReformRule } from '../../../tax/reform/rule.ts';

const is = ({ input }: Draft, field: string, ...values: readonly string[]): boolean => values.includes(textOf(input, field) ?? '');

/** Forms of the total of taxes, in the order in which the layout takes them. Source: choice totTrib. */
const WAYS = [/^valor_total_tributos_/, /^percentual_total_tributos_(?!simples)/, /^indicador_total_tributacao$/, /^percentual_total_tributos_simples_nacional$/];
/** True when the form is sent behind another one, so that the layout would leave it out. */
const isSecond = (way: number) => ({ input }: Draft): boolean => {
  const sent = WAYS.map((fields) => Object.keys(input).some((field) => fields.test(field)));
  return sent[way] === true && sent.slice(0, way).includes(true);
};
const oneWay = (way: number, field: string, tag: string): OfflineRule<Draft> => ({ cStat: '225', field, tag, breaks: isSecond(way), message: `O total de tributos veio de mais de uma forma, e ${field} não caberia no XML.`, fix: 'Envie só uma forma: em reais, em porcentagem, indicador_total_tributacao ou percentual_total_tributos_simples_nacional.', source: 'tiposComplexos_v1.01.xsd, choice totTrib' });

const DEFERRED = ['ibs_uf', 'ibs_mun', 'cbs'].map((prefix) => `${prefix}_percentual_diferimento`);
const A1 = 'Anexo I v1.01';
/** Codes of the environment by those of NF-e. Source: Anexo I v1.01. */
const CODES: Readonly<Record<string, string>> = { '1020': 'E0959', '1023': 'E0958', '1024': 'E0959', '1025': 'E0958', '1065': 'E0965', '1114': 'E0964' };
const renameRule = (rule: ReformRule): ReformRule => {
  const cStat = CODES[rule.cStat] ?? rule.cStat;
  return { ...rule, cStat, rule: cStat, source: `${A1}, ${cStat}` };
};
const regular = ({ item }: ReformFacts): string => valueOf(item, REGULAR_CLASSIFICATION) ?? '';
/** The classification of the regular taxation is in the table, in force, and of services. */
const isOfServices = (facts: ReformFacts): boolean => {
  const { tables, date, model } = facts.reform;
  const found = tables.classifications.get(regular(facts));
  return found !== undefined && isValidOn(found, date) && found.models.includes(model);
};
/** Rules of the tables of CST and cClassTrib over IBS and CBS. */
export const NFSE_REFORM_RULES: readonly ReformRule[] = [
  ...[...CODE_RULES, ...REGULAR_RULES].filter(({ cStat }) => CODES[cStat] !== undefined).map(renameRule),
  { rule: 'E0969', cStat: 'E0969', strength: 'obrig', source: `${A1}, E0969`, field: REGULAR_CLASSIFICATION, tag: 'cClassTribReg', breaks: (facts) => isSent(facts, REGULAR_CST) && !isOfServices(facts), message: 'A classificação da tributação regular não existe, não vale na data ou não é de serviços.', fix: `Corrija ${REGULAR_CLASSIFICATION} pela tabela cClassTrib.` },
  { rule: 'E0970', cStat: 'E0970', strength: 'obrig', source: `${A1}, E0970`, field: REGULAR_CLASSIFICATION, tag: 'cClassTribReg', breaks: (facts) => isSent(facts, REGULAR_CST) && regular(facts).slice(0, 3) !== facts.item[REGULAR_CST], message: 'A classificação da tributação regular é de outro CST.', fix: `Corrija ${REGULAR_CST} ou ${REGULAR_CLASSIFICATION}.` },
  { rule: 'E0971', cStat: 'E0971', strength: 'obrig', source: `${A1}, E0971`, field: 'ibs_uf_percentual_diferimento', tag: 'gDif', breaks: (facts) => forbids(facts, 'gDif') && DEFERRED.some((field) => isSent(facts, field)), message: 'O CST não admite diferimento de IBS e CBS.', fix: `Retire ${DEFERRED.join(', ')}.` },
  { rule: 'E0972', cStat: 'E0972', strength: 'obrig', source: `${A1}, E0972`, field: 'ibs_uf_percentual_diferimento', tag: 'gDif', breaks: (facts) => asks(facts, 'gDif') && !DEFERRED.every((field) => isSent(facts, field)), message: 'O CST exige os percentuais do diferimento de IBS e CBS.', fix: `Envie ${DEFERRED.join(', ')}.` },
];

/** Rejections that depend on the body alone: another signer, and a total in two forms. */
export const NFSE_BODY_RULES: readonly OfflineRule<Draft>[] = [
  { cStat: '213', field: 'cnpj_prestador', tag: 'CNPJ', breaks: (draft) => is(draft, 'emitente_dps', '1') && isForeignIssuer(draft, 'cnpj_prestador'), message: 'O CNPJ do prestador não é da empresa dona do token: os 8 primeiros caracteres diferem.', fix: 'Use o token da empresa prestadora ou corrija cnpj_prestador.', source: 'Anexo I v1.01, E0718: the signer is the emitter' },
  { cStat: '213', field: 'cpf_prestador', tag: 'CPF', breaks: (draft) => is(draft, 'emitente_dps', '1') && isForeignPerson(draft, 'cpf_prestador'), message: 'O CPF do prestador não é o de quem o token emite.', fix: 'Use o token do prestador ou corrija cpf_prestador.', source: 'Anexo I v1.01, E0718: the signer is the emitter' },
  oneWay(1, 'percentual_total_tributos_federais', 'pTotTrib'),
  oneWay(2, 'indicador_total_tributacao', 'indTotTrib'),
  oneWay(3, 'percentual_total_tributos_simples_nacional', 'pTotTribSN'),
];

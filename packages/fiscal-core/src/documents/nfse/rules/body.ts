// biome-ignore-all format: a table reads as one rule a row

import type { Draft } from '../../../engine/body/draft.ts';
import { isForeignIssuer, isForeignPerson } from '../../../engine/body/issuer.ts';
import type { OfflineRule } from '../../../engine/body/rules.ts';
import { textOf } from '../../../engine/layout/flat.ts';
import { CODE_RULES, REGULAR_RULES } from '../../../tax/reform/code-rules.ts';
import { asks, isSent } from '../../../tax/reform/facts.ts';
import { type ReformRule, underCode } from '../../../tax/reform/rule.ts';

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
const TABLES = 'IT 2025.002';
/** IBS and CBS. No public text lists the environment's rules on the tables one by one: they use its code of the group. */
export const NFSE_REFORM_RULES: readonly ReformRule[] = [
  ...underCode([...CODE_RULES, ...REGULAR_RULES], 'E0854'),
  { rule: TABLES, cStat: 'E0854', strength: 'obrig', source: TABLES, field: 'ibs_uf_percentual_diferimento', tag: 'gDif', breaks: (facts) => asks(facts, 'gDif') && !DEFERRED.every((field) => isSent(facts, field)), message: 'O CST exige os percentuais do diferimento de IBS e CBS.', fix: `Envie ${DEFERRED.join(', ')}.` },
];

/** Rejections that depend on the body alone: another signer, and a total in two forms. */
export const NFSE_BODY_RULES: readonly OfflineRule<Draft>[] = [
  { cStat: '213', field: 'cnpj_prestador', tag: 'CNPJ', breaks: (draft) => is(draft, 'emitente_dps', '1') && isForeignIssuer(draft, 'cnpj_prestador'), message: 'O CNPJ do prestador não é da empresa dona do token: os 8 primeiros caracteres diferem.', fix: 'Use o token da empresa prestadora ou corrija cnpj_prestador.', source: 'Anexo I v1.01, E0718: the signer is the emitter' },
  { cStat: '213', field: 'cpf_prestador', tag: 'CPF', breaks: (draft) => is(draft, 'emitente_dps', '1') && isForeignPerson(draft, 'cpf_prestador'), message: 'O CPF do prestador não é o de quem o token emite.', fix: 'Use o token do prestador ou corrija cpf_prestador.', source: 'Anexo I v1.01, E0718: the signer is the emitter' },
  oneWay(1, 'percentual_total_tributos_federais', 'pTotTrib'),
  oneWay(2, 'indicador_total_tributacao', 'indTotTrib'),
  oneWay(3, 'percentual_total_tributos_simples_nacional', 'pTotTribSN'),
];

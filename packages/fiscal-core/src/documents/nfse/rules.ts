// biome-ignore-all format: a table reads as one rule a row

import type { Draft } from '../../engine/body/draft.ts';
import { isForeignIssuer, isForeignPerson } from '../../engine/body/issuer.ts';
import type { OfflineRule } from '../../engine/body/rules.ts';
import { textOf } from '../../engine/layout/flat.ts';
import { CODE_RULES, REGULAR_RULES } from '../../tax/reform/code-rules.ts';
import { asks, sent } from '../../tax/reform/facts.ts';
import { type ReformRule, underCode } from '../../tax/reform/rule.ts';
import { meOrEpp } from './regime.ts';

const is = ({ input }: Draft, field: string, ...values: readonly string[]): boolean => values.includes(textOf(input, field) ?? '');
const has = ({ input }: Draft, field: string): boolean => input[field] !== undefined;

const DEFERRED = ['ibs_uf', 'ibs_mun', 'cbs'].map((prefix) => `${prefix}_percentual_diferimento`);
const TABLES = 'IT 2025.002';
/** IBS and CBS. No public text tells the environment's rules on the tables one by one: they go under its code of the group. */
export const NFSE_REFORM_RULES: readonly ReformRule[] = [
  ...underCode([...CODE_RULES, ...REGULAR_RULES], 'E0854'),
  { rule: TABLES, cStat: 'E0854', strength: 'obrig', source: TABLES, field: 'ibs_uf_percentual_diferimento', tag: 'gDif', breaks: (facts) => asks(facts, 'gDif') && !DEFERRED.every((field) => sent(facts, field)), message: 'O CST exige os percentuais do diferimento de IBS e CBS.', fix: `Envie ${DEFERRED.join(', ')}.` },
];

/** Rejections that are certain before sending. */
export const NFSE_RULES: readonly OfflineRule<Draft>[] = [
  { cStat: '213', field: 'cnpj_prestador', tag: 'CNPJ', breaks: (draft) => is(draft, 'emitente_dps', '1') && isForeignIssuer(draft, 'cnpj_prestador'), message: 'O CNPJ do prestador não é da empresa dona do token: os 8 primeiros caracteres diferem.', fix: 'Use o token da empresa prestadora ou corrija cnpj_prestador.', source: 'Anexo I v1.01, E0718: the signer is the emitter' },
  { cStat: '213', field: 'cpf_prestador', tag: 'CPF', breaks: (draft) => is(draft, 'emitente_dps', '1') && isForeignPerson(draft, 'cpf_prestador'), message: 'O CPF do prestador não é o de quem o token emite.', fix: 'Use o token do prestador ou corrija cpf_prestador.', source: 'Anexo I v1.01, E0718: the signer is the emitter' },
  { cStat: 'E0078', field: 'motivo_substituicao', tag: 'xMotivo', breaks: (draft) => is(draft, 'codigo_justificativa_substituicao', '99') && !has(draft, 'motivo_substituicao'), message: 'O código de substituição 99 exige a descrição do motivo.', fix: 'Informe motivo_substituicao, de 15 a 255 caracteres.', source: 'Anexo I v1.01, E0078' },
  { cStat: 'E0166', field: 'regime_tributario_simples_nacional', tag: 'regApTribSN', breaks: (draft) => meOrEpp(draft) && !has(draft, 'regime_tributario_simples_nacional'), message: 'ME ou EPP do Simples Nacional precisa dizer como apura os tributos.', fix: 'Informe regime_tributario_simples_nacional: 1 tudo pelo Simples, 2 ISSQN por fora, 3 tudo por fora; ou regimeTributario em PATCH /v1/clients/{id}.', source: 'Anexo I v1.01, E0166' },
  { cStat: 'E0684', field: 'aliquota_pis', tag: 'pAliqPis', breaks: (draft) => has(draft, 'base_calculo_pis_cofins') && !has(draft, 'aliquota_pis'), message: 'A base de PIS e COFINS veio sem a alíquota do PIS.', fix: 'Informe aliquota_pis ou retire base_calculo_pis_cofins.', source: 'Anexo I v1.01, E0684' },
  { cStat: 'E0690', field: 'aliquota_cofins', tag: 'pAliqCofins', breaks: (draft) => has(draft, 'base_calculo_pis_cofins') && !has(draft, 'aliquota_cofins'), message: 'A base de PIS e COFINS veio sem a alíquota da COFINS.', fix: 'Informe aliquota_cofins ou retire base_calculo_pis_cofins.', source: 'Anexo I v1.01, E0690' },
  { cStat: 'E0678', field: 'base_calculo_pis_cofins', tag: 'vBCPisCofins', breaks: (draft) => has(draft, 'situacao_tributaria_pis_cofins') && !is(draft, 'situacao_tributaria_pis_cofins', '00', '08', '09') && !has(draft, 'base_calculo_pis_cofins'), message: 'Esta situação tributária de PIS e COFINS precisa da base de cálculo.', fix: 'Informe base_calculo_pis_cofins, aliquota_pis e aliquota_cofins.', source: 'Anexo I v1.01, E0678' },
  { cStat: 'E0322', field: 'codigo_nbs', tag: 'cNBS', breaks: (draft) => has(draft, 'ibs_cbs_situacao_tributaria') && !has(draft, 'codigo_nbs'), message: 'O grupo de IBS e CBS exige o código NBS do serviço.', fix: 'Informe codigo_nbs, de 9 dígitos.', source: 'Anexo I v1.01, E0322' },
];

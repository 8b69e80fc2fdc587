// biome-ignore-all format: one row per line

import { describeSince } from '../../../calendar/calendar.ts';
import { publishedOption, publishedType } from '../../../engine/layout/published/published.ts';
import { block, choice, group, leaf, vary } from '../../../engine/layout/rows.ts';
import type { Row } from '../../../engine/layout/types.ts';
import * as t from '../../../engine/portal/simple-types.ts';
import { ICMS_SITUATIONS } from '../../../tables/tax-situations.ts';

// The children, each once: what it is, how it is written, which field feeds it.
const orig = leaf('orig', '1-1', t.Torig, 'icms_origem', 'Origem da mercadoria; dispensável para MEI');
const CST = (...values: string[]) => leaf('CST', '1-1', t.cst(ICMS_SITUATIONS, values), 'icms_situacao_tributaria', 'CST (2 dígitos) ou CSOSN (3 dígitos); define o grupo XML');
const CSOSN = (...values: string[]) => leaf('CSOSN', '1-1', t.cst(ICMS_SITUATIONS, values), 'icms_situacao_tributaria', 'CSOSN quando CRT = 1 ou 4');

const modBC = leaf('modBC', '1-1', publishedOption({ '0': 'margem de valor agregado', '1': 'pauta', '2': 'preço tabelado máximo', '3': 'valor da operação' }), 'icms_modalidade_base_calculo', 'Modalidade da base do ICMS; padrão 3 quando o grupo exige');
const pRedBC = leaf('pRedBC', '1-1', t.TDec_0302a04, 'icms_reducao_base_calculo', 'Percentual de redução da base');
const pRedBCOpc = vary(pRedBC, { occurs: '0-1', type: t.TDec_0302a04Opc });
const cBenefRBC = leaf('cBenefRBC', '0-1', t.CBenef, 'icms_codigo_beneficio_fiscal_reducao_base_calculo', 'Código de benefício da redução (CST 51, 90)');
const vBC = leaf('vBC', '1-1', t.TDec_1302, 'icms_base_calculo', 'Base de cálculo do ICMS; padrão = valor da operação, com o IPI se o consumidor é final, menos a redução');
const pICMS = leaf('pICMS', '1-1', t.TDec_0302a04, 'icms_aliquota', 'Alíquota sem FCP');
const vICMSOp = leaf('vICMSOp', '1-1', t.TDec_1302, 'icms_valor_operacao', 'ICMS sem o diferimento (CST 51, 90); padrão = base x alíquota');
const pDif = leaf('pDif', '1-1', t.TDec_0302a04Max100, 'icms_percentual_diferimento', 'Percentual de diferimento (CST 51, 53, 90)');
const vICMSDif = leaf('vICMSDif', '1-1', t.TDec_1302, 'icms_valor_diferido', 'ICMS diferido (CST 51, 90); padrão = ICMS sem o diferimento x percentual');
const vICMS = leaf('vICMS', '1-1', t.TDec_1302, 'icms_valor', 'Valor do ICMS; padrão = base x alíquota, menos o diferimento');
const optional = (row: typeof vBC) => vary(row, { occurs: '0-1' });

const vBCFCP = leaf('vBCFCP', '1-1', t.TDec_1302, 'fcp_base_calculo', 'Base do FCP (não existe no ICMS00)');
const pFCP = leaf('pFCP', '1-1', t.TDec_0302a04Opc, 'fcp_percentual', 'Percentual do FCP');
const vFCP = leaf('vFCP', '1-1', t.TDec_1302, 'fcp_valor', 'Valor do FCP');
const fcp = block([vBCFCP, pFCP, vFCP]);
const fcpDiferido = block([
  leaf('pFCPDif', '1-1', t.TDec_0302a04Opc, 'icms_fcp_percentual_diferimento', 'Diferimento do FCP (CST 51, 90)'),
  leaf('vFCPDif', '1-1', t.TDec_1302, 'icms_fcp_valor_diferido', 'FCP diferido'),
  leaf('vFCPEfet', '0-1', t.TDec_1302, 'icms_fcp_valor_efetivo', 'FCP efetivamente devido'),
]);

const fcpSt = block([
  leaf('vBCFCPST', '1-1', t.TDec_1302, 'fcp_base_calculo_st', 'Base do FCP ST'),
  leaf('pFCPST', '1-1', t.TDec_0302a04Opc, 'fcp_percentual_st', 'Percentual do FCP ST'),
  leaf('vFCPST', '1-1', t.TDec_1302, 'fcp_valor_st', 'Valor do FCP ST'),
]);
/** Substituição tributária: base, rate, value and its FCP. */
const st: readonly Row[] = [
  leaf('modBCST', '1-1', publishedOption({ '0': 'preço tabelado ou sugerido', '1': 'lista negativa', '2': 'lista positiva', '3': 'lista neutra', '4': 'margem de valor agregado', '5': 'pauta', '6': 'valor da operação' }), 'icms_modalidade_base_calculo_st', 'Modalidade da base do ST'),
  leaf('pMVAST', '0-1', t.TDec_0302a04Opc, 'icms_margem_valor_adicionado_st', 'MVA do ST'),
  leaf('pRedBCST', '0-1', t.TDec_0302a04Opc, 'icms_reducao_base_calculo_st', 'Redução da base do ST'),
  leaf('vBCST', '1-1', t.TDec_1302, 'icms_base_calculo_st', 'Base de cálculo do ST; com MVA, padrão = (operação + IPI) x (1 + MVA), menos a redução'),
  leaf('pICMSST', '1-1', t.TDec_0302a04, 'icms_aliquota_st', 'Alíquota do ST'),
  leaf('vICMSST', '1-1', t.TDec_1302, 'icms_valor_st', 'Valor do ICMS ST; nos CST 10, 70 e 90, padrão = base x alíquota do ST - ICMS próprio'),
  fcpSt,
];

/** Desoneração; the reasons allowed differ by element. */
const desoneracao = block([
  leaf('vICMSDeson', '1-1', t.TDec_1302, 'icms_valor_desonerado', 'ICMS desonerado'),
  leaf('motDesICMS', '1-1', publishedType({ as: 'option' }), 'icms_motivo_desoneracao', 'Motivo da desoneração; domínio varia por CST'),
  leaf('indDeduzDeson', '0-1', publishedOption({ '0': 'não deduz', '1': 'deduz' }), 'icms_deducao_desoneracao', 'Desoneração reduz o total da nota'),
]);
const desoneracaoSt = block([
  leaf('vICMSSTDeson', '1-1', t.TDec_1302, 'icms_valor_icms_st_desonerado', 'ICMS ST desonerado (CST 10, 70, 90)'),
  leaf('motDesICMSST', '1-1', publishedOption({ '3': 'agropecuária', '9': 'outros', '12': 'fomento agropecuário' }), 'icms_motivo_desoneracao_icms_st', 'Motivo da desoneração do ST'),
]);

const vBCSTRet = leaf('vBCSTRet', '1-1', t.TDec_1302, 'icms_base_calculo_retido_st', 'Base do ST retido antes (CST 60, CSOSN 500)');
const pST = leaf('pST', '1-1', t.TDec_0302a04Opc, 'icms_aliquota_final', 'Alíquota suportada pelo consumidor final com FCP (CST 60, CSOSN 500)');
const vICMSSubstituto = leaf('vICMSSubstituto', '0-1', t.TDec_1302, 'icms_valor_substituto', 'ICMS próprio do substituto em operação anterior');
const vICMSSTRet = leaf('vICMSSTRet', '1-1', t.TDec_1302, 'icms_valor_retido_st', 'ICMS ST retido antes');
const retido = block([vBCSTRet, pST, vICMSSubstituto, vICMSSTRet]);
const fcpRetido = block([
  leaf('vBCFCPSTRet', '1-1', t.TDec_1302, 'fcp_base_calculo_retido_st', 'Base do FCP ST retido antes'),
  leaf('pFCPSTRet', '1-1', t.TDec_0302a04Opc, 'fcp_percentual_retido_st', 'Percentual do FCP ST retido antes'),
  leaf('vFCPSTRet', '1-1', t.TDec_1302, 'fcp_valor_retido_st', 'FCP ST retido antes'),
]);
const efetivo = block([
  leaf('pRedBCEfet', '1-1', t.TDec_0302a04Opc, 'icms_reducao_base_calculo_efetiva', 'Redução da base efetiva (CST 60, CSOSN 500)'),
  leaf('vBCEfet', '1-1', t.TDec_1302, 'icms_base_calculo_efetiva', 'Base efetiva'),
  leaf('pICMSEfet', '1-1', t.TDec_0302a04Opc, 'icms_aliquota_efetiva', 'Alíquota efetiva'),
  leaf('vICMSEfet', '1-1', t.TDec_1302, 'icms_valor_efetivo', 'ICMS efetivo'),
]);
const credito: readonly Row[] = [
  leaf('pCredSN', '1-1', t.TDec_0302a04, 'icms_aliquota_credito_simples', 'Alíquota do crédito do Simples (CSOSN 101, 201, 900)'),
  leaf('vCredICMSSN', '1-1', t.TDec_1302, 'icms_valor_credito_simples', 'Valor do crédito do Simples; padrão = operação x alíquota'),
];

const qBCMono = leaf('qBCMono', '0-1', t.TDec_1104v, 'icms_base_calculo_mono', 'Quantidade tributada (CST 02, 15, 53)');
const adRemICMS = leaf('adRemICMS', '1-1', t.TDec_0302a04, 'icms_aliquota', 'Alíquota ad rem nos CST 02, 15 e 53');
const vICMSMono = leaf('vICMSMono', '1-1', t.TDec_1302, 'icms_valor_mono', 'ICMS monofásico próprio (CST 02, 15, 53)');

/** Element of the choice, picked by `icms_situacao_tributaria`. */
const element = (tag: string, situations: readonly string[], description: string, rows: readonly Row[], suffix?: string) =>
  group(tag, '1-1', description, rows, { situations: situations.map((code) => `${code}${suffix ?? ''}`), ...(suffix && { suffix }) });

export const ICMS = group('ICMS', '1-1', 'ICMS', [
  choice('1-1', [
    element('ICMS00', ['00'], 'Tributada integralmente', [orig, CST('00'), modBC, vBC, pICMS, vICMS, block([pFCP, vFCP])]),
    element('ICMS02', ['02'], 'Monofásica própria sobre combustíveis', [orig, CST('02'), qBCMono, adRemICMS, vICMSMono]),
    element('ICMS10', ['10'], 'Tributada e com substituição tributária', [orig, CST('10'), modBC, vBC, pICMS, vICMS, fcp, ...st, desoneracaoSt]),
    element('ICMS15', ['15'], 'Monofásica própria e com retenção sobre combustíveis', [
      orig, CST('15'), qBCMono, adRemICMS, vICMSMono,
      leaf('qBCMonoReten', '0-1', t.TDec_1104v, 'icms_base_calculo_mono_retencao', 'Quantidade sujeita a retenção (CST 15)'),
      leaf('adRemICMSReten', '1-1', t.TDec_0302a04, 'icms_aliquota_retencao', 'Alíquota ad rem com retenção (CST 15)'),
      leaf('vICMSMonoReten', '1-1', t.TDec_1302, 'icms_valor_mono_retencao', 'ICMS monofásico com retenção'),
      block([
        leaf('pRedAdRem', '1-1', t.TDec_0302Max100, 'icms_percentual_reducao', 'Percentual de redução do ad rem'),
        leaf('motRedAdRem', '1-1', publishedOption({ '1': 'transporte coletivo', '9': 'outros' }), 'icms_motivo_reducao', 'Motivo da redução do ad rem'),
      ]),
    ]),
    element('ICMS20', ['20'], 'Com redução da base de cálculo', [orig, CST('20'), modBC, pRedBC, vBC, pICMS, vICMS, fcp, desoneracao]),
    element('ICMS30', ['30'], 'Isenta ou não tributada e com substituição tributária', [orig, CST('30'), ...st, desoneracao]),
    element('ICMS40', ['40', '41', '50'], 'Isenta, não tributada ou suspensão', [orig, CST('40', '41', '50'), desoneracao]),
    element('ICMS51', ['51'], 'Diferimento', [orig, CST('51'), optional(modBC), optional(pRedBC), cBenefRBC, optional(vBC), optional(pICMS), optional(vICMSOp), optional(pDif), optional(vICMSDif), optional(vICMS), fcp, fcpDiferido]),
    element('ICMS53', ['53'], 'Monofásica sobre combustíveis com recolhimento diferido', [
      orig, CST('53'), qBCMono, optional(adRemICMS),
      leaf('vICMSMonoOp', '0-1', t.TDec_1302, 'icms_valor_mono_operacao', 'ICMS monofásico da operação sem diferimento'),
      optional(pDif),
      leaf('vICMSMonoDif', '0-1', t.TDec_1302, 'icms_valor_mono_diferido', 'ICMS monofásico diferido'),
      optional(vICMSMono),
      leaf('qBCMonoDif', '0-1', t.TDec_1104v, 'icms_quantidade_mono_diferida', 'Quantidade diferida (CST 53)'),
      leaf('adRemICMSDif', '0-1', t.TDec_0302a04, 'icms_aliquota_mono_diferida', 'Alíquota ad rem diferida (CST 53)'),
    ]),
    element('ICMS60', ['60'], 'ICMS cobrado anteriormente por substituição tributária', [orig, CST('60'), retido, fcpRetido, efetivo]),
    element('ICMS61', ['61'], 'Monofásica sobre combustíveis cobrada anteriormente', [
      orig, CST('61'),
      leaf('qBCMonoRet', '0-1', t.TDec_1104v, 'icms_base_calculo_mono_retido', 'Quantidade retida antes (CST 61)'),
      leaf('adRemICMSRet', '1-1', t.TDec_0302a04, 'icms_aliquota_retido', 'Alíquota ad rem retida antes (CST 61)'),
      leaf('vICMSMonoRet', '1-1', t.TDec_1302, 'icms_valor_mono_retido', 'ICMS monofásico retido antes (CST 61)'),
    ]),
    element('ICMS70', ['70'], 'Com redução da base e substituição tributária', [orig, CST('70'), modBC, pRedBC, vBC, pICMS, vICMS, fcp, ...st, desoneracao, desoneracaoSt]),
    element('ICMS90', ['90'], 'Outras', [
      orig, CST('90'),
      block([modBC, vBC, pRedBCOpc, cBenefRBC, pICMS, block([vICMSOp, pDif, vICMSDif]), vICMS, fcp, fcpDiferido]),
      block(st), desoneracao, desoneracaoSt,
    ]),
    element('ICMSPart', ['10', '20', '90'], 'Partilha entre a UF de origem e a de destino', [
      orig, CST('10', '20', '90'), modBC, vBC, pRedBCOpc, pICMS, vICMS, ...st,
      leaf('pBCOp', '1-1', t.TDec_0302a04Opc, 'icms_base_calculo_operacao_propria', 'Percentual da base própria (partilha)'),
      leaf('UFST', '1-1', t.TUf, 'icms_uf_st', 'UF devida do ST (partilha)'),
      desoneracao,
    ], '_partilha'),
    element('ICMSST', ['41', '60'], 'ST devido à UF de destino em produto com retenção anterior', [
      orig, CST('41', '60'),
      vary(vBCSTRet, { from: 'icms_base_calculo_retido_remetente' }), optional(pST), vICMSSubstituto, vary(vICMSSTRet, { from: 'icms_valor_retido_remetente' }),
      fcpRetido,
      leaf('vBCSTDest', '1-1', t.TDec_1302, 'icms_base_calculo_destino', 'Base do ST da UF destino'),
      leaf('vICMSSTDest', '1-1', t.TDec_1302, 'icms_valor_destino', 'ST da UF destino'),
      efetivo,
    ], '_st'),
    element('ICMSSN101', ['101'], 'Simples Nacional com permissão de crédito', [orig, CSOSN('101'), ...credito]),
    element('ICMSSN102', ['102', '103', '300', '400'], 'Simples Nacional sem crédito, isenção, imune ou não tributada', [optional(orig), CSOSN('102', '103', '300', '400')]),
    element('ICMSSN201', ['201'], 'Simples Nacional com crédito e substituição tributária', [orig, CSOSN('201'), ...st, ...credito]),
    element('ICMSSN202', ['202', '203'], 'Simples Nacional sem crédito e com substituição tributária', [orig, CSOSN('202', '203'), ...st]),
    element('ICMSSN500', ['500'], 'Simples Nacional, ICMS cobrado anteriormente', [orig, CSOSN('500'), retido, fcpRetido, efetivo]),
    element('ICMSSN900', ['900'], 'Simples Nacional, outros', [optional(orig), CSOSN('900'), block([modBC, vBC, pRedBCOpc, pICMS, vICMS]), block(st), block(credito)]),
    group('ICMSPrevistoPagtoAntecip', '1-1', describeSince('nfe-2026.008', 'ICMS previsto para o fornecimento, em NF-e de pagamento antecipado'), [
      leaf('vICMSPrevisto', '1-1', t.TDec_1302, 'icms_valor_previsto', 'ICMS previsto para o fornecimento; 0 quando não houver'),
    ], { when: ['icms_valor_previsto'] }),
  ], { by: 'icms_situacao_tributaria' }),
]);

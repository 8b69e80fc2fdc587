import { moneyProduct } from '../../decimal/cents.ts';
import { type StandIn, standIns } from '../../engine/body/stand-ins.ts';
import { textOf } from '../../engine/layout/flat.ts';
import type { FlatInput } from '../../engine/layout/types.ts';
import { interstateRate } from '../../tax/difal.ts';
import type { Note } from './model.ts';
import { routeOf } from './tax-facts.ts';

type Value = StandIn<Note, 'imposto'>['value'];

const situacao = (item: FlatInput): string => textOf(item, 'icms_situacao_tributaria') ?? '';
const perUnit = (_: Note, item: FlatInput): boolean => ['02', '15'].includes(situacao(item));
const isByPercentage = (note: Note, item: FlatInput): boolean => !perUnit(note, item);
const hasSituation =
  (...codes: readonly string[]) =>
  (_: Note, item: FlatInput): boolean =>
    codes.includes(textOf(item, 'ipi_situacao_tributaria') ?? '');

const gross: Value = (_, item) => textOf(item, 'valor_bruto');
const units: Value = (_, item) => textOf(item, 'quantidade_tributavel');
/** A percentage of what the item costs, or of another of its amounts. */
const part =
  (rate: string, of = 'valor_bruto'): Value =>
  (_, item) =>
    moneyProduct(textOf(item, of) ?? '0.00', rate, 100);

/** Across a border the rate of the Senate, at home that of São Paulo, RICMS/SP art. 52, I. */
const ownRate: Value = (note, item) =>
  interstateRate(textOf(item, 'icms_origem'), routeOf(note.input)) ?? '18.00';
const town: Value = (note) => textOf(note.input, 'codigo_municipio_emitente');

/** Sandbox defaults of the leaves of tax groups, by field; each is used only when its group requires it. */
// biome-ignore format: a table reads as one row a line
export const NFE_TAX_STAND_INS: readonly StandIn<Note, 'imposto'>[] = [
  { stage: 'imposto', field: 'quantidade_tributavel', tag: 'qTrib', value: (_, item) => textOf(item, 'quantidade_comercial'), why: 'a conversão entre as unidades só quem vende conhece (630)' },
  { stage: 'imposto', field: 'icms_aliquota', tag: 'pICMS', when: isByPercentage, value: ownRate, why: 'alíquota interestadual, ou a interna de São Paulo' },
  { stage: 'imposto', field: 'icms_aliquota', tag: 'adRemICMS', when: perUnit, value: '1.57', why: 'ordem de grandeza da gasolina' },
  { stage: 'imposto', field: 'icms_reducao_base_calculo', tag: 'pRedBC', value: '33.33', why: 'redução de exemplo' },
  { stage: 'imposto', field: 'icms_base_calculo', tag: 'vBC', value: gross, why: 'valor do produto' },
  { stage: 'imposto', field: 'icms_valor', tag: 'vICMS', value: part('18.00'), why: '18 % do produto' },
  { stage: 'imposto', field: 'fcp_percentual', tag: 'pFCP', value: '2.00', why: 'percentual usual do FCP' },
  { stage: 'imposto', field: 'fcp_base_calculo', tag: 'vBCFCP', value: gross, why: 'valor do produto' },
  { stage: 'imposto', field: 'icms_percentual_diferimento', tag: 'pDif', value: '50.00', why: 'diferimento de exemplo' },
  { stage: 'imposto', field: 'icms_fcp_percentual_diferimento', tag: 'pFCPDif', value: '50.00', why: 'diferimento de exemplo' },
  { stage: 'imposto', field: 'icms_fcp_valor_diferido', tag: 'vFCPDif', value: part('1.00'), why: '1 % do produto' },
  { stage: 'imposto', field: 'icms_modalidade_base_calculo_st', tag: 'modBCST', value: '6', why: 'valor da operação' },
  { stage: 'imposto', field: 'icms_margem_valor_adicionado_st', tag: 'pMVAST', value: '40.00', why: 'margem de exemplo' },
  { stage: 'imposto', field: 'icms_base_calculo_st', tag: 'vBCST', value: gross, why: 'valor do produto' },
  { stage: 'imposto', field: 'icms_aliquota_st', tag: 'pICMSST', value: '18.00', why: 'alíquota interna de São Paulo' },
  { stage: 'imposto', field: 'icms_valor_st', tag: 'vICMSST', value: part('18.00', 'icms_base_calculo_st'), why: '18 % da base, sem dedução' },
  { stage: 'imposto', field: 'fcp_percentual_st', tag: 'pFCPST', value: '2.00', why: 'percentual usual do FCP' },
  { stage: 'imposto', field: 'fcp_base_calculo_st', tag: 'vBCFCPST', value: gross, why: 'valor do produto' },
  { stage: 'imposto', field: 'icms_base_calculo_retido_st', tag: 'vBCSTRet', value: gross, why: 'valor do produto' },
  { stage: 'imposto', field: 'icms_base_calculo_retido_remetente', tag: 'vBCSTRet', value: gross, why: 'valor do produto' },
  { stage: 'imposto', field: 'icms_base_calculo_destino', tag: 'vBCSTDest', value: gross, why: 'valor do produto' },
  { stage: 'imposto', field: 'fcp_base_calculo_retido_st', tag: 'vBCFCPSTRet', value: gross, why: 'valor do produto' },
  { stage: 'imposto', field: 'icms_base_calculo_efetiva', tag: 'vBCEfet', value: gross, why: 'valor do produto' },
  { stage: 'imposto', field: 'icms_valor_retido_st', tag: 'vICMSSTRet', value: part('18.00'), why: '18 % do produto' },
  { stage: 'imposto', field: 'icms_valor_retido_remetente', tag: 'vICMSSTRet', value: part('18.00'), why: '18 % do produto' },
  { stage: 'imposto', field: 'icms_valor_destino', tag: 'vICMSSTDest', value: part('18.00'), why: '18 % do produto' },
  { stage: 'imposto', field: 'icms_valor_desonerado', tag: 'vICMSDeson', value: part('18.00'), why: '18 % do produto' },
  { stage: 'imposto', field: 'icms_valor_icms_st_desonerado', tag: 'vICMSSTDeson', value: part('18.00'), why: '18 % do produto' },
  { stage: 'imposto', field: 'icms_aliquota_final', tag: 'pST', value: '18.00', why: 'alíquota interna de São Paulo' },
  { stage: 'imposto', field: 'fcp_percentual_retido_st', tag: 'pFCPSTRet', value: '2.00', why: 'percentual usual do FCP' },
  { stage: 'imposto', field: 'fcp_valor_retido_st', tag: 'vFCPSTRet', value: part('2.00'), why: '2 % do produto' },
  { stage: 'imposto', field: 'icms_reducao_base_calculo_efetiva', tag: 'pRedBCEfet', value: '33.33', why: 'redução de exemplo' },
  { stage: 'imposto', field: 'icms_aliquota_efetiva', tag: 'pICMSEfet', value: '18.00', why: 'alíquota interna de São Paulo' },
  { stage: 'imposto', field: 'icms_motivo_desoneracao', tag: 'motDesICMS', value: '9', why: 'outros' },
  { stage: 'imposto', field: 'icms_motivo_desoneracao_icms_st', tag: 'motDesICMSST', value: '9', why: 'outros' },
  { stage: 'imposto', field: 'icms_base_calculo_mono', tag: 'qBCMono', value: units, why: 'quantidade tributável' },
  { stage: 'imposto', field: 'icms_base_calculo_mono_retencao', tag: 'qBCMonoReten', value: units, why: 'quantidade tributável' },
  { stage: 'imposto', field: 'icms_base_calculo_mono_retido', tag: 'qBCMonoRet', value: units, why: 'quantidade tributável' },
  { stage: 'imposto', field: 'icms_aliquota_retencao', tag: 'adRemICMSReten', value: '1.57', why: 'ordem de grandeza da gasolina' },
  { stage: 'imposto', field: 'icms_aliquota_retido', tag: 'adRemICMSRet', value: '1.57', why: 'ordem de grandeza da gasolina' },
  { stage: 'imposto', field: 'icms_percentual_reducao', tag: 'pRedAdRem', value: '10.00', why: 'redução de exemplo' },
  { stage: 'imposto', field: 'icms_motivo_reducao', tag: 'motRedAdRem', value: '9', why: 'outros' },
  { stage: 'imposto', field: 'icms_aliquota_credito_simples', tag: 'pCredSN', value: '1.36', why: 'ICMS da 1ª faixa do Anexo I (34 % de 4 %)' },
  { stage: 'imposto', field: 'icms_valor_credito_simples', tag: 'vCredICMSSN', value: part('1.36'), why: '1,36 % do produto' },
  { stage: 'imposto', field: 'icms_base_calculo_operacao_propria', tag: 'pBCOp', value: '100.00', why: 'a partilha leva o percentual da base própria' },
  { stage: 'imposto', field: 'icms_uf_st', tag: 'UFST', value: (note) => textOf(note.input, 'uf_destinatario') ?? textOf(note.input, 'uf_emitente'), why: 'a partilha leva a UF do ST' },
  { stage: 'imposto', field: 'icms_aliquota_interna_uf_destino', tag: 'pICMSUFDest', value: '18.00', why: 'alíquota interna usual' },
  { stage: 'imposto', field: 'icms_aliquota_interestadual', tag: 'pICMSInter', value: '12.00', why: 'a interestadual de quase todas as rotas' },
  { stage: 'imposto', field: 'icms_base_calculo_uf_destino', tag: 'vBCUFDest', value: gross, why: 'valor do produto' },
  { stage: 'imposto', field: 'icms_valor_uf_destino', tag: 'vICMSUFDest', value: part('6.00', 'icms_base_calculo_uf_destino'), why: '6 % da base, de 12 % para 18 %' },
  { stage: 'imposto', field: 'fcp_percentual_uf_destino', tag: 'pFCPUFDest', value: '2.00', why: 'percentual usual do FCP' },
  { stage: 'imposto', field: 'ipi_codigo_enquadramento_legal', tag: 'cEnq', when: hasSituation('02', '52'), value: '301', why: 'faixa dos CST 02 e 52 (388)' },
  { stage: 'imposto', field: 'ipi_codigo_enquadramento_legal', tag: 'cEnq', when: hasSituation('04', '54'), value: '001', why: 'faixa dos CST 04 e 54 (388)' },
  { stage: 'imposto', field: 'ipi_codigo_enquadramento_legal', tag: 'cEnq', when: hasSituation('05', '55'), value: '101', why: 'faixa dos CST 05 e 55 (388)' },
  { stage: 'imposto', field: 'ipi_aliquota', tag: 'pIPI', value: '5.00', why: 'alíquota de exemplo' },
  { stage: 'imposto', field: 'ipi_base_calculo', tag: 'vBC', value: gross, why: 'valor do produto' },
  { stage: 'imposto', field: 'ipi_quantidade_total', tag: 'qUnid', value: units, why: 'quantidade tributável' },
  { stage: 'imposto', field: 'ipi_valor_por_unidade_tributavel', tag: 'vUnid', value: '1.0000', why: 'valor de exemplo' },
  { stage: 'imposto', field: 'ii_base_calculo', tag: 'vBC', value: gross, why: 'valor do produto' },
  { stage: 'imposto', field: 'ii_despesas_aduaneiras', tag: 'vDespAdu', value: part('1.00'), why: '1 % do produto' },
  { stage: 'imposto', field: 'ii_valor', tag: 'vII', value: part('10.00'), why: '10 % do produto' },
  { stage: 'imposto', field: 'ii_valor_iof', tag: 'vIOF', value: part('0.38'), why: '0,38 % do produto' },
  { stage: 'imposto', field: 'percentual_devolvido', tag: 'pDevol', value: '100.00', why: 'devolução de tudo' },
  { stage: 'imposto', field: 'valor_ipi_devolvido', tag: 'vIPIDevol', value: part('5.00'), why: '5 % do produto' },
  { stage: 'imposto', field: 'pis_aliquota_porcentual', tag: 'pPIS', value: '1.65', why: 'alíquota do regime não cumulativo' },
  { stage: 'imposto', field: 'pis_base_calculo', tag: 'vBC', value: gross, why: 'valor do produto' },
  { stage: 'imposto', field: 'pis_quantidade_vendida', tag: 'qBCProd', value: units, why: 'quantidade tributável' },
  { stage: 'imposto', field: 'pis_aliquota_valor', tag: 'vAliqProd', value: '0.1000', why: 'valor de exemplo' },
  { stage: 'imposto', field: 'pis_aliquota_porcentual_st', tag: 'pPIS', value: '1.65', why: 'alíquota do regime não cumulativo' },
  { stage: 'imposto', field: 'pis_base_calculo_st', tag: 'vBC', value: gross, why: 'valor do produto' },
  { stage: 'imposto', field: 'pis_quantidade_vendida_st', tag: 'qBCProd', value: units, why: 'quantidade tributável' },
  { stage: 'imposto', field: 'pis_aliquota_valor_st', tag: 'vAliqProd', value: '0.1000', why: 'valor de exemplo' },
  { stage: 'imposto', field: 'cofins_aliquota_porcentual', tag: 'pCOFINS', value: '7.60', why: 'alíquota do regime não cumulativo' },
  { stage: 'imposto', field: 'cofins_base_calculo', tag: 'vBC', value: gross, why: 'valor do produto' },
  { stage: 'imposto', field: 'cofins_quantidade_vendida', tag: 'qBCProd', value: units, why: 'quantidade tributável' },
  { stage: 'imposto', field: 'cofins_aliquota_valor', tag: 'vAliqProd', value: '0.1000', why: 'valor de exemplo' },
  { stage: 'imposto', field: 'cofins_aliquota_porcentual_st', tag: 'pCOFINS', value: '7.60', why: 'alíquota do regime não cumulativo' },
  { stage: 'imposto', field: 'cofins_base_calculo_st', tag: 'vBC', value: gross, why: 'valor do produto' },
  { stage: 'imposto', field: 'cofins_quantidade_vendida_st', tag: 'qBCProd', value: units, why: 'quantidade tributável' },
  { stage: 'imposto', field: 'cofins_aliquota_valor_st', tag: 'vAliqProd', value: '0.1000', why: 'valor de exemplo' },
  { stage: 'imposto', field: 'issqn_base_calculo', tag: 'vBC', value: gross, why: 'valor do serviço' },
  { stage: 'imposto', field: 'issqn_aliquota', tag: 'vAliq', value: '5.00', why: 'teto da LC 116/2003, art. 8º' },
  { stage: 'imposto', field: 'issqn_codigo_municipio', tag: 'cMunFG', value: town, why: 'município do emitente' },
  { stage: 'imposto', field: 'issqn_item_lista_servico', tag: 'cListServ', value: '14.01', why: 'item de exemplo' },
  { stage: 'imposto', field: 'issqn_indicador_exigibilidade', tag: 'indISS', value: '1', why: 'exigível' },
];

/** Fills sandbox defaults for leaves of taxes that nothing determines. */
export const fillTaxStandIns = standIns(NFE_TAX_STAND_INS);

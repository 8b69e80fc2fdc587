// biome-ignore-all format: a table reads as one leaf a line
import * as f from './formulas.ts';
import { has, type TaxItem, text } from './item.ts';
import { type Block, constant, determinedLeaf, type Formula, missing, optional, type TaxLeaf } from './leaf.ts';

/**
 * Leaves of ICMS in the blocks in which they are written, with the completion of each absent one. Sources: MOC 7.0
 * Anexo I (rule and cStat), technical notes, laws.
 */
const LAYOUT = 'leiaute PL_010f';
const free = (leaf: TaxLeaf): TaxLeaf => ({ ...leaf, optional: true });
const uncertainLeaf = (leaf: TaxLeaf): TaxLeaf => ({ ...free(leaf), uncertain: 'nenhuma regra do CST 53 é conhecida' });
const nothingAtZero = (amount: string, cStat?: string) => ({ nothingAtZero: { amount, ...(cStat !== undefined && { cStat }) } });

// Own tax
const OWN_SUMS = ['icms_base_calculo', 'icms_valor'];
const N17 = 'MOC 7.0 N17-20 (528)';
const modBC = constant('icms_modalidade_base_calculo', 'modBC', '3', 'valor da operação, que é a base calculada');
const pICMS = missing('icms_aliquota', 'pICMS', 'Informe icms_aliquota, a alíquota do ICMS próprio: ela depende do produto e da UF.', N17);
const pRedBC = missing('icms_reducao_base_calculo', 'pRedBC', 'Informe icms_reducao_base_calculo, o percentual de redução que a UF dá ao produto.', N17);
const vBC = (formula: Formula) => determinedLeaf('icms_base_calculo', 'vBC', formula, 'LC 87/1996 art. 13', 'Informe icms_base_calculo; na importação ela contém o próprio ICMS, outros tributos e despesas aduaneiras, que a nota não diz.');
const vICMS = determinedLeaf('icms_valor', 'vICMS', f.OWN_VALUE, N17);
const vICMSNet = determinedLeaf('icms_valor', 'vICMS', f.NET_VALUE, 'MOC 7.0 N17-10 (353)');
const own = (base: Formula, reduction: readonly TaxLeaf[], value = vICMS): Block => ({ leaves: [modBC, ...reduction, pICMS, vBC(base), value], sums: OWN_SUMS });
export const OWN = own(f.OWN_BASE, []);
export const REDUCED_OWN = own(f.REDUCED_BASE, [pRedBC]);
export const MAYBE_REDUCED_OWN = own(f.MAYBE_REDUCED_BASE, [optional(pRedBC.field, pRedBC.tag)]);

// Deferral
const vICMSOp = determinedLeaf('icms_valor_operacao', 'vICMSOp', f.OWN_VALUE, 'MOC 7.0 N16a-10 (351)');
const pDif = missing('icms_percentual_diferimento', 'pDif', 'Informe icms_percentual_diferimento.', 'MOC 7.0 N16c-10 (352)');
const vICMSDif = determinedLeaf('icms_valor_diferido', 'vICMSDif', f.percentOf(vICMSOp.field, pDif.field, 'vICMSOp × pDif'), 'MOC 7.0 N16c-10 (352)');
const NET = own(f.MAYBE_REDUCED_BASE, [optional(pRedBC.field, pRedBC.tag)], vICMSNet);
/** CST 90: contains deferral and FCP; a deferral, if sent, is subtracted. */
export const OWN_NET: Block = { ...NET, broughtBy: [...NET.leaves.map(({ field }) => field), pDif.field, vICMSOp.field, vICMSDif.field, 'fcp_percentual', 'fcp_valor'] };
export const DEFERRED: Block = { leaves: [pDif, vICMSOp, vICMSDif] };
/** CST 51: no leaf is asked for; the rate brings what follows from it, and nothing past an unknown deferral. */
export const DEFERRAL: Block = {
  leaves: [
    ...[modBC, pRedBC, pICMS, pDif].map(({ field, tag }) => optional(field, tag)),
    free(vBC(f.MAYBE_REDUCED_BASE)),
    free(vICMSOp),
    free(vICMSDif),
    free(determinedLeaf('icms_valor', 'vICMS', f.difference(vICMSOp.field, vICMSDif.field, 'vICMSOp − vICMSDif'), 'MOC 7.0 N17-10 (353)')),
  ],
  broughtBy: [pICMS.field],
  sums: OWN_SUMS,
};

// FCP; zero percent is refused (880, 881)
const N17C = 'MOC 7.0 N17c-10 (860)';
const pFCP = missing('fcp_percentual', 'pFCP', 'Informe fcp_percentual maior que zero, ou retire os campos do FCP.', 'MOC 7.0 N17b (880)');
const vBCFCP = determinedLeaf('fcp_base_calculo', 'vBCFCP', f.same('icms_base_calculo', 'vBC'), N17C);
const vFCP = determinedLeaf('fcp_valor', 'vFCP', f.percentOf(vBCFCP.field, pFCP.field, 'vBCFCP × pFCP'), N17C);
const fcp = (...leaves: TaxLeaf[]): Block => ({ leaves: [pFCP, ...leaves], ...nothingAtZero(vFCP.field, '880'), sums: [vFCP.field] });
export const FCP = fcp(vBCFCP, vFCP);
/** ICMS00 has no vBCFCP. */
export const FCP_00 = fcp(determinedLeaf(vFCP.field, vFCP.tag, f.percentOf('icms_base_calculo', pFCP.field, 'vBC × pFCP'), N17C));
const pFCPDif = missing('icms_fcp_percentual_diferimento', 'pFCPDif', 'Informe icms_fcp_percentual_diferimento, ou retire os campos do FCP diferido.', LAYOUT);
const vFCPDif = determinedLeaf('icms_fcp_valor_diferido', 'vFCPDif', f.percentOf(vFCP.field, pFCPDif.field, 'vFCP × pFCPDif'), 'NT 2020.005');
const vFCPEfet = free(determinedLeaf('icms_fcp_valor_efetivo', 'vFCPEfet', f.difference(vFCP.field, vFCPDif.field, 'vFCP − vFCPDif'), 'NT 2020.005'));
export const FCP_DEFERRED: Block = { leaves: [pFCPDif, vFCPDif, vFCPEfet], ...nothingAtZero(vFCPDif.field) };

// Substituição tributária
const modBCST: TaxLeaf = { ...determinedLeaf('icms_modalidade_base_calculo_st', 'modBCST', f.ST_MODE, 'MOC 7.0 N18-10 (932)', 'Informe icms_margem_valor_adicionado_st (modalidade 4), ou icms_modalidade_base_calculo_st e icms_base_calculo_st.'), uncertain: 'o 6 de uma base enviada sem MVA é hábito' };
const usesMargin = (item: TaxItem): boolean => text(item, modBCST.field) === '4' && !has(item, 'icms_base_calculo_st');
const pMVAST = missing('icms_margem_valor_adicionado_st', 'pMVAST', 'Informe icms_margem_valor_adicionado_st, a MVA aplicada, ou a própria icms_base_calculo_st.', 'MOC 7.0 N18-10 (932)', usesMargin);
const vBCST = determinedLeaf('icms_base_calculo_st', 'vBCST', f.ST_BASE, 'LC 87/1996 art. 8º', 'Informe icms_base_calculo_st, ou icms_margem_valor_adicionado_st para que seja calculada.');
const pICMSST = missing('icms_aliquota_st', 'pICMSST', 'Informe icms_aliquota_st, a alíquota interna da UF de destino.', LAYOUT);
const vICMSST = determinedLeaf('icms_valor_st', 'vICMSST', f.ST_VALUE, 'LC 87/1996 art. 8º, § 5º');
const vICMSSTSent = missing('icms_valor_st', 'vICMSST', 'Informe icms_valor_st: o ICMS próprio que se deduz não está no grupo.', 'LC 87/1996 art. 8º, § 5º; LC 123/2006 art. 13');
const pRedBCST = optional('icms_reducao_base_calculo_st', 'pRedBCST');
/** Contains FCP ST. */
const st = (value: TaxLeaf): Block => ({
  leaves: [modBCST, pMVAST, pRedBCST, vBCST, pICMSST, value],
  broughtBy: [modBCST, pMVAST, pRedBCST, vBCST, pICMSST, value].map(({ field }) => field).concat('fcp_percentual_st', 'fcp_valor_st'),
  sums: [vBCST.field, value.field],
});
export const ST = st(vICMSST);
/** The element holds no own ICMS: what is taken off is the caller's to know. */
export const ST_ALONE = st(vICMSSTSent);

const N23D = 'MOC 7.0 N23d-10 (860)';
const pFCPST = missing('fcp_percentual_st', 'pFCPST', 'Informe fcp_percentual_st maior que zero, ou retire os campos do FCP ST.', 'MOC 7.0 N23b (881)');
const vBCFCPST = determinedLeaf('fcp_base_calculo_st', 'vBCFCPST', f.same(vBCST.field, 'vBCST'), N23D);
const fcpSt = (formula: Formula): Block => ({ leaves: [pFCPST, vBCFCPST, determinedLeaf('fcp_valor_st', 'vFCPST', formula, N23D)], ...nothingAtZero('fcp_valor_st', '881'), sums: ['fcp_valor_st'] });
export const FCP_ST = fcpSt(f.FCP_ST_NET);
/** The element holds no own FCP. */
export const FCP_ST_ALONE = fcpSt(f.percentOf(vBCFCPST.field, pFCPST.field, 'vBCFCPST × pFCPST'));

// Withheld before: known from the purchase only
const bought = (field: string, tag: string): TaxLeaf => missing(field, tag, `Informe ${field}, que vem da nota de compra.`, LAYOUT);
const pST = bought('icms_aliquota_final', 'pST');
const vICMSSubstituto = optional('icms_valor_substituto', 'vICMSSubstituto');
export const ST_BEFORE: Block = { leaves: [bought('icms_base_calculo_retido_st', 'vBCSTRet'), pST, vICMSSubstituto, bought('icms_valor_retido_st', 'vICMSSTRet')] };
export const FCP_ST_BEFORE: Block = {
  leaves: [bought('fcp_percentual_retido_st', 'pFCPSTRet'), bought('fcp_base_calculo_retido_st', 'vBCFCPSTRet'), bought('fcp_valor_retido_st', 'vFCPSTRet')],
  ...nothingAtZero('fcp_valor_retido_st', '881'),
  sums: ['fcp_valor_retido_st'],
};
export const PASSED_ON: Block = {
  leaves: [
    bought('icms_base_calculo_retido_remetente', 'vBCSTRet'),
    optional(pST.field, pST.tag),
    vICMSSubstituto,
    bought('icms_valor_retido_remetente', 'vICMSSTRet'),
    missing('icms_base_calculo_destino', 'vBCSTDest', 'Informe icms_base_calculo_destino, a base do ST na UF de destino.', LAYOUT),
    missing('icms_valor_destino', 'vICMSSTDest', 'Informe icms_valor_destino, o ST devido à UF de destino.', LAYOUT),
  ],
};
const N12 = 'MOC 7.0 N12-81 (938), N12-82 (906)';
const pRedBCEfet = missing('icms_reducao_base_calculo_efetiva', 'pRedBCEfet', 'Informe icms_reducao_base_calculo_efetiva; sem redução, envie 0.00.', LAYOUT);
const pICMSEfet = missing('icms_aliquota_efetiva', 'pICMSEfet', 'Informe icms_aliquota_efetiva, a alíquota que haveria sem a substituição.', N12);
const vBCEfet = determinedLeaf('icms_base_calculo_efetiva', 'vBCEfet', f.EFFECTIVE_BASE, N12);
export const EFFECTIVE: Block = { leaves: [pRedBCEfet, pICMSEfet, vBCEfet, determinedLeaf('icms_valor_efetivo', 'vICMSEfet', f.percentOf(vBCEfet.field, pICMSEfet.field, 'vBCEfet × pICMSEfet'), N12)] };

// Desoneração: its formula depends on reason and UF, so it is never computed
const vICMSDeson = missing('icms_valor_desonerado', 'vICMSDeson', 'Informe icms_valor_desonerado: a fórmula depende do motivo e da UF.', 'MOC 7.0 N28-30 (627)');
const motDesICMS = missing('icms_motivo_desoneracao', 'motDesICMS', 'Informe icms_motivo_desoneracao, ou retire icms_valor_desonerado.', LAYOUT);
export const RELIEF: Block = { leaves: [vICMSDeson, motDesICMS, optional('icms_deducao_desoneracao', 'indDeduzDeson')], broughtBy: [vICMSDeson.field, motDesICMS.field], sums: [vICMSDeson.field] };
export const RELIEF_ST: Block = {
  leaves: [
    missing('icms_valor_icms_st_desonerado', 'vICMSSTDeson', 'Informe icms_valor_icms_st_desonerado.', LAYOUT),
    missing('icms_motivo_desoneracao_icms_st', 'motDesICMSST', 'Informe icms_motivo_desoneracao_icms_st, ou retire icms_valor_icms_st_desonerado.', LAYOUT),
  ],
};

// Monofásico: quantity × amount per unit
const adRem = (field: string, tag: string, source: string): TaxLeaf => missing(field, tag, `Informe ${field}, a alíquota ad rem em reais por unidade.`, source);
/** A quantity is asked for unless its amount was sent. */
const quantity = (field: string, tag: string, value: string, source: string): TaxLeaf => missing(field, tag, `Informe ${field}, na unidade da alíquota.`, source, (item) => !has(item, value));
const perUnit = (quantityOf: readonly [string, string], rate: readonly [string, string], value: readonly [string, string], source: string, formula?: Formula): Block => ({
  leaves: [
    adRem(...rate, source),
    quantity(...quantityOf, value[0], source),
    determinedLeaf(...value, formula ?? f.perUnit(quantityOf[0], rate[0], `${quantityOf[1]} × ${rate[1]}`), source),
  ],
  sums: [quantityOf[0], value[0]],
});
const Q_MONO = ['icms_base_calculo_mono', 'qBCMono'] as const;
const AD_REM = ['icms_aliquota', 'adRemICMS'] as const;
const V_MONO = ['icms_valor_mono', 'vICMSMono'] as const;
export const MONO = perUnit(Q_MONO, AD_REM, V_MONO, 'NT 2023.001 N39-10 (962)');
export const MONO_OWN: Block = perUnit(Q_MONO, AD_REM, V_MONO, 'NT 2023.001 N39-10 (962)', f.MONO_REDUCED);
export const MONO_REDUCTION: Block = {
  leaves: [
    missing('icms_percentual_reducao', 'pRedAdRem', 'Informe icms_percentual_reducao, ou retire icms_motivo_reducao.', LAYOUT),
    missing('icms_motivo_reducao', 'motRedAdRem', 'Informe icms_motivo_reducao, ou retire icms_percentual_reducao.', LAYOUT),
  ],
};
export const MONO_WITHHELD = perUnit(['icms_base_calculo_mono_retencao', 'qBCMonoReten'], ['icms_aliquota_retencao', 'adRemICMSReten'], ['icms_valor_mono_retencao', 'vICMSMonoReten'], 'NT 2023.001 N41-10 (964)');
export const MONO_BEFORE = perUnit(['icms_base_calculo_mono_retido', 'qBCMonoRet'], ['icms_aliquota_retido', 'adRemICMSRet'], ['icms_valor_mono_retido', 'vICMSMonoRet'], 'NT 2023.001 N45-10 (966)');
const N53 = 'NT 2023.001';
/** CST 53: no leaf is asked for, and nothing follows past an unknown deferral. */
export const MONO_DEFERRED: Block = {
  leaves: [
    optional(...Q_MONO),
    optional(...AD_REM),
    optional(pDif.field, pDif.tag),
    uncertainLeaf(determinedLeaf('icms_valor_mono_operacao', 'vICMSMonoOp', f.perUnit(Q_MONO[0], AD_REM[0], 'qBCMono × adRemICMS'), N53)),
    uncertainLeaf(determinedLeaf('icms_valor_mono_diferido', 'vICMSMonoDif', f.percentOf('icms_valor_mono_operacao', pDif.field, 'vICMSMonoOp × pDif'), N53)),
    uncertainLeaf(determinedLeaf(...V_MONO, f.difference('icms_valor_mono_operacao', 'icms_valor_mono_diferido', 'vICMSMonoOp − vICMSMonoDif'), N53)),
    optional('icms_quantidade_mono_diferida', 'qBCMonoDif'),
    optional('icms_aliquota_mono_diferida', 'adRemICMSDif'),
  ],
  sums: [Q_MONO[0], V_MONO[0]],
};

// Simples Nacional and partilha
const pCredSN = missing('icms_aliquota_credito_simples', 'pCredSN', 'Informe icms_aliquota_credito_simples, a da faixa de receita do emitente.', 'LC 123/2006 art. 23');
export const SIMPLES_CREDIT: Block = { leaves: [pCredSN, determinedLeaf('icms_valor_credito_simples', 'vCredICMSSN', f.percentOfOperation(pCredSN.field, '(vProd + vFrete + vSeg + vOutro − vDesc) × pCredSN'), 'LC 123/2006 art. 23')] };
export const SHARE: Block = {
  leaves: [
    missing('icms_base_calculo_operacao_propria', 'pBCOp', 'Informe icms_base_calculo_operacao_propria, o percentual da base da operação própria.', LAYOUT),
    missing('icms_uf_st', 'UFST', 'Informe icms_uf_st, a UF a que o ST é devido.', LAYOUT),
  ],
};

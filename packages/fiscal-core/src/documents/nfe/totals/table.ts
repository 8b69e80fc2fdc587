/** Place and condition of a total: `sempre` also as 0.00, `naoZero` only with a value, `grupo` with its group. */
export interface TotalRow {
  readonly field: string;
  readonly tag: string;
  readonly when: 'sempre' | 'naoZero' | 'servico' | 'ibsCbs' | 'mono' | 'estorno';
}
const rows = (when: TotalRow['when'], pairs: Readonly<Record<string, string>>): TotalRow[] =>
  Object.entries(pairs).map(([field, tag]) => ({ field, tag, when }));

/** Totals that are sums of items. Source: layout PL_010f, groups W02, W17, W31 and W34. vNF and vNFTot come last, by formula. */
export const TOTALS: readonly TotalRow[] = [
  ...rows('sempre', {
    icms_base_calculo: 'vBC',
    icms_valor_total: 'vICMS',
    icms_valor_total_desonerado: 'vICMSDeson',
    fcp_valor_total: 'vFCP',
    icms_base_calculo_st: 'vBCST',
    icms_valor_total_st: 'vST',
    fcp_valor_total_st: 'vFCPST',
    fcp_valor_total_retido_st: 'vFCPSTRet',
    valor_produtos: 'vProd',
    valor_frete: 'vFrete',
    valor_seguro: 'vSeg',
    valor_desconto: 'vDesc',
    valor_total_ii: 'vII',
    valor_ipi: 'vIPI',
    valor_ipi_devolvido: 'vIPIDevol',
    valor_pis: 'vPIS',
    valor_cofins: 'vCOFINS',
    valor_outras_despesas: 'vOutro',
  }),
  ...rows('naoZero', {
    fcp_valor_total_uf_destino: 'vFCPUFDest',
    icms_valor_total_uf_destino: 'vICMSUFDest',
    icms_valor_total_uf_remetente: 'vICMSUFRemet',
    icms_valor_mono: 'vICMSMono',
    icms_valor_mono_retencao: 'vICMSMonoReten',
    icms_valor_mono_retido: 'vICMSMonoRet',
    valor_total_tributos: 'vTotTrib',
    is_valor_total: 'vIS',
  }),
  ...rows('servico', {
    valor_total_servicos: 'vServ',
    issqn_base_calculo: 'vBC',
    issqn_valor_total: 'vISS',
    valor_pis_servicos: 'vPIS',
    valor_cofins_servicos: 'vCOFINS',
    issqn_valor_total_deducao: 'vDeducao',
    issqn_valor_total_outras_retencoes: 'vOutro',
    issqn_valor_total_desconto_incondicionado: 'vDescIncond',
    issqn_valor_total_desconto_condicionado: 'vDescCond',
    issqn_valor_total_retencao: 'vISSRet',
  }),
  ...rows('ibsCbs', {
    ibs_cbs_base_calculo: 'vBCIBSCBS',
    ibs_uf_valor_total_diferimento: 'vDif',
    ibs_uf_valor_total_devolucao: 'vDevTrib',
    ibs_uf_valor_total: 'vIBSUF',
    ibs_mun_valor_total_diferimento: 'vDif',
    ibs_mun_valor_total_devolucao: 'vDevTrib',
    ibs_mun_valor_total: 'vIBSMun',
    ibs_valor_total: 'vIBS',
    ibs_valor_total_credito_presumido: 'vCredPres',
    ibs_valor_total_condicao_suspensiva: 'vCredPresCondSus',
    cbs_valor_total_diferimento: 'vDif',
    cbs_valor_total_devolucao: 'vDevTrib',
    cbs_valor_total: 'vCBS',
    cbs_valor_total_credito_presumido: 'vCredPres',
    cbs_valor_total_condicao_suspensiva: 'vCredPresCondSus',
  }),
  ...rows('mono', {
    ibs_valor_total_monofasico: 'vIBSMono',
    cbs_valor_total_monofasico: 'vCBSMono',
    ibs_valor_total_monofasico_retencao: 'vIBSMonoReten',
    cbs_valor_total_monofasico_retencao: 'vCBSMonoReten',
    ibs_valor_total_monofasico_retido: 'vIBSMonoRet',
    cbs_valor_total_monofasico_retido: 'vCBSMonoRet',
  }),
  ...rows('estorno', {
    ibs_valor_total_credito_estornado: 'vIBSEstCred',
    cbs_valor_total_credito_estornado: 'vCBSEstCred',
  }),
];

/** Quantities are summed with all their places and rounded once. */
export const QUANTITIES = [
  'icms_base_calculo_mono',
  'icms_base_calculo_mono_retencao',
  'icms_base_calculo_mono_retido',
] as const;

const positions = new Map(TOTALS.map(({ field }, at) => [field, at]));

/** An item field, the total it is summed into, and how it counts in vNF and in the item's own vItem. */
export interface Sum {
  readonly field: string;
  /** Index in TOTALS. */
  readonly at: number;
  /** 1 adds to the value of the note, -1 subtracts from it, 0 leaves it. Source: rule W16-10. */
  readonly share: 1 | -1 | 0;
}
export function sum(field: string, total: string, share: Sum['share'] = 0): Sum {
  const at = positions.get(total);
  if (at === undefined) throw new Error(`no total ${total}`);
  return { field, at, share };
}

export const EVERY_ITEM: readonly Sum[] = [
  sum('valor_frete', 'valor_frete', 1),
  sum('valor_seguro', 'valor_seguro', 1),
  sum('valor_desconto', 'valor_desconto', -1),
  sum('valor_outras_despesas', 'valor_outras_despesas', 1),
  sum('valor_total_tributos', 'valor_total_tributos'),
];
/** Only those that the element of the item's CST carries count. */
export const ICMS: readonly Sum[] = [
  sum('icms_base_calculo', 'icms_base_calculo'),
  sum('icms_valor', 'icms_valor_total'),
  sum('icms_valor_desonerado', 'icms_valor_total_desonerado'),
  sum('fcp_valor', 'fcp_valor_total'),
  sum('icms_base_calculo_st', 'icms_base_calculo_st'),
  sum('icms_valor_st', 'icms_valor_total_st', 1),
  sum('fcp_valor_st', 'fcp_valor_total_st', 1),
  sum('fcp_valor_retido_st', 'fcp_valor_total_retido_st'),
  sum('icms_valor_mono', 'icms_valor_mono'),
  sum('icms_valor_mono_retencao', 'icms_valor_mono_retencao', 1),
  sum('icms_valor_mono_retido', 'icms_valor_mono_retido'),
];
export const DIFAL: readonly Sum[] = [
  sum('fcp_valor_uf_destino', 'fcp_valor_total_uf_destino'),
  sum('icms_valor_uf_destino', 'icms_valor_total_uf_destino'),
  sum('icms_valor_uf_remetente', 'icms_valor_total_uf_remetente'),
];
export const SERVICE: readonly Sum[] = [
  sum('issqn_base_calculo', 'issqn_base_calculo'),
  sum('issqn_valor', 'issqn_valor_total'),
  sum('issqn_valor_deducao', 'issqn_valor_total_deducao'),
  sum('issqn_valor_outras_retencoes', 'issqn_valor_total_outras_retencoes'),
  sum('issqn_valor_desconto_incondicionado', 'issqn_valor_total_desconto_incondicionado'),
  sum('issqn_valor_desconto_condicionado', 'issqn_valor_total_desconto_condicionado'),
  sum('issqn_valor_retencao', 'issqn_valor_total_retencao'),
];
export const NORMAL: readonly Sum[] = [
  sum('ibs_cbs_base_calculo', 'ibs_cbs_base_calculo'),
  sum('ibs_uf_valor_diferido', 'ibs_uf_valor_total_diferimento'),
  sum('ibs_uf_valor_tributo_devolvido', 'ibs_uf_valor_total_devolucao'),
  sum('ibs_uf_valor', 'ibs_uf_valor_total'),
  sum('ibs_mun_valor_diferido', 'ibs_mun_valor_total_diferimento'),
  sum('ibs_mun_valor_tributo_devolvido', 'ibs_mun_valor_total_devolucao'),
  sum('ibs_mun_valor', 'ibs_mun_valor_total'),
  sum('ibs_valor_total', 'ibs_valor_total'),
  sum('cbs_valor_diferido', 'cbs_valor_total_diferimento'),
  sum('cbs_valor_tributo_devolvido', 'cbs_valor_total_devolucao'),
  sum('cbs_valor', 'cbs_valor_total'),
];
export const CREDIT: readonly Sum[] = [
  sum('ibs_valor_credito_presumido', 'ibs_valor_total_credito_presumido'),
  sum('ibs_valor_condicao_suspensiva', 'ibs_valor_total_condicao_suspensiva'),
  sum('cbs_valor_credito_presumido', 'cbs_valor_total_credito_presumido'),
  sum('cbs_valor_condicao_suspensiva', 'cbs_valor_total_condicao_suspensiva'),
];
export const MONO: readonly Sum[] = [
  sum('mono_ibs_valor', 'ibs_valor_total_monofasico'),
  sum('mono_cbs_valor', 'cbs_valor_total_monofasico'),
  sum('mono_ibs_valor_retencao', 'ibs_valor_total_monofasico_retencao'),
  sum('mono_cbs_valor_retencao', 'cbs_valor_total_monofasico_retencao'),
  sum('mono_ibs_valor_retido_anteriormente', 'ibs_valor_total_monofasico_retido'),
  sum('mono_cbs_valor_retido_anteriormente', 'cbs_valor_total_monofasico_retido'),
];
export const REVERSAL: readonly Sum[] = [
  sum('ibs_valor_estorno_credito', 'ibs_valor_total_credito_estornado'),
  sum('cbs_valor_estorno_credito', 'cbs_valor_total_credito_estornado'),
];
export const GROSS_GOODS = sum('valor_bruto', 'valor_produtos');
export const GROSS_SERVICE = sum('valor_bruto', 'valor_total_servicos');
export const IMPORT_DUTY = sum('ii_valor', 'valor_total_ii', 1);
export const IPI = sum('ipi_valor', 'valor_ipi', 1);
export const IPI_RETURNED = sum('valor_ipi_devolvido', 'valor_ipi_devolvido', 1);
export const SELECTIVE = sum('is_valor', 'is_valor_total');
export const CONTRIBUTIONS = (['pis', 'cofins'] as const).map((tax) => ({
  tax,
  goods: sum(`${tax}_valor`, `valor_${tax}`),
  service: sum(`${tax}_valor`, `valor_${tax}_servicos`),
  st: `${tax}_valor_st`,
  /** Flag: ST is part of the value of the note. */
  stCounts: `inclui_${tax}_st_no_total`,
}));

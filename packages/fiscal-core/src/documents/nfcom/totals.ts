import { factAt, inForce } from '../../calendar/calendar.ts';
import { addMoney, type Cents, cents, formatCents } from '../../decimal/cents.ts';
import { valuesByTag } from '../../engine/body/values-by-tag.ts';
import { textOf } from '../../engine/layout/flat.ts';
import type { FlatInput } from '../../engine/layout/types.ts';
import { writtenIcms } from './icms.ts';

interface TotalRow {
  readonly field: string;
  readonly tag: string;
  /** Item field that is summed. */
  readonly of: string;
  /** The item has it in its XML. */
  readonly written: (item: FlatInput) => boolean;
}
type Written = TotalRow['written'];

const having =
  (field: string): Written =>
  (item) =>
    item[field] !== undefined;
const always: Written = () => true;
const hasIbsCbs: Written = (item) =>
  item['ibs_cbs_situacao_tributaria'] !== undefined && item['ibs_cbs_base_calculo'] !== undefined;
const hasReversal: Written = (item) =>
  item['ibs_cbs_situacao_tributaria'] !== undefined &&
  (item['ibs_valor_estornado'] !== undefined || item['cbs_valor_estornado'] !== undefined);
const icms = (field: string): Written => {
  return (item) => writtenIcms(item).includes(field);
};
const row = (field: string, tag: string, of = field, written = always): TotalRow => ({
  field,
  tag,
  of,
  written,
});

/** Totals that every note has. Source: layout 1.00, group total; rules G106 to G136. */
const TOTALS: readonly TotalRow[] = [
  row('valor_produtos', 'vProd', 'valor_total_item'),
  row('icms_base_calculo', 'vBC', 'icms_base_calculo', icms('icms_base_calculo')),
  row('icms_valor_total', 'vICMS', 'icms_valor', icms('icms_valor')),
  row('icms_valor_total_desonerado', 'vICMSDeson', 'icms_valor_desonerado', icms('icms_valor_desonerado')),
  row('icms_fcp_valor_total', 'vFCP', 'icms_fcp_valor', icms('icms_fcp_valor')),
  row('cofins_valor', 'vCOFINS', 'cofins_valor', having('cofins_situacao_tributaria')),
  row('pis_valor', 'vPIS', 'pis_valor', having('pis_situacao_tributaria')),
  row('funttel_valor', 'vFUNTTEL'),
  row('fust_valor', 'vFUST'),
  row('pis_valor_retido', 'vRetPIS'),
  row('cofins_valor_retido', 'vRetCofins'),
  row('csll_valor_retido', 'vRetCSLL'),
  row('irrf_valor_retido', 'vIRRF'),
  row('valor_desconto', 'vDesc'),
  row('valor_outras_despesas', 'vOutro'),
];

/** Totals of a note with IBS and CBS. Source: NT 2025.001 RTC, group IBSCBSTot. */
const IBS_CBS: readonly TotalRow[] = [
  row('ibs_cbs_base_calculo', 'vBCIBSCBS'),
  row('ibs_uf_valor_total_diferimento', 'vDif', 'ibs_uf_valor_diferido'),
  row('ibs_uf_valor_total_devolucao', 'vDevTrib', 'ibs_uf_valor_tributo_devolvido'),
  row('ibs_uf_valor_total', 'vIBSUF', 'ibs_uf_valor'),
  row('ibs_mun_valor_total_diferimento', 'vDif', 'ibs_mun_valor_diferido'),
  row('ibs_mun_valor_total_devolucao', 'vDevTrib', 'ibs_mun_valor_tributo_devolvido'),
  row('ibs_mun_valor_total', 'vIBSMun', 'ibs_mun_valor'),
  row('ibs_valor_total', 'vIBS', 'ibs_valor'),
  row('cbs_valor_total_diferimento', 'vDif', 'cbs_valor_diferido'),
  row('cbs_valor_total_devolucao', 'vDevTrib', 'cbs_valor_tributo_devolvido'),
  row('cbs_valor_total', 'vCBS', 'cbs_valor'),
].map((total) => ({ ...total, written: hasIbsCbs }));

const REVERSAL: readonly TotalRow[] = [
  row('ibs_valor_total_estornado', 'vIBSEstCred', 'ibs_valor_estornado', hasReversal),
  row('cbs_valor_total_estornado', 'vCBSEstCred', 'cbs_valor_estornado', hasReversal),
];

/** Returned amounts are subtracted. */
const sign = (item: FlatInput): 1 | -1 => (item['indicador_devolucao'] === '1' ? -1 : 1);

function sumOf(items: readonly FlatInput[], { of, written }: TotalRow): Cents {
  const total = cents();
  for (const item of items) if (written(item)) addMoney(total, textOf(item, of), sign(item));
  return total;
}

function putAll(input: FlatInput, items: readonly FlatInput[], rows: readonly TotalRow[]): void {
  for (const total of rows) input[total.field] ??= formatCents(sumOf(items, total));
}

/**
 * Puts the totals into a body whose items are complete, in place: only where the note-level field is absent (a sent total wins,
 * even a wrong one: the authority reports it).
 */
export function completeTotals(input: FlatInput, items: readonly FlatInput[], dhEmi: string): void {
  putAll(input, items, TOTALS);
  input['valor_total'] ??= textOf(input, 'valor_produtos');
  if (items.some(hasIbsCbs)) {
    putAll(input, items, IBS_CBS);
    if (inForce('taxes-inside-total', factAt(dhEmi))) {
      const total = cents();
      for (const field of ['valor_total', 'ibs_valor_total', 'cbs_valor_total'])
        addMoney(total, textOf(input, field));
      input['ibs_cbs_valor_total'] ??= formatCents(total);
    }
  }
  if (items.some(hasReversal)) putAll(input, items, REVERSAL);
}

/** Totals by XML tag. */
export const totalsByTag = (input: FlatInput): Record<string, string> =>
  valuesByTag(input, [
    ...TOTALS,
    { field: 'valor_total', tag: 'vNF' },
    ...IBS_CBS,
    ...REVERSAL,
    { field: 'ibs_cbs_valor_total', tag: 'vTotDFe' },
  ]);

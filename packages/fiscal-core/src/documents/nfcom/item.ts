import { addMoney, cents, formatCents, moneyProduct } from '../../decimal/cents.ts';
import { decimalOrZero, divide, format, formatBetween } from '../../decimal/decimal.ts';
import { type Calculated, calculatedBy } from '../../engine/body/calculated.ts';
import { fill } from '../../engine/body/draft.ts';
import { listOf, textOf } from '../../engine/layout/flat.ts';
import type { FlatInput } from '../../engine/layout/types.ts';
import { completeIbsCbs, takesNormal } from '../../tax/ibs-cbs.ts';
import { completeSituation, type Reform } from '../../tax/reform/reform.ts';
import { completeIcms, fillProduct, writtenIcms } from './icms.ts';
import type { Note } from './model.ts';
import { fillStandIns } from './stand-ins.ts';

const ZERO = '0.00';
/** `quantity × unit − discount + other expenses`, two decimals. */
function itemTotal(item: FlatInput): string | undefined {
  const unit = textOf(item, 'valor_item');
  const quantity = textOf(item, 'quantidade_faturada');
  if (unit === undefined || quantity === undefined) return undefined;
  const total = cents();
  addMoney(total, moneyProduct(quantity, unit, 1));
  addMoney(total, textOf(item, 'valor_desconto'), -1);
  addMoney(total, textOf(item, 'valor_outras_despesas'));
  return formatCents(total);
}

/** Without discount nor expenses, one unit costs its part of what the item costs, to the eighth decimal. */
function unitValue(item: FlatInput): string | undefined {
  const total = textOf(item, 'valor_total_item');
  const quantity = decimalOrZero(textOf(item, 'quantidade_faturada'));
  const plain = item['valor_desconto'] === undefined && item['valor_outras_despesas'] === undefined;
  if (total === undefined || !plain || quantity.units === 0n) return undefined;
  return formatBetween(divide(decimalOrZero(total), quantity, 8), 2, 8);
}

/** Situations of PIS and COFINS whose rate the caller sends; the others may be without tax. */
const TAXED = new Set(['01', '02']);

/** PIS and COFINS: their base is the item, their value base × rate. */
function completeContribution(item: FlatInput, name: 'pis' | 'cofins'): void {
  const situation = textOf(item, `${name}_situacao_tributaria`);
  if (situation === undefined) return;
  const [base, rate, value] = [`${name}_base_calculo`, `${name}_aliquota_porcentual`, `${name}_valor`];
  const total = textOf(item, 'valor_total_item');
  const taxed = TAXED.has(situation) || item[rate] !== undefined;
  if (taxed && total !== undefined) fill(item, base, format(decimalOrZero(total), 2));
  fillProduct(item, value, { base, rate });
  if (!taxed) for (const field of [base, rate, value]) fill(item, field, ZERO);
}

/** Completes amounts that base and rate determine. */
function completeContributions(item: FlatInput): void {
  for (const name of ['pis', 'cofins'] as const) completeContribution(item, name);
  for (const name of ['fust', 'funttel'])
    fillProduct(item, `${name}_valor`, { base: `${name}_base_calculo`, rate: `${name}_aliquota_porcentual` });
  for (const share of listOf(item, 'icms_uf_dest'))
    fillProduct(share, 'fcp_valor_uf_destino', {
      base: 'icms_base_calculo_uf_destino',
      rate: 'fcp_percentual_uf_destino',
    });
}

/** Base of IBS and CBS: the item less ICMS, PIS and COFINS. Source: LC 214/2025 art. 12 § 2º, transition of 2026 to 2032. */
function ibsCbsBase(item: FlatInput): string {
  const base = cents();
  addMoney(base, textOf(item, 'valor_total_item'));
  if (writtenIcms(item).includes('icms_valor')) addMoney(base, textOf(item, 'icms_valor'), -1);
  for (const name of ['pis', 'cofins'])
    if (item[`${name}_situacao_tributaria`] !== undefined) addMoney(base, textOf(item, `${name}_valor`), -1);
  const value = formatCents(base);
  return value.startsWith('-') ? ZERO : value;
}

function completeIbsAndCbs(item: FlatInput, reform: Reform): void {
  completeSituation(item, reform);
  if (!takesNormal(item, reform)) return;
  fill(item, 'ibs_cbs_base_calculo', ibsCbsBase(item));
  completeIbsCbs(item, [], reform);
  fill(item, 'ibs_valor', textOf(item, 'ibs_valor_total'));
}

/** Completes one item, in place. Returns what followed from what was sent. */
export function completeItem(
  note: Note,
  item: FlatInput,
  { index, reform }: { readonly index: number; readonly reform: Reform },
): Calculated {
  const at = `itens[${index}].`;
  fill(item, 'numero_item', String(index + 1));
  fill(item, 'unidade_medida', '4');
  fill(item, 'quantidade_faturada', '1.0000');
  return calculatedBy(note, { entry: item, at }, () => {
    fill(item, 'valor_item', unitValue(item));
    fillStandIns(note, 'item', { fields: item, at });
    fill(item, 'valor_total_item', itemTotal(item));
    completeIcms(item, textOf(note.input, 'regime_tributario_emitente'));
    fillStandIns(note, 'imposto', { fields: item, at });
    completeContributions(item);
    completeIbsAndCbs(item, reform);
  });
}

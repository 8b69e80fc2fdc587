import { addMoney, cents, formatCents, moneyProduct } from '../../decimal/cents.ts';
import { decimalOrZero, divide, format, formatBetween } from '../../decimal/decimal.ts';
import { completeIbsCbs, takesNormal } from '../../tax/ibs-cbs.ts';
import { completeSituation, type Reform } from '../../tax/reform.ts';
import { fill } from '../body/draft.ts';
import { reformOf } from '../body/reform.ts';
import { textOf } from '../layout/flat.ts';
import type { FlatInput } from '../layout/types.ts';
import { completeIcms, fillProduct, writtenIcms } from './icms.ts';
import type { Note } from './model.ts';
import { lend } from './stand-ins.ts';

const ZERO = '0.00';
const WITHHELD = [
  'pis_valor_retido',
  'cofins_valor_retido',
  'csll_valor_retido',
  'irrf_base_calculo',
  'irrf_valor_retido',
];

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

/** PIS and COFINS once their CST is there, FUST and FUNTTEL once any of their fields is: base, rate and value, all written. */
function completeContribution(item: FlatInput, name: string, trigger: readonly string[]): void {
  if (!trigger.some((field) => item[field] !== undefined)) return;
  const [base, rate, value] = [`${name}_base_calculo`, `${name}_aliquota_porcentual`, `${name}_valor`];
  const total = textOf(item, 'valor_total_item');
  if (item[base] === undefined && item[rate] !== undefined && total !== undefined)
    item[base] = format(decimalOrZero(total), 2);
  fillProduct(item, value, base, rate);
  for (const field of [base, rate, value]) fill(item, field, ZERO);
}
const amounts = (name: string): string[] => [
  `${name}_base_calculo`,
  `${name}_aliquota_porcentual`,
  `${name}_valor`,
];

function completeContributions(item: FlatInput): void {
  for (const name of ['pis', 'cofins']) completeContribution(item, name, [`${name}_situacao_tributaria`]);
  for (const name of ['fust', 'funttel']) completeContribution(item, name, amounts(name));
  if (WITHHELD.some((field) => item[field] !== undefined))
    for (const field of WITHHELD) fill(item, field, ZERO);
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

/** Completes one item, in place. */
export function completeItem(note: Note, item: FlatInput, index: number): void {
  fill(item, 'numero_item', String(index + 1));
  fill(item, 'unidade_medida', '4');
  fill(item, 'quantidade_faturada', '1.0000');
  fill(item, 'valor_item', unitValue(item));
  lend(note, 'item', { fields: item, at: `itens[${index}].` });
  fill(item, 'valor_total_item', itemTotal(item));
  completeIcms(item, textOf(note.input, 'regime_tributario_emitente'));
  lend(note, 'imposto', { fields: item, at: `itens[${index}].` });
  completeContributions(item);
  completeIbsAndCbs(item, reformOf(note, 'NFCom'));
}

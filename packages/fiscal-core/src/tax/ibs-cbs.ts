import { addMoney, cents, formatCents, moneyProduct } from '../decimal/cents.ts';
import {
  add,
  decimalOrZero,
  format,
  formatBetween,
  multiply,
  percent,
  subtract,
} from '../decimal/decimal.ts';
import { compute, fillAll, has, hasAny, type TaxItem, text } from './item.ts';

/** One of the three taxes of the group, by its field prefix. */
interface Side {
  readonly rate: string;
  readonly deferredRate: string;
  readonly deferred: string;
  readonly givenBack: string;
  readonly reduction: string;
  readonly effective: string;
  readonly value: string;
}
const side = (prefix: string): Side => ({
  rate: `${prefix}_aliquota`,
  deferredRate: `${prefix}_percentual_diferimento`,
  deferred: `${prefix}_valor_diferido`,
  givenBack: `${prefix}_valor_tributo_devolvido`,
  reduction: `${prefix}_percentual_reducao_aliquota`,
  effective: `${prefix}_aliquota_efetiva`,
  value: `${prefix}_valor`,
});
const UF = side('ibs_uf');
const MUN = side('ibs_mun');
const CBS = side('cbs');
const SIDES = [UF, MUN, CBS] as const;

/** Reference rates by year of emission. Source: LC 214/2025 arts. 343, 344 and 347; NT 2025.002. */
const RATES: ReadonlyMap<string, Readonly<Record<string, string>>> = new Map([
  ['2026', { [UF.rate]: '0.10', [MUN.rate]: '0.00', [CBS.rate]: '0.90' }],
  ['2027', { [UF.rate]: '0.05', [MUN.rate]: '0.05' }],
  ['2028', { [UF.rate]: '0.05', [MUN.rate]: '0.05' }],
]);

/** Rate of a year for one rate field (`cbs_aliquota`); undefined when it is not known. */
export const referenceRate = (year: string, field: string): string | undefined => RATES.get(year)?.[field];

const BASE = 'ibs_cbs_base_calculo';
const NORMAL_FIELDS: readonly string[] = [
  BASE,
  'ibs_valor_total',
  ...SIDES.flatMap((one) => Object.values(one)),
];

/** Item amounts that make up the base, by sign. Source: NT 2025.002, rule UB16-10. */
const BASE_PLUS = [
  'valor_bruto',
  'valor_frete',
  'valor_seguro',
  'valor_outras_despesas',
  'ii_valor',
  'is_valor',
];
const BASE_MINUS = [
  'valor_desconto',
  'icms_valor_uf_destino',
  'icms_valor_uf_remetente',
  'fcp_valor_uf_destino',
  'issqn_valor',
];

export const hasIbsCbs = (item: TaxItem): boolean => has(item, 'ibs_cbs_situacao_tributaria');

/** True when the item carries the normal group (gIBSCBS): CST 000, or any of the group's fields. */
export const carriesNormal = (item: TaxItem): boolean =>
  hasIbsCbs(item) && (text(item, 'ibs_cbs_situacao_tributaria') === '000' || hasAny(item, NORMAL_FIELDS));

function base(item: TaxItem, taxes: readonly string[]): string {
  const total = cents();
  for (const field of BASE_PLUS) addMoney(total, text(item, field));
  for (const field of BASE_MINUS) addMoney(total, text(item, field), -1);
  for (const field of taxes) addMoney(total, text(item, field), -1);
  const value = formatCents(total);
  return value.startsWith('-') ? '0.00' : value;
}

/** `rate × (1 − reduction / 100)`, the rate that is really applied. */
function effectiveRate(item: TaxItem, one: Side): string {
  const rate = text(item, one.rate) ?? '0';
  if (!has(item, one.reduction)) return rate;
  const kept = subtract(decimalOrZero('100'), decimalOrZero(text(item, one.reduction)));
  item[one.effective] ??= formatBetween(percent(decimalOrZero(rate), kept), 2, 4);
  return text(item, one.effective) ?? rate;
}

function completeSide(item: TaxItem, taxBase: string, one: Side): void {
  const due = moneyProduct(taxBase, effectiveRate(item, one), 100);
  const deferredRate = text(item, one.deferredRate);
  if (deferredRate !== undefined) item[one.deferred] ??= moneyProduct(due, deferredRate, 100);
  if (has(item, one.value)) return;
  const value = cents();
  addMoney(value, due);
  addMoney(value, text(item, one.deferred), -1);
  addMoney(value, text(item, one.givenBack), -1);
  item[one.value] = formatCents(value);
}

const sumOf = (item: TaxItem, ...fields: readonly string[]): string => {
  const total = cents();
  for (const field of fields) addMoney(total, text(item, field));
  return formatCents(total);
};

/**
 * Completes the normal IBS/CBS group: base of UB16-10, rates of the year, reductions, deferral and values.
 *
 * @param taxes item fields of PIS, COFINS, ICMS and FCP that the item's elements really carry (they leave the base)
 * @param year of emission, four digits
 */
export function completeIbsCbs(item: TaxItem, taxes: readonly string[], year: string): void {
  completeMono(item);
  if (!carriesNormal(item)) return;
  item[BASE] ??= base(item, taxes);
  fillAll(item, RATES.get(year) ?? {});
  const taxBase = text(item, BASE) ?? '0';
  for (const one of SIDES) if (has(item, one.rate)) completeSide(item, taxBase, one);
  if (has(item, UF.value) && has(item, MUN.value))
    item['ibs_valor_total'] ??= sumOf(item, UF.value, MUN.value);
}

const MONO_QUANTITY = 'mono_base_calculo_quantidade_tributada';
const MONO_PRODUCTS = [
  { value: 'mono_ibs_valor', base: MONO_QUANTITY, rate: 'mono_ibs_aliquota_ad_rem', per: 1 },
  { value: 'mono_cbs_valor', base: MONO_QUANTITY, rate: 'mono_cbs_aliquota_ad_rem', per: 1 },
  {
    value: 'mono_ibs_valor_retencao',
    base: `${MONO_QUANTITY}_retencao`,
    rate: 'mono_ibs_aliquota_retencao',
    per: 1,
  },
  {
    value: 'mono_cbs_valor_retencao',
    base: `${MONO_QUANTITY}_retencao`,
    rate: 'mono_cbs_aliquota_retencao',
    per: 1,
  },
] as const;
const MONO_SITUATION = '620';

/** Single-phase group (CST 620): values per unit and the item's two totals. */
function completeMono(item: TaxItem): void {
  if (text(item, 'ibs_cbs_situacao_tributaria') !== MONO_SITUATION) return;
  for (const product of MONO_PRODUCTS) compute(item, product);
  for (const tax of ['ibs', 'cbs'])
    item[`mono_total_${tax}_item`] ??= sumOf(item, `mono_${tax}_valor`, `mono_${tax}_valor_retencao`);
}

const IS_AMOUNTS = [
  'is_base_calculo',
  'is_aliquota',
  'is_aliquota_especifica',
  'is_quantidade_tributavel',
  'is_valor',
];

/** Selective tax: percentage of its base plus an amount per unit (group UB01). */
export function completeIs(item: TaxItem): void {
  if (!has(item, 'is_situacao_tributaria') || !hasAny(item, IS_AMOUNTS)) return;
  item['is_valor'] ??= format(
    add(
      percent(decimalOrZero(text(item, 'is_base_calculo')), decimalOrZero(text(item, 'is_aliquota'))),
      multiply(
        decimalOrZero(text(item, 'is_quantidade_tributavel')),
        decimalOrZero(text(item, 'is_aliquota_especifica')),
      ),
    ),
    2,
  );
  fillAll(item, { is_base_calculo: '0.00', is_aliquota: '0.00' });
}

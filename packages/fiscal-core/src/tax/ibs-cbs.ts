import { factAt, inForce } from '../calendar/calendar.ts';
import { addMoney, cents, formatCents, toDecimal } from '../decimal/cents.ts';
import {
  add,
  type Decimal,
  decimalOrZero,
  divide,
  format,
  formatBetween,
  multiply,
  percent,
  subtract,
  ZERO,
} from '../decimal/decimal.ts';
import { compute, fillAll, has, hasAny, type TaxItem, text } from './item.ts';
import { type RatesOfDay, type RateTax, ratesOn } from './reference-rates.ts';
import {
  CST,
  demands,
  hasMark,
  REGULAR_CST,
  type Reform,
  type Ruling,
  regularRulingOf,
  rulingOf,
} from './reform/reform.ts';

/** The fields of one of the group's three taxes. */
interface Side {
  readonly tax: RateTax;
  readonly rate: string;
  readonly deferredRate: string;
  readonly deferred: string;
  readonly givenBackRate: string;
  readonly givenBack: string;
  readonly reduction: string;
  readonly effective: string;
  readonly value: string;
  /** Amounts without the item's condition (gTribRegular). */
  readonly regularRate: string;
  readonly regularValue: string;
}
const side = (prefix: RateTax, regularRate: string, regularValue: string): Side => ({
  tax: prefix,
  rate: `${prefix}_aliquota`,
  deferredRate: `${prefix}_percentual_diferimento`,
  deferred: `${prefix}_valor_diferido`,
  givenBackRate: `${prefix}_percentual_tributo_devolvido`,
  givenBack: `${prefix}_valor_tributo_devolvido`,
  reduction: `${prefix}_percentual_reducao_aliquota`,
  effective: `${prefix}_aliquota_efetiva`,
  value: `${prefix}_valor`,
  regularRate,
  regularValue,
});
const UF = side('ibs_uf', 'ibs_aliquota_efetiva_regular_uf', 'ibs_valor_tributo_regular_uf');
const MUN = side('ibs_mun', 'ibs_aliquota_efetiva_regular_municipio', 'ibs_valor_tributo_regular_municipio');
const CBS = side('cbs', 'cbs_aliquota_efetiva_regular', 'cbs_valor_tributo_regular');
const SIDES = [UF, MUN, CBS] as const;

const HUNDRED = decimalOrZero('100');
const NO_RATES: RatesOfDay = { ibs_uf: '0.00', ibs_mun: '0.00', cbs: '0.00' };

const referenceRates = ({ date, rates = ratesOn([], date) }: Reform): RatesOfDay => rates;
const ratesOf = (ruling: Ruling, reform: Reform): RatesOfDay =>
  hasMark(ruling, 'gTribRegular') ? NO_RATES : referenceRates(reform);

const BASE = 'ibs_cbs_base_calculo';
const NORMAL_FIELDS: readonly string[] = [
  BASE,
  'ibs_valor_total',
  ...SIDES.flatMap((one) => Object.values(one)),
];

const SELECTIVE = 'is_valor';
/** Item amounts that make up the base, by sign. Source: NT 2025.002, rule UB16-10. */
const BASE_PLUS = [
  'valor_bruto',
  'valor_frete',
  'valor_seguro',
  'valor_outras_despesas',
  'ii_valor',
  SELECTIVE,
];
const BASE_MINUS = ['valor_desconto', 'icms_valor_uf_destino', 'fcp_valor_uf_destino', 'issqn_valor'];

export const hasIbsCbs = (item: TaxItem): boolean => has(item, CST);

/** True when the item carries the normal group (gIBSCBS): any of its fields, once it is complete or because it was sent. */
export const carriesNormal = (item: TaxItem): boolean => hasIbsCbs(item) && hasAny(item, NORMAL_FIELDS);

/** True when the item's CST demands the normal group, or the item has it all the same. */
export const takesNormal = (item: TaxItem, reform: Reform): boolean =>
  demands(rulingOf(item, reform), 'gIBSCBS') || carriesNormal(item);

/**
 * Rate of the year for one rate field (`cbs_aliquota`): zero where the classification has a regular taxation; undefined when it is not
 * known.
 */
export function expectedRate(item: TaxItem, reform: Reform, field: string): string | undefined {
  const known = SIDES.find(({ rate }) => rate === field);
  return known && ratesOf(rulingOf(item, reform), reform)[known.tax];
}

/** Kind of incentive area where the CBS of the item is zero. */
const INCENTIVE_AREA = 'cbs_alc_zfm_tipo';
const hasZeroCbs = (item: TaxItem, { date }: Reform): boolean =>
  has(item, INCENTIVE_AREA) && inForce('cbs-incentive-area', factAt(date));

/** A rate of the normal group is due, or one of the regular taxation behind it, and is not known. */
export function lacksRate(item: TaxItem, reform: Reform, field: string): boolean {
  const regular = SIDES.find(({ regularRate }) => regularRate === field);
  if (regular !== undefined)
    return (
      demands(regularRulingOf(item, reform), 'gIBSCBS') && referenceRates(reform)[regular.tax] === undefined
    );
  if (field === CBS.rate && hasZeroCbs(item, reform)) return false;
  return demands(rulingOf(item, reform), 'gIBSCBS') && expectedRate(item, reform, field) === undefined;
}

const WITH_TAXES_INSIDE: ReadonlySet<Reform['model']> = new Set(['NFe', 'NFCe', 'CTe']);
/**
 * From 2027 on vProd contains IBS, CBS and IS, but that of an import, and vTPrest contains IBS and CBS. Source: NF-e NT
 * 2026.008 v1.00, §1; CT-e NT 2026.004 v1.00.
 */
const isTaxInside = (item: TaxItem, { date, pricedOn = date, model }: Reform): boolean =>
  WITH_TAXES_INSIDE.has(model) &&
  text(item, 'cfop')?.startsWith('3') !== true &&
  inForce('taxes-inside-product', factAt(pricedOn));

/** Sum of UB16-10, never negative; `inside`: its gross value contains IBS, CBS and IS. */
function operationOf(item: TaxItem, taxes: readonly string[], inside: boolean): Decimal {
  const total = cents();
  for (const field of BASE_PLUS) if (!(inside && field === SELECTIVE)) addMoney(total, text(item, field));
  for (const field of BASE_MINUS) addMoney(total, text(item, field), -1);
  for (const field of taxes) addMoney(total, text(item, field), -1);
  const value = toDecimal(total);
  return value.units < 0n ? ZERO : value;
}

/** Share of the base that a tax adds to it, in percent: the effective rate less what is deferred or given back. */
function chargedRate(item: TaxItem, one: Side, reducer: string | undefined): Decimal {
  if (!has(item, one.rate)) return ZERO;
  const rate = decimalOrZero(effectiveRate(item, one, reducer));
  const left = [one.deferredRate, one.givenBackRate].reduce(
    (share, field) => subtract(share, decimalOrZero(text(item, field))),
    HUNDRED,
  );
  return percent(rate, left);
}

/** Base of an operation: what is left without the IBS and the CBS in it, by the item's own rates. */
function baseOf(item: TaxItem, operation: Decimal, reform: Reform): string {
  if (!isTaxInside(item, reform)) return format(operation, 2);
  const whole = SIDES.reduce((sum, one) => add(sum, chargedRate(item, one, reform.reducer)), HUNDRED);
  return format(divide(multiply(operation, HUNDRED), whole, 2), 2);
}

/** `rate × (1 − reduction/100)` for every reduction, 2 to 4 places. Source: NT 2025.002, UB28-10. */
function reduceRate(rate: string, ...reductions: readonly (string | undefined)[]): string {
  let effective = decimalOrZero(rate);
  for (const reduction of reductions)
    effective = percent(effective, subtract(HUNDRED, decimalOrZero(reduction)));
  return formatBetween(effective, 2, 4);
}

/** `base × percents`, rounded once. */
function portion(taxBase: string, ...percents: readonly string[]): string {
  let value: Decimal = decimalOrZero(taxBase);
  for (const one of percents) value = percent(value, decimalOrZero(one));
  return format(value, 2);
}

/** Effective rate, written in gRed. */
function effectiveRate(item: TaxItem, one: Side, reducer: string | undefined): string {
  const rate = text(item, one.rate) ?? '0';
  if (!has(item, one.reduction)) return rate;
  item[one.effective] ??= reduceRate(rate, text(item, one.reduction), reducer);
  return text(item, one.effective) ?? rate;
}

/** vDif, vDevTrib and the value. Source: NT 2025.002, UB23-10, UB63-10, UB35-10. */
function completeSide(
  item: TaxItem,
  taxBase: string,
  { one, reducer }: { readonly one: Side; readonly reducer: string | undefined },
): void {
  const rate = effectiveRate(item, one, reducer);
  for (const [share, amount] of [
    [one.deferredRate, one.deferred],
    [one.givenBackRate, one.givenBack],
  ] as const) {
    const percentage = text(item, share);
    if (percentage !== undefined) item[amount] ??= portion(taxBase, rate, percentage);
  }
  if (has(item, one.value)) return;
  const value = cents();
  addMoney(value, portion(taxBase, rate));
  addMoney(value, text(item, one.deferred), -1);
  addMoney(value, text(item, one.givenBack), -1);
  item[one.value] = formatCents(value);
}

const sumOf = (item: TaxItem, ...fields: readonly string[]): string => {
  const total = cents();
  for (const field of fields) addMoney(total, text(item, field));
  return formatCents(total);
};

/** Percent of gRed by the item's classification: that of its tax where the CST demands it. */
const reductionOf = (ruling: Ruling, one: Side): string | undefined =>
  demands(ruling, 'gRed')
    ? ruling.classification?.[one === CBS ? 'reductionCbs' : 'reductionIbs']
    : undefined;

/** gRed, where the CST demands it or a government buys. Source: NT 2025.002, UB26-20, UB27-10. */
function completeReduction(item: TaxItem, ruling: Ruling, reducer: string | undefined): void {
  for (const one of SIDES) {
    const reduction = reductionOf(ruling, one) ?? (reducer === undefined ? undefined : '0');
    if (reduction !== undefined) item[one.reduction] ??= formatBetween(decimalOrZero(reduction), 2, 4);
  }
}

/** gTribRegular: rates of the year, reduced by the regular classification. Source: NT 2025.002, UB72-10. */
function completeRegular(item: TaxItem, reform: Reform): void {
  if (!has(item, REGULAR_CST)) return;
  const ruling = regularRulingOf(item, reform);
  if (ruling.classification === undefined) return;
  const rates = demands(ruling, 'gIBSCBS') ? referenceRates(reform) : NO_RATES;
  for (const one of SIDES) {
    const rate = rates[one.tax];
    if (rate !== undefined) item[one.regularRate] ??= reduceRate(rate, reductionOf(ruling, one));
    compute(item, { value: one.regularValue, base: BASE, rate: one.regularRate, per: 100 });
  }
}

/** Presumed credit of the operation: base × percent of each tax that has one. */
const CREDITS = [
  {
    value: 'ibs_valor_credito_presumido',
    suspended: 'ibs_valor_condicao_suspensiva',
    rate: 'ibs_percentual_credito_presumido',
  },
  {
    value: 'cbs_valor_credito_presumido',
    suspended: 'cbs_valor_condicao_suspensiva',
    rate: 'cbs_credito_percentual',
  },
] as const;

function completeCredit(item: TaxItem): void {
  for (const { value, suspended, rate } of CREDITS)
    if (!has(item, suspended))
      compute(item, { value, base: 'credito_presumido_oper_base_calculo', rate, per: 100 });
}

/** vIBS, less a presumed credit whose code is deducted. Source: NT 2025.002, UB54a-10. */
function completeIbs(item: TaxItem, { tables }: Reform): void {
  if (has(item, 'ibs_valor_total') || !has(item, UF.value) || !has(item, MUN.value)) return;
  const total = cents();
  addMoney(total, text(item, UF.value));
  addMoney(total, text(item, MUN.value));
  const credit = tables.credits.get(text(item, 'credito_presumido_oper_codigo_classificacao') ?? '');
  if (credit?.marks.includes('deducted')) addMoney(total, text(item, CREDITS[0].value), -1);
  item['ibs_valor_total'] = formatCents(total);
}

function completeIncentiveArea(item: TaxItem): void {
  compute(item, {
    value: 'cbs_alc_zfm_valor_tributo_regular',
    base: BASE,
    rate: 'cbs_alc_zfm_aliquota_efetiva_regular',
    per: 100,
  });
}

function completeRates(item: TaxItem, reform: Reform): void {
  const ruling = rulingOf(item, reform);
  if (hasZeroCbs(item, reform)) item[CBS.rate] ??= '0.00';
  const rates = ratesOf(ruling, reform);
  for (const { tax, rate } of SIDES) if (rates[tax] !== undefined) item[rate] ??= rates[tax];
  completeReduction(item, ruling, reform.reducer);
}

/** Completes the rates and the base of a document whose operation is one amount. */
export function completeBase(item: TaxItem, operation: Decimal, reform: Reform): void {
  completeRates(item, reform);
  item[BASE] ??= baseOf(item, operation.units < 0n ? ZERO : operation, reform);
}

/**
 * Completes IBS and CBS from CST and cClassTrib: base of UB16-10, rates of the year, reduction of the classification, deferral, regular
 * taxation, presumed credit and values. What cannot be known (percent of deferral, regular CST) stays missing.
 *
 * @param taxes item fields of PIS, COFINS, ICMS and FCP that the item's elements really carry (they leave the base)
 */
export function completeIbsCbs(item: TaxItem, taxes: readonly string[], reform: Reform): void {
  completeMono(item);
  completeCredit(item);
  if (!takesNormal(item, reform)) return;
  completeRates(item, reform);
  item[BASE] ??= baseOf(item, operationOf(item, taxes, isTaxInside(item, reform)), reform);
  const taxBase = text(item, BASE) ?? '0';
  completeIncentiveArea(item);
  for (const one of SIDES)
    if (has(item, one.rate)) completeSide(item, taxBase, { one, reducer: reform.reducer });
  completeRegular(item, reform);
  completeIbs(item, reform);
}

const MONO_QUANTITY = 'mono_base_calculo_quantidade_tributada';
/** Single phase, by quantity and by value; which of them a year takes is the caller's to send. Source: NT 2025.002, UB86c-10 to UB102c-10. */
const MONO_PRODUCTS = (['ibs', 'cbs'] as const).flatMap((tax) => [
  { value: `mono_${tax}_valor`, base: MONO_QUANTITY, rate: `mono_${tax}_aliquota_ad_rem`, per: 1 as const },
  {
    value: `mono_${tax}_valor_retencao`,
    base: `${MONO_QUANTITY}_retencao`,
    rate: `mono_${tax}_aliquota_retencao`,
    per: 1 as const,
  },
  {
    value: `mono_${tax}_valor_retencao`,
    base: `mono_${tax}_base_calculo_ad_valorem_retencao`,
    rate: `mono_${tax}_aliquota_ad_valorem_retencao`,
    per: 100 as const,
  },
]);
const MONO_IBS_BASE = 'mono_ibs_base_calculo_ad_valorem';
const MONO_VALUES = [
  { value: 'mono_ibs_uf_valor', base: MONO_IBS_BASE, rate: 'mono_ibs_uf_aliquota_ad_valorem', per: 100 },
  { value: 'mono_ibs_mun_valor', base: MONO_IBS_BASE, rate: 'mono_ibs_mun_aliquota_ad_valorem', per: 100 },
  {
    value: 'mono_cbs_valor',
    base: 'mono_cbs_base_calculo_ad_valorem',
    rate: 'mono_cbs_aliquota_ad_valorem',
    per: 100,
  },
] as const;
const MONO_SITUATION = '620';

/** Whether any field of the single phase is present. */
export const carriesMono = (item: TaxItem): boolean =>
  Object.keys(item).some((field) => field.startsWith('mono_'));

/** Single-phase group (CST 620): its values and the item's two totals, once anything of it is there. */
function completeMono(item: TaxItem): void {
  if (text(item, CST) !== MONO_SITUATION || !carriesMono(item)) return;
  for (const product of [...MONO_PRODUCTS, ...MONO_VALUES]) compute(item, product);
  if (has(item, 'mono_ibs_uf_valor') && has(item, 'mono_ibs_mun_valor'))
    item['mono_ibs_valor'] ??= sumOf(item, 'mono_ibs_uf_valor', 'mono_ibs_mun_valor');
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

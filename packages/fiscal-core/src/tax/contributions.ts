import { compute, type Fills, fillAll, has, hasAny, type Product, type TaxItem, text } from './item.ts';

/** Two ways to tax, one of which is written: a percentage of a base, or an amount per unit. */
interface Alternatives {
  readonly byRate: { readonly fields: readonly string[]; readonly fills: Fills; readonly product: Product };
  readonly byUnit: { readonly fields: readonly string[]; readonly fills: Fills; readonly product: Product };
  readonly value: string;
}

const ZERO = '0.00';
const alternatives = (
  value: string,
  [base, rate]: readonly [string, string],
  [quantity, amount]: readonly [string, string],
  [quantityZero, amountZero]: readonly [string, string],
): Alternatives => ({
  byRate: {
    fields: [base, rate],
    fills: { [base]: ZERO, [rate]: ZERO },
    product: { value, base, rate, per: 100 },
  },
  byUnit: {
    fields: [quantity, amount],
    fills: { [quantity]: quantityZero, [amount]: amountZero },
    product: { value, base: quantity, rate: amount, per: 1 },
  },
  value,
});

function completeAlternatives(
  item: TaxItem,
  { byRate, byUnit, value }: Alternatives,
  only?: 'rate' | 'unit',
): void {
  const unit =
    only === 'unit' || (only === undefined && hasAny(item, byUnit.fields) && !hasAny(item, byRate.fields));
  const chosen = unit ? byUnit : byRate;
  compute(item, chosen.product);
  fillAll(item, chosen.fills);
  item[value] ??= ZERO;
}

const contribution = (name: 'pis' | 'cofins') => ({
  situation: `${name}_situacao_tributaria`,
  own: alternatives(
    `${name}_valor`,
    [`${name}_base_calculo`, `${name}_aliquota_porcentual`],
    [`${name}_quantidade_vendida`, `${name}_aliquota_valor`],
    ['0', '0'],
  ),
  st: alternatives(
    `${name}_valor_st`,
    [`${name}_base_calculo_st`, `${name}_aliquota_porcentual_st`],
    [`${name}_quantidade_vendida_st`, `${name}_aliquota_valor_st`],
    ['0.0000', '0.0000'],
  ),
});
const CONTRIBUTIONS = [contribution('pis'), contribution('cofins')].map((tax) => ({
  ...tax,
  stFields: [...tax.st.byRate.fields, ...tax.st.byUnit.fields, tax.st.value],
}));

/**
 * PIS and COFINS. 01 and 02 by percentage, 03 by quantity, 04 to 09 the code alone, 49 to 99 either way.
 * Source: layout PL_010f, groups Q and S.
 */
export function completeContributions(item: TaxItem): void {
  for (const { situation, own, st, stFields } of CONTRIBUTIONS) {
    const code = text(item, situation);
    if (code === '01' || code === '02') completeAlternatives(item, own, 'rate');
    else if (code === '03') completeAlternatives(item, own, 'unit');
    else if (code !== undefined && code >= '49') completeAlternatives(item, own);
    if (hasAny(item, stFields)) completeAlternatives(item, st);
  }
}

const IPI = alternatives(
  'ipi_valor',
  ['ipi_base_calculo', 'ipi_aliquota'],
  ['ipi_quantidade_total', 'ipi_valor_por_unidade_tributavel'],
  ['0', '0.0000'],
);
const IPI_TAXED = new Set(['00', '49', '50', '99']);

/** IPI only with its CST; 00, 49, 50 and 99 are taxed (group O07), the others are the code alone (O08). */
export function completeIpi(item: TaxItem): void {
  const code = text(item, 'ipi_situacao_tributaria');
  if (code === undefined) return;
  item['ipi_codigo_enquadramento_legal'] ??= '999';
  if (IPI_TAXED.has(code)) completeAlternatives(item, IPI);
}

/** True when the item's IPI element carries a value. */
export const carriesIpi = (item: TaxItem): boolean =>
  IPI_TAXED.has(text(item, 'ipi_situacao_tributaria') ?? '');

/** True when the item's PIS (or COFINS) element carries a value. */
export function carriesContribution(item: TaxItem, name: 'pis' | 'cofins'): boolean {
  const code = text(item, name === 'pis' ? 'pis_situacao_tributaria' : 'cofins_situacao_tributaria');
  return code !== undefined && (code < '04' || code >= '49');
}

const II: Fills = { ii_base_calculo: ZERO, ii_despesas_aduaneiras: ZERO, ii_valor: ZERO, ii_valor_iof: ZERO };
const II_FIELDS = Object.keys(II);

/** Import duty: any field brings the whole element (group P). */
export function completeIi(item: TaxItem): void {
  if (hasAny(item, II_FIELDS)) fillAll(item, II);
}

const DIFAL: Fills = {
  icms_aliquota_interna_uf_destino: ZERO,
  icms_percentual_partilha: '100.00',
  icms_valor_uf_destino: ZERO,
  icms_valor_uf_remetente: ZERO,
};

/** Tax due to the UF of destination, brought in by its base (group NA). */
export function completeDifal(item: TaxItem): void {
  if (has(item, 'icms_base_calculo_uf_destino')) fillAll(item, DIFAL);
}

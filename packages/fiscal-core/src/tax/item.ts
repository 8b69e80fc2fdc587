import { moneyProduct } from '../decimal/cents.ts';

/** One item under the caller's field names; scalars are canonical text, lists are left alone. */
export interface TaxItem {
  [field: string]: string | readonly object[] | undefined;
}

/** What a missing field becomes: fixed text, or the value of another field of the item. */
export type Fill = string | { readonly same: string };
export type Fills = Readonly<Record<string, Fill>>;

/** `value = base × rate`: `per` 100 for a percentage, 1 for an amount per unit. Rounded half up to 2 places. */
export interface Product {
  readonly value: string;
  readonly base: string;
  readonly rate: string;
  readonly per: 1 | 100;
}

export const has = (item: TaxItem, field: string): boolean => item[field] !== undefined;
export function hasAny(item: TaxItem, fields: readonly string[]): boolean {
  for (const field of fields) if (item[field] !== undefined) return true;
  return false;
}

export function text(item: TaxItem, field: string): string | undefined {
  const value = item[field];
  return typeof value === 'string' ? value : undefined;
}

/** Gives every absent field its default. */
export function fillAll(item: TaxItem, fills: Fills): void {
  for (const field in fills) {
    const rule = fills[field];
    if (item[field] === undefined)
      item[field] = typeof rule === 'object' ? (item[rule.same] ?? '0.00') : rule;
  }
}

/** Only the defaults that are copies of another field. */
export function fillSame(item: TaxItem, fills: Fills): void {
  for (const field in fills) {
    const rule = fills[field];
    if (typeof rule === 'object') item[field] ??= item[rule.same];
  }
}

/** Computes the value when it alone is missing. */
export function compute(item: TaxItem, { value, base, rate, per }: Product): void {
  if (item[value] !== undefined) return;
  const left = text(item, base);
  const right = text(item, rate);
  if (left === undefined || right === undefined) return;
  item[value] = moneyProduct(left, right, per);
}

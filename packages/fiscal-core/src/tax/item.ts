import { moneyProduct } from '../decimal/cents.ts';

/** An item under the caller's field names; scalars are canonical text, lists are left alone. */
export interface TaxItem {
  [field: string]: string | readonly object[] | undefined;
}

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

export function hasAll(item: TaxItem, fields: readonly string[]): boolean {
  for (const field of fields) if (item[field] === undefined) return false;
  return true;
}

export function text(item: TaxItem, field: string): string | undefined {
  const value = item[field];
  return typeof value === 'string' ? value : undefined;
}

const ZERO = /^0(?:\.0+)?$/;
/** Whether the field was sent with the value zero. */
export function isZero(item: TaxItem, field: string): boolean {
  const value = item[field];
  return typeof value === 'string' && value.startsWith('0') && ZERO.test(value);
}

/** Gives every absent field its default. */
export function fillAll(item: TaxItem, fills: Readonly<Record<string, string>>): void {
  for (const field in fills) item[field] ??= fills[field];
}

/** Computes the value when it alone is missing. */
export function compute(item: TaxItem, { value, base, rate, per }: Product): void {
  if (item[value] !== undefined) return;
  const left = text(item, base);
  const right = text(item, rate);
  if (left === undefined || right === undefined) return;
  item[value] = moneyProduct(left, right, per);
}

import {
  compare,
  decimalOrZero,
  format,
  formatBetween,
  parseDecimal,
  ZERO,
} from '@fiscal/core/decimal/decimal';

/** `1234567.5` → `1.234.567,50`, from plain text with a point, without rounding. */
function brazilian(plain: string): string {
  const [whole = '', decimals] = plain.split('.');
  const grouped = whole.length > 3 ? whole.replace(/\B(?=(\d{3})+$)/g, '.') : whole;
  return decimals === undefined ? grouped : `${grouped},${decimals}`;
}

/** Whether a decimal text of the XML is above zero; absent text is not. */
export const isPositive = (text: string | null): boolean =>
  compare(decimalOrZero(text ?? undefined), ZERO) > 0;

/** Decimal text of the XML with two decimals; `''` when absent, as it is when it is no number. */
export function money(text: string | null): string {
  if (text === null) return '';
  const value = parseDecimal(text);
  return value ? brazilian(format(value, 2)) : text;
}

/** Decimal text of the XML with `min` to `max` decimals, trailing zeros dropped. */
export function quantity(text: string | null, min = 0, max = 10): string {
  if (text === null) return '';
  const value = parseDecimal(text);
  return value ? brazilian(formatBetween(value, min, max)) : text;
}

import type { Locale } from '../text/locale.ts';

/** A decimal of a body (`12.90`) as people write it: `12,90`; in English as it is. */
export const writtenDecimal = (value: string, locale: Locale): string =>
  locale === 'pt-BR' && /^-?\d*\.\d*$/.test(value) ? value.replace('.', ',') : value;

/**
 * Converts a typed decimal to the body's format: `1.234,50` becomes `1234.50`. Text that is not a number stays as it
 * is, for validation to report.
 */
export function decimalOf(written: string, locale: Locale): string {
  const text = written.trim();
  if (locale === 'en') return /^-?\d{1,3}(?:,\d{3})+(?:\.\d*)?$/.test(text) ? text.replaceAll(',', '') : text;
  if (/^-?(?:\d+|\d{1,3}(?:\.\d{3})+),\d*$/.test(text)) return text.replaceAll('.', '').replace(',', '.');
  return text;
}

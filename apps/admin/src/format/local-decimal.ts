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

const NUMBER = /^(\d+)(?:\.(\d+))?$/;

/** `8.450,000` of `8450.0000`: groups of thousands and at least `places` decimal places; other text as it is. */
export function writtenNumber(value: string, locale: Locale, places = 0): string {
  const [, whole, decimals = ''] = NUMBER.exec(value) ?? [];
  if (whole === undefined) return value;
  const kept = decimals.slice(0, places).padEnd(places, '0') + decimals.slice(places).replace(/0+$/, '');
  const [group, point] = locale === 'en' ? [',', '.'] : ['.', ','];
  return `${whole.replaceAll(/\B(?=(?:\d{3})+$)/g, group)}${kept === '' ? '' : point + kept}`;
}

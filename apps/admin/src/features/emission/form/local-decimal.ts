import type { Locale } from '../../../text/locale.ts';

/** A decimal of a body (`12.90`) as people write it: `12,90`; in English as it is. */
export const writtenDecimal = (value: string, locale: Locale): string =>
  locale === 'pt-BR' && /^-?\d*\.\d*$/.test(value) ? value.replace('.', ',') : value;

/** What somebody wrote as a body has it: `1.234,50` is `1234.50`. What is no number stays, to be told so. */
export function decimalOf(written: string, locale: Locale): string {
  const text = written.trim();
  if (locale === 'en') return /^-?\d{1,3}(?:,\d{3})+(?:\.\d*)?$/.test(text) ? text.replaceAll(',', '') : text;
  if (/^-?(?:\d+|\d{1,3}(?:\.\d{3})+),\d*$/.test(text)) return text.replaceAll('.', '').replace(',', '.');
  return text;
}

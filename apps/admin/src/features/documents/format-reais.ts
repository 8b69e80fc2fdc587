import type { Locale } from '../../text/locale.ts';

/** `R$ 1.234,50` of a decimal text, however many digits it has. */
export function formatReais(value: string, locale: Locale): string {
  const [whole = '0', cents = ''] = value.split('.');
  const grouped = BigInt(whole).toLocaleString(locale);
  return `R$\u00a0${grouped}${locale === 'en' ? '.' : ','}${cents.slice(0, 2).padEnd(2, '0')}`;
}

import type { Locale } from '../../text/locale.ts';

/** `R$ 1.234,50` of a decimal text, however many digits it has. */
export function formatReais(value: string, locale: Locale): string {
  const [whole = '0', cents = ''] = value.split('.');
  const grouped = BigInt(whole).toLocaleString(locale);
  return `R$\u00a0${grouped}${locale === 'en' ? '.' : ','}${cents.slice(0, 2).padEnd(2, '0')}`;
}

/** Adds decimal texts of reais without losing a cent. */
export function sumReais(amounts: readonly string[]): string {
  const tenThousandths = amounts.reduce((sum, amount) => {
    const [whole = '0', part = ''] = amount.split('.');
    return sum + BigInt(whole) * 10_000n + BigInt(part.slice(0, 4).padEnd(4, '0'));
  }, 0n);
  return `${tenThousandths / 10_000n}.${String(tenThousandths % 10_000n).padStart(4, '0')}`;
}

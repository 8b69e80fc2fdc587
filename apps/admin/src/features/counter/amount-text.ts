/** `500.00` of an amount as people write it: `500`, `1.500,00`, `1500.5`; null for any other text. */
export function amountOf(written: string): string | null {
  const text = written.replace(/^\s*R\$|\s/g, '');
  const local = /^(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{1,2}))?$/.exec(text);
  const plain = /^(\d+)\.(\d{1,2})$/.exec(text);
  const [, whole, cents = ''] = local ?? plain ?? [];
  return whole === undefined ? null : `${whole.replaceAll('.', '')}.${cents.padEnd(2, '0')}`;
}

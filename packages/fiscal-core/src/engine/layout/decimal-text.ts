/** Exact decimal arithmetic on plain decimal text: digits, optionally a dot and more digits. No floating point anywhere. */

/** Adds one unit in the last place of a string of digits. */
function increment(digits: string): string {
  let at = digits.length - 1;
  while (at >= 0 && digits[at] === '9') at -= 1;
  const zeros = '0'.repeat(digits.length - 1 - at);
  return at < 0 ? `1${zeros}` : `${digits.slice(0, at)}${Number(digits[at]) + 1}${zeros}`;
}

/** Rounds half up to `places`; trailing zeros stay. */
export function roundHalfUp(value: string, places: number): string {
  const dot = value.indexOf('.');
  if (dot < 0 || value.length - dot - 1 <= places) return value;
  const unscaled = value.slice(0, dot) + value.slice(dot + 1, dot + 1 + places);
  const up = value.charCodeAt(dot + 1 + places) >= 53;
  const digits = up ? increment(unscaled) : unscaled;
  return places === 0
    ? digits
    : `${digits.slice(0, digits.length - places)}.${digits.slice(digits.length - places)}`;
}

/**
 * Writes a number as a layout does: at most `max` places (half up), at least `min`, further zeros trimmed, no leading zeros.
 *
 * @param value plain decimal text
 * @param minBelowOne least number of places when the integer part is zero and the value is not
 */
export function formatDecimal(value: string, min: number, max: number, minBelowOne = min): string {
  const rounded = roundHalfUp(value, max);
  const dot = rounded.indexOf('.');
  const integer = (dot < 0 ? rounded : rounded.slice(0, dot)).replace(/^0+(?=\d)/, '');
  let fraction = dot < 0 ? '' : rounded.slice(dot + 1).replace(/0+$/, '');
  const least = integer === '0' && fraction !== '' ? minBelowOne : min;
  if (fraction.length < least) fraction = fraction.padEnd(least, '0');
  return fraction === '' ? integer : `${integer}.${fraction}`;
}

/** Exact sum of plain decimals. */
export function addDecimals(values: readonly string[]): string {
  const places = Math.max(0, ...values.map((value) => value.split('.')[1]?.length ?? 0));
  let sum = 0n;
  for (const value of values) {
    const [integer = '0', fraction = ''] = value.split('.');
    sum += BigInt(integer + fraction.padEnd(places, '0'));
  }
  const digits = sum.toString().padStart(places + 1, '0');
  return places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** True for `0`, `0.00`, `0.0000`. */
export const isZero = (value: string): boolean => /^0+(?:\.0+)?$/.test(value);

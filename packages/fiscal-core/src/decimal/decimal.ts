/**
 * Exact decimal: `units / 10^scale`. Money and quantities never go through binary floating point;
 * rounding happens only where it is named.
 */
export interface Decimal {
  readonly units: bigint;
  readonly scale: number;
}

const PLAIN = /^-?\d+(?:\.\d+)?$/;
const powers: bigint[] = [1n];
/** 10^n as bigint, remembered. */
function power(n: number): bigint {
  const known = powers[n];
  if (known !== undefined) return known;
  const value = 10n ** BigInt(n);
  powers[n] = value;
  return value;
}

export const ZERO: Decimal = { units: 0n, scale: 0 };

/** Plain decimal text (`12`, `12.50`, `-3.1`) → Decimal; null for anything else (exponents, commas, blanks). */
export function parseDecimal(text: string): Decimal | null {
  if (!PLAIN.test(text)) return null;
  const dot = text.indexOf('.');
  if (dot < 0) return { units: BigInt(text), scale: 0 };
  return { units: BigInt(text.slice(0, dot) + text.slice(dot + 1)), scale: text.length - dot - 1 };
}

/** Like `parseDecimal`, but absent or unreadable text counts as zero («assume zero» of the totals). */
export const decimalOrZero = (text: string | undefined): Decimal =>
  text === undefined ? ZERO : (parseDecimal(text) ?? ZERO);

const rescale = (value: Decimal, scale: number): bigint =>
  value.scale === scale ? value.units : value.units * power(scale - value.scale);

export function add(a: Decimal, b: Decimal): Decimal {
  const scale = Math.max(a.scale, b.scale);
  return { units: rescale(a, scale) + rescale(b, scale), scale };
}

export function subtract(a: Decimal, b: Decimal): Decimal {
  const scale = Math.max(a.scale, b.scale);
  return { units: rescale(a, scale) - rescale(b, scale), scale };
}

export const multiply = (a: Decimal, b: Decimal): Decimal => ({
  units: a.units * b.units,
  scale: a.scale + b.scale,
});

/** `value × rate / 100`, exact. */
export const percent = (value: Decimal, rate: Decimal): Decimal => ({
  units: value.units * rate.units,
  scale: value.scale + rate.scale + 2,
});

const magnitude = (units: bigint): bigint => (units < 0n ? -units : units);

/** Negative, zero or positive, as a − b is. */
export function compare(a: Decimal, b: Decimal): number {
  const difference = subtract(a, b).units;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** Rounds to `places` decimals, halves away from zero (ABNT's commercial rounding of MOC fields). */
export function roundHalfUp(value: Decimal, places: number): Decimal {
  if (value.scale <= places) return { units: rescale(value, places), scale: places };
  const divisor = power(value.scale - places);
  const half = divisor / 2n;
  const units = value.units < 0n ? (value.units - half) / divisor : (value.units + half) / divisor;
  return { units, scale: places };
}

/** `dividend ÷ divisor` with `places` decimals, halves away from zero. @throws {RangeError} the divisor is zero */
export function divide(dividend: Decimal, divisor: Decimal, places: number): Decimal {
  const numerator = dividend.units * power(divisor.scale + places);
  const denominator = divisor.units * power(dividend.scale);
  const quotient = numerator / denominator;
  const rest = numerator % denominator;
  const beyond = 2n * magnitude(rest) >= magnitude(denominator);
  const away = numerator < 0n === denominator < 0n ? 1n : -1n;
  return { units: beyond ? quotient + away : quotient, scale: places };
}

/** Text with exactly `places` decimals; rounds half up when the value has more. */
export function format(value: Decimal, places: number): string {
  const { units } = roundHalfUp(value, places);
  const digits = magnitude(units).toString();
  const sign = units < 0n ? '-' : '';
  if (places === 0) return sign + digits;
  const padded = digits.padStart(places + 1, '0');
  return `${sign}${padded.slice(0, -places)}.${padded.slice(-places)}`;
}

/** Text with at least `min` and at most `max` decimals, extra zeros trimmed. */
export function formatBetween(value: Decimal, min: number, max: number): string {
  const text = format(value, max);
  let end = text.length;
  const first = text.length - max + min;
  while (end > first && text.charCodeAt(end - 1) === 48) end--;
  return text.charCodeAt(end - 1) === 46 ? text.slice(0, end - 1) : text.slice(0, end);
}

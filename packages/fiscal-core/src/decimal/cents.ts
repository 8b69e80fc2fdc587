import { type Decimal, format, parseDecimal } from './decimal.ts';

/**
 * Exact running sum of money, for totals over hundreds of items. Hundredths are kept in a safe integer
 * (below 2^53 every step is exact) and spill into a bigint before they could leave that range;
 * text that is not plain money with up to two decimals goes through Decimal.
 */
export interface Cents {
  safe: number;
  spilled: bigint;
}

const SPILL = 2 ** 51;
/** Longest text whose hundredths certainly fit in 2^50. */
const FAST_LENGTH = 15;

export const cents = (): Cents => ({ safe: 0, spilled: 0n });

/** Hundredths of plain money text (`12`, `12.5`, `12.50`), or -1 when the slow road has to take it. */
function fastCents(text: string): number {
  const { length } = text;
  if (length === 0 || length > FAST_LENGTH) return -1;
  let value = 0;
  let decimals = -1;
  for (let i = 0; i < length; i++) {
    const code = text.charCodeAt(i);
    if (code === 46 && decimals < 0) decimals = 0;
    else if (code >= 48 && code <= 57) {
      value = value * 10 + (code - 48);
      if (decimals >= 0) decimals++;
    } else return -1;
  }
  if (decimals < 0) return value * 100 > SPILL ? -1 : value * 100;
  if (decimals === 2) return value;
  if (decimals === 1) return value * 10 > SPILL ? -1 : value * 10;
  return -1;
}

/** Adds money text; more than two decimals are rounded half up first, unreadable text adds nothing. */
export function addMoney(total: Cents, text: string | undefined): void {
  if (text === undefined) return;
  const fast = fastCents(text);
  if (fast >= 0) {
    total.safe += fast;
    if (total.safe > SPILL) spill(total);
    return;
  }
  const value = parseDecimal(text);
  if (value !== null) addDecimal(total, value);
}

export function addDecimal(total: Cents, value: Decimal): void {
  total.spilled += BigInt(format(value, 2).replace('.', ''));
}

/** total += other (or −= with sign −1). */
export function addCents(total: Cents, other: Cents, sign: 1 | -1 = 1): void {
  spill(total);
  const value = other.spilled + BigInt(other.safe);
  total.spilled += sign === 1 ? value : -value;
}

function spill(total: Cents): void {
  total.spilled += BigInt(total.safe);
  total.safe = 0;
}

export const toDecimal = (total: Cents): Decimal => ({ units: total.spilled + BigInt(total.safe), scale: 2 });

export const isZeroCents = (total: Cents): boolean => total.spilled + BigInt(total.safe) === 0n;

/** Money text with two decimals. */
export function formatCents(total: Cents): string {
  if (total.spilled !== 0n || total.safe < 0) return format(toDecimal(total), 2);
  const { safe } = total;
  const fraction = safe % 100;
  return `${(safe - fraction) / 100}.${fraction < 10 ? '0' : ''}${fraction}`;
}

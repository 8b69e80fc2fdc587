import {
  add,
  compare,
  type Decimal,
  percent,
  roundHalfUp,
  subtract,
  ZERO,
} from '@fiscal/core/decimal/decimal';
import type { XmlElement } from '@fiscal/core/xml/parse';
import { amount } from '../../xml.ts';

/** Rounding difference of a product that the authorities accept. */
export const CENT: Decimal = { units: 1n, scale: 2 };

export const sum = (values: Iterable<Decimal>): Decimal => {
  let total = ZERO;
  for (const value of values) total = add(total, value);
  return total;
};

/** Sum of one tag over many elements. */
export const sumOf = (elements: readonly (XmlElement | null)[], tag: string): Decimal =>
  sum(elements.map((element) => amount(element, tag)));

export const equals = (a: Decimal, b: Decimal): boolean => compare(a, b) === 0;
export const exceeds = (a: Decimal, b: Decimal): boolean => compare(a, b) > 0;

/** True when two amounts are further apart than the tolerance. */
export function differs(a: Decimal, b: Decimal, tolerance: Decimal = CENT): boolean {
  const gap = subtract(a, b);
  const size = gap.units < 0n ? { units: -gap.units, scale: gap.scale } : gap;
  return compare(size, tolerance) > 0;
}

/** `base × rate / 100` with two decimals. */
export const share = (base: Decimal, rate: Decimal): Decimal => roundHalfUp(percent(base, rate), 2);

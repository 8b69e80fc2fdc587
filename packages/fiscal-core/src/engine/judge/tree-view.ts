import { compare, type Decimal, decimalOrZero, subtract } from '../../decimal/decimal.ts';
import type { Tree, TreeValue } from '../document/definition.ts';

/** A group of the tree; undefined where there is none. */
export type Group = Tree | undefined;

const isList = (value: TreeValue): value is readonly string[] | readonly Tree[] => Array.isArray(value);
const isGroup = (value: TreeValue | undefined): value is Tree => typeof value === 'object' && !isList(value);

/** Returns a group below another; undefined when a step is missing. */
export function at(group: Group, ...path: readonly string[]): Group {
  let here = group;
  for (const tag of path) {
    const value = here?.[tag];
    here = isGroup(value) ? value : undefined;
  }
  return here;
}

/** Returns the text of a leaf below a group; `''` when it is absent. */
export function text(group: Group, ...path: readonly string[]): string {
  const value = at(group, ...path.slice(0, -1))?.[path.at(-1) ?? ''];
  return typeof value === 'string' ? value : '';
}

export const has = (group: Group, ...path: readonly string[]): boolean =>
  at(group, ...path.slice(0, -1))?.[path.at(-1) ?? ''] !== undefined;

/** Returns the repetitions of a group below another, in order. */
export function all(group: Group, ...path: readonly string[]): readonly Tree[] {
  const value = at(group, ...path.slice(0, -1))?.[path.at(-1) ?? ''];
  if (value === undefined || typeof value === 'string') return [];
  return isList(value) ? value.filter((one) => typeof one === 'object') : [value];
}

/** Returns the texts of a leaf that may repeat. */
export function texts(group: Group, tag: string): readonly string[] {
  const value = group?.[tag];
  if (typeof value === 'string') return [value];
  return value !== undefined && isList(value) ? value.filter((one) => typeof one === 'string') : [];
}

export const amount = (group: Group, ...path: readonly string[]): Decimal =>
  decimalOrZero(text(group, ...path) || undefined);

/** Tolerance of the authorities between a product and its rounding. */
const CENT: Decimal = { units: 1n, scale: 2 };

/** True when two amounts are more than a cent apart, or at all apart where `exact`. */
export function isApart(a: Decimal, b: Decimal, exact = false): boolean {
  const { units, scale } = subtract(a, b);
  return compare({ units: units < 0n ? -units : units, scale }, exact ? { units: 0n, scale: 0 } : CENT) > 0;
}

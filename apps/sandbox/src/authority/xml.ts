import { type Decimal, decimalOrZero } from '@fiscal/core/decimal/decimal';
import { child, childrenOf, childText, type XmlElement } from '@fiscal/core/xml/parse';

/** Mandatory element; the schema check guarantees it. */
export function need(element: XmlElement, name: string): XmlElement {
  const found = child(element, name);
  if (!found) throw new Error(`${element.name} without ${name} passed the schema`);
  return found;
}

/** Descends by local names; null when a step is missing. */
export function at(element: XmlElement | null, ...path: readonly string[]): XmlElement | null {
  let here = element;
  for (const name of path) here = here ? (child(here, name) ?? null) : null;
  return here;
}

/** Text of a descendant; `''` when absent. */
export function text(element: XmlElement | null, ...path: readonly string[]): string {
  const name = path.at(-1);
  const parent = at(element, ...path.slice(0, -1));
  return (parent && name !== undefined && childText(parent, name)) || '';
}

/** Amount of a descendant; zero when absent, as the totals read it. */
export const amount = (element: XmlElement | null, ...path: readonly string[]): Decimal =>
  decimalOrZero(text(element, ...path) || undefined);

export const has = (element: XmlElement | null, ...path: readonly string[]): boolean =>
  at(element, ...path) !== null;

export const all = (element: XmlElement | null, name: string): readonly XmlElement[] =>
  element ? childrenOf(element, name) : [];

/** CNPJ or CPF of a party; `''` when it has none. */
export const partyIn = (element: XmlElement | null): string => text(element, 'CNPJ') || text(element, 'CPF');

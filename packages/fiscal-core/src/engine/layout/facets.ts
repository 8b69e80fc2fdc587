import type { Kind, SimpleType } from './types.ts';

/** Characters and edges of free text in every Brazilian fiscal schema (TString). */
export const TEXT_PATTERN = '[!-ÿ]{1}[ -ÿ]{0,}[!-ÿ]{1}|[!-ÿ]{1}';

export const wordsOfCharacters = (min: number, max: number): string =>
  min === max ? `${min} ${min === 1 ? 'caractere' : 'caracteres'}` : `de ${min} a ${max} caracteres`;

/** Free text of `min` to `max` characters. */
export function text(min: number, max: number, more: Partial<SimpleType> = {}): SimpleType {
  return {
    name: 'TString',
    kind: { as: 'text' },
    patterns: [TEXT_PATTERN],
    minLength: min,
    maxLength: max,
    format: wordsOfCharacters(min, max),
    ...more,
  };
}

export const wordsOfDigits = (min: number, max: number): string =>
  min === max ? `${min} ${min === 1 ? 'dígito' : 'dígitos'}` : `de ${min} a ${max} dígitos`;

/** Digits only; a fixed width is left-padded. */
export function digits(
  min: number,
  max = min,
  kind: Kind = min === max ? { as: 'code', pad: min } : { as: 'code' },
): SimpleType {
  const width = min === max ? `${min}` : `${min},${max}`;
  return {
    name: `digits${width}`,
    kind,
    patterns: [`[0-9]{${width}}`],
    format: wordsOfDigits(min, max),
  };
}

const optionKind = (values: readonly string[]): Kind => {
  const widths = new Set(values.map((value) => value.length));
  const [width = 1] = widths;
  return widths.size === 1 && width > 1 && values.every((value) => /^\d+$/.test(value))
    ? { as: 'option', pad: width }
    : { as: 'option' };
};

/** Allowed values, with their meanings where the standard gives them. */
export function oneOf(values: readonly string[] | Readonly<Record<string, string>>, kind?: Kind): SimpleType {
  if (isList(values))
    return { name: 'enum', kind: kind ?? optionKind(values), values, format: `um de ${values.join(', ')}` };
  // Integer-like keys come first in an object, so `08` would follow `10`.
  const keys = sameWidth(Object.keys(values)) ? Object.keys(values).toSorted() : Object.keys(values);
  const choices = keys.map((key) => `${key} (${values[key]})`).join(', ');
  return {
    name: 'enum',
    kind: kind ?? optionKind(keys),
    values: keys,
    meanings: values,
    format: `um de ${choices}`,
  };
}
const sameWidth = (values: readonly string[]): boolean =>
  new Set(values.map((value) => value.length)).size === 1;
const isList = (values: readonly string[] | Readonly<Record<string, string>>): values is readonly string[] =>
  Array.isArray(values);

/** Text limited by a regular expression in XSD syntax. */
export function pattern(source: string, format: string, kind: Kind = { as: 'text' }): SimpleType {
  return { name: 'pattern', kind, patterns: [source], format };
}

/** A decimal number written with `min` to `max` places. */
export function decimal(
  name: string,
  places: { min: number; max: number; minBelowOne?: number },
  source: string,
  format: string,
  zero?: 'omit',
): SimpleType {
  return { name, kind: { as: 'decimal', ...places }, patterns: [source], format, ...(zero && { zero }) };
}

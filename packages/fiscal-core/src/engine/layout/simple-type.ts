import { isDay } from './dates.ts';
import type { SimpleType } from './types.ts';

/** True when the text is a valid value of the type. */
export type Test = (value: string) => boolean;

/**
 * An XSD regular expression as a JavaScript one: anchored at both ends, `.` is anything but a line break, `^` and `$` are ordinary
 * characters, `\d` is any decimal digit of Unicode.
 */
export function toRegExp(source: string): RegExp {
  let out = '';
  let inClass = false;
  for (let i = 0; i < source.length; i++) {
    const c = source.charAt(i);
    if (c === '\\') {
      i += 1;
      const escaped = source.charAt(i);
      out += escaped === 'd' ? '\\p{Nd}' : `\\${escaped}`;
    } else if (inClass) {
      if (c === ']') inClass = false;
      out += c === '[' ? '\\[' : c;
    } else if (c === '[') {
      inClass = true;
      out += c;
    } else if (c === '.') out += '[^\\n\\r]';
    else out += c === '^' || c === '$' || c === '/' ? `\\${c}` : c;
  }
  return new RegExp(`^(?:${out})$`, out.includes('\\p{') ? 'u' : '');
}

const codePoints = (value: string): number =>
  /[\ud800-\udbff]/.test(value) ? [...value].length : value.length;
const collapse = (value: string): string => value.replace(/[ \t\n\r]+/g, ' ').replace(/^ | $/g, '');

const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}[AEIMQUYcgkosw048]=|[A-Za-z0-9+/][AQgw]==)?$/;
const YEAR_MONTH = /^(-?(?:[1-9]\d{4,}|\d{4}))-(0[1-9]|1[0-2])(Z|[+-](?:(?:0\d|1[0-3]):[0-5]\d|14:00))?$/;
const ID = /^[\p{L}_][\p{L}\p{N}_.\-·]*$/u;

/** RFC 2045, 6.8: characters outside the alphabet are passed over, as libxml2 does. */
function base64(octets: number | undefined): Test {
  return (value) => {
    const text = value.replace(/[^A-Za-z0-9+/=]/g, '');
    const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
    return BASE64.test(text) && (octets === undefined || (text.length / 4) * 3 - padding === octets);
  };
}

/** A month with a zone is later than one without only when it is later by more than any zone can shift it. */
function yearMonth(minInclusive: string): Test {
  const [minYear = 0, minMonth = 1] = minInclusive.split('-').map(Number);
  return (value) => {
    const match = YEAR_MONTH.exec(value);
    if (!match) return false;
    const months = (Number(match[1]) - minYear) * 12 + Number(match[2]) - minMonth;
    return match[3] === undefined ? months >= 0 : months > 0;
  };
}

const DATE = /^(-?(?:[1-9]\d{4,}|\d{4}))-(\d\d)-(\d\d)(?:Z|[+-](?:(?:0\d|1[0-3]):[0-5]\d|14:00))?$/;

/** xs:date: a day of the calendar, with or without a zone. */
function date(value: string): boolean {
  const [match, year, month, day] = DATE.exec(collapse(value)) ?? [];
  return match !== undefined && Number(year) !== 0 && isDay(Number(year), Number(month), Number(day));
}

function patternTest(type: SimpleType): Test {
  const tests = (type.patterns ?? []).map(toRegExp);
  const [first, second] = tests;
  if (!first) return () => true;
  return second ? (value) => first.test(value) && second.test(value) : (value) => first.test(value);
}

function lengthTest({ minLength = 0, maxLength = Number.POSITIVE_INFINITY }: SimpleType): Test {
  return (value) => {
    // Only astral characters make the count of code points differ, and they only make it smaller.
    if (value.length < minLength) return false;
    if (value.length <= maxLength && minLength <= 1) return true;
    const length = codePoints(value);
    return length >= minLength && length <= maxLength;
  };
}

function builtinTest(type: SimpleType): Test | null {
  if (type.builtin === 'base64Binary') return base64(type.octets);
  if (type.builtin === 'gYearMonth') return yearMonth(type.minInclusive ?? '0001-01');
  if (type.builtin === 'date') return date;
  if (type.builtin !== 'ID') return null;
  const pattern = patternTest(type);
  return (value) => ID.test(collapse(value)) && pattern(collapse(value));
}

const tests = new Map<string, Test>();

/** Compiles the facets of a type; the same facets share one test. */
export function testOf(type: SimpleType): Test {
  const key = JSON.stringify([
    type.patterns,
    type.values,
    type.minLength,
    type.maxLength,
    type.builtin,
    type.octets,
    type.minInclusive,
  ]);
  const known = tests.get(key);
  if (known) return known;
  const made = compile(type);
  tests.set(key, made);
  return made;
}

function compile(type: SimpleType): Test {
  const builtin = builtinTest(type);
  if (builtin) return builtin;
  if (type.values) {
    const values = new Set(type.values);
    return (value) => values.has(value);
  }
  const pattern = patternTest(type);
  if (type.minLength === undefined && type.maxLength === undefined) return pattern;
  const length = lengthTest(type);
  return (value) => length(value) && pattern(value);
}

/** Facet that a wrong value breaks. */
export function brokenFacet(type: SimpleType, value: string): 'valor' | 'tamanho' | 'formato' {
  if (type.values) return 'valor';
  return type.builtin || lengthTest(type)(value) ? 'formato' : 'tamanho';
}

import type { SimpleType } from './types.ts';

const TEXT_SPECIAL = /[&<>\r\0-\x08\v\f\x0e-\x1f\ufffe\uffff]/;
const TEXT_SPECIALS = /[&<>\r\0-\x08\v\f\x0e-\x1f\ufffe\uffff]/g;
const ATTRIBUTE_SPECIAL = /[&<"\t\n\r\0-\x08\v\f\x0e-\x1f\ufffe\uffff]/;
const ATTRIBUTE_SPECIALS = /[&<"\t\n\r\0-\x08\v\f\x0e-\x1f\ufffe\uffff]/g;
/** Escapes of C14N 1.0; characters XML 1.0 cannot carry are dropped. */
const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#x9;',
  '\n': '&#xA;',
  '\r': '&#xD;',
};
const escape = (character: string): string => ESCAPES[character] ?? '';

/** Text of an element as C14N 1.0 writes it. */
export const escapeText = (value: string): string =>
  TEXT_SPECIAL.test(value) ? value.replace(TEXT_SPECIALS, escape) : value;

/** The same for text that passed TString: no control characters, so three searches do (half the cost of a regular expression). */
export function escapeMarkup(value: string): string {
  let text = value;
  if (text.indexOf('&') >= 0) text = text.replaceAll('&', '&amp;');
  if (text.indexOf('<') >= 0) text = text.replaceAll('<', '&lt;');
  if (text.indexOf('>') >= 0) text = text.replaceAll('>', '&gt;');
  return text;
}

/** Value of an attribute as C14N 1.0 writes it. */
export const escapeAttribute = (value: string): string =>
  ATTRIBUTE_SPECIAL.test(value) ? value.replace(ATTRIBUTE_SPECIALS, escape) : value;

/** False when no value that passes the type's facets can need an escape. */
export function mayNeedEscape(type: SimpleType): boolean {
  if (type.values) return type.values.some((value) => /[^\w. -]/.test(value));
  if (type.builtin === 'base64Binary' || type.builtin === 'gYearMonth') return true;
  return !(type.patterns ?? []).some((source) => /^(?:[\w [\]{}()|?+*,/-]|\\[.,+d-])+$/.test(source));
}

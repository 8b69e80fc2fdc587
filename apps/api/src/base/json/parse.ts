import { readCarefully } from './careful.ts';
import { type JsonLimits, tooDeep, tooLong } from './json-error.ts';

/**
 * Texts that the engine's own parser would spoil: numbers a double or its text form cannot keep (16 digits and
 * more, exponents, tiny fractions), `__proto__` keys, NUL and lone surrogates (which PostgreSQL refuses).
 */
const NEEDS_CARE = /\d[\d.]{14}|\d[eE]|0\.00000|__proto__|\\u(?:0000|00[57][0-9a-fA-F]|[dD][89a-fA-F])/;

/**
 * JSON text → value. Numbers that would not survive floating point come back as text with the digits that were sent, exponents
 * written out (up to e±40); a repeated key keeps its last value; `__proto__` keys are left out.
 *
 * @throws {JsonError} malformed
 * @throws {JsonLimitError} deeper or longer than `limits`
 */
export function parseJson(text: string, limits: JsonLimits): unknown {
  if (NEEDS_CARE.test(text)) return readCarefully(text, limits);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // Slow, but it knows where the text breaks.
    return readCarefully(text, limits);
  }
  assertWithin(value, limits, limits.depth);
  return value;
}

function assertWithin(value: unknown, limits: JsonLimits, levels: number): void {
  if (typeof value !== 'object' || value === null) return;
  if (levels === 0) throw tooDeep(limits);
  if (Array.isArray(value) && value.length > limits.entries) throw tooLong(limits);
  for (const child of Object.values(value)) assertWithin(child, limits, levels - 1);
}

/** `linha 3, coluna 14` of a position in a text. */
export function lineAndColumn(text: string, position: number): string {
  const before = text.slice(0, position);
  const line = before.split('\n').length;
  return `linha ${line}, coluna ${position - before.lastIndexOf('\n')}`;
}

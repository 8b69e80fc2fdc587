import { xMotivoOf } from '@fiscal/core/sefaz/cstat';
import type { Brackets } from './rule.ts';

/** TMotivo of the schemas: 1 to 255 characters from U+0021 to U+00FF. */
const LENGTH_MAX = 255;
const OUTSIDE: readonly (readonly [RegExp, string])[] = [
  [/[–—]/g, '-'],
  [/[“”]/g, '"'],
  [/[‘’]/g, "'"],
  [/[^ -ÿ]/g, ''],
];

/** Text of a code as the authority writes it: the template's brackets give way to real ones. */
export function xMotivo(type: string, cStat: string, brackets: Brackets = {}): string {
  const official = xMotivoOf(type, cStat) || `Rejeição: código ${cStat}`;
  const filled = Object.entries(brackets).map(([name, value]) => `[${name}:${value}]`);
  const base = filled.length > 0 ? official.replace(/\s*\[[^\]]*\]\.?/g, '') : official;
  const text = OUTSIDE.reduce(
    (whole, [pattern, by]) => whole.replace(pattern, by),
    [base, filled.join('')].join(' '),
  );
  return text.replace(/\s+/g, ' ').trim().slice(0, LENGTH_MAX).trim();
}

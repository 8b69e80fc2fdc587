import { finishedText } from '@fiscal/core/registry/finished-text';
import type { Brackets } from './rule.ts';

/** TMotivo of the schemas: 1 to 255 characters from U+0021 to U+00FF. */
const LENGTH_MAX = 255;
const OUTSIDE: readonly (readonly [RegExp, string])[] = [
  [/[–—]/g, '-'],
  [/[“”]/g, '"'],
  [/[‘’]/g, "'"],
  [/[^ -ÿ]/g, ''],
];

/** Official text of a code, with the placeholders filled in. */
export function xMotivo(type: string, cStat: string, brackets: Brackets = {}): string {
  const official = finishedText(type, cStat);
  const filled = Object.entries(brackets).map(([name, value]) => `[${name}:${value}]`);
  const text = OUTSIDE.reduce(
    (whole, [pattern, by]) => whole.replace(pattern, by),
    [filled.length > 0 ? official.replace(/\.$/, '') : official, filled.join('')].join(' '),
  );
  return text.replace(/\s+/g, ' ').trim().slice(0, LENGTH_MAX).trim();
}

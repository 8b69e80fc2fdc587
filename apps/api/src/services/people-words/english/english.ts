import { PATTERNS } from './patterns.ts';
import { NFE } from './tables/nfe.ts';
import { OTHERS } from './tables/others.ts';

const SENTENCES: ReadonlyMap<string, string> = new Map([...NFE, ...OTHERS]);

/** A sentence of a table of rejections in English; null where none is written. */
export function englishOf(sentence: string): string | null {
  const written = SENTENCES.get(sentence);
  if (written !== undefined) return written;
  for (const [pattern, write] of PATTERNS) {
    const [, ...groups] = pattern.exec(sentence) ?? [];
    const english = groups.length === 0 ? null : write(...groups);
    if (english !== null) return english;
  }
  return null;
}

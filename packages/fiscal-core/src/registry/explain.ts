import { cstat } from './cstat.ts';
import { DOCUMENTS } from './documents.ts';
import { type RejectionHint, rejectionHint } from './rejections.ts';

/** Meaning of an authority's code, for the types in which it is the same. */
export interface Explanation {
  readonly types: readonly string[];
  readonly code: string;
  /** The official text; null when no table has the code. */
  readonly message: string | null;
  /** Cause and fix; null for a code that refuses nothing, or that no row explains. */
  readonly hint: RejectionHint | null;
}

/** Every meaning of a code: one type's, or every type's. None when no table has it. */
export function explanationsOf(code: string, type: string | null): readonly Explanation[] {
  const found = new Map<string, Explanation>();
  for (const { type: each } of DOCUMENTS) {
    if (type !== null && each !== type) continue;
    const meaning = { code, message: cstat(each, code)?.message ?? null, hint: rejectionHint(each, code) };
    if (meaning.message === null && meaning.hint === null) continue;
    const key = JSON.stringify(meaning);
    found.set(key, { ...meaning, types: [...(found.get(key)?.types ?? []), each] });
  }
  return [...found.values()];
}

import { textOf } from '../layout/flat.ts';
import type { FlatInput } from '../layout/types.ts';

/** Values of fields by XML tag, for the validate route; the first of several homonyms. */
export function valuesByTag(
  input: FlatInput,
  rows: readonly { readonly tag: string; readonly field: string }[],
): Record<string, string> {
  const values: Record<string, string> = {};
  for (const { tag, field } of rows) {
    const value = textOf(input, field);
    if (value !== undefined) values[tag] ??= value;
  }
  return values;
}

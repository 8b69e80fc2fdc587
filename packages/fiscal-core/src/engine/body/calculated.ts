import { textOf } from '../layout/flat.ts';
import type { FlatInput } from '../layout/types.ts';
import type { Draft } from './draft.ts';

/** Results of a step: the path of each field (`itens[0].icms_valor`) and its value. */
export type Calculated = readonly (readonly [path: string, value: string])[];

/**
 * Runs a step of completing an entry and returns the fields it calculated; sandbox defaults are reported elsewhere.
 * @param at path of the entry, `itens[0].`
 */
export function calculatedBy(
  { completed }: Draft,
  { entry, at }: { readonly entry: FlatInput; readonly at: string },
  step: () => void,
): Calculated {
  const sent = new Set(Object.keys(entry));
  const countBefore = completed.length;
  step();
  const filledIn = new Set(completed.slice(countBefore).map(({ field }) => field));
  const calculated: [path: string, value: string][] = [];
  for (const field in entry) {
    const value = sent.has(field) ? undefined : textOf(entry, field);
    if (value !== undefined && !filledIn.has(at + field)) calculated.push([at + field, value]);
  }
  return calculated;
}

/** Adds notices of calculated values: one per field name, at the first of the entries that share it. */
export function tellCalculated({ notices }: Draft, calculated: Calculated): void {
  const groups = new Map<string, { field: string; suggestion: string; times: number }>();
  for (const [field, suggestion] of calculated) {
    const name = field.slice(field.lastIndexOf('.') + 1);
    const known = groups.get(name);
    if (known === undefined) groups.set(name, { field, suggestion, times: 1 });
    else known.times += 1;
  }
  for (const [name, { field, suggestion, times }] of groups) {
    const where = times === 1 ? `: ${suggestion}.` : ` em ${times} itens.`;
    notices.push({
      field,
      code: 'calculado',
      message: `${name} não veio e foi calculado${where}`,
      suggestion,
    });
  }
}

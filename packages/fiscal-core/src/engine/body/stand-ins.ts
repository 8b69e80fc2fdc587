import type { Completed } from '../document/definition.ts';
import { listOf, textOf } from '../layout/flat.ts';
import type { FlatInput } from '../layout/types.ts';
import type { Draft } from './draft.ts';

/**
 * A required fact that is outside the contract and missing in both body and profile. The sandbox fills it in on lenient
 * test tokens; with live tokens and in strict mode nothing here is used and the document is refused naming the field.
 */
export interface StandIn<D extends Draft, Stage extends string> {
  /** Stage at which it is filled in: facts that others need come first. */
  readonly stage: Stage;
  readonly field: string;
  readonly tag: string;
  /** Absent = whenever the field is. `entry` is the list's, or the body. */
  readonly when?: (draft: D, entry: FlatInput) => boolean;
  readonly value: string | ((draft: D, entry: FlatInput) => string | FlatInput[] | undefined);
  /** The element that would be missing, or the rejection, without it. */
  readonly why: string;
}

/** Reports a list filled in: `notas_referenciadas[0].chave_nfe = …`. */
function recordFilledIn(
  completed: Completed[],
  field: string,
  { tag, value }: { readonly tag: string; readonly value: string | FlatInput[] },
): void {
  if (typeof value === 'string') completed.push({ field, tag, value });
  else
    for (const [i, entry] of value.entries())
      for (const name in entry) {
        const inner = textOf(entry, name);
        const at = `${field}[${i}].${name}`;
        if (inner !== undefined) completed.push({ field: at, tag, value: inner });
        else recordFilledIn(completed, at, { tag, value: [...listOf(entry, name)] });
      }
}

/**
 * Fills in the missing facts of a stage and records them; does nothing unless the context allows it. For an entry of a
 * list: the entry and its path, `itens[0].`, and the requested field where the others may stay absent.
 */
export type FillDefaults<D extends Draft, Stage extends string> = (
  draft: D,
  stage: Stage,
  entry?: { readonly fields: FlatInput; readonly at: string; readonly only?: string },
) => void;

/** A sandbox default for documentation, with its value if it is constant. */
export interface StandInFact {
  readonly field: string;
  readonly tag: string;
  readonly value: string | null;
  /** pt-BR. */
  readonly why: string;
}

export const factsOf = <D extends Draft, Stage extends string>(
  rows: readonly StandIn<D, Stage>[],
): readonly StandInFact[] =>
  rows.map(({ field, tag, value, why }) => ({
    field,
    tag,
    value: typeof value === 'string' ? value : null,
    why,
  }));

export function standIns<D extends Draft, Stage extends string>(
  rows: readonly StandIn<D, Stage>[],
): FillDefaults<D, Stage> {
  const byStage = new Map<Stage, StandIn<D, Stage>[]>();
  for (const row of rows) byStage.set(row.stage, [...(byStage.get(row.stage) ?? []), row]);
  return (draft, stage, entry) => {
    if (!draft.context.completeInSandbox) return;
    const fields = entry?.fields ?? draft.input;
    for (const { field, tag, when, value: fallback } of byStage.get(stage) ?? []) {
      if (entry?.only !== undefined && entry.only !== field) continue;
      if (fields[field] !== undefined || when?.(draft, fields) === false) continue;
      const value = typeof fallback === 'string' ? fallback : fallback(draft, fields);
      if (value === undefined) continue;
      fields[field] = value;
      recordFilledIn(draft.completed, (entry?.at ?? '') + field, { tag, value });
    }
  };
}

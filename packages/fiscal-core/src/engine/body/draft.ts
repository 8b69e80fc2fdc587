import type { Completed, EmissionContext, Notice, Problem } from '../document/definition.ts';
import type { FlatInput } from '../layout/types.ts';

/** A document on its way to being complete; `input` is filled in place. */
export interface Draft {
  readonly context: EmissionContext;
  readonly input: FlatInput;
  /** Emission as it will be written. */
  readonly dhEmi: string;
  readonly completed: Completed[];
  /** Faults found during completion: missing fields without a sandbox default. */
  readonly problems: Problem[];
  readonly notices: Notice[];
}

/** Gives a field its value when it has none. */
export function fill(input: FlatInput, field: string, value: string | undefined): void {
  if (input[field] === undefined && value !== undefined && value !== '') input[field] = value;
}

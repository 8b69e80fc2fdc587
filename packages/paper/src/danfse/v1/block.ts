import type { Field } from '../../blocks/field.ts';

/** A titled part of the paper: rows of fields, then text over the whole width. */
export interface Block {
  readonly title: string;
  readonly rows: readonly (readonly Field[])[];
  /** Wrapped, and broken over pages where it must be. */
  readonly text?: string;
}

export const textField = (label: string, value: string, share = 1): Field => ({ label, value, share });

import type { Field } from '../blocks/field.ts';

/** A titled block of rows. */
export interface Block {
  readonly title: string;
  readonly rows: readonly (readonly Field[])[];
}

export const field = (label: string, value: string, share = 1): Field => ({ label, value, share });

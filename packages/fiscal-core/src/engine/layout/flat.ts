import type { FlatInput } from './types.ts';

/** The text of a scalar field, or undefined when absent. */
export function textOf(input: FlatInput, field: string): string | undefined {
  const value = input[field];
  return typeof value === 'string' ? value : undefined;
}

/** The entries of a list field; none when absent. */
export function listOf(input: FlatInput, field: string): FlatInput[] {
  const value = input[field];
  return Array.isArray(value) ? value : [];
}

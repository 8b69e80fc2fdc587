import { type ZodType, z } from 'zod';
import type { Problem } from '../document/definition.ts';

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `itens[1].valor` → `['itens', 1, 'valor']`. */
const pathOf = (field: string): (string | number)[] =>
  [...field.matchAll(/([^.[\]]+)|\[(\d+)\]/g)].map(([, name, index]) => name ?? Number(index));

/** A problem as zod carries it. */
export const issueOf = ({ field, code, message, tag, fix }: Problem) => ({
  code: 'custom' as const,
  message,
  path: pathOf(field),
  params: { code, ...(tag === undefined ? {} : { tag }), ...(fix === undefined ? {} : { fix }) },
});

/** The documented fields of a body as JSON Schema, to be hung on a schema that judges by itself. */
export function publishedBody(fields: ZodType, required: readonly string[]): Record<string, unknown> {
  const { $schema: _, ...schema } = z.toJSONSchema(fields, { io: 'input' });
  return { ...schema, ...(required.length > 0 && { required: [...required] }) };
}

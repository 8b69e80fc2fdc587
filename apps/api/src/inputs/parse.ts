import type { z } from 'zod';
import { type Failure, type FieldError, invalid } from '../base/failure.ts';
import { toFieldErrors } from './field-errors.ts';

/** Parses a value by a schema. @throws {Failure} requisicao_invalida naming every field, or what `refusal` gives */
export function parseInput<T>(
  schema: z.ZodType<T>,
  value: unknown,
  refusal: (errors: readonly FieldError[]) => Failure = invalid,
): T {
  const parsed = schema.safeParse(value, { error: toFieldErrors.message });
  if (parsed.success) return parsed.data;
  throw refusal(toFieldErrors(parsed.error.issues));
}

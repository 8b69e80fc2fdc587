import type { BodyFields, Holds } from '../../inputs/body-fields.ts';

/** Name of the field in which an open input type takes what it does not list. */
export const OTHERS = 'outros';

export type Body = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function valueOf(value: unknown, holds: Holds): unknown {
  if (!('fields' in holds)) return value;
  if (Array.isArray(value)) return value.map((entry: unknown) => valueOf(entry, holds));
  return isObject(value) ? bodyOf(value, holds.fields) : value;
}

/**
 * Converts an input to the body under its own names, fields in the order of the type: the same values give the same
 * text.
 */
export function bodyOf(input: Body, fields: BodyFields): Body {
  const others = input[OTHERS];
  const body: Record<string, unknown> = isObject(others) ? { ...others } : {};
  for (const [shown, { name, holds }] of fields)
    if (input[shown] !== undefined) body[name] = valueOf(input[shown], holds);
  return body;
}

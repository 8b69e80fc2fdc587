import { z } from 'zod';
import { Failure } from '../base/failure.ts';

/** Fields that a person changed in a form, with the old and the new value; null or absent: empty. */
export const fieldChanges = z
  .array(
    z.strictObject({
      field: z.string().regex(/^[A-Za-z]\w*(?:\.\w+)*$/),
      from: z.unknown().optional(),
      to: z.unknown().optional(),
    }),
  )
  .max(300);
export type FieldChanges = z.infer<typeof fieldChanges>;

/**
 * The stored object with these changes; fields that another person changed meanwhile keep their new values.
 * Called while the object is locked, so nothing changes between the comparison and the write.
 *
 * @throws {Failure} alterado_por_outro: fields that both changed, each to another value
 */
export function withChanges(stored: object, changes: FieldChanges): Readonly<Record<string, unknown>> {
  const values = new Map(leavesOf(stored));
  const conflicts = changes.filter(({ field, from, to }) => {
    const now = values.get(field);
    return !isSame(now, from) && !isSame(now, to);
  });
  if (conflicts.length > 0) throw changedMeanwhile(conflicts.map(({ field }) => field));
  for (const { field, to } of changes) values.set(field, to);
  return nestFields([...values].filter(([, value]) => value !== null && value !== undefined));
}

export function changedMeanwhile(fields: readonly string[]): Failure {
  const message = 'Outra pessoa mudou isto enquanto você editava.';
  return new Failure('alterado_por_outro', message, {
    errors: fields.map((field) => ({
      field,
      code: 'alterado_por_outro',
      message,
      fix: 'Compare o valor guardado com o seu e escolha qual fica.',
    })),
  });
}

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lists are values, not groups: they change as a whole. */
function leavesOf(group: object, prefix = ''): readonly (readonly [field: string, value: unknown])[] {
  return Object.entries(group).flatMap(([name, value]: [string, unknown]) =>
    isGroup(value) ? leavesOf(value, `${prefix}${name}.`) : [[`${prefix}${name}`, value] as const],
  );
}

function nestFields(leaves: readonly (readonly [string, unknown])[]): Readonly<Record<string, unknown>> {
  const names = new Set(leaves.map(([field]) => field.split('.', 1)[0] ?? ''));
  return Object.fromEntries(
    [...names].map((name) => {
      const own = leaves.find(([field]) => field === name);
      const below = leaves.filter(([field]) => field.startsWith(`${name}.`));
      return [
        name,
        own?.[1] ?? nestFields(below.map(([field, value]) => [field.slice(name.length + 1), value])),
      ];
    }),
  );
}

/** A control that is left empty, an absent field and null are the same; so are a browser's line ends and others. */
const canonical = (value: unknown): string =>
  JSON.stringify(value === null || value === undefined ? '' : value, (_key, each: unknown) =>
    typeof each === 'string' ? each.replaceAll('\r\n', '\n').trim() : each,
  );
const isSame = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other);

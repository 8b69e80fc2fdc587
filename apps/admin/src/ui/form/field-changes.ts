/** A changed field: the value the user saw and the value they want; null is empty. */
export interface FieldChange {
  readonly field: string;
  readonly from: unknown;
  readonly to: unknown;
}

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lists are values, not groups: they change as a whole. */
const leavesOf = (group: object, prefix = ''): readonly (readonly [field: string, value: unknown])[] =>
  Object.entries(group).flatMap(([name, value]: [string, unknown]) =>
    isGroup(value) ? leavesOf(value, `${prefix}${name}.`) : [[`${prefix}${name}`, value ?? null] as const],
  );

/** The fields whose wanted value differs from the seen one; those of a group as `group.field`. */
export function changesOf(seen: object, wanted: object): readonly FieldChange[] {
  const [before, after] = [new Map(leavesOf(seen)), new Map(leavesOf(wanted))];
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((field) => {
    const [from, to] = [before.get(field) ?? null, after.get(field) ?? null];
    return JSON.stringify(from) === JSON.stringify(to) ? [] : [{ field, from, to }];
  });
}

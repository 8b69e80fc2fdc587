import type { Choice, From, Group, Leaf, Occurs, Row, Sequence, SimpleType } from './types.ts';

type GroupOptions = Pick<Group, 'each' | 'object' | 'columns' | 'when' | 'situations' | 'suffix' | 'unique'>;

function bounds(occurs: Occurs): { min: number; max: number } {
  const [min = '1', max = '1'] = occurs.split('-');
  return { min: Number(min), max: max === 'unbounded' ? Number.POSITIVE_INFINITY : Number(max) };
}

/** An element with text, or an attribute when the tag starts with `@`. */
export function leaf(tag: string, occurs: Occurs, type: SimpleType, from: From, description: string): Leaf {
  const source = from === 'engine' ? null : typeof from === 'string' ? { field: from } : from;
  return { node: 'leaf', tag, ...bounds(occurs), type, source, description };
}

/** An element with children. */
export function group(
  tag: string,
  occurs: Occurs,
  description: string,
  rows: readonly Row[],
  options: GroupOptions = {},
): Group {
  return { node: 'group', tag, ...bounds(occurs), description, rows, ...options };
}

/** A group repeated once per entry of a JSON list. */
export function list(
  tag: string,
  occurs: Occurs,
  each: string,
  description: string,
  rows: readonly Row[],
  options: GroupOptions = {},
): Group {
  return group(tag, occurs, description, rows, { each, ...options });
}

/** A group whose fields are those of one JSON object. */
export function object(
  tag: string,
  occurs: '0-1' | '1-1',
  field: string,
  description: string,
  rows: readonly Row[],
): Group {
  return group(tag, occurs, description, rows, { each: field, object: true });
}

/** An xs:sequence of leaves that repeats as a whole. @param name of the repetitions, in the tree; each field is a column in the JSON */
export function repeated(name: string, occurs: Occurs, description: string, rows: readonly Leaf[]): Group {
  return group(name, occurs, description, rows, { each: name, columns: true });
}

/** Exactly one of the rows, or at most one with `0-1`. */
export function choice(
  occurs: '0-1' | '1-1',
  rows: readonly Row[],
  options: Pick<Choice, 'by'> = {},
): Choice {
  return { node: 'choice', min: occurs === '0-1' ? 0 : 1, rows, ...options };
}

/** An alternative of a choice, made of several rows. */
export function sequence(rows: readonly Row[], options: Pick<Sequence, 'when'> = {}): Sequence {
  return { node: 'sequence', min: 1, rows, ...options };
}

/** All or nothing: an optional xs:sequence. */
export function block(rows: readonly Row[]): Sequence {
  return { node: 'sequence', min: 0, rows };
}

/** The same row where the layout asks for another occurrence or another type. */
export function vary(row: Leaf, change: { occurs?: Occurs; type?: SimpleType; from?: From }): Leaf {
  return leaf(
    row.tag,
    change.occurs ?? `${row.min}-${row.max}`,
    change.type ?? row.type,
    change.from ?? row.source ?? 'engine',
    row.description,
  );
}

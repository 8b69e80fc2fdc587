import { generate } from './generate.ts';
import type { FlatInput } from './types.ts';

export type FieldValue = string | FlatInput[];
type Make = (values: readonly FieldValue[]) => FlatInput;

/** A sequence of fields, as a node of the tree of all sequences seen. */
export interface Shape {
  readonly fields: readonly string[];
  readonly next: Map<string, Shape>;
  /** The field that followed last time, and its node: entries of a list mostly bring the same fields. */
  field: string;
  following: Shape | null;
  make: Make | null;
}

/** Sequences remembered per layout: callers choose the order of their fields, so there is no end to them. */
const SHAPES_MAX = 5000;

const newShape = (fields: readonly string[]): Shape => ({
  fields,
  next: new Map(),
  field: '',
  following: null,
  make: null,
});

/** @param shape fields that the layout's table names */
function compile({ fields }: Shape): Make {
  const members = fields.map((field, at) => `${JSON.stringify(field)}:v[${at}]`);
  return generate<object, Make>({}, `return function(v){return{${members.join(',')}}}`);
}

/**
 * Creates objects whose fields are known only when a body is read. Filled one computed name after another, an object
 * becomes a hash table after some twenty fields; made by a literal it stays a struct, also when fields are added to it
 * later, and reads are faster. So each sequence of fields gets a literal, compiled once.
 */
export function createShapes(max = SHAPES_MAX) {
  const root = newShape([]);
  let count = 1;
  return {
    root,
    /** The node after one more field; null when no more are remembered. */
    follow(shape: Shape, field: string): Shape | null {
      if (shape.field === field) return shape.following;
      let next = shape.next.get(field);
      if (next === undefined) {
        if (count >= max) return null;
        count += 1;
        next = newShape([...shape.fields, field]);
        shape.next.set(field, next);
      }
      shape.field = field;
      shape.following = next;
      return next;
    },
    make(shape: Shape, values: readonly FieldValue[]): FlatInput {
      shape.make ??= compile(shape);
      return shape.make(values);
    },
  };
}

export type Shapes = ReturnType<typeof createShapes>;

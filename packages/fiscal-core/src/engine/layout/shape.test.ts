import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holds } from '../../testing/holds.ts';
import { createShapes, type Shape } from './shape.ts';

const names = fc.uniqueArray(fc.constantFrom('a', 'b', 'itens', 'valor_bruto', '__proto__x', 'e f'));

it('makes an object with the fields given, in their order, for any earlier objects', () => {
  const shapes = createShapes();
  holds(
    fc.property(names, (fields) => {
      let shape: Shape | null = shapes.root;
      for (const field of fields) shape = shape && shapes.follow(shape, field);
      const made =
        shape &&
        shapes.make(
          shape,
          fields.map((field) => `value of ${field}`),
        );
      expect(Object.entries(made ?? {})).toEqual(fields.map((field) => [field, `value of ${field}`]));
    }),
  );
});

it('remembers at most its limit of sequences', () => {
  const shapes = createShapes(3);
  const a = shapes.follow(shapes.root, 'a');
  expect(a).not.toBeNull();
  expect(shapes.follow(shapes.root, 'b')).not.toBeNull();
  expect(shapes.follow(shapes.root, 'c')).toBeNull();
  expect(shapes.follow(shapes.root, 'a')).toBe(a);
});

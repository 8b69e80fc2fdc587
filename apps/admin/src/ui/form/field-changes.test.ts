import { expect, it } from 'vitest';
import { changesOf } from './field-changes.ts';

it.each([
  ['nothing', { a: 'x', b: { c: 1 } }, { a: 'x', b: { c: 1 } }, []],
  ['a field', { a: 'x', b: 'y' }, { a: 'z', b: 'y' }, [{ field: 'a', from: 'x', to: 'z' }]],
  ['one field of a group', { g: { a: 1, b: 2 } }, { g: { a: 1, b: 3 } }, [{ field: 'g.b', from: 2, to: 3 }]],
  ['a group that is emptied', { g: { a: 1 } }, { g: null }, [{ field: 'g.a', from: 1, to: null }]],
  ['a list as a whole', { l: ['a'] }, { l: ['a', 'b'] }, [{ field: 'l', from: ['a'], to: ['a', 'b'] }]],
  ['nothing, however it is said', { a: null }, { b: undefined }, []],
])('the changes name %s', (_, seen, wanted, changes) => {
  expect(changesOf(seen, wanted)).toEqual(changes);
});

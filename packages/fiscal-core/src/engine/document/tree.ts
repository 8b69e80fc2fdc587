import type { Tree } from './definition.ts';

const isList = (value: object): value is readonly unknown[] => Array.isArray(value);

/** A group of the tree, made when the mapper had nothing to put in it. */
export function groupOf(tree: Tree, tag: string): Tree {
  const found = tree[tag];
  if (typeof found === 'object' && !isList(found)) return found;
  const made: Tree = {};
  tree[tag] = made;
  return made;
}

/** Text of a leaf; `''` when it is absent or repeated. */
export function leafOf(tree: Tree, tag: string): string {
  const value = tree[tag];
  return typeof value === 'string' ? value : '';
}

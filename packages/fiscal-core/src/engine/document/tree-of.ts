import type { XmlElement } from '../../xml/parse.ts';
import type { Tree, TreeValue } from './definition.ts';

/** An element as the tree it would be written from, but for its signature: who repeats is a list. */
export function treeOf(element: XmlElement): Tree {
  const tree: Tree = {};
  for (const [name, value] of Object.entries(element.attributes))
    if (name !== 'xmlns' && !name.includes(':')) tree[`@${name}`] = value;
  const byName = new Map<string, XmlElement[]>();
  for (const child of element.children) {
    if (child.name === 'Signature') continue;
    const known = byName.get(child.name);
    if (known) known.push(child);
    else byName.set(child.name, [child]);
  }
  for (const [name, children] of byName) tree[name] = valueOf(children);
  return tree;
}

const isLeaf = ({ children, attributes }: XmlElement): boolean =>
  children.length === 0 && Object.keys(attributes).length === 0;

function valueOf(children: readonly XmlElement[]): TreeValue {
  const leaves = children.every(isLeaf);
  const [only] = children;
  if (only && children.length === 1) return leaves ? only.text : treeOf(only);
  return leaves ? children.map(({ text }) => text) : children.map(treeOf);
}

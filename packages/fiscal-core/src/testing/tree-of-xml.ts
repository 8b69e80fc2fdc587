import type { Tree, TreeValue } from '../engine/document/definition.ts';
import type { XmlElement } from '../xml/parse.ts';

/** Tree of an element, as emission makes it: attributes behind `@`, repetitions as a list. */
export function treeOfXml(element: XmlElement): Tree {
  const tree: Record<string, TreeValue> = {};
  for (const [name, value] of Object.entries(element.attributes)) tree[`@${name}`] = value;
  const names = new Set(element.children.map(({ name }) => name));
  for (const name of names) {
    const alike = element.children.filter((one) => one.name === name);
    const [first] = alike;
    if (first === undefined) continue;
    if (alike.length > 1) tree[name] = alike.map(treeOfXml);
    else tree[name] = first.children.length > 0 ? treeOfXml(first) : first.text;
  }
  return tree;
}

import { type PlanGroup, type PlanLeaf, planOf } from './plan.ts';
import type { FlatInput, Layout, Read, XmlElement } from './types.ts';

/** A child of a sequence that repeats without an element of its own. */
interface Column {
  readonly list: string;
  readonly leaf: PlanLeaf;
  /** The first of its sequence: opens an entry. */
  readonly opens: boolean;
}
type Child = PlanLeaf | Column | { readonly group: PlanGroup; readonly reading: Reading };

interface Reading {
  readonly attributes: readonly PlanLeaf[];
  readonly children: ReadonlyMap<string, Child>;
}

function columnsOf(group: PlanGroup): [string, Column][] {
  const list = group.row.each ?? group.tag;
  return group.elements
    .filter((element) => element.node === 'leaf')
    .map((leaf, at) => [leaf.tag, { list, leaf, opens: at === 0 }]);
}

function compile(group: PlanGroup): Reading {
  const children = new Map<string, Child>();
  for (const element of group.elements) {
    if (element.node === 'group' && element.row.columns) {
      for (const [tag, column] of columnsOf(element)) children.set(tag, column);
      continue;
    }
    children.set(
      element.tag,
      element.node === 'leaf' ? element : { group: element, reading: compile(element) },
    );
  }
  return { attributes: group.attributes, children };
}

function entriesOf(input: FlatInput, list: string): FlatInput[] {
  const known = input[list];
  if (Array.isArray(known)) return known;
  const entries: FlatInput[] = [];
  input[list] = entries;
  return entries;
}

function readLeaf(leaf: PlanLeaf, text: string, input: FlatInput): void {
  if (!leaf.source || text === '') return;
  const { each, field } = leaf.source;
  if (each) entriesOf(input, each).push({ [field]: text });
  else input[field] = leaf.suffix ? text + leaf.suffix : text;
}

function readColumn({ list, leaf, opens }: Column, text: string, input: FlatInput): void {
  const entries = entriesOf(input, list);
  if (opens || entries.length === 0) entries.push({});
  const entry = entries.at(-1);
  if (entry) readLeaf(leaf, text, entry);
}

function readGroup(reading: Reading, element: XmlElement, input: FlatInput): void {
  for (const attribute of reading.attributes)
    readLeaf(attribute, element.attributes[attribute.tag.slice(1)] ?? '', input);
  for (const child of element.children) {
    const known = reading.children.get(child.name);
    if (known === undefined) continue;
    if ('leaf' in known) {
      readColumn(known, child.text, input);
      continue;
    }
    if ('node' in known) {
      readLeaf(known, child.text, input);
      continue;
    }
    const { each } = known.group.row;
    if (!each) readGroup(known.reading, child, input);
    else {
      const entry: FlatInput = {};
      readGroup(known.reading, child, entry);
      entriesOf(input, each).push(entry);
    }
  }
}

function find(element: XmlElement, name: string): XmlElement | null {
  if (element.name === name) return element;
  for (const child of element.children) {
    const found = find(child, name);
    if (found) return found;
  }
  return null;
}

/** Compiles the reader of a layout: the inverse of the mapper. Elements the table does not know, and the engine's, are left out. */
export function compileReader(layout: Layout): Read {
  const reading = compile(planOf(layout).root);
  return (root) => {
    const input: FlatInput = {};
    const document = find(root, layout.root);
    if (document) readGroup(reading, document, input);
    return input;
  };
}

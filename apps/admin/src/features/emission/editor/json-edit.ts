import { childOf, type Steps } from './json-path.ts';
import {
  entryNode,
  type JsonList,
  type JsonNode,
  type JsonObject,
  listNode,
  objectNode,
} from './json-tree.ts';

const empty = (step: string | number | undefined): JsonNode =>
  typeof step === 'number' ? listNode([]) : objectNode([]);

/** The tree with a value at a path, and the objects and lists on the way where they lack; undefined takes it away. */
export function withValue(tree: JsonObject, steps: Steps, value: JsonNode | undefined): JsonObject {
  const changed = put(tree, steps, value);
  return changed?.kind === 'object' ? changed : tree;
}

function put(node: JsonNode, steps: Steps, value: JsonNode | undefined): JsonNode | undefined {
  const [step, ...rest] = steps;
  if (step === undefined) return value;
  const child = childOf(node, step);
  if (child === undefined && value === undefined) return node;
  const next = put(child ?? empty(rest[0]), rest, value);
  if (typeof step === 'number') return node.kind === 'list' ? listNode(inList(node, step, next)) : node;
  return node.kind === 'object' ? objectNode(inObject(node, step, next)) : node;
}

const inList = ({ entries }: JsonList, index: number, value: JsonNode | undefined): readonly JsonNode[] =>
  value === undefined
    ? entries.filter((_, at) => at !== index)
    : index < entries.length
      ? entries.with(index, value)
      : [...entries, value];

function inObject({ entries }: JsonObject, name: string, value: JsonNode | undefined) {
  if (value === undefined) return entries.filter((entry) => entry.name !== name);
  const at = entries.findIndex((entry) => entry.name === name);
  return at < 0 ? [...entries, entryNode(name, value)] : entries.with(at, entryNode(name, value));
}

/** The list with an entry one place up or down; the same list at its ends. */
export function moveEntry(list: JsonList, index: number, by: -1 | 1): JsonList {
  const [entry, other] = [list.entries[index], list.entries[index + by]];
  if (entry === undefined || other === undefined) return list;
  return listNode(list.entries.with(index, other).with(index + by, entry));
}

import type { JsonNode, JsonObject, Span } from './json-tree.ts';

/** Steps of `itens[1].codigo_ncm`: `['itens', 1, 'codigo_ncm']`. */
export type Steps = readonly (string | number)[];

/** Parses a path of the API; `''` is the whole body. */
export const stepsOf = (path: string): Steps =>
  [...path.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, index, name]) =>
    index === undefined ? (name ?? '') : Number(index),
  );

export const pathOf = (steps: Steps): string =>
  steps.reduce<string>(
    (path, step) => (typeof step === 'number' ? `${path}[${step}]` : path === '' ? step : `${path}.${step}`),
    '',
  );

/** Child of a node; undefined when absent. */
export function childOf(node: JsonNode | undefined, step: string | number): JsonNode | undefined {
  if (node?.kind === 'list') return typeof step === 'number' ? node.entries[step] : undefined;
  if (node?.kind === 'object') return node.entries.find(({ name }) => name === step)?.value;
  return undefined;
}

export const nodeAt = (node: JsonNode, steps: Steps): JsonNode | undefined =>
  steps.reduce<JsonNode | undefined>(childOf, node);

/** Highlighted part of an object or a list: its opening bracket. */
const headOf = ({ kind, from, to }: JsonNode): Span =>
  kind === 'object' || kind === 'list' ? { from, to: from + 1 } : { from, to };

/** Position of a path in the text: name and value, or the last existing node on the way. */
export function spanOf(tree: JsonObject, steps: Steps): Span {
  let node: JsonNode = tree;
  let span = headOf(tree);
  for (const step of steps) {
    const next = childOf(node, step);
    if (next === undefined) return span;
    const entry = node.kind === 'object' ? node.entries.find(({ name }) => name === step) : undefined;
    span = { from: entry?.nameSpan.from ?? next.from, to: headOf(next).to };
    node = next;
  }
  return span;
}

/** Path of the node at a position of the text. */
export function stepsAt(tree: JsonNode, position: number): Steps {
  if (tree.kind === 'object')
    for (const { name, nameSpan, value } of tree.entries)
      if (nameSpan.from <= position && position <= value.to) return [name, ...stepsAt(value, position)];
  if (tree.kind === 'list')
    for (const [index, value] of tree.entries.entries())
      if (value.from <= position && position <= value.to) return [index, ...stepsAt(value, position)];
  return [];
}

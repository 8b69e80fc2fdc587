import { type Node, type ParseError, parseTree as parseJson, printParseErrorCode } from 'jsonc-parser';

/** Position in the text, `to` exclusive. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** A text, a number or a word, with the literal it was written as: no digit of a number is lost. */
export interface JsonScalar extends Span {
  readonly kind: 'text' | 'number' | 'word';
  readonly literal: string;
  /** Content of a string; the literal of any other value. */
  readonly text: string;
}
export interface JsonList extends Span {
  readonly kind: 'list';
  readonly entries: readonly JsonNode[];
}
export interface JsonEntry {
  readonly name: string;
  readonly nameSpan: Span;
  readonly value: JsonNode;
}
export interface JsonObject extends Span {
  readonly kind: 'object';
  readonly entries: readonly JsonEntry[];
}
export type JsonNode = JsonScalar | JsonList | JsonObject;

/** Reasons why a text is not JSON. */
export type SyntaxFault =
  | 'value'
  | 'name'
  | 'colon'
  | 'comma'
  | 'end'
  | 'text'
  | 'deep'
  | 'repeated'
  | 'object';

export type Parsed =
  | { readonly tree: JsonObject; readonly fault: null }
  | { readonly tree: null; readonly fault: { readonly kind: SyntaxFault; readonly at: number } };

/** Maximum depth, the API's own. */
const LEVELS_MAX = 64;

class Fault extends Error {
  readonly kind: SyntaxFault;
  readonly at: number;
  constructor(kind: SyntaxFault, at: number) {
    super(kind);
    this.kind = kind;
    this.at = at;
  }
}

/** The library's faults; any other is one of a value. */
const FAULTS: Readonly<Record<string, SyntaxFault>> = {
  PropertyNameExpected: 'name',
  ColonExpected: 'colon',
  CommaExpected: 'comma',
  CloseBraceExpected: 'comma',
  CloseBracketExpected: 'comma',
  EndOfFileExpected: 'end',
  UnexpectedEndOfString: 'text',
  InvalidUnicode: 'text',
  InvalidEscapeCharacter: 'text',
  InvalidCharacter: 'text',
};

/** The library's node with the literals of its text. */
function readNode(text: string, node: Node, level: number): JsonNode {
  const span = { from: node.offset, to: node.offset + node.length };
  if (level > LEVELS_MAX) throw new Fault('deep', span.from);
  const children = node.children ?? [];
  if (node.type === 'array')
    return { kind: 'list', entries: children.map((child) => readNode(text, child, level + 1)), ...span };
  if (node.type === 'object') {
    const names = new Set<string>();
    const entries = children.flatMap(({ children: [name, value] = [] }): JsonEntry[] => {
      if (name === undefined || value === undefined) return [];
      if (names.has(String(name.value))) throw new Fault('repeated', name.offset);
      names.add(String(name.value));
      const nameSpan = { from: name.offset, to: name.offset + name.length };
      return [{ name: String(name.value), nameSpan, value: readNode(text, value, level + 1) }];
    });
    return { kind: 'object', entries, ...span };
  }
  const literal = text.slice(span.from, span.to);
  if (node.type === 'string') return { kind: 'text', literal, text: String(node.value), ...span };
  return { kind: node.type === 'number' ? 'number' : 'word', literal, text: literal, ...span };
}

function readObject(text: string): JsonObject {
  const errors: ParseError[] = [];
  const root = parseJson(text, errors, { disallowComments: true });
  const [error] = errors;
  if (error !== undefined) throw new Fault(FAULTS[printParseErrorCode(error.error)] ?? 'value', error.offset);
  if (root === undefined) throw new Fault('value', 0);
  const tree = readNode(text, root, 0);
  if (tree.kind !== 'object') throw new Fault('object', tree.from);
  return tree;
}

/** Parses a text into its object; otherwise gives the reason. */
export function parseTree(text: string): Parsed {
  try {
    return { tree: readObject(text), fault: null };
  } catch (error) {
    if (error instanceof Fault) return { tree: null, fault: { kind: error.kind, at: error.at } };
    // The library calls itself once a level.
    if (error instanceof RangeError) return { tree: null, fault: { kind: 'deep', at: 0 } };
    throw error;
  }
}

const NOWHERE: Span = { from: 0, to: 0 };

export const textNode = (text: string): JsonScalar => ({
  kind: 'text',
  literal: JSON.stringify(text),
  text,
  ...NOWHERE,
});
export const wordNode = (word: 'true' | 'false' | 'null'): JsonScalar => ({
  kind: 'word',
  literal: word,
  text: word,
  ...NOWHERE,
});
export const listNode = (entries: readonly JsonNode[]): JsonList => ({ kind: 'list', entries, ...NOWHERE });
export const objectNode = (entries: readonly JsonEntry[]): JsonObject => ({
  kind: 'object',
  entries,
  ...NOWHERE,
});
export const entryNode = (name: string, value: JsonNode): JsonEntry => ({ name, nameSpan: NOWHERE, value });

/** The text of a tree, two blanks a level, as JSON.stringify lays it out. */
export function printTree(node: JsonNode, indent = ''): string {
  if (node.kind !== 'object' && node.kind !== 'list') return node.literal;
  const [open, close] = node.kind === 'object' ? '{}' : '[]';
  if (node.entries.length === 0) return `${open}${close}`;
  const inner = `${indent}  `;
  const lines =
    node.kind === 'object'
      ? node.entries.map(({ name, value }) => `${inner}${JSON.stringify(name)}: ${printTree(value, inner)}`)
      : node.entries.map((value) => inner + printTree(value, inner));
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`;
}

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
const SPACE = /[ \t\n\r]*/y;
const SCALAR = /(?<number>-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)|(?<word>true|false|null)/y;
// oxlint-disable-next-line no-control-regex -- JSON forbids them inside a text
const TEXT = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;

class Fault extends Error {
  readonly kind: SyntaxFault;
  readonly at: number;
  constructor(kind: SyntaxFault, at: number) {
    super(kind);
    this.kind = kind;
    this.at = at;
  }
}

class Reader {
  private readonly source: string;
  private at = 0;
  constructor(source: string) {
    this.source = source;
  }

  whole(): JsonObject {
    const value = this.value(0);
    this.space();
    if (this.at < this.source.length) throw new Fault('end', this.at);
    if (value.kind !== 'object') throw new Fault('object', value.from);
    return value;
  }

  private match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.source);
    if (found !== null) this.at += found[0].length;
    return found;
  }

  private space(): string | undefined {
    this.match(SPACE);
    return this.source[this.at];
  }

  private value(level: number): JsonNode {
    const next = this.space();
    const from = this.at;
    if (level > LEVELS_MAX) throw new Fault('deep', from);
    if (next === '{') return this.object(from, level);
    if (next === '[') return this.list(from, level);
    if (next === '"') {
      const literal = this.text();
      return { kind: 'text', literal, text: decodeLiteral(literal), from, to: this.at };
    }
    const found = this.match(SCALAR);
    if (found === null) throw new Fault('value', from);
    const [literal] = found;
    const kind = found.groups?.['number'] === undefined ? 'word' : 'number';
    return { kind, literal, text: literal, from, to: this.at };
  }

  private text(): string {
    const found = this.match(TEXT);
    if (found === null) throw new Fault('text', this.at);
    return found[0];
  }

  /** Reads a comma or `end`; true when another element follows. */
  private more(end: string): boolean {
    const next = this.space();
    if (next !== ',' && next !== end) throw new Fault('comma', this.at);
    this.at++;
    return next === ',';
  }

  private closes(end: string): boolean {
    this.at++;
    if (this.space() !== end) return false;
    this.at++;
    return true;
  }

  private object(from: number, level: number): JsonObject {
    const entries: JsonEntry[] = [];
    const names = new Set<string>();
    if (this.closes('}')) return { kind: 'object', entries, from, to: this.at };
    do {
      if (this.space() !== '"') throw new Fault('name', this.at);
      const nameFrom = this.at;
      const name = decodeLiteral(this.text());
      if (names.has(name)) throw new Fault('repeated', nameFrom);
      names.add(name);
      const nameSpan = { from: nameFrom, to: this.at };
      if (this.space() !== ':') throw new Fault('colon', this.at);
      this.at++;
      entries.push({ name, nameSpan, value: this.value(level + 1) });
    } while (this.more('}'));
    return { kind: 'object', entries, from, to: this.at };
  }

  private list(from: number, level: number): JsonList {
    const entries: JsonNode[] = [];
    if (this.closes(']')) return { kind: 'list', entries, from, to: this.at };
    do entries.push(this.value(level + 1));
    while (this.more(']'));
    return { kind: 'list', entries, from, to: this.at };
  }
}

const decodeLiteral = (literal: string): string => String(JSON.parse(literal));

/** Parses a text into its object; otherwise gives the reason. */
export function parseTree(text: string): Parsed {
  try {
    return { tree: new Reader(text).whole(), fault: null };
  } catch (error) {
    if (error instanceof Fault) return { tree: null, fault: { kind: error.kind, at: error.at } };
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

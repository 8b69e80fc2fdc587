import { SaxesParser } from 'saxes';
import { FiscalError } from '../vocabulary/errors.ts';

/** An element, read only. Names are local names: a prefix never matters to the reader. */
export interface XmlElement {
  readonly name: string;
  /** `''` when the element has none. */
  readonly prefix: string;
  /** Resolved leniently: `''` when the prefix is not bound in what was read. */
  readonly namespace: string;
  /** Keyed by qualified name, entities resolved. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  /** All text directly inside, entities resolved. */
  readonly text: string;
  /** Offsets into `XmlDocument.source`, so that the element can be cut out unchanged. */
  readonly start: number;
  readonly contentStart: number;
  readonly contentEnd: number;
  readonly end: number;
}

export interface XmlDocument {
  /** The text read, without byte order mark. */
  readonly source: string;
  readonly root: XmlElement;
}

export interface XmlLimits {
  readonly bytes: number;
  readonly depth: number;
  /** Elements in the whole document. */
  readonly elements: number;
  /** Attributes of one element. */
  readonly attributes: number;
  /** Prefixes declared in the whole document: canonical form costs each of them times what is inside. */
  readonly prefixes: number;
}

export type XmlErrorCode =
  | 'xml_malformado'
  | 'xml_grande_demais'
  | 'xml_complexo_demais'
  | 'xml_doctype'
  | 'xml_codificacao';

/** The text is not XML we accept to read. */
export class XmlError extends FiscalError {
  readonly code: XmlErrorCode;
  constructor(code: XmlErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

export const DEFAULT_XML_LIMITS: XmlLimits = {
  bytes: 12 * 1024 * 1024,
  depth: 64,
  elements: 400_000,
  attributes: 32,
  prefixes: Number.POSITIVE_INFINITY,
};

type Open = { -readonly [K in keyof Omit<XmlElement, 'children'>]: XmlElement[K] } & {
  children: Open[];
  bindings: Readonly<Record<string, string>>;
};

const LESS_THAN = 0x3c;
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function decode(source: string | Uint8Array, maxBytes: number): string {
  const size = typeof source === 'string' ? source.length : source.byteLength;
  if (size > maxBytes) throw new XmlError('xml_grande_demais', `O XML tem mais de ${maxBytes} bytes.`);
  if (typeof source === 'string') return source.charCodeAt(0) === 0xfeff ? source.slice(1) : source;
  try {
    const text = decoder.decode(source);
    return text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
  } catch (cause) {
    throw new XmlError('xml_codificacao', 'O XML não está em UTF-8.', { cause });
  }
}

/**
 * Adds an element's bindings to the outer ones: never copied, because a hostile answer could bind thousands at every
 * element.
 */
function bind(
  attributes: Readonly<Record<string, string>>,
  outer: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  let bindings: Record<string, string> | undefined;
  for (const [key, value] of Object.entries(attributes)) {
    const prefix = key === 'xmlns' ? '' : key.startsWith('xmlns:') ? key.slice(6) : null;
    if (prefix === null) continue;
    bindings ??= inside(outer);
    bindings[prefix] = value;
  }
  return bindings ?? outer;
}

/** The `<` at or before an offset. Walked here: `lastIndexOf` costs more than the few characters of a name. */
function tagStart(text: string, before: number): number {
  let at = before;
  while (at > 0 && text.charCodeAt(at) !== LESS_THAN) at--;
  return at;
}

const inside = (outer: Readonly<Record<string, string>> | null): Record<string, string> =>
  Object.create(outer);

/** Shared by every element without attributes: most of a document. */
const NO_ATTRIBUTES: Readonly<Record<string, string>> = Object.freeze(inside(null));

/**
 * Reads XML into light element objects: no DTD, no entity beyond the five, bounded in size, depth and count.
 * Throws XmlError on anything else.
 */
export function parseXml(source: string | Uint8Array, limits: Partial<XmlLimits> = {}): XmlDocument {
  const max = { ...DEFAULT_XML_LIMITS, ...limits };
  const text = decode(source, max.bytes);
  const parser = new SaxesParser({ xmlns: false, position: true });
  const stack: Open[] = [];
  let root: Open | undefined;
  let elements = 0;
  let start = 0;
  let attributesHere = 0;
  let prefixes = 0;
  parser.on('doctype', () => {
    throw new XmlError('xml_doctype', 'O XML tem DOCTYPE, que não é aceito.');
  });
  parser.on('opentagstart', () => {
    start = tagStart(text, parser.position - 1);
    attributesHere = 0;
  });
  parser.on('attribute', ({ name }) => {
    attributesHere++;
    if (name.startsWith('xmlns:')) prefixes++;
  });
  parser.on('opentag', (tag) => {
    if (
      ++elements > max.elements ||
      stack.length >= max.depth ||
      attributesHere > max.attributes ||
      prefixes > max.prefixes
    )
      throw new XmlError(
        'xml_complexo_demais',
        'O XML tem elementos demais, atributos demais ou é profundo demais.',
      );
    const parent = stack.at(-1);
    const colon = tag.name.indexOf(':');
    const prefix = colon < 0 ? '' : tag.name.slice(0, colon);
    const at = parser.position;
    const plain = attributesHere === 0;
    const outer = parent?.bindings ?? inside(null);
    const bindings = plain ? outer : bind(tag.attributes, outer);
    // Without a new binding, an element with its parent's prefix has its namespace: no look-up in the chain of
    // bindings.
    const namespace = plain && prefix === parent?.prefix ? parent.namespace : (bindings[prefix] ?? '');
    const element: Open = {
      name: tag.name.slice(colon + 1),
      prefix,
      namespace,
      attributes: plain ? NO_ATTRIBUTES : tag.attributes,
      children: [],
      text: '',
      start,
      contentStart: at,
      contentEnd: at,
      end: at,
      bindings,
    };
    if (parent) parent.children.push(element);
    else root = element;
    stack.push(element);
  });
  const append = (chunk: string) => {
    const open = stack.at(-1);
    if (open) open.text += chunk;
  };
  parser.on('text', append);
  parser.on('cdata', append);
  parser.on('closetag', (tag) => {
    const open = stack.pop();
    if (!open) return;
    open.end = parser.position;
    open.contentEnd = tag.isSelfClosing ? open.end : tagStart(text, open.end - 1);
    if (tag.isSelfClosing) open.contentStart = open.end;
  });
  try {
    parser.write(text).close();
  } catch (cause) {
    if (cause instanceof XmlError) throw cause;
    throw new XmlError('xml_malformado', 'O XML está malformado.', { cause });
  }
  if (!root) throw new XmlError('xml_malformado', 'O XML não tem elemento raiz.');
  return { source: text, root };
}

/** Root of a text; null when it is no XML. */
export function rootIn(text: string): XmlElement | null {
  try {
    return parseXml(text).root;
  } catch (error) {
    if (error instanceof XmlError) return null;
    throw error;
  }
}

/** First child with that local name. */
export const child = (element: XmlElement, name: string): XmlElement | undefined =>
  element.children.find((c) => c.name === name);

export const childrenOf = (element: XmlElement, name: string): readonly XmlElement[] =>
  element.children.filter((c) => c.name === name);

/** Trimmed text of the first child with that name; null when it is absent or empty. */
export const childText = (element: XmlElement | undefined, name: string): string | null =>
  (element && child(element, name)?.text.trim()) || null;

/** First element with that local name, the element itself included, in document order. */
export function find(element: XmlElement, name: string): XmlElement | undefined {
  if (element.name === name) return element;
  for (const c of element.children) {
    const hit = find(c, name);
    if (hit) return hit;
  }
  return undefined;
}

/** The element exactly as it was written. */
export const sourceOf = (document: XmlDocument, element: XmlElement): string =>
  document.source.slice(element.start, element.end);

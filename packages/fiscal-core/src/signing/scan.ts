/** Positions of the parts of a canonical signed document, in bytes. */
export interface SignedParts {
  /** Default namespace in force at the root. */
  readonly namespace: string;
  readonly root: string;
  /** Name of the signed element (the root's first child) and its Id. */
  readonly element: string;
  readonly id: string;
  readonly elementStart: number;
  readonly elementEnd: number;
  readonly signatureStart: number;
  readonly signatureEnd: number;
}

const DECLARATION =
  /<\?xml version=["']1\.0["'](?: encoding=["'](?:UTF|utf)-8["'])?(?: standalone=["'](?:yes|no)["'])?\s*\?>\s*/y;
const TAG = /<([A-Za-z_][A-Za-z0-9_.-]*)((?: [A-Za-z_][A-Za-z0-9_.-]*="[^"<\t\n\r]*")*)>/y;
const ATTRIBUTE = / ([A-Za-z_][A-Za-z0-9_.-]*)="([^"]*)"/g;
const TEXT_SPECIAL = /[>&\r]/;
const TEXT_BAD = /[>\r]|&(?!(?:amp|lt|gt|#xD);)/;
const ATTRIBUTE_BAD = /&(?!(?:amp|lt|quot|#x9|#xA|#xD);)/;
/** Bytes that no XML document may hold: control characters, U+FFFE, U+FFFF (read as Latin-1). */
// oxlint-disable-next-line no-control-regex
const FORBIDDEN = /[\x00-\x08\x0b\x0c\x0e-\x1f]|\xef\xbf[\xbe\xbf]/;
const ID_NAMES = new Set(['Id', 'ID', 'id']);
const MAX_DEPTH = 64;

/** Attributes of a start tag; null unless they are in canonical order and form, each once. */
function attributesOf(text: string): Map<string, string> | null {
  const found = new Map<string, string>();
  if (text === '') return found;
  if (ATTRIBUTE_BAD.test(text)) return null;
  let previous = '';
  for (const [, name = '', value = ''] of text.matchAll(ATTRIBUTE)) {
    // A namespace declaration comes before every attribute.
    const sortKey = name === 'xmlns' ? ' ' : name;
    if (sortKey <= previous) return null;
    previous = sortKey;
    found.set(name, value);
  }
  return found;
}

/**
 * Reads a document whose bytes are canonical XML already and finds its signed element and Signature, without building
 * anything. Null means only that this reader does not vouch for it: not canonical, not well formed, or another shape.
 *
 * @param latin1 the bytes, one character each; they must be valid UTF-8
 */
export function scanCanonical(latin1: string, inheritedNamespace?: string): SignedParts | null {
  if (FORBIDDEN.test(latin1)) return null;
  DECLARATION.lastIndex = 0;
  const stack: string[] = [];
  const ids: string[] = [];
  let at = DECLARATION.test(latin1) ? DECLARATION.lastIndex : 0;
  let namespace = inheritedNamespace ?? '';
  let root = '';
  let element = '';
  let id = '';
  let children = 0;
  let elementStart = 0;
  let elementEnd = 0;
  let signatureStart = -1;
  for (;;) {
    const lt = latin1.indexOf('<', at);
    if (lt < 0) return null;
    if (lt > at) {
      // Text at the document's or root's own level means that parts are not where they should be.
      if (stack.length < 2) return null;
      const text = latin1.slice(at, lt);
      if (TEXT_SPECIAL.test(text) && TEXT_BAD.test(text)) return null;
    }
    if (latin1.charCodeAt(lt + 1) === 47) {
      const name = stack.pop();
      if (name === undefined || !latin1.startsWith(`${name}>`, lt + 2)) return null;
      at = lt + 3 + name.length;
      if (stack.length === 0) break;
      if (stack.length === 1 && children === 1) elementEnd = at;
      continue;
    }
    TAG.lastIndex = lt;
    const tag = TAG.exec(latin1);
    const name = tag?.[1];
    const attributes = attributesOf(tag?.[2] ?? '');
    if (!name || !attributes || stack.length >= MAX_DEPTH) return null;
    at = TAG.lastIndex;
    for (const [key, value] of attributes) if (ID_NAMES.has(key)) ids.push(value);
    const xmlns = attributes.get('xmlns');
    if (stack.length === 0) {
      root = name;
      namespace = xmlns ?? namespace;
    } else if (name === 'Signature') {
      if (signatureStart >= 0 || stack.length !== 1) return null;
      signatureStart = lt;
    } else if (xmlns !== undefined || (signatureStart >= 0 && stack.length === 1)) return null;
    if (stack.length === 1 && ++children === 1) {
      element = name;
      elementStart = lt;
      id = attributes.get('Id') ?? '';
    }
    stack.push(name);
  }
  const signatureEnd = at - root.length - 3;
  if (signatureStart < 0 || children < 2 || element === 'Signature' || latin1.slice(at).trim() !== '')
    return null;
  // The same Id twice is how a signature is wrapped around something else.
  if (id === '' || ids.filter((other) => other === id).length !== 1) return null;
  return { namespace, root, element, id, elementStart, elementEnd, signatureStart, signatureEnd };
}

import { SaxesParser } from 'saxes';
import { escapeAttribute, escapeText } from '../xml/cut.ts';

/** A signed document that was not written canonical, brought into canonical form. */
export interface CanonicalParts {
  readonly namespace: string;
  readonly root: string;
  readonly element: string;
  readonly id: string;
  /** Signed element, canonical, with its namespace. */
  readonly signed: string;
  /** Signature in canonical form, as below the root. */
  readonly signature: string;
}

class NotSignable extends Error {}
const refuse = (why: string): never => {
  throw new NotSignable(why);
};

const ID_NAMES = new Set(['Id', 'ID', 'id']);
const MAX_DEPTH = 64;
const XMLDSIG = 'http://www.w3.org/2000/09/xmldsig#';
/** A declared encoding must be the one we decode with. */
const DECLARED_ENCODING = /^<\?xml[^>]*encoding\s*=\s*["'](?!utf-8["'])/i;

/**
 * Canonicalizes (C14N 1.0, no comments) the two parts of a signed document. Refuses anything beyond a default namespace
 * or the expected shape: prefixes, other namespaces, processing instructions, DOCTYPE; and signatures inside the signed
 * element, unless `nested` allows a signed document in there.
 */
// oxlint-disable-next-line max-lines-per-function -- what the parser's handlers share is seen in one place
export function canonicalParts(
  text: string,
  inheritedNamespace?: string,
  nested = false,
): CanonicalParts | string {
  const parser = new SaxesParser({ xmlns: false, position: false });
  const parts: string[][] = [];
  const names: string[] = [];
  const ids: string[] = [];
  let depth = 0;
  let namespace = inheritedNamespace ?? '';
  let root = '';
  let id = '';
  let out: string[] | null = null;
  /** Depth of the signature of a document inside; 0 outside one. */
  let within = 0;
  parser.on('doctype', () => refuse('DOCTYPE'));
  parser.on('processinginstruction', () => refuse('instrução de processamento'));
  parser.on('comment', () => {
    if (names.at(-1) === 'Signature') refuse('comentário na assinatura');
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (name.includes(':')) refuse('prefixo');
    if (depth >= MAX_DEPTH) refuse('profundidade');
    const pairs: [string, string][] = Object.entries(attributes);
    const xmlns = attributes.xmlns;
    if (pairs.some(([key]) => key.includes(':'))) refuse('prefixo');
    for (const [key, value] of pairs) if (ID_NAMES.has(key)) ids.push(value);
    if (depth === 0) {
      root = name;
      namespace = xmlns ?? namespace;
    } else if (depth === 1) {
      names.push(name);
      out = [];
      parts.push(out);
      if (parts.length === 1) id = attributes.Id ?? '';
    }
    const inSignature = names.at(-1) === 'Signature';
    const another = name === 'Signature' && depth > 1;
    if (name === 'Signature' && depth !== 1 && (!nested || depth === 0 || inSignature))
      refuse('mais de uma assinatura');
    if (another && within === 0) within = depth;
    if (xmlns !== undefined && xmlns !== (depth > 0 && (inSignature || within > 0) ? XMLDSIG : namespace))
      refuse('outro namespace');
    if (another && xmlns === undefined) refuse('assinatura sem namespace');
    if (depth === 1 && inSignature && xmlns === undefined) refuse('assinatura sem namespace');
    if (out) {
      // Canonical form declares the namespace once, on the part's own start tag.
      const declares = depth === 1 || another;
      const apex = declares
        ? ` xmlns="${escapeAttribute(inSignature || another ? XMLDSIG : namespace)}"`
        : '';
      const sorted = pairs
        .filter(([key]) => key !== 'xmlns')
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([key, value]) => ` ${key}="${escapeAttribute(value)}"`);
      out.push(`<${name}${apex}${sorted.join('')}>`);
    }
    depth++;
  });
  const append = (chunk: string) => {
    if (depth > 1) out?.push(escapeText(chunk));
  };
  parser.on('text', append);
  parser.on('cdata', append);
  parser.on('closetag', ({ name }) => {
    depth--;
    if (depth === within) within = 0;
    if (depth > 0) out?.push(`</${name}>`);
  });
  if (text.charCodeAt(0) === 0xfeff) return 'marca de ordem de bytes';
  if (DECLARED_ENCODING.test(text)) return 'codificação diferente de UTF-8';
  try {
    parser.write(text).close();
  } catch (error) {
    return error instanceof NotSignable ? error.message : 'XML malformado';
  }
  const signed = parts[0]?.join('');
  const signature = parts.at(-1)?.join('');
  if (names.at(-1) !== 'Signature' || names.indexOf('Signature') !== names.length - 1 || names.length < 2)
    return 'Signature não é o último filho da raiz';
  if (id === '' || ids.filter((other) => other === id).length !== 1) return 'Id ausente ou repetido';
  if (namespace === '' || !signed || !signature) return 'sem namespace';
  return { namespace, root, element: names[0] ?? '', id, signed, signature };
}

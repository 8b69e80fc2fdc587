import { sourceOf, type XmlDocument, type XmlElement } from './parse.ts';

const TEXT = /[&<>\r]/g;
const ATTRIBUTE = /[&<"\t\n\r]/g;
const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#x9;',
  '\n': '&#xA;',
  '\r': '&#xD;',
};
const escapeWith = (pattern: RegExp) => (text: string) => text.replace(pattern, (c) => ESCAPES[c] ?? c);

/** Text as canonical XML writes it. */
export const escapeText = escapeWith(TEXT);
/** Attribute value as canonical XML writes it. */
export const escapeAttribute = escapeWith(ATTRIBUTE);

const standsAlone = (element: XmlElement, namespace: string): boolean =>
  element.prefix === '' &&
  (element.namespace === '' || element.namespace === namespace) &&
  element.children.every((c) => standsAlone(c, c.attributes.xmlns ?? namespace));

function withoutPrefixes(element: XmlElement, outer: string): string {
  const attributes = Object.entries(element.attributes)
    .filter(([name]) => name !== 'xmlns' && !name.startsWith('xmlns:'))
    .map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`)
    .join('');
  const namespace = element.namespace || outer;
  const xmlns = namespace === outer ? '' : ` xmlns="${namespace}"`;
  const content = element.children.length
    ? element.children.map((c) => withoutPrefixes(c, namespace)).join('')
    : escapeText(element.text);
  return `<${element.name}${xmlns}${attributes}>${content}</${element.name}>`;
}

/**
 * An element's text, ready to be placed under a root with that default namespace: unchanged if it is valid there, else
 * rewritten without prefixes (some authorities answer with prefixes declared on the envelope).
 */
export const cutStandalone = (document: XmlDocument, element: XmlElement, namespace: string): string =>
  standsAlone(element, namespace) ? sourceOf(document, element) : withoutPrefixes(element, namespace);

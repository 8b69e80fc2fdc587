import { parseXml } from '../../../xml/parse.ts';
import { type PlanGroup, planOf } from '../plan.ts';
import type { Layout, XmlElement } from '../types.ts';
import { elementOf, leavesOf } from './paths.ts';

/** The same document as others write it. */
export type Dress = (xml: string, layout: Layout) => string;

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

interface Hand {
  /** Prefix of every name. */
  readonly prefix: string;
  readonly text: (text: string) => string;
  /** Indent of each level; null = all in one line. */
  readonly indent: string | null;
  readonly attributes: (of: [string, string][]) => [string, string][];
}
const PLAIN: Hand = { prefix: '', text: escapeText, indent: null, attributes: (of) => of };

function write({ name, attributes, children, text }: XmlElement, hand: Hand, depth = 0): string {
  const tag = hand.prefix + name;
  const said = hand.attributes(Object.entries(attributes));
  const open = [tag, ...said.map(([key, value]) => `${key}="${escapeText(value)}"`)].join(' ');
  if (children.length === 0) return text === '' ? `<${open}/>` : `<${open}>${hand.text(text)}</${tag}>`;
  const line = (level: number): string => (hand.indent === null ? '' : `\r\n${hand.indent.repeat(level)}`);
  const inside = children.map((child) => line(depth + 1) + write(child, hand, depth + 1)).join('');
  return `<${open}>${inside}${line(depth)}</${tag}>`;
}

const by =
  (hand: Partial<Hand>): Dress =>
  (xml) =>
    write(parseXml(xml).root, { ...PLAIN, ...hand });

function prefixElements(xml: string): string {
  const { root } = parseXml(xml);
  const { xmlns = '', ...attributes } = root.attributes;
  return write({ ...root, attributes: { 'xmlns:doc': xmlns, ...attributes } }, { ...PLAIN, prefix: 'doc:' });
}

/** Adds every missing element, empty, and an unknown one. */
const hollow: Dress = (xml, layout) => {
  const empty = (name: string): XmlElement => ({ name, attributes: {}, children: [], text: '' });
  const fillElement = (element: XmlElement, group: PlanGroup): XmlElement => {
    const has = new Set(element.children.map(({ name }) => name));
    // An entry of a list is one, even if empty.
    const absent = group.elements.filter(
      (row) => !has.has(row.tag) && (row.node === 'leaf' || row.row.each === undefined),
    );
    const children = element.children.map((child) => {
      const inner = group.elements.find(({ tag }) => tag === child.name);
      return inner?.node === 'group' ? fillElement(child, inner) : child;
    });
    const unknown = { ...empty('desconhecido'), children: [{ ...empty('xNome'), text: 'OUTRO' }] };
    return { ...element, children: [unknown, ...children, ...absent.map(({ tag }) => empty(tag))] };
  };
  return write(fillElement(parseXml(xml).root, planOf(layout).root), PLAIN);
};

/** Other documents around it have elements of the same names. */
const OTHER = '<emit><CNPJ>99999999000191</CNPJ><xNome>OUTRO</xNome></emit>';
const around =
  (open: string, close: string): Dress =>
  (xml, { namespace }) =>
    `<?xml version='1.0' encoding='UTF-8'?>${open.replace('xmlns=""', `xmlns="${namespace}"`)}${OTHER}${xml}${OTHER}${close}`;

/** Equivalent forms of the same document. */
export const DRESSES: Readonly<Record<string, Dress>> = {
  'with a mark of byte order and a declaration': (xml) =>
    `\ufeff<?xml version="1.0" encoding="utf-8" standalone="no"?>\n<!-- nota -->\n${xml}\n`,
  'in lines, by tabs': by({ indent: '\t' }),
  'in lines, by spaces': by({ indent: '    ' }),
  'with a prefix': prefixElements,
  'with its attributes the other way round': by({ attributes: (of) => of.toReversed() }),
  'with texts as character data': by({ text: (text) => `<![CDATA[${text}]]>` }),
  'with characters by number': by({
    text: (text) => text.replace(/[^\w. ]/gu, (character) => `&#${character.codePointAt(0)};`),
  }),
  'with empty and unknown elements': hollow,
  'in the file that the authority hands out': around('<proc xmlns="" versao="1.00">', '</proc>'),
  'in a lot': around('<lote xmlns=""><idLote>1</idLote>', '</lote>'),
  'in an envelope': around(
    '<soap:Envelope xmlns:soap="http://www.w3.org/2003/05/soap-envelope"><soap:Body><dados xmlns="">',
    '</dados></soap:Body></soap:Envelope>',
  ),
};

/** Numbers with as many places as they may have: the same values, not the same texts. */
export const withAllPlaces: Dress = (xml, layout) => {
  const places = new Map(
    leavesOf(layout).flatMap((leaf) => {
      const { kind } = leaf.type;
      return kind.as === 'decimal' ? [[elementOf(leaf), kind.max] as const] : [];
    }),
  );
  const longer = (element: XmlElement, path: string): XmlElement => {
    const [, whole, rest = ''] = /^(\d+)(?:\.(\d+))?$/.exec(element.text) ?? [];
    const most = places.get(path) ?? 0;
    return {
      ...element,
      children: element.children.map((child) =>
        longer(child, path === '' ? child.name : `${path}/${child.name}`),
      ),
      text: whole !== undefined && most > 0 ? `${whole}.${rest.padEnd(most, '0')}` : element.text,
    };
  };
  return write(longer(parseXml(xml).root, ''), PLAIN);
};

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../testing/holds.ts';
import { cutStandalone, escapeAttribute, escapeText } from './cut.ts';
import { child, childrenOf, childText, find, parseXml, sourceOf, XmlError } from './parse.ts';

const NFE = 'http://www.portalfiscal.inf.br/nfe';
const codeOf = (xml: string | Buffer, limits = {}): string | null => {
  try {
    parseXml(xml, limits);
    return null;
  } catch (error) {
    return error instanceof XmlError ? error.code : String(error);
  }
};

describe('parseXml', () => {
  it('reads names without their prefixes, text with entities resolved, attributes', () => {
    const { root } = parseXml(
      '<n:a xmlns:n="urn:n" v="1 &amp; 2"><n:b>x &lt; y</n:b><b><![CDATA[<z>]]></b><c/></n:a>',
    );
    expect(root).toMatchObject({ name: 'a', prefix: 'n', namespace: 'urn:n', attributes: { v: '1 & 2' } });
    expect(childrenOf(root, 'b').map((b) => b.text)).toEqual(['x < y', '<z>']);
    expect(childText(root, 'c')).toBeNull();
    expect(childText(root, 'b')).toBe('x < y');
    expect(find(root, 'c')?.name).toBe('c');
    expect(child(root, 'd')).toBeUndefined();
  });

  it('gives an element no attributes but its own', () => {
    const { root } = parseXml('<a v="1"><b/></a>');
    expect(Object.keys(root.attributes)).toEqual(['v']);
    for (const { attributes } of [root, ...root.children]) {
      expect(attributes['constructor']).toBeUndefined();
      expect(attributes['xmlns']).toBeUndefined();
    }
  });

  it('gives the position of an element, so that it can be cut out unchanged', () => {
    const document = parseXml('\ufeff<?xml version="1.0"?>\r\n<a>\r\n <b  x = \'1\' >é😀 &#65;</b ><c/></a>');
    const [b, c] = document.root.children;
    expect(b && sourceOf(document, b)).toBe("<b  x = '1' >é😀 &#65;</b >");
    expect(b && document.source.slice(b.contentStart, b.contentEnd)).toBe('é😀 &#65;');
    expect(c && sourceOf(document, c)).toBe('<c/>');
  });

  it.each([
    ['a DOCTYPE', '<!DOCTYPE a><a/>', 'xml_doctype'],
    ['an entity of its own', '<!DOCTYPE a [<!ENTITY x "y">]><a>&x;</a>', 'xml_doctype'],
    ['an unknown entity', '<a>&x;</a>', 'xml_malformado'],
    ['an unclosed element', '<a><b></a>', 'xml_malformado'],
    ['two roots', '<a/><b/>', 'xml_malformado'],
    ['no element', '  ', 'xml_malformado'],
    ['a control character', '<a>\u0001</a>', 'xml_malformado'],
    ['bytes that are not UTF-8', Buffer.from('<a>ç</a>', 'latin1'), 'xml_codificacao'],
    ['100,000 levels', '<a>'.repeat(100_000), 'xml_complexo_demais'],
  ])('refuses %s', (_, xml, code) => {
    expect(codeOf(xml)).toBe(code);
  });

  it('keeps its limits', () => {
    expect(codeOf('<a><b/></a>', { bytes: 5 })).toBe('xml_grande_demais');
    expect(codeOf('<a><b/><b/></a>', { elements: 2 })).toBe('xml_complexo_demais');
    expect(codeOf('<a x="1" y="2"/>', { attributes: 1 })).toBe('xml_complexo_demais');
    expect(codeOf('<a><b/></a>', { depth: 1 })).toBe('xml_complexo_demais');
    expect(codeOf('<a><b/></a>', { depth: 2 })).toBeNull();
  });

  it('reads back what canonical XML escapes', () => {
    const text = fc.string({
      unit: fc.constantFrom('a', 'é', '😀', '&', '<', '>', '"', "'", '\r', '\n', '\t', ' '),
    });
    holds(
      fc.property(text, text, (inside, attribute) => {
        const { root } = parseXml(`<a v="${escapeAttribute(attribute)}">${escapeText(inside)}</a>`);
        expect([root.text, root.attributes['v']]).toEqual([inside, attribute]);
      }),
    );
  });
});

describe('cutStandalone', () => {
  const cut = (xml: string) => {
    const document = parseXml(xml);
    const element = find(document.root, 'protNFe');
    return element && cutStandalone(document, element, NFE);
  };

  it.each([
    ['inherits the namespace', `<r xmlns="${NFE}"><protNFe versao="4.00"><a> 1 </a></protNFe></r>`],
    ['has no namespace', '<r><protNFe versao="4.00"><a> 1 </a></protNFe></r>'],
  ])('leaves an element that %s as it was', (_, xml) => {
    expect(cut(xml)).toBe('<protNFe versao="4.00"><a> 1 </a></protNFe>');
  });

  it('keeps a signature inside as it was', () => {
    const prot =
      '<protNFe><Signature xmlns="http://www.w3.org/2000/09/xmldsig#"><SignedInfo/></Signature></protNFe>';
    expect(cut(`<r xmlns="${NFE}">${prot}</r>`)).toBe(prot);
  });

  it('rewrites an element that has prefixes', () => {
    const xml = `<x:r xmlns:x="${NFE}"><x:protNFe versao='4.00'><x:a>1 &amp; 2</x:a></x:protNFe></x:r>`;
    expect(cut(xml)).toBe('<protNFe versao="4.00"><a>1 &amp; 2</a></protNFe>');
  });
});

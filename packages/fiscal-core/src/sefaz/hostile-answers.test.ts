import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildResult, parseEnvelope } from '../soap/envelope.ts';
import { holds } from '../testing/holds.ts';
import { parseXml, XmlError } from '../xml/parse.ts';
import * as answers from './answers.ts';

const NFE = 'http://www.portalfiscal.inf.br/nfe';
const AUTORIZADA = `<retEnviNFe xmlns="${NFE}" versao="4.00"><tpAmb>2</tpAmb><cStat>104</cStat><xMotivo>Lote processado</xMotivo><cUF>35</cUF><dhRecbto>2026-11-21T10:00:05-03:00</dhRecbto><protNFe versao="4.00"><infProt><tpAmb>2</tpAmb><chNFe>35261111222333000181550010000000011123456780</chNFe><dhRecbto>2026-11-21T10:00:05-03:00</dhRecbto><nProt>135260000000001</nProt><digVal>abc=</digVal><cStat>100</cStat><xMotivo>Autorizado</xMotivo></infProt></protNFe></retEnviNFe>`;
const answer = (content: string) =>
  buildResult('nfeResultMsg', `${NFE}/wsdl/NFeAutorizacao4`, content).toString();
const PARSERS = [
  answers.parseAutorizacao,
  answers.parseRecibo,
  answers.parseConsulta,
  answers.parseStatus,
] as const;

/** Results of every reader; only a refusal of ours may be thrown, and only by the bare XML reader. */
function readByAll(xml: string): readonly string[] {
  const soap = parseEnvelope(xml);
  const inner = soap.kind === 'mensagem' ? soap.content : xml;
  try {
    parseXml(xml);
  } catch (error) {
    if (!(error instanceof XmlError)) throw error;
  }
  return PARSERS.flatMap((parse) => [xml, inner].map((text) => ('kind' in parse(text) ? 'lido' : 'estado')));
}

describe('an answer of a hostile authority', () => {
  const bomb = (levels: number) =>
    `<!DOCTYPE b [<!ENTITY a0 "lol">${Array.from({ length: levels }, (_, i) => `<!ENTITY a${i + 1} "${`&a${i};`.repeat(10)}">`).join('')}]><b>&a${levels};</b>`;
  it.each([
    ['an entity bomb', bomb(30)],
    ['an external entity', '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>'],
    ['an entity bomb inside SOAP', answer(bomb(5))],
    ['50,000 levels', answer('<a>'.repeat(50_000))],
    ['a text of 5 MB', answer(`<retEnviNFe><cStat>${'1'.repeat(5_000_000)}</cStat></retEnviNFe>`)],
    ['an attribute of 5 MB', answer(`<retEnviNFe a="${'x'.repeat(5_000_000)}"/>`)],
    [
      '20,000 attributes',
      answer(`<retEnviNFe ${Array.from({ length: 20_000 }, (_, i) => `a${i}=""`).join(' ')}/>`),
    ],
    ['an element name of 1 MB', answer(`<${'n'.repeat(1_000_000)}/>`)],
    ['13 MB', answer('<a/>'.repeat(3_300_000))],
    ['200,000 CDATA sections', answer('<![CDATA[x]]>'.repeat(200_000))],
    ['an open comment', answer('<!--'.repeat(200_000))],
    ['processing instructions', answer('<?a b?>'.repeat(200_000))],
  ])('is no verdict when it is %s', (_, xml) => {
    for (const text of [xml, xml.replaceAll('nfeResultMsg', 'x')]) {
      readByAll(text);
      expect(answers.parseAutorizacao(text).kind).toBe('duvida');
    }
  });

  it('may bind thousands of prefixes at each of thousands of elements', () => {
    const bindings = (depth: number) =>
      Array.from({ length: 30 }, (_, i) => `xmlns:p${depth}x${i}="u"`).join(' ');
    const open = Array.from({ length: 60 }, (_, depth) => `<a ${bindings(depth)}>`).join('');
    const { root } = parseXml(`${open}${'<b xmlns:q="v"/>'.repeat(100_000)}${'</a>'.repeat(60)}`);
    expect(root.children).toHaveLength(1);
    expect(parseXml('<constructor:a/>').root.namespace).toBe('');
  });

  it.each([
    ['another namespace', AUTORIZADA.replaceAll(NFE, 'urn:outro')],
    ['none', AUTORIZADA.replaceAll(` xmlns="${NFE}"`, '')],
    ['a prefix bound to nothing', AUTORIZADA.replaceAll('<', '<z:').replaceAll('<z:/', '</z:')],
  ])('is read by its local names, or not at all, under %s', (_, xml) => {
    expect(['autorizado', 'duvida']).toContain(answers.parseAutorizacao(xml).kind);
    readByAll(answer(xml));
  });

  it('may be cut, doubled and changed anywhere', () => {
    const whole = answer(AUTORIZADA);
    const place = fc.nat({ max: whole.length });
    const insert = fc.oneof(
      fc.constantFrom(
        '<',
        '>',
        '&',
        '"',
        ']]>',
        '<!--',
        '<![CDATA[',
        '&#0;',
        '&#x110000;',
        '&a;',
        '</',
        '<a',
        '\u0000',
        '\ud800',
        '<?xml?>',
      ),
      fc.string({ maxLength: 8 }),
    );
    holds(
      fc.property(fc.array(fc.tuple(place, place, insert), { minLength: 1, maxLength: 3 }), (changes) => {
        let xml = whole;
        for (const [from, length, text] of changes)
          xml = xml.slice(0, from) + text + xml.slice(from + (length % 40));
        readByAll(xml);
      }),
      150,
    );
  });

  it('may be made of any pieces', () => {
    const piece = fc.constantFrom(
      '<retEnviNFe>',
      '</retEnviNFe>',
      '<protNFe>',
      '<infProt>',
      '<cStat>',
      '100',
      '</cStat>',
      '<a b="c">',
      '&amp;',
      '&',
      '<',
      ' ',
      NFE,
      'é😀',
    );
    holds(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        readByAll(pieces.join(''));
        readByAll(answer(pieces.join('')));
      }),
      100,
    );
  });
});

import { describe, expect, it } from 'vitest';
import { text } from './facets.ts';
import { block, group, leaf, list } from './rows.ts';
import type { Layout } from './types.ts';
import { compileWriter } from './writer.ts';

const layout: Layout = {
  name: 'teste',
  namespace: 'urn:teste',
  root: 'Doc',
  signed: 'inf',
  rows: [
    group('inf', '1-1', 'inf', [
      leaf('@versao', '1-1', text(1, 4), 'engine', 'versão'),
      leaf('@Id', '1-1', text(1, 10), 'engine', 'id'),
      leaf('a', '1-1', text(1, 60), 'a', 'a'),
      block([leaf('b', '1-1', text(1, 60), 'b', 'b')]),
      list('item', '1-99', 'itens', 'itens', [
        leaf('@n', '1-1', text(1, 9), 'n', 'n'),
        leaf('x', '0-9', text(1, 60), { each: 'xs', field: 'x' }, 'x'),
      ]),
    ]),
    group('supl', '0-1', 'supl', [leaf('url', '1-1', text(1, 60), 'engine', 'url')]),
  ],
  synonyms: {},
  sums: [],
  ignored: [],
};
const writer = compileWriter(layout);

describe('the canonical writer', () => {
  it('writes in the order of the table, attributes by name, absent keys not at all', () => {
    const tree = {
      inf: {
        item: [{ x: ['1', '2'], '@n': '1' }, { '@n': '2' }],
        b: 'dois',
        '@versao': '1',
        '@Id': 'X1',
        a: 'um',
      },
    };
    expect(writer.element(tree).toString()).toBe(
      '<inf xmlns="urn:teste" Id="X1" versao="1"><a>um</a><b>dois</b><item n="1"><x>1</x><x>2</x></item><item n="2"></item></inf>',
    );
  });

  it('escapes as C14N does and drops what XML cannot carry', () => {
    const tree = { inf: { '@Id': 'a"b<c>&\t\n\r', a: '<&>"\'\r\n\tção\u0000\u001f😀' } };
    expect(writer.element(tree).toString()).toBe(
      '<inf xmlns="urn:teste" Id="a&quot;b&lt;c>&amp;&#x9;&#xA;&#xD;"><a>&lt;&amp;&gt;"\'&#xD;\n\tção😀</a></inf>',
    );
  });

  it('builds the document around the same bytes, with what follows the signed element and the signature', () => {
    const tree = { inf: { '@Id': 'X1', a: 'um' } };
    const element = writer.element(tree);
    const whole = writer.document(
      { ...tree, supl: { url: 'https://x?a=1&b=2' } },
      element,
      '<Signature></Signature>',
    );
    expect(whole.toString()).toBe(
      '<Doc xmlns="urn:teste"><inf Id="X1"><a>um</a></inf><supl><url>https://x?a=1&amp;b=2</url></supl><Signature></Signature></Doc>',
    );
    expect(writer.document(tree, element).toString()).toBe(
      '<Doc xmlns="urn:teste"><inf Id="X1"><a>um</a></inf></Doc>',
    );
  });

  it('ignores keys the table does not know', () => {
    expect(writer.element({ inf: { a: 'um', zz: '1', __proto__x: 'y' } }).toString()).toBe(
      '<inf xmlns="urn:teste"><a>um</a></inf>',
    );
  });

  it('grows with the document and keeps earlier results intact', () => {
    const small = writer.element({ inf: { a: 'ç'.repeat(10) } });
    const big = writer.element({
      inf: {
        a: 'x',
        item: Array.from({ length: 5_000 }, (_, i) => ({ '@n': String(i), x: ['é'.repeat(60)] })),
      },
    });
    expect(small.toString()).toBe(`<inf xmlns="urn:teste"><a>${'ç'.repeat(10)}</a></inf>`);
    expect(big.toString().match(/<item/g)?.length).toBe(5_000);
  });

  it('writes the same bytes for validated trees', () => {
    const tree = { inf: { '@Id': 'X1', a: 'Parafuso & porca <aço>' } };
    expect(
      compileWriter(layout, { validated: true })
        .element(tree)
        .equals(new Uint8Array(writer.element(tree))),
    ).toBe(true);
  });

  it('refuses a tree without the signed group', () => {
    expect(() => writer.element({})).toThrow(/inf/);
  });
});

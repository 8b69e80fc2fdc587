import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../../testing/holds.ts';
import { hostileValue as value } from '../../testing/hostile.ts';
import { preparedOf, refusalsOf } from '../../testing/taken.ts';
import { parseXml } from '../../xml/parse.ts';
import { nfce } from '../nfce/nfce.ts';
import { CASES, withNote } from './fixtures/cases.ts';
import { LENIENT, STRICT } from './fixtures/context.ts';
import { nfe } from './nfe.ts';

/** Field names that mean something, wherever they belong. */
const names = [
  ...new Set(Object.values(CASES).flatMap((body) => [...Object.keys(body), ...itemNames(body)])),
];
function itemNames(body: Record<string, unknown>): string[] {
  const { itens } = body;
  return Array.isArray(itens) ? itens.flatMap((item: object) => Object.keys(item)) : [];
}
const field = fc.oneof(
  { weight: 20, arbitrary: fc.constantFrom(...names) },
  { weight: 1, arbitrary: fc.string() },
);
const object = fc.dictionary(field, value, { maxKeys: 12 });
const body = fc
  .tuple(object, fc.array(object, { maxLength: 3 }), fc.constantFrom(...Object.values(CASES)), fc.boolean())
  .map(([changes, items, known, keep]) => {
    const first = Array.isArray(known['itens']) ? known['itens'][0] : {};
    return { ...known, ...changes, ...(keep ? {} : { itens: items.map((item) => ({ ...first, ...item })) }) };
  });

describe('hostile bodies', () => {
  it.each([
    ['NF-e', nfe, STRICT],
    ['NF-e, completed', nfe, LENIENT],
    ['NFC-e, completed', nfce, LENIENT],
  ])('never throw and never yield broken XML: %s', (_, definition, context) => {
    holds(
      fc.property(body, (sent) => {
        const taken = definition.take(sent, context);
        if ('refused' in taken) {
          for (const { field: at, message } of taken.refused) {
            expect(typeof at).toBe('string');
            expect(message).not.toBe('');
          }
          return;
        }
        const { tree, dhEmi, problems } = taken;
        expect(dhEmi).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}[+-]\d{2}:00$/);
        expect(Array.isArray(problems)).toBe(true);
        definition.validate(tree);
        const xml = definition.write(tree).toString();
        const { root } = parseXml(xml);
        expect(root.name).toBe('NFe');
        expect(Array.from(xml).every((character) => character >= ' ')).toBe(true);
        definition.read(xml);
      }),
      100,
    );
  });

  it('never throws on what is not a body at all', () => {
    holds(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 8 })), (sent) => {
        expect(refusalsOf(nfe, sent, STRICT)).not.toEqual([]);
      }),
      60,
    );
  });

  it('takes a hundred levels of nesting as one wrong value', () => {
    let deep: unknown = 'x';
    for (let i = 0; i < 100; i++) deep = i % 2 ? [deep] : { a: deep };
    expect(
      refusalsOf(nfe, withNote({ informacoes_adicionais_contribuinte: deep, extra: deep }), STRICT),
    ).toMatchObject([{ field: 'informacoes_adicionais_contribuinte', code: 'tipo_invalido' }]);
  });

  it('writes text so that a reader gets the same text', () => {
    const text = 'a ]]> & <b> "c" \'d\' é ÿ';
    const { tree } = preparedOf(nfe, withNote({ informacoes_adicionais_contribuinte: text }), STRICT);
    expect(nfe.read(nfe.write(tree))).toMatchObject({ informacoes_adicionais_contribuinte: text });
  });
});

import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { parseXml } from '../../xml/parse.ts';
import { compileCoercion } from './coercion.ts';
import { digits } from './facets.ts';
import { inputSchema } from './input-schema.ts';
import { compileMapper } from './mapper.ts';
import { compileReader } from './reader.ts';
import { group, leaf, repeated } from './rows.ts';
import type { Layout } from './types.ts';
import { compileValidator } from './validator.ts';
import { compileWriter } from './writer.ts';

const layout: Layout = {
  name: 'linha',
  namespace: 'urn:linha',
  root: 'Linha',
  signed: 'infLinha',
  rows: [
    group('infLinha', '1-1', 'Linha', [
      repeated('terminais', '0-unbounded', 'Terminais', [
        leaf('Nro', '1-1', digits(7, 12), 'terminal', 'Terminal'),
        leaf('UF', '1-1', digits(2), 'uf_terminal', 'UF do terminal'),
      ]),
      leaf('xObs', '0-1', digits(1, 3), 'observacao', 'Observação'),
    ]),
  ],
  synonyms: {},
  sums: [],
  ignored: [],
};
const coerce = compileCoercion(layout);
const map = compileMapper(layout);
const validate = compileValidator(layout);
const writer = compileWriter(layout);
const read = compileReader(layout);
const coerceAndMap = (body: Record<string, unknown>) => {
  const { input, problems } = coerce(body, { utcOffset: '-03:00', nowMs: 0 });
  const tree = { infLinha: {}, ...map(input) };
  return {
    input,
    problems: problems.map(({ field }) => field),
    xml: writer.element(tree).toString(),
    faults: validate(tree).map(({ field, code, path }) => `${path} ${field} ${code}`),
  };
};
const XML =
  '<infLinha xmlns="urn:linha"><Nro>5130201122</Nro><UF>43</UF><Nro>4830201122</Nro><UF>42</UF></infLinha>';

describe('a sequence that repeats without an element of its own', () => {
  it('alternates its elements; in the JSON each field is a column, of one text or of several', () => {
    const { xml, input, problems, faults } = coerceAndMap({
      terminal: ['51 3020-1122', 4830201122],
      uf_terminal: ['43', 42],
    });
    expect([problems, faults]).toEqual([[], []]);
    expect(xml).toBe(XML);
    expect(coerceAndMap({ terminal: '5130201122', uf_terminal: 43 }).xml).toContain(
      '<Nro>5130201122</Nro><UF>43</UF>',
    );
    const element = parseXml(XML).root;
    const back = read({ name: 'Linha', attributes: {}, children: [element], text: '' });
    expect(back).toEqual(input);
    expect(coerceAndMap(back).xml).toBe(XML);
  });

  it('reports faults by the column that the caller sent', () => {
    const uneven = coerceAndMap({ terminal: ['5130201122', '4830201122'], uf_terminal: ['43'] });
    expect(uneven.faults).toEqual(['infLinha/UF[2] uf_terminal[1] campo_obrigatorio']);
    expect(coerceAndMap({ terminal: ['5130201122'], uf_terminal: ['4'] }).faults).toEqual([]);
    expect(coerceAndMap({ terminal: ['123'], uf_terminal: ['43'] }).faults).toEqual([
      'infLinha/Nro[1] terminal[0] formato_invalido',
    ]);
    expect(coerceAndMap({ terminal: [{}], uf_terminal: ['43'] }).problems).toEqual(['terminal[0]']);
  });

  it('is absent without a value', () => {
    for (const empty of [{}, { terminal: null, uf_terminal: '' }, { terminal: [], uf_terminal: ' ' }])
      expect(coerceAndMap(empty).xml).toBe('<infLinha xmlns="urn:linha"></infLinha>');
  });

  it('is documented by its columns', () => {
    const schema = z.toJSONSchema(inputSchema(layout), { io: 'input' });
    expect(Object.keys(schema.properties ?? {}).toSorted()).toEqual([
      'observacao',
      'terminal',
      'uf_terminal',
    ]);
  });
});

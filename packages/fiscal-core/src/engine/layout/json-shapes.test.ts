import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { parseXml } from '../../xml/parse.ts';
import { compileCoercion } from './coercion.ts';
import { oneOf, text } from './facets.ts';
import { inputSchema } from './input-schema.ts';
import { compileMapper } from './mapper.ts';
import { compileReader } from './reader.ts';
import { choice, group, leaf, list, object } from './rows.ts';
import type { Layout } from './types.ts';
import { compileValidator } from './validator.ts';
import { compileWriter } from './writer.ts';

const layout: Layout = {
  name: 'carga',
  namespace: 'urn:carga',
  root: 'Carga',
  signed: 'infCarga',
  rows: [
    group('infCarga', '1-1', 'Carga', [
      group('infModal', '1-1', 'Modal', [
        choice('1-1', [
          object('rodo', '1-1', 'modal_rodoviario', 'Rodoviário', [
            leaf('placa', '1-1', text(7, 7), 'placa', 'Placa'),
            list('condutor', '1-unbounded', 'condutores', 'Condutores', [
              leaf('xNome', '1-1', text(2, 60), 'nome', 'Nome'),
            ]),
          ]),
          object('aereo', '1-1', 'modal_aereo', 'Aéreo', [
            leaf('nVoo', '1-1', text(5, 9), 'numero_voo', 'Voo'),
          ]),
        ]),
      ]),
      leaf('nAver', '0-3', oneOf(['A', 'B']), { each: 'averbacao', field: 'averbacao' }, 'Averbação'),
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
const context = { utcOffset: '-03:00', nowMs: 0 };
const rodo = { placa: 'IVX4J82', condutores: [{ nome: 'Ana' }, { nome: 'Rui' }] };

const coerceAndMap = (body: Record<string, unknown>) => {
  const { input, problems } = coerce(body, context);
  const tree = map(input);
  return { input, problems, tree, fields: validate(tree).map(({ field, code }) => `${field} ${code}`) };
};

describe('an object in the JSON', () => {
  it('feeds its group, and reading gives back what coercion makes', () => {
    const { input, tree, problems, fields } = coerceAndMap({ modal_rodoviario: rodo });
    expect([problems, fields]).toEqual([[], []]);
    const xml = writer.element(tree).toString();
    expect(xml).toContain('<rodo><placa>IVX4J82</placa><condutor><xNome>Ana</xNome></condutor>');
    expect(read(parseXml(writer.document(tree, writer.element(tree)).toString()).root)).toEqual(input);
    expect(coerceAndMap({ modal_rodoviario: [rodo] }).tree).toEqual(tree);
  });

  it('is named without an index in what is wrong inside it', () => {
    expect(coerceAndMap({ modal_rodoviario: { ...rodo, placa: 'X' } }).fields).toEqual([
      'modal_rodoviario.placa tamanho_invalido',
    ]);
    expect(coerceAndMap({ modal_rodoviario: { ...rodo, condutores: [{}, { nome: true }] } })).toMatchObject({
      problems: [{ field: 'modal_rodoviario.condutores[1].nome', code: 'tipo_invalido' }],
      fields: [
        'modal_rodoviario.condutores[0].nome campo_obrigatorio',
        'modal_rodoviario.condutores[1].nome campo_obrigatorio',
      ],
    });
  });

  it('is named by its field where one of several is due', () => {
    expect(validate(map(coerce({}, context).input))).toMatchObject([
      {
        field: 'modal_rodoviario',
        tag: 'rodo',
        message: 'Informe um entre modal_rodoviario ou modal_aereo',
      },
    ]);
  });

  it.each([['texto'], [12], [true], [[rodo, rodo]]])('is not %j', (modal_rodoviario) => {
    expect(coerceAndMap({ modal_rodoviario }).problems).toMatchObject([
      { field: 'modal_rodoviario', code: 'tipo_invalido', tag: 'rodo' },
    ]);
  });
});

describe('a text or a list of texts in the JSON', () => {
  it.each([['A'], [['A', 'B']], [[{ averbacao: 'A' }, 'B']]])('%j repeats the element', (averbacao) => {
    const { tree, problems, fields } = coerceAndMap({ modal_rodoviario: rodo, averbacao });
    expect([problems, fields]).toEqual([[], []]);
    expect(tree['infCarga']).toMatchObject({ nAver: averbacao === 'A' ? ['A'] : ['A', 'B'] });
  });

  it('names the entry that is wrong, as the caller wrote it', () => {
    expect(coerceAndMap({ modal_rodoviario: rodo, averbacao: ['A', 'C'] }).fields).toEqual([
      'averbacao[1] valor_nao_permitido',
    ]);
    expect(coerceAndMap({ modal_rodoviario: rodo, averbacao: ['A', false] }).problems).toMatchObject([
      { field: 'averbacao[1]', code: 'tipo_invalido' },
    ]);
  });
});

it('is documented as it is sent', () => {
  const schema = z.toJSONSchema(inputSchema(layout));
  expect(schema.properties).toMatchObject({
    modal_rodoviario: { type: 'object', properties: { condutores: { type: 'array' } } },
    averbacao: { maxItems: 3 },
  });
  expect(JSON.stringify(schema)).not.toContain('Infinity');
});

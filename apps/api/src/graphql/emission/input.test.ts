import fs from 'node:fs';
import path from 'node:path';
import type { DocumentDefinition } from '@fiscal/core/engine/document/definition';
import {
  coerceInputValue,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
} from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { mergeSchemas } from '../../rest/v1/published-body.ts';
import { typeName } from '../documents/type-name.ts';
import { schema } from '../schema.ts';
import { EMISSION_INPUTS } from './input.ts';

type Json = Readonly<Record<string, unknown>>;
const ROOT = path.join(import.meta.dirname, '../../../../..');

const node = z.looseObject({
  properties: z.record(z.string(), z.unknown()).optional(),
  items: z.unknown().optional(),
  anyOf: z.array(z.unknown()).optional(),
});

/** `itens[].codigo_ncm`: every path of a JSON Schema, as OpenAPI shows it. */
function pathsOf(of: unknown, prefix = ''): string[] {
  const { properties = {}, items, anyOf = [] } = node.parse(of);
  const inside = Object.entries(properties).flatMap(([name, field]) => {
    const at = `${prefix}${name}`;
    return [at, ...pathsOf(field, `${at}.`)];
  });
  const entries = items === undefined ? [] : pathsOf(items, prefix.replace(/\.$/, '[].'));
  return [...inside, ...entries, ...anyOf.flatMap((each) => pathsOf(each, prefix))];
}

const documentedPaths = (definition: DocumentDefinition): string[] =>
  pathsOf(
    z.toJSONSchema(mergeSchemas(definition.contractSchema, definition.inputSchema), {
      io: 'input',
      unrepresentable: 'any',
    }),
  );

/** The same of an input type. */
function fieldsOf(type: GraphQLInputObjectType, prefix = ''): { at: string; description: string }[] {
  return Object.values(type.getFields()).flatMap((field) => {
    const at = `${prefix}${field.name}`;
    const inner = getNamedType(field.type);
    const mark = isListType(getNullableType(field.type)) ? '[].' : '.';
    return [
      { at, description: field.description ?? '' },
      ...(isInputObjectType(inner) ? fieldsOf(inner, at + mark) : []),
    ];
  });
}

function inputType(name: string): GraphQLInputObjectType {
  const type = schema().getType(`${name}Input`);
  if (!isInputObjectType(type)) throw new Error(`No input type ${name}Input`);
  return type;
}

/**
 * Converts a body of REST to the input type: another spelling of a field becomes one of `outros`, and so does a text in
 * place of an entry of one field or of a list of texts.
 */
function asInput(value: unknown, type: GraphQLInputType): unknown {
  const nullable = getNullableType(type);
  const inner = getNamedType(nullable);
  if (isListType(nullable)) {
    const [only, more] = isInputObjectType(inner) ? inputNames(inner) : [];
    return (Array.isArray(value) ? value : [value]).map((entry: unknown) =>
      typeof entry === 'string' && only !== undefined && more === undefined
        ? { [only]: entry }
        : asInput(entry, inner),
    );
  }
  if (!isInputObjectType(nullable) || typeof value !== 'object' || value === null) return value;
  const fields = nullable.getFields();
  const [own, outros]: [Record<string, unknown>, Record<string, unknown>] = [{}, {}];
  for (const [name, each] of Object.entries(value)) {
    const field = fields[name];
    if (field === undefined) outros[name] = each;
    else if (each !== null) own[name] = asInput(each, field.type);
  }
  return Object.keys(outros).length === 0 ? own : { ...own, outros };
}

const inputNames = (type: GraphQLInputObjectType): string[] =>
  Object.keys(type.getFields()).filter((name) => name !== 'outros');

const record = z.record(z.string(), z.unknown());
const read = (file: string): unknown => JSON.parse(fs.readFileSync(file, 'utf8'));
const sample = z.object({ payload: z.unknown() });

/** Golden bodies of a type, by file. */
function bodiesOf(type: string): (readonly [string, unknown])[] {
  const dir = path.join(ROOT, 'packages/fiscal-core/src/documents', type, 'fixtures');
  const golden = fs.readdirSync(dir).filter((file) => file.endsWith('.input.json'));
  const first = sample.parse(read(path.join(ROOT, `scripts/samples/${type}.json`))).payload;
  return [
    [`samples/${type}`, first],
    ...golden.map((file) => [`${type}/${file}`, read(path.join(dir, file))] as const),
  ];
}

/** Converts numbers to text, as the scalars write them. */
const asTexts = (value: unknown): unknown =>
  typeof value === 'number'
    ? String(value)
    : Array.isArray(value)
      ? value.map(asTexts)
      : typeof value === 'object' && value !== null
        ? Object.fromEntries(Object.entries(value).map(([name, each]) => [name, asTexts(each)]))
        : value;

describe.each(EMISSION_INPUTS.map((input) => [input.definition.type, input] as const))(
  '%s',
  (type, input) => {
    const { definition } = input;
    let root: GraphQLInputObjectType;
    beforeAll(() => {
      root = inputType(typeName(definition.nome));
    });

    it('has every documented field of a body, and no other', () => {
      const fields = fieldsOf(root).filter(({ at }) => !/(?:^|\.)outros$/.test(at));
      expect(fields.map(({ at }) => at).toSorted()).toEqual(
        [...new Set(documentedPaths(definition))].toSorted(),
      );
    });

    it('describes every field', () => {
      const silent = fieldsOf(root).filter(({ description }) => description.length < 4);
      expect(silent).toEqual([]);
    });

    it.each(bodiesOf(type))('takes %s and hands the same body on', (_file, body) => {
      const given = record.parse(asInput(body, root));
      const faults: string[] = [];
      const taken = coerceInputValue(given, root, (at, _value, error) =>
        faults.push(`${at.join('.')}: ${error.message}`),
      );
      expect(faults).toEqual([]);
      const { outros, ...own } = given;
      const expected = { mod: definition.mod, ...own, ...record.parse(outros ?? {}) };
      expect(asTexts(input.bodyOf(record.parse(taken)))).toEqual(asTexts(expected));
    });
  },
);

describe('a body', () => {
  const [nfe] = EMISSION_INPUTS;
  const bodyOf = (value: Json): Json =>
    nfe?.bodyOf(record.parse(coerceInputValue(value, inputType('NFe')))) ?? {};

  it('gives the same text for any order of its fields', () => {
    const one = { serie: 1, itens: [{ cfop: 5102, descricao: 'Cadeira' }], natureza_operacao: 'Venda' };
    const other = { natureza_operacao: 'Venda', itens: [{ descricao: 'Cadeira', cfop: '5102' }], serie: '1' };
    expect(JSON.stringify(bodyOf(one))).toBe(JSON.stringify(bodyOf(other)));
  });

  it('keeps what the type does not list, under what it does', () => {
    const body = bodyOf({
      natureza_operacao: 'Venda',
      outros: { pedido_interno: 7, natureza_operacao: 'Outra' },
      itens: [{ cfop: '5102', outros: { prateleira: 'B2' } }],
    });
    expect(body).toMatchObject({
      natureza_operacao: 'Venda',
      pedido_interno: 7,
      itens: [{ cfop: '5102', prateleira: 'B2' }],
    });
    expect(body).not.toHaveProperty('outros');
  });

  it('takes one entry for a list of one, and is of its own model when it names none', () => {
    expect(bodyOf({ itens: { cfop: '5102' } })).toMatchObject({ mod: '55', itens: [{ cfop: '5102' }] });
    expect(bodyOf({ mod: 65 })).toEqual({ mod: '65' });
  });
});

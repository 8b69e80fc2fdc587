import { MESSAGE_TYPES } from '@fiscal/webhooks/types';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openApiDocument } from './openapi.ts';
import { strictOpenApi } from './strict-openapi.ts';
import { ROUTES } from './v1/routes.ts';

type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const plain = openApiDocument(ROUTES, 'http://127.0.0.1:4000');
const strict = strictOpenApi(plain);

/** Every object of a document, with the names on the way to it; values of examples are no part of it. */
function* nodes(value: unknown, way: readonly string[] = []): Generator<[Node, readonly string[]]> {
  if (Array.isArray(value)) for (const [at, each] of value.entries()) yield* nodes(each, [...way, `${at}`]);
  if (!isNode(value)) return;
  yield [value, way];
  for (const [key, each] of Object.entries(value))
    if (!['example', 'examples', 'default', 'enum'].includes(key)) yield* nodes(each, [...way, key]);
}
const all = [...nodes(strict)];
const at = (path: string): unknown =>
  path
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (inside, name) => (isNode(inside) ? inside[name.replaceAll('~1', '/')] : undefined),
      strict,
    );
const where = (found: typeof all) => found.map(([, way]) => way.join('/'));
const typesOf = ({ type }: Node): unknown[] => (Array.isArray(type) ? type : [type]);
const nullable = (of: Node): boolean =>
  typesOf(of).includes('null') ||
  (Array.isArray(of['anyOf']) &&
    of['anyOf'].some((each: unknown) => isNode(each) && each['type'] === 'null'));

describe('the document for generators', () => {
  it('has every operation and its answers, and what another method is answered', () => {
    const operations = (of: object) =>
      [...nodes(of)].flatMap(([node]) =>
        'operationId' in node
          ? [[node['operationId'], Object.keys({ ...Object(node['responses']), 405: null })]]
          : [],
      );
    expect(operations(strict)).toEqual(operations(plain));
    expect(operations(strict)).toHaveLength(ROUTES.length + Object.keys(MESSAGE_TYPES).length);
  });

  it('names every value that is digits alone, by its words where the field has them', () => {
    const lists = all.filter(
      ([{ enum: values }, way]) =>
        way[0] === 'components' &&
        Array.isArray(values) &&
        values.length > 1 &&
        values.every((value) => /^\d+$/.test(String(value))),
    );
    expect(lists.length).toBeGreaterThan(200);
    for (const [node, way] of lists) {
      const names = z.array(z.string().regex(/^[A-Z][A-Z0-9_]*$/)).parse(node['x-enum-varnames']);
      expect(names, way.join('/')).toHaveLength(z.array(z.unknown()).parse(node['enum']).length);
      expect(new Set(names).size, way.join('/')).toBe(names.length);
    }
    expect(at('/components/schemas/EmissaoNfeTipoDocumento')).toMatchObject({
      enum: ['0', '1'],
      'x-enum-varnames': ['ENTRADA', 'SAIDA'],
    });
  });

  it('has one list of UFs and one of environments', () => {
    const lists = all.filter(
      ([{ enum: values }, way]) =>
        way[0] === 'components' && Array.isArray(values) && values.includes('SP') && !values.includes('99'),
    );
    expect(new Set(lists.map(([, way]) => way.at(-1)))).toEqual(new Set(['Uf', 'UfOuExterior']));
    const environments = where(all).filter((way) => /schemas\/\w*Environment$/.test(way));
    expect(environments).toEqual(['components/schemas/Environment']);
  });

  it('has tags in ASCII, with the name that people read', () => {
    const tags = z.array(z.object({ name: z.string(), 'x-displayName': z.string() })).parse(at('/tags'));
    expect(tags).toContainEqual({ name: 'Contingencia', 'x-displayName': 'Contingência' });
    expect(tags.filter(({ name }) => !/^[ -~]+$/.test(name))).toEqual([]);
    const used = all.flatMap(([{ operationId, tags: own }]) => (operationId === undefined ? [] : own));
    expect(used.filter((name) => !tags.some((tag) => tag.name === name))).toEqual([]);
  });

  it('has one type for each field, null aside', () => {
    const several = all.filter(([node]) => typesOf(node).filter((type) => type !== 'null').length > 1);
    expect(where(several)).toEqual([]);
    const alternatives = all.filter(([{ anyOf, oneOf }]) => {
      const some = [anyOf, oneOf].flat().filter((each) => isNode(each) && each['type'] !== 'null');
      return some.length > 1;
    });
    expect(where(alternatives)).toEqual([]);
  });

  it('has no field that is required and may be null, and sends none', () => {
    const torn = all.filter(([{ properties, required }]) =>
      isNode(properties) && Array.isArray(required)
        ? required.some((name: string) => {
            const field = properties[name];
            return isNode(field) && nullable(field);
          })
        : false,
    );
    expect(where(torn)).toEqual([]);
    const bodies = all.filter(([, way]) => way[0] === 'paths' && way.at(-1) === 'requestBody');
    const named = new Set<string>();
    const look = (value: unknown): void => {
      for (const [node, way] of nodes(value)) {
        expect(nullable(node), way.join('/')).toBe(false);
        const { $ref } = node;
        if (typeof $ref !== 'string' || named.has($ref)) continue;
        named.add($ref);
        look(at($ref.slice(1)));
      }
    };
    for (const [body] of bodies) look(body);
    expect(named.size).toBeGreaterThan(300);
  });

  it('asks for each body under one type', () => {
    const bodies = all.filter(([, way]) => way.at(-1) === 'requestBody');
    expect(bodies.length).toBeGreaterThan(20);
    const several = bodies.filter(([{ content }]) => Object.keys(Object(content)).length !== 1);
    expect(where(several)).toEqual([]);
  });

  it('names every object and every list of values', () => {
    const unnamed = all.filter(
      ([node, way]) =>
        ('properties' in node || (Array.isArray(node['enum']) && node['enum'].length > 1)) &&
        node['type'] !== undefined &&
        way.slice(0, 2).join() !== 'components,schemas' &&
        !way.includes('parameters'),
    );
    expect(where(unnamed)).toEqual([]);
    const nested = all.filter(
      ([node, way]) =>
        way.slice(0, 2).join() === 'components,schemas' &&
        way.length > 3 &&
        'properties' in node &&
        typeof node['type'] === 'string',
    );
    expect(where(nested)).toEqual([]);
  });

  it('resolves every reference, and has no unused schema', () => {
    const refs = new Set(all.flatMap(([{ $ref }]) => (typeof $ref === 'string' ? [$ref] : [])));
    for (const ref of refs) expect(at(ref.slice(1)), ref).toBeDefined();
    const schemas = at('/components/schemas');
    expect([...refs].sort()).toEqual(
      Object.keys(Object(schemas))
        .map((name) => `#/components/schemas/${name}`)
        .sort(),
    );
  });

  it('refuses unknown names in requests, and takes new ones in answers', () => {
    expect(at('/components/schemas/Emissao_nfe')).toMatchObject({ additionalProperties: false });
    expect(at('/components/schemas/EmissaoNfeItens')).toMatchObject({ additionalProperties: false });
    expect(at('/components/schemas/Documento')).not.toHaveProperty('additionalProperties');
  });

  it('lists what a document’s type and an event’s kind and status may be', () => {
    const schemaOf = (field: string) => Object(at(`/components/schemas/${field}`));
    expect(schemaOf('Documento/properties/type')['x-extensible-enum']).toEqual(
      expect.arrayContaining(['nfe', 'nfce']),
    );
    expect(schemaOf('EventoDoDocumento/properties/type')['x-extensible-enum']).toEqual(
      expect.arrayContaining(['cancelamento', 'carta-correcao']),
    );
    expect(schemaOf('EventoDoDocumento/properties/status')).toMatchObject({
      type: 'string',
      'x-extensible-enum': ['pendente', 'autorizado', 'erro_autorizacao'],
    });
  });

  it('closes no list of texts of an answer, which may grow', () => {
    const answered = all.filter(([, way]) => way.includes('responses'));
    const schemas = Object(at('/components/schemas'));
    const names = new Set<string>();
    const closed: string[] = [];
    const look = (value: unknown): void => {
      for (const [node, way] of nodes(value)) {
        const { $ref, type, enum: values } = node;
        if (type === 'string' && Array.isArray(values) && values.length > 1) closed.push(way.join('/'));
        const name = typeof $ref === 'string' ? ($ref.split('/').at(-1) ?? '') : '';
        if (name === '' || names.has(name)) continue;
        names.add(name);
        look(schemas[name]);
      }
    };
    for (const [node] of answered) look(node);
    expect(names.size).toBeGreaterThan(100);
    expect(closed).toEqual([]);
  });

  it('has one type for the environment, wherever it is sent or answered', () => {
    const environmentTypes = all.flatMap(([{ properties }]) => {
      const { environment } = Object(properties);
      if (!isNode(environment)) return [];
      const { $ref } = environment;
      const { type, enum: values } = Object(typeof $ref === 'string' ? at($ref.slice(1)) : environment);
      return [JSON.stringify([type, values])];
    });
    expect(environmentTypes.length).toBeGreaterThan(5);
    expect([...new Set(environmentTypes)]).toEqual(['["integer",[1,2]]']);
  });

  it('gives nothing that is sent a default, which would make programs ask for it', () => {
    const bodies = new Set(
      all.flatMap(([{ $ref }, way]) =>
        way.includes('requestBody') && way[0] === 'paths' && typeof $ref === 'string' ? [$ref] : [],
      ),
    );
    expect(bodies.size).toBeGreaterThan(20);
    for (const ref of bodies)
      for (const [node, way] of nodes(at(ref.slice(1)))) expect('default' in node, way.join('/')).toBe(false);
  });

  it('types each value as text, once', () => {
    expect(at('/components/schemas/EmissaoNfeLocalDestino')).toEqual({
      type: 'string',
      enum: ['1', '2', '3'],
      'x-enum-varnames': ['INTERNA', 'INTERESTADUAL', 'EXTERIOR'],
    });
    expect(at('/components/schemas/Emissao_nfe/properties/mod')).toMatchObject({
      type: 'string',
      enum: ['55'],
    });
  });
});

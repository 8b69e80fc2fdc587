import { isDeepStrictEqual } from 'node:util';
import { asciiName, enumNames, sharedEnum } from './enum-names.ts';
import { fittedExample } from './fitted-example.ts';

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const nodesOf = (value: unknown): readonly Node[] => (Array.isArray(value) ? value.filter(isNode) : []);
const namesOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((name) => typeof name === 'string') : [];
const mapValues = (of: Node, to: (value: unknown, key: string) => unknown): Node =>
  Object.fromEntries(Object.entries(of).map(([key, value]) => [key, to(value, key)]));

const isNull = ({ type }: Node): boolean => type === 'null';
const isEmptyText = ({ const: only }: Node): boolean => only === '';

/** Keywords of a schema that are annotations of ours. */
const ANNOTATIONS = { tag: 'x-tag', limits: 'x-limits' } as const;
const DROPPED: ReadonlySet<string> = new Set(['values', 'propertyNames', ...Object.keys(ANNOTATIONS)]);

const REF = '#/components/schemas/';
const nameOf = ({ $ref }: Node): string | null =>
  typeof $ref === 'string' && $ref.startsWith(REF) ? $ref.slice(REF.length) : null;

/** `codigo_ncm` → `CodigoNcm`, `Emissao_nfe` → `EmissaoNfe`. */
const pascal = (name: string): string =>
  name
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

/** Answers keep their nulls and may grow; bodies have neither nulls nor unknown fields. */
type Side = 'sent' | 'answered';

/** Names of the schemas that a part of the document leads to. */
function reachableSchemas(schemas: Node, from: unknown, seen = new Set<string>()): Set<string> {
  if (Array.isArray(from)) for (const each of from) reachableSchemas(schemas, each, seen);
  if (!isNode(from)) return seen;
  const name = nameOf(from);
  if (name !== null && !seen.has(name)) {
    seen.add(name);
    reachableSchemas(schemas, schemas[name], seen);
  }
  for (const each of Object.values(from)) reachableSchemas(schemas, each, seen);
  return seen;
}

/** The one type of a field that may come in several. */
function typeOf(types: readonly string[]): string | undefined {
  const [only, ...others] = types;
  if (others.length === 0) return only;
  return ['boolean', 'integer'].find((type) => types.includes(type)) ?? 'string';
}

/** Programs name values without regard to capitals: of `Brasil` and `BRASIL` the first. */
const distinct = (values: readonly string[]): readonly string[] =>
  [...new Map(values.toReversed().map((value) => [value.toLowerCase(), value])).values()].toReversed();

/** Alternatives that are objects: the fields of all, required those that every one requires. */
function mergeAlternatives(alternatives: readonly Node[]): Node {
  const properties = Object.assign({}, ...alternatives.map((each) => each['properties']));
  const [first = {}, ...others] = alternatives;
  const required = namesOf(first['required']).filter((name) =>
    others.every((other) => namesOf(other['required']).includes(name)),
  );
  return { ...first, properties, required };
}

/**
 * Named schemas of the strict document, in order of appearance: named by their position, so that a new one renames no
 * other.
 */
class Names {
  readonly schemas: Record<string, Node> = {};

  readonly #taken: ReadonlySet<string>;

  constructor(taken: ReadonlySet<string>) {
    this.#taken = taken;
  }

  /** Keeps a schema by its name, and refers to it. */
  refer(name: string, schema: Node): Node {
    const known = this.schemas[name];
    if (this.#taken.has(name) || (known !== undefined && !isDeepStrictEqual(known, schema)))
      throw new Error(`two schemas would be ${name}`);
    this.schemas[name] = schema;
    return { $ref: `${REF}${name}` };
  }
}

/** Rewrites the schemas of one document. */
class Strict {
  readonly names: Names;

  readonly #schemas: Node;

  constructor(schemas: Node) {
    this.#schemas = schemas;
    this.names = new Names(new Set(Object.keys(schemas)));
  }

  /** @param at name it gets if it needs one */
  schema(of: Node, side: Side, at: string): Node {
    if (nameOf(of) !== null) return of;
    const alternatives = [...nodesOf(of['anyOf']), ...nodesOf(of['oneOf'])];
    if (alternatives.length > 0 && of['type'] === undefined)
      return this.alternatives(of, alternatives, { side, at });
    const { anyOf: _anyOf, oneOf: _oneOf, type, ...rest } = of;
    const types = (Array.isArray(type) ? namesOf(type) : [type]).filter((each) => typeof each === 'string');
    const remaining = typeOf(types.filter((each) => each !== 'null'));
    const nullable = side === 'answered' && types.includes('null');
    const plain = this.inside({ ...rest, ...(remaining !== undefined && { type: remaining }) }, side, at);
    return nullable ? this.nullable(plain) : plain;
  }

  nullable(schema: Node): Node {
    const { type, enum: values } = schema;
    return typeof type === 'string' && values === undefined
      ? { ...schema, type: [type, 'null'] }
      : { anyOf: [schema, { type: 'null' }] };
  }

  alternatives(
    of: Node,
    all: readonly Node[],
    { side, at }: { readonly side: Side; readonly at: string },
  ): Node {
    const { anyOf: _anyOf, oneOf: _oneOf, default: byDefault, ...rest } = of;
    const said = side === 'answered' && byDefault !== undefined ? { ...rest, default: byDefault } : rest;
    const some = all.filter((each) => !isNull(each) && !isEmptyText(each));
    const nullable = side === 'answered' && all.some(isNull);
    const [first = {}, ...others] = some;
    let one: Node = { ...said, ...this.schema({ ...first, ...this.saidOf(said, first) }, side, at) };
    if (others.length > 0) one = this.oneOfMany(said, some, { side, at });
    return nullable ? this.nullable(one) : one;
  }

  /** A reference carries no description: generators take the field's type name from it. */
  saidOf(said: Node, first: Node): Node {
    return nameOf(first) === null ? said : {};
  }

  oneOfMany(
    said: Node,
    some: readonly Node[],
    { side, at }: { readonly side: Side; readonly at: string },
  ): Node {
    const names = some.map(nameOf);
    const shown = some.map((each) => {
      const name = nameOf(each);
      const schema = name === null ? each : this.#schemas[name];
      return isNode(schema) ? schema : {};
    });
    if (shown.every(({ properties }) => isNode(properties))) {
      const own = names.includes(null) ? at : names.join('Ou');
      return this.byName(this.schema({ ...mergeAlternatives(shown), ...said }, side, own), own);
    }
    if (shown.every((each) => 'const' in each)) {
      const values = shown.map(({ const: only }) => only);
      const type = values.every(Number.isInteger) ? 'integer' : shown[0]?.['type'];
      return this.listed({ ...said, type, enum: values }, side);
    }
    // For one value or a list of them, the list describes both.
    const list = shown.find(({ type }) => type === 'array');
    // Listed numbers are numbers; a text with its own format is more precise than a number.
    const only =
      list ??
      shown.find(({ type, enum: values }) => type === 'integer' && values !== undefined) ??
      shown.find(({ type, pattern }) => type === 'string' && pattern !== undefined);
    if (only !== undefined) return this.schema({ ...only, ...said }, side, at);
    const types = [...new Set(shown.flatMap(({ type }) => type))];
    return this.schema({ ...shown[0], ...said, type: types }, side, at);
  }

  /** Children of a schema of one type. */
  inside(of: Node, side: Side, at: string): Node {
    const { type, properties, items, additionalProperties, values } = of;
    const out: Record<string, unknown> = {};
    for (const [key, value] of Object.entries(of)) if (!DROPPED.has(key)) out[key] = value;
    for (const [key, to] of Object.entries(ANNOTATIONS)) if (key in of) out[to] = of[key];
    if (type === 'integer') delete out['pattern'];
    const listed = namesOf(of['enum'] ?? (type === 'string' ? values : undefined));
    if (typeof type === 'string' && ['string', 'boolean'].includes(type)) delete out['enum'];
    if (type === 'string' && listed.length > 0)
      Object.assign(out, this.listed({ enum: distinct(listed) }, side));
    if (side === 'sent') delete out['default'];
    if (isNode(items)) out['items'] = this.named(items, side, at);
    if (isNode(additionalProperties))
      out['additionalProperties'] =
        Object.keys(additionalProperties).length > 0 ? this.named(additionalProperties, side, at) : true;
    if (!isNode(properties)) return out;
    const { additionalProperties: _any, required: _all, ...plain } = out;
    return { ...plain, ...this.object(of, properties, { side, at }) };
  }

  /** Lists of texts in answers may grow (docs/versions.md), so they stay open: `x-extensible-enum` names the values of now. */
  listed({ enum: values, ...of }: Node, side: Side): Node {
    const open = side === 'answered' && namesOf(values).length > 1;
    return open ? { ...of, 'x-extensible-enum': values } : { ...of, enum: values };
  }

  object(of: Node, properties: Node, { side, at }: { readonly side: Side; readonly at: string }): Node {
    const { required } = of;
    const fields = mapValues(properties, (field, key) =>
      isNode(field) ? this.named(field, side, `${at}${pascal(key)}`) : field,
    );
    const needed = namesOf(required).filter((key) => {
      const field = properties[key];
      return isNode(field) && (side === 'sent' || !mayBeNull(field));
    });
    return {
      ...(side === 'sent' && { additionalProperties: false }),
      properties: fields,
      ...(needed.length > 0 && { required: needed }),
    };
  }

  /** The same by reference, if it is an object or a list of values. */
  named(of: Node, side: Side, at: string): Node {
    const schema = this.schema(of, side, at);
    const [some, none] = nodesOf(schema['anyOf']);
    if (some !== undefined && none !== undefined && isNull(none))
      return { ...schema, anyOf: [this.byName(some, at), none] };
    return this.byName(schema, at);
  }

  byName(schema: Node, at: string): Node {
    if (isNode(schema['properties'])) return this.names.refer(at, schema);
    const { enum: values, type, ...said } = schema;
    if (!Array.isArray(values) || values.length < 2) return schema;
    const shared = sharedEnum(values, at);
    const names = enumNames(values, shared?.description ?? said['description']);
    const listed = {
      type,
      enum: shared?.values ?? values,
      ...(names !== undefined && { 'x-enum-varnames': names }),
    };
    return { ...this.names.refer(shared?.name ?? at, listed), ...said };
  }
}

const mayBeNull = ({ type, anyOf }: Node): boolean =>
  namesOf(type).includes('null') || nodesOf(anyOf).some(isNull);

/**
 * The published contract, adapted for code generators: one type for each field (numbers with their exact decimals are
 * strings), every object and every list of values a schema with a name, nothing both required and nullable.
 *
 * The same routes serve it; they also take the forms of the other document.
 */
export function strictOpenApi(document: object): object {
  const { paths, webhooks, components, ...head } = { paths: {}, webhooks: {}, components: {}, ...document };
  const schemas: Node = isNode(components) && isNode(components['schemas']) ? components['schemas'] : {};
  const strict = new Strict(schemas);
  const bodies = Object.values(paths).flatMap((path) =>
    Object.values(isNode(path) ? path : {}).map((operation) =>
      isNode(operation) ? operation['requestBody'] : undefined,
    ),
  );
  const sent = reachableSchemas(schemas, bodies);
  const roots = mapValues(schemas, (schema, name) =>
    isNode(schema) ? strict.schema(schema, sent.has(name) ? 'sent' : 'answered', pascal(name)) : schema,
  );
  const operations = {
    paths: strictPaths(paths, strict, 'sent'),
    webhooks: strictPaths(webhooks, strict, 'answered'),
  };
  const all: Node = { ...roots, ...strict.names.schemas };
  const used = reachableSchemas(all, operations);
  const remaining = Object.fromEntries(Object.entries(all).filter(([name]) => used.has(name)));
  const tags = nodesOf('tags' in head ? head.tags : []).map(({ name }) => ({
    name: asciiName(String(name)),
    'x-displayName': name,
  }));
  return withFittedExamples(
    { ...head, tags, ...operations, components: { ...components, schemas: remaining } },
    remaining,
  );
}

/** Returns the document with each example converted to the types of its own schema. */
function withFittedExamples(of: Node, schemas: Node): Node {
  const { schema = of, example, examples } = of;
  const fit = (value: unknown) => fittedExample(value, schema, schemas);
  const fitExample = (each: unknown) => (isNode(each) ? { ...each, value: fit(each['value']) } : each);
  const fitted = {
    ...(example !== undefined && { example: fit(example) }),
    ...(Array.isArray(examples) && { examples: examples.map(fit) }),
    ...(isNode(examples) && { examples: mapValues(examples, fitExample) }),
  };
  const inside = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inside);
    return isNode(value) ? withFittedExamples(value, schemas) : value;
  };
  return { ...mapValues(of, (value, key) => (key in fitted ? value : inside(value))), ...fitted };
}

/** Answer that clients of another release may receive for a method that the address lacks. */
const OTHER_METHOD = {
  description: 'metodo_nao_permitido: o endereço existe, mas não com este método; Allow diz com quais.',
  content: { 'application/json': { schema: { $ref: `${REF}Erro` } } },
};

const BYTES = 'application/octet-stream';
/** A file that may come under several types is sent as bytes: generators know no other type of them all. */
const bodyTypes = (content: unknown): unknown =>
  isNode(content) && isNode(content[BYTES]) ? { [BYTES]: content[BYTES] } : content;

/** `bodies`: who sends them; what is sent to a program may grow, as an answer. */
function strictPaths(paths: object, strict: Strict, bodies: Side): Node {
  const media = (content: unknown, side: Side, at: string) =>
    mapValues(isNode(content) ? content : {}, (each) => {
      if (!isNode(each) || !isNode(each['schema'])) return each;
      return { ...each, schema: strict.byName(strict.schema(each['schema'], side, at), at) };
    });
  const parameter = (each: Node) => ({
    ...each,
    ...(isNode(each['schema']) && { schema: strict.schema(each['schema'], 'sent', '') }),
  });
  const operation = (of: Node): Node => {
    const name = pascal(String(of['operationId']));
    const { requestBody: body, responses, parameters } = of;
    return {
      ...of,
      tags: namesOf(of['tags']).map(asciiName),
      ...(Array.isArray(parameters) && { parameters: nodesOf(parameters).map(parameter) }),
      ...(isNode(body) && {
        requestBody: { ...body, content: media(bodyTypes(body['content']), bodies, `${name}Body`) },
      }),
      responses: {
        ...mapValues(isNode(responses) ? responses : {}, (answer, status) =>
          isNode(answer) && answer['content'] !== undefined
            ? { ...answer, content: media(answer['content'], 'answered', `${name}${status}`) }
            : answer,
        ),
        ...(bodies === 'sent' && { 405: OTHER_METHOD }),
      },
    };
  };
  return mapValues({ ...paths }, (path) =>
    mapValues(isNode(path) ? path : {}, (each) => (isNode(each) ? operation(each) : each)),
  );
}

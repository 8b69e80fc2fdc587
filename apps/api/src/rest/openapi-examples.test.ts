import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { openApiDocument } from './openapi.ts';
import { strictOpenApi } from './strict-openapi.ts';
import { ROUTES } from './v1/routes.ts';

type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

const plain = openApiDocument(ROUTES, 'http://127.0.0.1:4000');
const strict = strictOpenApi(plain);

interface Example {
  readonly at: string;
  readonly schema: string;
  readonly value: unknown;
}

const jsonPointer = (way: readonly string[]): string =>
  `#/${way.map((name) => encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`;

/** Every example of a document: of a body or an answer by the schema beside it, of a schema by itself. */
function* examplesOf(value: unknown, way: readonly string[] = []): Generator<Example> {
  if (!isNode(value)) return;
  const { example, examples, schema } = value;
  const of = jsonPointer(isNode(schema) ? [...way, 'schema'] : way);
  const named = isNode(examples) && !Array.isArray(examples) ? Object.entries(examples) : [];
  const all: readonly (readonly [string, unknown])[] = [
    ...(example === undefined ? [] : [['', example] as const]),
    ...(Array.isArray(examples) ? examples.map((each: unknown, at) => [`${at}`, each] as const) : []),
    ...named.map(([name, each]) => [name, isNode(each) ? each['value'] : undefined] as const),
  ];
  for (const [name, each] of all) yield { at: `${way.join(' ')} ${name}`, schema: of, value: each };
  for (const [key, each] of Object.entries(value))
    if (!['example', 'examples', 'default', 'enum', 'const'].includes(key))
      yield* examplesOf(each, [...way, key]);
}

describe.each([
  ['openapi.json', plain],
  ['openapi.strict.json', strict],
])('%s', (_name, document) => {
  const ajv = new Ajv2020({
    strict: false,
    inlineRefs: false,
    code: { optimize: false },
    formats: { base64: true, binary: true },
  });
  formats.default(ajv);
  ajv.addSchema({ ...document, $id: 'https://emite.example/openapi' });
  const all = [...examplesOf(document)];

  it('has examples that its own schemas take', () => {
    expect(all.length).toBeGreaterThan(1_000);
    const wrong = all.flatMap(({ at, schema, value }) => {
      const validate = ajv.getSchema(`https://emite.example/openapi${schema}`);
      if (validate === undefined) return [`${at}: no schema at ${schema}`];
      return validate(value) === true
        ? []
        : [`${at}: ${ajv.errorsText(validate.errors)} ${JSON.stringify(value).slice(0, 200)}`];
    });
    expect(wrong).toEqual([]);
  });

  it('shows a body for every request that may succeed', () => {
    const without = ROUTES.filter(
      ({ doc, schemas }) =>
        (doc.body ?? schemas.body) !== undefined &&
        doc.bodyExamples === undefined &&
        Object.keys(doc.answers).length > 0,
    );
    expect(without.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  });
});

import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { openApiDocument } from './openapi.ts';
import { strictOpenApi } from './strict-openapi.ts';
import { ROUTES } from './v1/routes.ts';
import { toYaml } from './yaml.ts';

it.each([
  {
    a: 'no',
    b: 'null',
    c: '1',
    d: 1,
    e: [],
    f: {},
    g: null,
    '200': true,
    'a b': '- x',
    h: 'á: #b',
    '{x}': '{y}',
  },
  { list: [{ a: [1, [2]] }, 'linha\nseguinte', ''] },
])('writes what YAML reads as the same', (value) => {
  expect(parse(toYaml(value))).toEqual(value);
});

it('writes the whole document', () => {
  const document: unknown = JSON.parse(JSON.stringify(strictOpenApi(openApiDocument(ROUTES, 'http://x'))));
  expect(parse(toYaml(Object(document)))).toEqual(document);
});

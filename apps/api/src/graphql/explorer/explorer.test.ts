import { runInNewContext } from 'node:vm';
import { documentOf } from '@fiscal/core/registry/documents';
import { refusalsOf } from '@fiscal/core/testing/taken';
import { parse, validate } from 'graphql';
import { afterEach, expect, it } from 'vitest';
import { fakeApp } from '../../../test/support/fakes.ts';
import { schema } from '../schema.ts';
import { boot } from './boot.ts';
import { EXAMPLES } from './examples.ts';

const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const app of open.splice(0)) await app.close();
});

async function start(explorer: boolean) {
  const registered = { texts: new Map<string, string>(), only: false };
  const app = await fakeApp({
    deps: { graphql: { costMax: 10_000, introspection: true, explorer, registered } },
  });
  open.push(app);
  return (url: string, accept: string) => app.inject({ method: 'GET', url, headers: { accept } });
}
const BROWSER = 'text/html,application/xhtml+xml,*/*;q=0.8';

it('gives browsers a page whose every part is of this server, by its policy too', async () => {
  const get = await start(true);
  const page = await get('/graphql', BROWSER);
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-security-policy']).toMatch(/default-src 'none'/);
  expect(page.body).not.toMatch(/https?:\/\//);
  const parts = [...page.body.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map((match) => match[1] ?? '');
  expect(parts.length).toBeGreaterThan(3);
  for (const part of [...parts, '/graphql/explorer/graphql-worker.js']) {
    const asset = await get(part, '*/*');
    expect(asset.statusCode, part).toBe(200);
    expect(asset.body.length, part).toBeGreaterThan(500);
  }
});

it('leaves programs their answer', async () => {
  const get = await start(true);
  expect((await get('/graphql?query={__typename}', 'application/json')).json()).toMatchObject({
    data: { __typename: 'Query' },
  });
});

it('is not there when switched off', async () => {
  const get = await start(false);
  expect((await get('/graphql', BROWSER)).json()).toMatchObject({
    errors: [{ extensions: { code: 'requisicao_invalida' } }],
  });
  expect((await get('/graphql/explorer/graphiql.js', '*/*')).statusCode).toBe(404);
});

it('has examples that the schema takes, in one text and with one set of variables', () => {
  expect(validate(schema(), parse(EXAMPLES.map(({ query }) => query).join('\n')))).toEqual([]);
  const values = new Map<string, unknown>();
  for (const { variables } of EXAMPLES)
    for (const [name, value] of Object.entries(variables)) {
      if (values.has(name)) expect(values.get(name), name).toEqual(value);
      values.set(name, value);
    }
});

it('begins with an emission that is accepted unchanged', () => {
  const shown: { variables?: string } = {};
  const globals = {
    YogaGraphiQL: { renderYogaGraphiQL: (_root: unknown, props: object) => Object.assign(shown, props) },
  };
  runInNewContext(boot('/parts'), {
    ...globals,
    self: {},
    location: new URL('http://127.0.0.1/graphql'),
    document: { querySelector: () => null },
  });
  const { input } = JSON.parse(shown.variables ?? '{}');
  expect(input.data_emissao).toMatch(/^\d{4}-\d{2}-\d{2}T/);
  const issuer = { cnpj: '11222333000181', name: 'EMPRESA', ie: '110042490114', uf: 'SP' };
  const context = {
    ambiente: 2,
    issuer,
    nowMs: Date.now(),
    completeInSandbox: true,
    verProc: 'teste',
  } as const;
  expect(refusalsOf(documentOf('nfe'), { mod: '55', ...input }, context)).toEqual([]);
});

import { DOCUMENTS } from '@fiscal/core/registry/documents';
import { eventDefinition } from '@fiscal/core/registry/events';
import { RECEIVED_EVENTS } from '@fiscal/core/vocabulary/manifestation';
import { compileErrors, validate } from '@readme/openapi-parser';
import { describe, expect, it } from 'vitest';
import { fakeApp } from '../../../test/support/fakes.ts';
import { GRAPHQL_PATH } from '../../graphql/path.ts';
import { TABLED_EVENTS } from '../../operations/table.ts';
import { BASE_PATH, PEOPLE_ROUTES } from '../../people/routes.ts';
import { EXPORT_METHODS, EXPORT_PATHS } from '../../trpc/serve-export.ts';
import { TRPC_PATH } from '../../trpc/serve-trpc.ts';
import { openApiDocument } from '../openapi.ts';
import { ROUTES } from './routes.ts';

/** Routes that every type but NF-e and NFC-e has under its own path. */
const EACH = [
  'POST /v1/{type}/emit token',
  'GET /v1/{type}/:id token',
  'GET /v1/{type}/ref/:referencia token',
  'POST /v1/{type}/status token',
  'POST /v1/{type}/:id/cancel token',
  'POST /v1/{type}/validate token',
  'GET /v1/{type}/:id/xml token',
  'GET /v1/{type}/:id/pdf token',
  'GET /v1/{type}/:id/events/:eventId/xml token',
  'POST /v1/{type}/:id/email token',
  'GET /v1/{type}/:id/emails token',
  'GET /v1/{type}/:id/exchanges token',
  'GET /v1/{type}/:id/support-bundle token',
];
const OTHERS = ['cte', 'mdfe', 'nfcom', 'dce', 'nfse'];
/** Routes of a single type. */
const OWN = [
  'POST /v1/cte/:id/correct token',
  'POST /v1/mdfe/:id/encerrar token',
  'POST /v1/mdfe/:id/inclusao-condutor token',
  'POST /v1/mdfe/:id/inclusao-dfe token',
  'GET /v1/mdfe/nao-encerrados token',
];
const OTHER_TYPES = [...OTHERS.flatMap((type) => EACH.map((line) => line.replace('{type}', type))), ...OWN];

/** Published routes of NF-e and NFC-e, and of clients: these never break. */
const PUBLISHED = [
  'POST /v1/nfe/emit token',
  'POST /v1/nfc-e/emit token',
  'GET /v1/nfe/:id token',
  'POST /v1/nfe/status token',
  'POST /v1/nfc-e/status token',
  'POST /v1/nfe/:id/cancel token',
  'POST /v1/nfe/:id/correct token',
  'POST /v1/nfe/:id/ator-interessado token',
  'POST /v1/nfe/:id/insucesso-entrega token',
  'DELETE /v1/nfe/:id/insucesso-entrega token',
  'POST /v1/nfe/:id/econf token',
  'GET /v1/nfe/:id/econf/:numeroProtocolo token',
  'DELETE /v1/nfe/:id/econf/:numeroProtocolo token',
  'GET /v1/nfe/:id/danfe-etiqueta token',
  'POST /v1/nfe/inutilize token',
  'GET /v1/nfe/inutilizacoes token',
  'POST /v1/clients access',
];
/** Events that the contract gives a route of its own for a type. */
const BY_CONTRACT = new Set([
  'nfe insucesso-entrega',
  'nfe cancelamento-insucesso-entrega',
  'nfe econf',
  'nfe cancelamento-econf',
]);
/** Events of the table, by the types that take them. */
const TABLED = TABLED_EVENTS.flatMap(({ kind }) =>
  DOCUMENTS.filter(({ type }) => eventDefinition(type, kind) && !BY_CONTRACT.has(`${type} ${kind}`)).map(
    ({ type }) => `POST /v1/${type === 'nfce' ? 'nfc-e' : type}/:id/eventos/${kind} token`,
  ),
);
/** Routes added later. */
const ADDED = [
  ...TABLED,
  ...RECEIVED_EVENTS.map((kind) => `POST /v1/received/:id/eventos/${kind} token`),
  // For an NFC-e, which shares this path.
  'POST /v1/nfe/:id/eventos/econf token',
  'POST /v1/nfe/:id/eventos/cancelamento-econf token',
  'GET /v1/nfc-e/:id token',
  'GET /v1/nfe/ref/:referencia token',
  'GET /v1/clients access',
  'GET /v1/clients/:id access',
  'GET /v1/clients/:id/readiness access',
  'GET /v1/clients/:id/calendario access',
  'GET /v1/sefaz access',
  'GET /v1/calendario access',
  'PATCH /v1/clients/:id access',
  'GET /v1/contingency access',
  'GET /v1/deadlines access',
  'GET /v1/clients/:id/received/:environment access',
  'PUT /v1/clients/:id/received/:environment access',
  'POST /v1/clients/:id/received/:environment/address access',
  'DELETE /v1/clients/:id/received/:environment/address access',
  'GET /v1/received token',
  'POST /v1/received/orders token',
  'GET /v1/received/orders token',
  'GET /v1/received/orders/:id token',
  'DELETE /v1/received/orders/:id token',
  'POST /v1/received/files token',
  'GET /v1/received/files token',
  'GET /v1/received/files/:id token',
  'GET /v1/received/letters token',
  'POST /v1/received/:id/confirm token',
  'GET /v1/received/:id token',
  'GET /v1/received/:id/xml token',
  'POST /sandbox/a1 access',
  'GET /v1/received/:id/pdf token',
  'POST /v1/received/:id/manifest token',
  'GET /v1/received/:id/events/:eventId/xml token',
  'POST /sandbox/received access',
  'POST /sandbox/received/neighbor access',
  'GET /v1/obligations access',
  'POST /v1/obligations/:id/close access',
  'POST /v1/obligations/:id/retry access',
  'GET /v1/clients/:id/contingency/:environment access',
  'PUT /v1/clients/:id/contingency/:environment access',
  'GET /v1/clients/:id/email/:environment access',
  'PUT /v1/clients/:id/email/:environment access',
  'PUT /v1/clients/:id/certificate access',
  'POST /v1/clients/:id/certificate/restore access',
  'POST /v1/clients/:id/imports access',
  'GET /v1/clients/:id/imports access',
  'GET /v1/clients/:id/imports/:importId access',
  'GET /v1/clients/:id/numbering-proposals access',
  'GET /v1/clients/:id/tokens restricted',
  'POST /v1/clients/:id/tokens/:tokenId/rotate restricted',
  'GET /v1/consulta/:chave token',
  'GET /v1/changes either',
  'GET /v1/cadastro token',
  'GET /v1/gtin/:gtin token',
  'GET /v1/cnpj/:cnpj access',
  'GET /v1/tabelas/:tabela access',
  'GET /v1/rejeicoes/:codigo access',
  'GET /v1/nfse/municipios/:cMun token',
  'POST /v1/nfse/:id/analise-cancelamento token',
  'GET /v1/nfse/:id/analise-cancelamento token',
  'GET /v1/account access',
  'POST /v1/read-tokens token',
  'GET /v1/documents token',
  'POST /v1/documents/:id/resume token',
  'POST /v1/documents/:id/abandon token',
  'POST /v1/documents/:id/confirm-import token',
  'GET /v1/nfe/:id/xml token',
  'GET /v1/nfe/:id/pdf token',
  'GET /v1/nfe/:id/events/:eventId/xml token',
  'POST /v1/nfe/:id/email token',
  'GET /v1/nfe/:id/emails token',
  'GET /v1/nfe/:id/exchanges token',
  'GET /v1/nfe/inutilizacoes/:id/exchanges token',
  'GET /v1/nfe/:id/support-bundle token',
  'GET /v1/nfc-e/ref/:referencia token',
  'GET /v1/nfc-e/:id/xml token',
  'GET /v1/nfc-e/:id/pdf token',
  'GET /v1/nfc-e/:id/events/:eventId/xml token',
  'POST /v1/nfc-e/:id/email token',
  'GET /v1/nfc-e/:id/emails token',
  'GET /v1/nfc-e/:id/exchanges token',
  'GET /v1/nfc-e/:id/support-bundle token',
  'POST /v1/nfc-e/:id/cancel token',
  'POST /v1/nfc-e/:id/correct token',
  'POST /v1/nfc-e/:id/ator-interessado token',
  'POST /v1/nfc-e/:id/insucesso-entrega token',
  'DELETE /v1/nfc-e/:id/insucesso-entrega token',
  'POST /v1/nfc-e/:id/econf token',
  'GET /v1/nfc-e/:id/econf/:numeroProtocolo token',
  'DELETE /v1/nfc-e/:id/econf/:numeroProtocolo token',
  'GET /v1/nfc-e/:id/danfe-etiqueta token',
  'POST /v1/nfe/validate token',
  'POST /v1/nfc-e/validate token',
  'GET /v1/files/:id file',
  'POST /sandbox/conditions access',
  'GET /sandbox/conditions access',
  'DELETE /sandbox/conditions/:id access',
  'GET /sandbox/clock access',
  'POST /sandbox/clock access',
  'GET /sandbox/outages access',
  'PUT /sandbox/outages access',
  'DELETE /sandbox/outages access',
  'GET /sandbox/scenarios access',
  'GET /v1/email/server access',
  'PUT /v1/email/server access',
  'DELETE /v1/email/server access',
  'POST /v1/email/server/test access',
  'GET /v1/email/suppressions access',
  'POST /v1/email/suppressions access',
  'DELETE /v1/email/suppressions/:address access',
  'POST /v1/webhooks access',
  'GET /v1/webhooks access',
  'GET /v1/webhooks/:id access',
  'PATCH /v1/webhooks/:id access',
  'DELETE /v1/webhooks/:id access',
  'POST /v1/webhooks/:id/rotate-secret access',
  'POST /v1/webhooks/:id/test access',
  'GET /v1/webhooks/:id/deliveries access',
  'GET /v1/webhooks/:id/deliveries/:deliveryId access',
  'POST /v1/webhooks/:id/deliveries/:deliveryId/resend access',
  'POST /v1/webhooks/:id/replay access',
  'GET /v1/webhooks/:id/replays access',
];
const GRAPHQL = ['GET', 'POST'].map((method) => `${method} ${GRAPHQL_PATH}`);
const CONSOLE = [
  ...['GET', 'POST'].map((method) => `${method} ${TRPC_PATH}/*`),
  ...EXPORT_PATHS.flatMap((path) => EXPORT_METHODS.map((method) => `${method} ${path}`)),
];
const OPEN = [
  'GET /avisos/calendario/:token',
  'POST /avisos/calendario/:token',
  'GET /changelog.md',
  'GET /healthz',
  'GET /openapi.json',
  'GET /openapi.strict.json',
  'GET /openapi.yaml',
  'GET /postman.json',
];

describe('the route table', () => {
  it('is what is published, line by line, no more', () => {
    const table = ROUTES.map(({ method, path, scope }) => `${method} ${path} ${scope}`);
    expect(table.toSorted()).toEqual([...PUBLISHED, ...ADDED, ...OTHER_TYPES].toSorted());
  });

  it('is what the server serves, besides GraphQL, the console’s, what is open to all and the people’s', async () => {
    const served: string[] = [];
    const app = await fakeApp({ onRoute: (line) => served.push(line) });
    await app.close();
    const ours = served.filter((line) => !line.includes('/docs') && !/^(HEAD|OPTIONS) /.test(line));
    const table = ROUTES.map(({ method, path }) => `${method} ${path}`);
    const people = (['GET', 'POST'] as const).flatMap((method) =>
      PEOPLE_ROUTES[method].map((path) => `${method} ${BASE_PATH}${path}`),
    );
    expect(ours.toSorted()).toEqual([...table, ...GRAPHQL, ...CONSOLE, ...OPEN, ...people].toSorted());
  });
});

describe('the published contract', () => {
  const document = openApiDocument(ROUTES, 'http://127.0.0.1:4000');
  const published = JSON.parse(JSON.stringify(document));

  it('is valid OpenAPI 3.1, version v1', async () => {
    expect(published).toMatchObject({ openapi: '3.1.0', info: { version: 'v1' } });
    const result = await validate(structuredClone(published));
    expect(result.valid ? '' : compileErrors(result)).toBe('');
  });

  it('describes every route in Portuguese with its refusals and security', () => {
    for (const { method, path } of ROUTES) {
      const operation = published.paths[path.replace(/:([A-Za-z]+)/g, '{$1}')][method.toLowerCase()];
      expect(operation.summary, path).toBeTruthy();
      expect(operation.description, path).toBeTruthy();
      expect(operation.security.length, path).toBeGreaterThan(0);
      expect(Object.keys(operation.responses), path).toEqual(expect.arrayContaining(['401', '429', '500']));
    }
    const ids = Object.values<Record<string, { operationId: string }>>(published.paths).flatMap((item) =>
      Object.values(item).map(({ operationId }) => operationId),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('documents that a query parameter may have no value, as the server accepts', () => {
    const parameters = Object.values<object>(published.paths).flatMap((item) =>
      Object.values<{ parameters?: { in: string; name: string; schema: object }[] }>(item as never).flatMap(
        (operation) => operation.parameters ?? [],
      ),
    );
    const asked = parameters.filter((parameter) => parameter.in === 'query');
    expect(asked.length).toBeGreaterThan(30);
    for (const { name, schema } of asked)
      expect(schema, name).toMatchObject({ anyOf: expect.arrayContaining([{ type: 'string', const: '' }]) });
  });

  it('shows only valid examples of bodies and answers', () => {
    for (const { method, path, doc, schemas } of ROUTES) {
      for (const [name, { value }] of Object.entries(doc.bodyExamples ?? {})) {
        const taken = schemas.body?.safeParse(value);
        expect(taken?.success, `${method} ${path} ${name}: ${taken?.error?.message}`).toBe(true);
      }
      for (const { schema, example } of Object.values(doc.answers))
        if (schema !== undefined && example !== undefined)
          expect(schema.safeParse(example).error?.message, `${method} ${path}`).toBeUndefined();
    }
  });

  it('has an example of a body for every operation on a document', () => {
    const bodies = ROUTES.filter(
      ({ path, schemas, doc }) =>
        /^\/v1\/(?!clients).*\/:id\//.test(path) && schemas.body && Object.keys(doc.answers).length > 0,
    );
    expect(bodies.length).toBeGreaterThanOrEqual(10);
    for (const { path, doc } of bodies) expect(Object.keys(doc.bodyExamples ?? {}), path).not.toEqual([]);
  });

  it('documents a time to retry wherever an authority may be silent', () => {
    const { responses } = published.paths['/v1/nfe/{id}/econf'].post;
    expect(Object.keys(responses['503'].headers)).toEqual(['Retry-After']);
    expect(Object.keys(responses)).toEqual(
      expect.arrayContaining(['200', '400', '401', '404', '409', '413', '415', '429', '500', '503']),
    );
  });

  it('lists the fields of a new client, as text or number where both are accepted', () => {
    const { NovaEmpresa } = published.components.schemas;
    const needed = ['name', 'cnpj', 'ie', 'uf', 'csc', 'cscId', 'certificateBase64', 'certificatePassword'];
    expect(NovaEmpresa.required.toSorted()).toEqual(needed.toSorted());
    const types = ['name', 'cnpj', 'cscId', 'certificatePassword'].map(
      (name) => NovaEmpresa.properties[name].type,
    );
    expect(types).toEqual(types.map(() => ['string', 'number']));
  });

  it('names the contract’s required fields of an emission', () => {
    const body = published.paths['/v1/nfe/emit'].post.requestBody;
    const schema = body.content['application/json'].schema;
    const name = schema.$ref?.split('/').at(-1);
    const resolved = name === undefined ? schema : published.components.schemas[name];
    expect(resolved.required).toEqual(
      expect.arrayContaining([
        'mod',
        'natureza_operacao',
        'data_emissao',
        'cnpj_emitente',
        'itens',
        'modalidade_frete',
      ]),
    );
    expect(resolved.additionalProperties).not.toBe(false);
    expect(Object.keys(body.content['application/json'].examples)).toContain('minima');
  });
});

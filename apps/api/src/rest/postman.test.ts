import { expect, it } from 'vitest';
import { z } from 'zod';
import { openApiDocument } from './openapi.ts';
import { postmanCollection } from './postman.ts';
import { ROUTES } from './v1/routes.ts';

const collection = z
  .object({
    variable: z.array(z.object({ key: z.string(), value: z.string() })),
    item: z.array(
      z.object({
        name: z.string(),
        item: z.array(
          z.object({
            name: z.string(),
            request: z.object({
              method: z.string(),
              header: z.array(z.object({ key: z.string(), value: z.string() })),
              body: z.object({ raw: z.string() }).optional(),
              url: z.object({ raw: z.string() }),
            }),
          }),
        ),
      }),
    ),
  })
  .parse(postmanCollection(openApiDocument(ROUTES, 'http://127.0.0.1:4000')));
const requests = collection.item.flatMap(({ item }) => item);

it('has a request for every example of every route', () => {
  const examples = ROUTES.map(({ doc }) => Object.keys(doc.bodyExamples ?? {}).length || 1);
  expect(requests).toHaveLength(examples.reduce((sum, each) => sum + each, 0));
  expect(collection.variable[0]).toEqual({ key: 'baseUrl', value: 'http://127.0.0.1:4000' });
});

it('sends the example and the credentials of the route', () => {
  const emission = requests.find(({ request }) => request.url.raw === '{{baseUrl}}/v1/nfe/emit')?.request;
  expect(JSON.parse(emission?.body?.raw ?? '{}')).toMatchObject({ natureza_operacao: expect.any(String) });
  expect(emission?.header).toEqual([
    { key: 'X-Access-Key', value: '{{accessKey}}' },
    { key: 'Authorization', value: 'Bearer {{token}}' },
  ]);
  expect(JSON.parse(emission?.body?.raw ?? '{}')).toMatchObject({ data_emissao: '{{$isoTimestamp}}' });
  const xml = requests.find(({ request }) => request.url.raw === '{{baseUrl}}/v1/nfe/:id/xml')?.request;
  expect(xml?.body).toBeUndefined();
});

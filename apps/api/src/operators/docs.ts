import scalar from '@scalar/fastify-api-reference';
import type { FastifyInstance } from 'fastify';

/** `/openapi.json` and its page at `/docs`; the page asks no other host for anything. */
export async function serveDocs(app: FastifyInstance, document: object): Promise<void> {
  const text = JSON.stringify(document);
  app.get('/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(text),
  );
  await app.register(scalar, {
    routePrefix: '/docs',
    logLevel: 'silent',
    configuration: {
      url: '/openapi.json',
      pageTitle: 'Emite: documentação da API',
      withDefaultFonts: false,
      telemetry: false,
      agent: { disabled: true },
      mcp: { disabled: true },
      showDeveloperTools: 'never',
      hideClientButton: true,
    },
  });
}

import scalar from '@scalar/fastify-api-reference';
import type { FastifyInstance } from 'fastify';
import { datedExamples } from '../rest/dated-examples.ts';

/** `/openapi.json`, made when it is first asked for, and its page at `/docs`; the page asks no other host for anything. */
export async function serveDocs(
  app: FastifyInstance,
  { document, nowMs }: { readonly document: () => object; readonly nowMs: () => number },
): Promise<void> {
  let built: object | null = null;
  let kept = { minute: Number.NaN, text: '' };
  app.get('/openapi.json', async (_request, reply) => {
    const now = nowMs();
    const minute = Math.floor(now / 60_000);
    built ??= document();
    if (kept.minute !== minute) kept = { minute, text: JSON.stringify(datedExamples(built, now)) };
    return reply.type('application/json; charset=utf-8').send(kept.text);
  });
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

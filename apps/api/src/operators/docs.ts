import { hash } from 'node:crypto';
import scalar from '@scalar/fastify-api-reference';
import type { FastifyInstance } from 'fastify';
import { datedExamples } from '../rest/dated-examples.ts';

/** Inline scripts of the page, by what is in them. */
const INLINE = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** Nothing but this server is spoken to, and no script runs but its own. The page writes its styles into itself. */
function policyOf(html: string): string {
  const scripts = [...html.matchAll(INLINE)].map(
    ([, text = '']) => `'sha256-${hash('sha256', text, 'base64')}'`,
  );
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

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
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.url.startsWith('/docs') && typeof payload === 'string')
      reply.header('content-security-policy', policyOf(payload));
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

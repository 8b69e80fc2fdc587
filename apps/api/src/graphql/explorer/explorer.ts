import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { assetsOf } from './assets.ts';

/** Nothing but this server is spoken to. The editor writes its styles into the page. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const HEADERS = {
  'content-security-policy': POLICY,
};

/** The page that browsers get at `/graphql`: GraphiQL, all of it from this server. */
export function serveExplorer(app: FastifyInstance, path: string) {
  const place = `${path}/explorer`;
  for (const { name, type, read } of assetsOf(place)) {
    app.get(`${place}/${name}`, async (_request, reply) =>
      reply
        .type(type)
        .headers({ ...HEADERS, 'cache-control': 'public, max-age=3600' })
        .send(await read()),
    );
  }
  const html = page(place);
  return {
    isFor: ({ method, headers }: FastifyRequest): boolean =>
      method === 'GET' && (headers.accept ?? '').includes('text/html'),
    answer: (reply: FastifyReply) => reply.type('text/html; charset=utf-8').headers(HEADERS).send(html),
  };
}

const page = (place: string) => `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Emite: GraphQL</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${place}/graphiql.css">
<style>html, body, #root { height: 100%; margin: 0; overflow: hidden }</style>
</head>
<body class="no-focus-outline">
<noscript>Esta página precisa de JavaScript.</noscript>
<div id="root"></div>
${['graphql-ws', 'graphiql', 'boot'].map((name) => `<script src="${place}/${name}.js"></script>`).join('\n')}
</body>
</html>
`;

import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import compress from '@fastify/compress';
import etag from '@fastify/etag';
import scalar, { type FastifyApiReferenceOptions } from '@scalar/fastify-api-reference';
import type { FastifyInstance } from 'fastify';
import { stringify } from 'yaml';
import { TAKE_CREDENTIAL } from '../edge/taken-credential.ts';
import { datedExamples } from '../rest/dated-examples.ts';
import { postmanCollection } from '../rest/postman.ts';
import { strictOpenApi } from '../rest/strict-openapi.ts';

type Configuration = NonNullable<Extract<FastifyApiReferenceOptions['configuration'], { url?: unknown }>>;

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

/** Samples are in curl and six languages, each by the client that its people know. */
const HIDDEN_CLIENTS = {
  c: true,
  clojure: true,
  dart: true,
  fsharp: true,
  http: true,
  julia: true,
  kotlin: true,
  node: true,
  objc: true,
  ocaml: true,
  powershell: true,
  r: true,
  ruby: true,
  rust: true,
  swift: true,
  shell: ['httpie', 'wget'],
  js: ['axios', 'jquery', 'ofetch', 'xhr'],
  python: ['python3', 'aiohttp', 'httpx_sync', 'httpx_async'],
  php: ['laravel', 'curl'],
  csharp: ['restsharp'],
  java: ['asynchttp', 'nethttp', 'unirest'],
} satisfies NonNullable<Configuration['hiddenClients']>;

/** The page's library, and behind it a script of ours: with it the page begins with the credential that the console gave it. */
const LIBRARY = '<script src="js/scalar.js"></script>';
const WITH_CREDENTIAL = `${LIBRARY}\n    <script src="js/credencial.js"></script>`;
const CREDENTIAL_SCRIPT = `'use strict';
${TAKE_CREDENTIAL}
{
  const token = takeCredential();
  const create = Scalar.createApiReference;
  if (token !== null)
    window.Scalar = {
      ...Scalar,
      createApiReference: (at, configuration) =>
        create(at, {
          ...configuration,
          authentication: { preferredSecurityScheme: 'apiToken', securitySchemes: { apiToken: { token } } },
        }),
    };
}
`;

/** A build has it beside it. */
const BUILT = new URL('./CHANGELOG.md', import.meta.url);
const CHANGELOG = existsSync(BUILT) ? BUILT : new URL('../../../../CHANGELOG.md', import.meta.url);

/** A document's text, made when it is first asked for, with examples of the minute. */
function cacheDocument(
  document: () => object,
  nowMs: () => number,
  write: (dated: object) => string = JSON.stringify,
): () => string {
  let built: object | null = null;
  let rendered = { minute: Number.NaN, text: '' };
  return () => {
    const now = nowMs();
    const minute = Math.floor(now / 60_000);
    built ??= document();
    if (rendered.minute !== minute) rendered = { minute, text: write(Object(datedExamples(built, now))) };
    return rendered.text;
  };
}

/**
 * `/openapi.json`, every request and answer; `/openapi.strict.json` and `/openapi.yaml`, the same for generators of programs;
 * `/postman.json`, its examples as a collection; and the page at `/docs`, which asks no other host for anything.
 * `/changelog.md`: what changed from version to version.
 */
export async function serveDocs(
  app: FastifyInstance,
  { document, nowMs }: { readonly document: () => object; readonly nowMs: () => number },
): Promise<void> {
  const documents = {
    '/openapi.json': cacheDocument(document, nowMs),
    '/openapi.strict.json': cacheDocument(() => strictOpenApi(document()), nowMs),
    '/postman.json': cacheDocument(document, nowMs, (dated) => JSON.stringify(postmanCollection(dated))),
  };
  await app.register(async (docs) => {
    await docs.register(compress, { threshold: 1024 });
    await docs.register(etag, { weak: true });
    for (const [at, text] of Object.entries(documents))
      docs.get(at, async (_request, reply) => reply.type('application/json; charset=utf-8').send(text()));
    const yaml = cacheDocument(
      () => strictOpenApi(document()),
      nowMs,
      (value) => stringify(value, { aliasDuplicateObjects: false, lineWidth: 0 }),
    );
    docs.get('/openapi.yaml', async (_request, reply) => reply.type('text/yaml; charset=utf-8').send(yaml()));
    docs.get('/changelog.md', async (_request, reply) =>
      reply.type('text/markdown; charset=utf-8').send(await readFile(CHANGELOG, 'utf8')),
    );
    docs.get('/docs/js/credencial.js', async (_request, reply) =>
      reply.type('text/javascript; charset=utf-8').send(CREDENTIAL_SCRIPT),
    );
    docs.addHook('onSend', async (request, reply, payload) => {
      if (!request.url.startsWith('/docs') || typeof payload !== 'string') return payload;
      reply.header('content-security-policy', policyOf(payload));
      return payload.replace(LIBRARY, WITH_CREDENTIAL);
    });
    await docs.register(scalar, {
      routePrefix: '/docs',
      logLevel: 'silent',
      configuration: {
        url: '/openapi.strict.json',
        pageTitle: 'Emite: documentação da API',
        localization: { locale: 'pt' },
        authentication: { preferredSecurityScheme: [['accessKey', 'apiToken']] },
        orderRequiredPropertiesFirst: true,
        orderSchemaPropertiesBy: 'preserve',
        defaultHttpClient: { targetKey: 'shell', clientKey: 'curl' },
        hiddenClients: HIDDEN_CLIENTS,
        withDefaultFonts: false,
        telemetry: false,
        agent: { disabled: true },
        mcp: { disabled: true },
        showDeveloperTools: 'never',
        hideClientButton: true,
      },
    });
  });
}

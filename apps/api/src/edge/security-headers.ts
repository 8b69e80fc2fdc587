/** A year, in seconds. */
const HSTS_SECONDS = 31_536_000;

const POLICY = "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";
/** The console shows papers inside its pages, at its own address; browsers take their reader for a plugin. */
const OF_FILES = "default-src 'none'; object-src 'self'; base-uri 'none'; frame-ancestors 'self'";

/** Scripts of our pages, the same for every reader. */
const PUBLIC_ASSETS = /^\/docs\/js\//;
/** Our documents, the same for every reader: cached, and revalidated by their ETag. */
const PUBLIC_DOCUMENTS =
  /^\/(?:openapi(?:\.strict)?\.json|openapi\.yaml|postman\.json|changelog\.md)(?:\?|$)/;

/**
 * Headers of every answer: no intermediate cache, no guessed type, no referrer. An answer that may be cached sets its
 * own header.
 */
export function createSecurityHeaders(publicUrl: string): (path: string) => Readonly<Record<string, string>> {
  const common = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    // Policy of answers that are no page; a page brings its own.
    'content-security-policy': POLICY,
    ...(publicUrl.startsWith('https:') && {
      'strict-transport-security': `max-age=${HSTS_SECONDS}; includeSubDomains`,
    }),
  };
  const answers = { ...common, 'cache-control': 'no-store' };
  const assets = { ...common, 'cache-control': 'public, max-age=3600' };
  const documents = { ...common, 'cache-control': 'public, no-cache' };
  const files = { ...answers, 'content-security-policy': OF_FILES };
  return (path) => {
    if (path.startsWith('/v1/files/')) return files;
    if (PUBLIC_DOCUMENTS.test(path)) return documents;
    return PUBLIC_ASSETS.test(path) ? assets : answers;
  };
}

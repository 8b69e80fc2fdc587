/** A year, in seconds. */
const HSTS_SECONDS = 31_536_000;

/** Scripts of pages of ours, the same for everybody. */
const PUBLIC_ASSETS = /^\/docs\/js\//;

/**
 * Headers of every answer, whatever it is: nothing is kept by who passes it on, guessed at, or told as a referrer. What may be
 * kept says so itself.
 */
export function createSecurityHeaders(publicUrl: string): (path: string) => Readonly<Record<string, string>> {
  const common = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    ...(publicUrl.startsWith('https:') && { 'strict-transport-security': `max-age=${HSTS_SECONDS}` }),
  };
  const answers = { ...common, 'cache-control': 'no-store' };
  const assets = { ...common, 'cache-control': 'public, max-age=3600' };
  return (path) => (PUBLIC_ASSETS.test(path) ? assets : answers);
}

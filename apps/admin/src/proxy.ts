import { type NextRequest, NextResponse } from 'next/server';
import { env } from './env.ts';
import { hidesOutbox } from './hides-outbox.ts';

/** Same value as the API's. */
const HSTS = 'max-age=31536000; includeSubDomains';

/**
 * Paths forwarded to the API on the console's own origin, so that cookies stay first-party and pages call no other
 * address.
 */
const OF_THE_API = ['/api/', '/v1/files/'];

/** Hands the API's paths on, and gives every page its content security policy. */
export function proxy(request: NextRequest): NextResponse {
  const { pathname, search } = request.nextUrl;
  const { apiUrl, consoleUrl, development, listensOn } = env();
  if (hidesOutbox({ pathname, host: request.headers.get('host'), listensOn }))
    return new NextResponse(null, { status: 404 });
  if (OF_THE_API.some((prefix) => pathname.startsWith(prefix)))
    return NextResponse.rewrite(new URL(`${pathname}${search}`, apiUrl));
  const nonce = btoa(crypto.randomUUID());
  const policy = policyFor(nonce, development);
  const headers = new Headers(request.headers);
  headers.set('x-nonce', nonce);
  headers.set('x-pathname', `${pathname}${search}`);
  headers.set('content-security-policy', policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy);
  response.headers.set('referrer-policy', 'same-origin');
  response.headers.set('x-content-type-options', 'nosniff');
  if (consoleUrl.startsWith('https:')) response.headers.set('strict-transport-security', HSTS);
  response.headers.set('permissions-policy', 'camera=(), geolocation=(), microphone=()');
  return response;
}

/** Scripts and style sheets are ours and of this page; attributes of style are what libraries that measure need. */
function policyFor(nonce: string, development: boolean): string {
  const rules: Readonly<Record<string, string>> = {
    'default-src': "'self'",
    'script-src': `'self' 'nonce-${nonce}' 'strict-dynamic'${development ? " 'unsafe-eval'" : ''}`,
    'style-src': `'self' ${development ? "'unsafe-inline'" : `'nonce-${nonce}'`}`,
    'style-src-attr': "'unsafe-inline'",
    'img-src': "'self' data: blob:",
    'frame-src': "'self' blob:",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  };
  return Object.entries(rules)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}

export const config = { matcher: ['/((?!_next/static|_next/image|favicon.ico|icon.svg).*)'] };

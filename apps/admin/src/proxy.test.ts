import { NextRequest } from 'next/server';
import { afterEach, expect, it, vi } from 'vitest';
import { proxy } from './proxy.ts';

vi.mock('server-only', () => ({}));

afterEach(() => vi.unstubAllEnvs());

const headersOf = (path: string) => proxy(new NextRequest(`http://localhost:3000${path}`)).headers;

it('gives every page a referrer of its own origin, a policy with a nonce of its own, and HSTS', () => {
  vi.stubEnv('CONSOLE_URL', 'https://console.example');
  vi.stubEnv('API_URL', 'https://api.example');
  const [one, other] = [headersOf('/entrar'), headersOf('/')];
  for (const headers of [one, other])
    expect(Object.fromEntries(headers)).toMatchObject({
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'content-security-policy': expect.stringMatching(
        /script-src 'self' 'nonce-[\w=]+' 'strict-dynamic';.*frame-ancestors 'none'/,
      ),
    });
  expect(one.get('content-security-policy')).not.toBe(other.get('content-security-policy'));
});

import { afterEach, expect, it, vi } from 'vitest';
import { env } from './env.ts';

vi.mock('server-only', () => ({}));
afterEach(() => vi.unstubAllEnvs());

it('leaves this machine only by TLS with checked certificates', () => {
  expect(env().consoleUrl).toBe('http://localhost:3000');
  vi.stubEnv('CONSOLE_URL', 'https://console.example/');
  expect(env().consoleUrl).toBe('https://console.example');
  vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
  expect(env).toThrow('NODE_TLS_REJECT_UNAUTHORIZED');
  vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '1');
  for (const name of ['CONSOLE_URL', 'API_URL']) {
    vi.stubEnv(name, 'http://192.168.0.7:3000');
    expect(env).toThrow(`${name} must be https`);
    vi.stubEnv(name, '');
  }
});

import { afterEach, expect, it, vi } from 'vitest';
import { env } from './env.ts';

vi.mock('server-only', () => ({}));
afterEach(() => vi.unstubAllEnvs());

it('has no console on http beyond this machine, nor one that checks no certificate', () => {
  expect(env().consoleUrl).toBe('http://localhost:3000');
  vi.stubEnv('CONSOLE_URL', 'https://console.example/');
  expect(env().consoleUrl).toBe('https://console.example');
  vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
  expect(env).toThrow('NODE_TLS_REJECT_UNAUTHORIZED');
  vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '1');
  vi.stubEnv('CONSOLE_URL', 'http://192.168.0.7:3000');
  expect(env).toThrow('CONSOLE_URL must be https');
});

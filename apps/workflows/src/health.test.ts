import type { Server } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { startHealth } from './health.ts';

let server: Server | undefined;
afterEach(() => server?.close());

async function startServer(notReady: () => Promise<string | null>) {
  server = await startHealth({
    port: 0,
    host: '127.0.0.1',
    notReady,
    metrics: { contentType: 'text/plain', text: async () => 'emite_x 1\n' },
  });
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return async (path: string) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`);
    return `${response.status} ${(await response.text()).trim()}`;
  };
}

describe('health', () => {
  it('answers life, readiness and metrics', async () => {
    const get = await startServer(async () => null);
    expect(await Promise.all(['/healthz', '/readyz', '/metrics', '/outra'].map(get))).toEqual([
      '200 ok',
      '200 ok',
      '200 emite_x 1',
      '404 not found',
    ]);
  });
  it('is not ready without what it depends on, but lives', async () => {
    const get = await startServer(async () => 'no connection to Temporal');
    expect(await get('/readyz')).toBe('503 no connection to Temporal');
    expect(await get('/healthz')).toBe('200 ok');
  });
  it('is not ready when asking fails', async () => {
    const get = await startServer(() => Promise.reject(new Error('ECONNREFUSED 10.0.0.1')));
    expect(await get('/readyz')).toBe('503 unavailable');
  });
});

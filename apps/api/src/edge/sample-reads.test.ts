import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { credentials, fakeApp, pendingView } from '../../test/support/fakes.ts';
import { requestId } from './request-id.ts';
import { sampleReads } from './sample-reads.ts';

const read = { method: 'GET', status: 200 };

describe('a sample of successful reads', () => {
  it('is all of them by default, and one of N by chance', () => {
    const ids = Array.from({ length: 2000 }, requestId);
    const countOf = (every: number) =>
      ids.filter((id) => sampleReads(every)({ ...read, requestId: id })).length;
    expect(countOf(1)).toBe(2000);
    expect(countOf(10)).toBeGreaterThan(100);
    expect(countOf(10)).toBeLessThan(300);
  });

  it('leaves out no write and no refusal', () => {
    const rare = sampleReads(1_000_000);
    const id = 'req_3f8e1c52-6a0d-4b7e-9c41-d2a85f60b713';
    expect(rare({ ...read, requestId: id })).toBe(false);
    expect(rare({ ...read, status: 304, requestId: id })).toBe(false);
    for (const logged of [
      { method: 'POST', status: 202 },
      { method: 'DELETE', status: 200 },
      { method: 'GET', status: 400 },
      { method: 'GET', status: 500 },
    ])
      expect(rare({ ...logged, requestId: id })).toBe(true);
  });

  it('is the same in the log of the process and in that of the account', async () => {
    const lines: string[] = [];
    const rows: string[] = [];
    const seen: string[] = [];
    const app = await fakeApp({
      services: { documents: { get: async () => null } },
      deps: {
        logger: pino({}, { write: (line) => void lines.push(line) }),
        requestLog: { record: ({ requestId: id }) => void rows.push(id) },
        isLogged: ({ requestId: id, status }) => {
          seen.push(id);
          return status === 404;
        },
      },
    });
    const url = `/v1/nfe/${pendingView.id}`;
    const refused = await app.inject({ method: 'GET', url, headers: credentials });
    expect(refused.statusCode).toBe(404);
    const id = String(refused.headers['x-request-id']);
    await app.inject({ method: 'GET', url: '/healthz' });
    expect(rows).toEqual([id]);
    expect(lines.filter((line) => line.includes('"request"'))).toEqual([expect.stringContaining(id)]);
    expect(seen.length).toBeGreaterThan(2);
    await app.close();
  });
});

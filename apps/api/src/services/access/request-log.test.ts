import type { LoggedRequest } from '@fiscal/db/records/request-log';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRequestLog, type RequestLogDeps } from './request-log.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const request = (requestId: string): LoggedRequest => ({
  accountId: '00000000-0000-7000-8000-000000000001',
  requestId,
  at: new Date(0),
  method: 'GET',
  route: '/v1/account',
  operation: null,
  status: 200,
  code: null,
  errors: [],
  ms: 1,
  clientId: null,
  environment: null,
  credential: 'access-key',
  credentialId: 'k',
  documentId: null,
});

function logOver(own: Partial<RequestLogDeps> = {}) {
  const written: string[][] = [];
  const lost: number[] = [];
  const log = createRequestLog({
    write: async (requests) => void written.push(requests.map(({ requestId }) => requestId)),
    onLost: (count) => lost.push(count),
    onError: () => {},
    ...own,
  });
  return { log, written, lost };
}

describe('the log of requests', () => {
  it('writes those of a second together, and nothing while there is nothing', async () => {
    const { log, written } = logOver();
    log.record(request('a'));
    log.record(request('b'));
    expect(written).toEqual([]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(written).toEqual([['a', 'b']]);
    expect(vi.getTimerCount()).toBe(0);
    log.record(request('c'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(written).toEqual([['a', 'b'], ['c']]);
  });

  it('writes in statements of a bounded size', async () => {
    const { log, written } = logOver({ batchMax: 2 });
    for (const id of ['a', 'b', 'c']) log.record(request(id));
    await log.close();
    expect(written).toEqual([['a', 'b'], ['c']]);
  });

  it('holds so many and no more while the database does not follow, and tells what is lost', async () => {
    let go = () => {};
    const wait = new Promise<void>((resolve) => {
      go = resolve;
    });
    const { log, lost } = logOver({ heldMax: 2, write: () => wait });
    log.record(request('a'));
    await vi.advanceTimersByTimeAsync(1000);
    log.record(request('b'));
    log.record(request('c'));
    expect(lost).toEqual([1]);
    go();
    await vi.advanceTimersByTimeAsync(1000);
    log.record(request('d'));
    expect(lost).toEqual([1]);
  });

  it('tells what could not be written, and goes on', async () => {
    const written: string[] = [];
    const { log, lost } = logOver({
      async write([first]) {
        if (first?.requestId === 'a') throw new Error('refused');
        written.push(first?.requestId ?? '');
      },
    });
    log.record(request('a'));
    await vi.advanceTimersByTimeAsync(1000);
    log.record(request('b'));
    await vi.advanceTimersByTimeAsync(1000);
    expect([lost, written]).toEqual([[1], ['b']]);
  });

  it('writes what it holds when it is closed, and takes nothing more', async () => {
    const { log, written, lost } = logOver();
    log.record(request('a'));
    await log.close();
    log.record(request('b'));
    expect([written, lost]).toEqual([[['a']], [1]]);
  });
});

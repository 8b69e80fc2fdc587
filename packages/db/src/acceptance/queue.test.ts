import { expect, it } from 'vitest';
import type { Principal } from '../base/types.ts';
import { DEFAULT_CEILINGS } from '../records/ceilings.ts';
import { acceptRequest } from '../testing/requests.ts';
import { type Batch, createQueue, type Waiting } from './queue.ts';

const principal = (accountId: string): Principal => ({
  accountId,
  clientId: `client of ${accountId}`,
  environment: 2,
  testTarget: 'sandbox',
  tokenId: 't',
  issuer: { cnpj: '11222333000181', uf: 'SP' } as Principal['issuer'],
  sandboxStrict: false,
  limits: { writes: null, reads: null },
  ceilings: DEFAULT_CEILINGS,
  sandboxClockAheadMs: 0,
});

const waiting = (accountId: string, payload = 'p', referencia: string | null = null): Waiting => ({
  request: acceptRequest(principal(accountId), { payload, referencia }),
  resolve: () => {},
  reject: () => {},
});

const payloadsOf = (batch: Batch | null): string[] | undefined =>
  batch?.waiting.map(({ request }) => `${request.principal.accountId}:${request.payload}`);

it('takes of every account what waits, each account together and in order of arrival', () => {
  const queue = createQueue(64);
  for (const [account, payload] of [
    ['a', '1'],
    ['b', '1'],
    ['a', '2'],
  ] as const)
    queue.push(waiting(account, payload));
  expect(payloadsOf(queue.take())).toEqual(['a:1', 'a:2', 'b:1']);
});

it('has an account in one batch at a time', () => {
  const queue = createQueue(64);
  queue.push(waiting('a', '1'));
  const first = queue.take();
  queue.push(waiting('a', '2'));
  queue.push(waiting('b', '1'));
  const second = queue.take();
  expect(payloadsOf(second)).toEqual(['b:1']);
  expect(queue.take()).toBeNull();
  if (first) queue.done(first);
  const third = queue.take();
  expect(payloadsOf(third)).toEqual(['a:2']);
  for (const batch of [second, third]) if (batch) queue.done(batch);
  expect(queue.isIdle).toBe(true);
});

it('serves accounts in turn when a batch is full, by count or by bytes', () => {
  const byCount = createQueue(2);
  for (const payload of ['1', '2', '3']) byCount.push(waiting('a', payload));
  byCount.push(waiting('b', '1'));
  const full = byCount.take();
  expect(payloadsOf(full)).toEqual(['a:1', 'a:2']);
  if (full) byCount.done(full);
  expect(payloadsOf(byCount.take())).toEqual(['b:1', 'a:3']);

  const byBytes = createQueue(64);
  const large = 'x'.repeat(5 * 1024 * 1024);
  for (const account of ['a', 'b']) byBytes.push(waiting(account, large));
  byBytes.push(waiting('c', 'x'.repeat(9 * 1024 * 1024)));
  const sizes = [1, 2, 3].map(() => byBytes.take()?.waiting.length);
  expect(sizes).toEqual([1, 1, 1]);
});

it('leaves a second request with a reference for the next commit of its account', () => {
  const queue = createQueue(64);
  queue.push(waiting('a', '1', 'r'));
  queue.push(waiting('a', '2', 'r'));
  queue.push(waiting('a', '3', 's'));
  queue.push(waiting('b', '1', 'r'));
  const first = queue.take();
  expect(payloadsOf(first)).toEqual(['a:1', 'a:3', 'b:1']);
  if (first) queue.done(first);
  expect(payloadsOf(queue.take())).toEqual(['a:2']);
});

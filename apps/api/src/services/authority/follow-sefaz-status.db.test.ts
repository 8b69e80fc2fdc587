import { listSefazStatus, saveSefazStatus } from '@fiscal/db/authority/sefaz-status';
import { createTenant, openDb, type TestTenant } from '@fiscal/db/testing/test-database';
import { expect, it, onTestFinished } from 'vitest';
import { createFollowers } from '../changes/followers.ts';
import { createFollowSefazStatus } from './follow-sefaz-status.ts';

const db = openDb('app', 4);
const never = new AbortController().signal;

function start() {
  const followers = createFollowers({ beatMs: 1 });
  const errors: unknown[] = [];
  onTestFinished(() => {
    followers.close();
    expect(errors).toEqual([]);
  });
  const follow = createFollowSefazStatus({
    read: (accountId) => listSefazStatus(db, accountId),
    followers,
    onError: (error) => errors.push(error),
  });
  return { follow, followers };
}

const see = (
  { accountId }: TestTenant,
  online: boolean,
  change: { type?: string; environment?: 1 | 2 } = {},
) =>
  saveSefazStatus(db, accountId, {
    environment: 2,
    type: 'nfe',
    uf: 'SP',
    ...change,
    online,
    cStat: online ? '107' : '108',
    xMotivo: 'x',
    latencyMs: 1,
    checkedAt: new Date(),
  });

it('sends the known state at once, then the differences, of its own account and environment', async () => {
  const { follow } = start();
  const [mine, theirs] = [await createTenant(db), await createTenant(db)];
  await see(mine, true);
  const stream = follow({ accountId: mine.accountId, environment: 2 }, never);
  const next = async () => {
    const { value } = await stream.next();
    return value && [value.type, value.online, value.cStat];
  };
  expect(await next()).toEqual(['nfe', true, '107']);
  await see(mine, true);
  await see(theirs, false);
  await see(mine, false, { environment: 1 });
  const coming = next();
  await see(mine, false, { type: 'cte' });
  expect(await coming).toEqual(['cte', false, '108']);
  await see(mine, false);
  expect(await next()).toEqual(['nfe', false, '108']);
  await see(mine, true);
  expect(await next()).toEqual(['nfe', true, '107']);
});

it('ends with its consumer, its signal or the process', async () => {
  const { follow, followers } = start();
  const { accountId } = await createTenant(db);
  const abort = new AbortController();
  const streams = [never, abort.signal, never].map((signal) => follow({ accountId, environment: 2 }, signal));
  const waiting = streams.map((stream) => stream.next());
  await streams[0]?.return?.();
  abort.abort();
  await Promise.all(waiting.slice(0, 2));
  expect(followers.count).toBe(1);
  followers.close();
  expect(await waiting[2]).toEqual({ done: true, value: undefined });
});

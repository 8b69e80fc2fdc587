import { randomUUID } from 'node:crypto';
import { settleBuckets } from '@fiscal/db/records/rate-buckets';
import { openDb } from '@fiscal/db/testing/test-database';
import { expect, it } from 'vitest';
import { createSharedRateLimiter } from './shared-rate-limit.ts';

const LIMIT = 600;
const db = openDb('app');

/** A process's limiter on the one database, and how often it asked it. */
function newProcess() {
  const asked = { times: 0 };
  const limiter = createSharedRateLimiter({
    nowMs: Date.now,
    settle: (spent) => {
      asked.times++;
      return settleBuckets(db, spent);
    },
    onFailure: (error) => {
      throw error;
    },
  });
  return { limiter, asked };
}

/** Asks each for `burst` at once, `times` over, and gives how many were let through. */
async function ask(
  processes: readonly ReturnType<typeof newProcess>[],
  key: string,
  times: number,
  burst = 10,
) {
  let allowed = 0;
  for (let i = 0; i < times; i++) {
    const bursts = processes.flatMap(({ limiter }) =>
      Array.from({ length: burst }, async () => limiter.take(key, LIMIT)),
    );
    for (const allowance of await Promise.all(bursts)) if (allowance.allowed) allowed++;
  }
  await Promise.all(processes.map(({ limiter }) => limiter.settled()));
  return allowed;
}

it('holds a limit within a tenth over four processes, with a statement for many requests', async () => {
  const processes = [newProcess(), newProcess(), newProcess(), newProcess()];
  const key = randomUUID();
  const startedAt = performance.now();
  const allowed = await ask(processes, key, 400);
  const refilled = ((performance.now() - startedAt) * LIMIT) / 60_000;
  expect(allowed).toBeGreaterThanOrEqual(LIMIT);
  expect(allowed).toBeLessThanOrEqual((LIMIT + refilled) * 1.1);
  const statements = processes.reduce((sum, { asked }) => sum + asked.times, 0);
  expect(statements).toBeLessThan(16_000 / 20);
});

it('gives a new process the amounts that others took before', async () => {
  const key = randomUUID();
  // The bucket gains one every thirty seconds: none comes while the test runs.
  const limit = 2;
  const before = newProcess().limiter;
  for (let taken = 0; taken < limit; taken++)
    expect(await before.take(key, limit)).toMatchObject({ allowed: true });
  await before.settled();
  const { limiter } = newProcess();
  await limiter.take(key, limit);
  await limiter.settled();
  expect(await limiter.take(key, limit)).toMatchObject({ allowed: false, remaining: 0 });
});

it('settles many buckets of many processes at once', async () => {
  const processes = [newProcess(), newProcess(), newProcess()];
  const keys = Array.from({ length: 50 }, () => randomUUID());
  await Promise.all(
    processes.flatMap(({ limiter }, n) =>
      (n % 2 === 0 ? keys : keys.toReversed()).map(async (key) => limiter.take(key, 2)),
    ),
  );
  await Promise.all(processes.map(({ limiter }) => limiter.settled()));
  const { limiter } = newProcess();
  await Promise.all(keys.map(async (key) => limiter.take(key, 2)));
  await limiter.settled();
  expect(keys.map((key) => limiter.peek(key, 2).allowed)).toEqual(keys.map(() => false));
});

it('counts for itself while the database is away', async () => {
  const failures: unknown[] = [];
  const limiter = createSharedRateLimiter({
    nowMs: () => 0,
    settle: () => Promise.reject(new Error('away')),
    onFailure: (error) => failures.push(error),
  });
  expect(await limiter.take('a', 2)).toMatchObject({ allowed: true });
  await limiter.settled();
  expect(await limiter.take('a', 2)).toMatchObject({ allowed: true });
  expect(await limiter.take('a', 2)).toMatchObject({ allowed: false });
  expect(failures).toHaveLength(1);
});

import { expect, it } from 'vitest';
import { createBacklog } from './backlog.ts';

it('looks once a second at most, and answers with what was seen', async () => {
  let now = 0;
  let looks = 0;
  let seen = Promise.resolve(true);
  const errors: unknown[] = [];
  const look = () => {
    looks++;
    return seen;
  };
  const backlog = createBacklog({ look, nowMs: () => now, onError: (error) => errors.push(error) });
  expect(backlog.isLong()).toBe(false);
  await seen;
  expect(backlog.isLong()).toBe(true);
  now = 999;
  expect(backlog.isLong()).toBe(true);
  expect(looks).toBe(1);

  now = 1000;
  seen = Promise.reject(new Error('away'));
  backlog.isLong();
  await seen.catch(() => {});
  expect(errors).toHaveLength(1);
  expect(backlog.isLong()).toBe(true);

  now = 2000;
  seen = Promise.resolve(false);
  backlog.isLong();
  await seen;
  expect(backlog.isLong()).toBe(false);
  expect(looks).toBe(3);
});

import { expect, it } from 'vitest';
import { repeat } from './repeat.ts';

it('begins at once, goes on after a failure, and never runs twice at the same time', async () => {
  const failures: unknown[] = [];
  let [begun, running] = [0, 0];
  let reached: () => void = () => {};
  const third = new Promise<void>((resolve) => {
    reached = resolve;
  });
  const work = async () => {
    running++;
    expect(running).toBe(1);
    await new Promise((resolve) => setImmediate(resolve));
    running--;
    if (++begun === 3) reached();
    throw new Error(`failure ${begun}`);
  };
  const repeated = repeat(work, 1, (error) => failures.push(error));
  expect(running).toBe(1);
  await third;
  await repeated.stop();
  expect(failures.slice(0, 3).map(String)).toEqual([
    'Error: failure 1',
    'Error: failure 2',
    'Error: failure 3',
  ]);
});

it('waits at its stop for a running job, and begins no other', async () => {
  const steps: string[] = [];
  let finish: () => void = () => {};
  const work = async () => {
    steps.push('begun');
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    steps.push('ended');
  };
  const repeated = repeat(work, 0, () => {});
  const stopped = repeated.stop().then(() => steps.push('stopped'));
  finish();
  await stopped;
  await new Promise((resolve) => setImmediate(resolve));
  expect(steps).toEqual(['begun', 'ended', 'stopped']);
});

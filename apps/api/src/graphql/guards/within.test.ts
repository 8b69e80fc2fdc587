import { expect, it } from 'vitest';
import { within } from './within.ts';

it('gives what comes in time, and its failure', async () => {
  expect(await within(60_000, () => 'pronto')).toBe('pronto');
  const failing = within(60_000, () => Promise.reject(new Error('quebrou')));
  await expect(failing).rejects.toThrow('quebrou');
});

it('rejects on a timeout, and reports that the work continues', async () => {
  const never = within(1, () => new Promise<never>(() => {}));
  await expect(never).rejects.toMatchObject({
    code: 'erro_interno',
    message: expect.stringContaining('idempotencyKey'),
  });
});

import { expect, it, vi } from 'vitest';
import { createRuleSwitches } from './rule-switches.ts';

type Read = Parameters<typeof createRuleSwitches>[0]['read'];

const word = (cStat: string, clientId: string | null = null) =>
  ({ type: 'nfe', cStat, clientId, uf: null, effect: 'off' }) as const;
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

it('gives a client its own words and those for all, read again after half a minute', async () => {
  let now = 0;
  const read = vi.fn<Read>(() => Promise.resolve([word('815'), word('806', 'mine'), word('629', 'theirs')]));
  const switchesOf = createRuleSwitches({ read, nowMs: () => now, onError: () => {} });
  await settle();
  expect(switchesOf('mine').map(({ cStat }) => cStat)).toEqual(['815', '806']);
  now = 29_999;
  switchesOf('mine');
  expect(read).toHaveBeenCalledTimes(1);
  now = 30_000;
  switchesOf('mine');
  expect(read).toHaveBeenCalledTimes(2);
});

it('keeps what it knows when they cannot be read', async () => {
  let now = 0;
  const onError = vi.fn<(error: unknown) => void>();
  const read = vi.fn<Read>(() => Promise.resolve([word('815')]));
  const switchesOf = createRuleSwitches({ read, nowMs: () => now, onError });
  await settle();
  read.mockRejectedValue(new Error('no database'));
  now = 60_000;
  switchesOf('c');
  await settle();
  expect(onError).toHaveBeenCalledOnce();
  expect(switchesOf('c')).toHaveLength(1);
});

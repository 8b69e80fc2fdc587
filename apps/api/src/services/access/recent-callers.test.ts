import { describe, expect, it } from 'vitest';
import { createRecentCallers } from './recent-callers.ts';

const A = { accountId: 'a' };
const B = { accountId: 'b' };

function start() {
  const clock = { ms: 0 };
  const recent = createRecentCallers<{ readonly accountId: string }>(() => clock.ms);
  const looks: string[] = [];
  const find = (name: string, caller: { accountId: string } | null) =>
    recent.find(name, async () => {
      looks.push(name);
      return caller;
    });
  return { clock, recent, looks, find };
}

describe('callers of reads', () => {
  it('are looked up again after a second, counted from before the look-up', async () => {
    const { clock, looks, find, recent } = start();
    await recent.find('x', async () => {
      clock.ms += 400;
      return A;
    });
    clock.ms = 999;
    expect(await find('x', null)).toBe(A);
    expect(looks).toEqual([]);
    clock.ms = 1_000;
    expect(await find('x', null)).toBeNull();
    expect(looks).toEqual(['x']);
  });

  it('are never remembered as unknown', async () => {
    const { find } = start();
    expect(await find('x', null)).toBeNull();
    expect(await find('x', A)).toBe(A);
  });

  it('are looked up again after a change in their account', async () => {
    const { recent, looks, find } = start();
    await find('x', A);
    await find('y', B);
    recent.forget('a');
    await find('x', A);
    await find('y', B);
    expect(looks).toEqual(['x', 'y', 'x']);
    recent.forget();
    await find('y', B);
    expect(looks).toEqual(['x', 'y', 'x', 'y']);
  });

  it('are not remembered from a look-up that a change overtook', async () => {
    const { recent, find, looks } = start();
    const slow = recent.find('x', async () => {
      recent.forget('a');
      return A;
    });
    expect(await slow).toBe(A);
    expect(await find('x', null)).toBeNull();
    expect(looks).toEqual(['x']);
  });

  it('take a bounded room', async () => {
    const { find, looks } = start();
    for (let n = 0; n <= 10_000; n++) await find(String(n), A);
    const looked = looks.length;
    await find('10000', A);
    expect(looks).toHaveLength(looked);
    await find('0', A);
    expect(looks).toHaveLength(looked + 1);
  });
});

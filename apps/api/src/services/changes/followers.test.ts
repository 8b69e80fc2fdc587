import { describe, expect, it } from 'vitest';
import type { FilteredChange } from './change-filter.ts';
import { createFollowers, type Follower } from './followers.ts';

const change: FilteredChange = {
  accountId: 'conta',
  clientId: 'empresa',
  environment: 2,
  documentId: 'documento',
  type: 'nfe',
  kind: 'AUTORIZADA',
};
/** No beat but where a test is about it. */
const quiet = () => createFollowers({ beatMs: 2 ** 31 - 1 });

/** Whether a wait that begins now ends in this turn. */
const wakes = (follower: Follower): Promise<boolean> =>
  Promise.race([
    follower.changed().then(() => true),
    new Promise<boolean>((resolve) => setImmediate(() => resolve(false))),
  ]);

describe('followers', () => {
  it.each([
    ['the account', {}, true],
    ['another account', { accountId: 'outra' }, false],
    ['the client', { clientId: 'empresa' }, true],
    ['another client', { clientId: 'outra' }, false],
    ['the environment', { environment: 2 }, true],
    ['the other environment', { environment: 1 }, false],
    ['the document', { documentId: 'documento' }, true],
    ['another document', { documentId: 'outro' }, false],
    ['its type', { types: ['cte', 'nfe'] }, true],
    ['another type', { types: ['cte'] }, false],
    ['its kind', { kinds: ['AUTORIZADA'] }, true],
    ['another kind', { kinds: ['evento'] }, false],
  ] as const)('are woken by what they follow: %s', async (_what, filter, expected) => {
    const followers = quiet();
    const follower = followers.join({ accountId: 'conta', ...filter });
    followers.publish([change]);
    expect(await wakes(follower)).toBe(expected);
    followers.close();
  });

  it('are notified once of all changes while they did not wait', async () => {
    const followers = quiet();
    const follower = followers.join({ accountId: 'conta' });
    followers.publish([change, change]);
    followers.publish([change]);
    expect(await wakes(follower)).toBe(true);
    expect(await wakes(follower)).toBe(false);
    followers.close();
  });

  it('are woken once by all the changes of one notice', async () => {
    const followers = quiet();
    const follower = followers.join({ accountId: 'conta' });
    const waiting = follower.changed();
    followers.publish([change, change]);
    await waiting;
    expect(await wakes(follower)).toBe(false);
    followers.close();
  });

  it('look again at every beat, though nothing is announced', async () => {
    const followers = createFollowers({ beatMs: 1 });
    const all = [followers.join({ accountId: 'conta' }), followers.join({ accountId: 'outra' })];
    await Promise.all(all.map((follower) => follower.changed()));
    await Promise.all(all.map((follower) => follower.changed()));
    followers.close();
  });

  it('leave, and then wait for nothing', async () => {
    const followers = quiet();
    const [one, other] = [followers.join({ accountId: 'conta' }), followers.join({ accountId: 'conta' })];
    const waiting = one.changed();
    one.leave();
    one.leave();
    await waiting;
    expect([one.gone, other.gone, followers.count]).toEqual([true, false, 1]);
    expect(await wakes(one)).toBe(true);
    followers.close();
  });

  it('all end with the process, later ones too', async () => {
    const followers = quiet();
    const follower = followers.join({ accountId: 'conta' });
    const waiting = follower.changed();
    followers.close();
    await waiting;
    expect([follower.gone, followers.count]).toEqual([true, 0]);
    expect(followers.join({ accountId: 'conta' }).gone).toBe(true);
  });
});

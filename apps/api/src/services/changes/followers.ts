import { createBeat } from './beat.ts';
import { type ChangeFilter, type FilteredChange, matches } from './change-filter.ts';

/** A reader of an account's changes at its own pace. Its only state is whether there is something new. */
export interface Follower {
  /** Resolves when changes may have come since the last call, or at the end. A single wait at a time. */
  changed(): Promise<void>;
  /** True after `leave`, or when the process is going. */
  readonly gone: boolean;
  /** Ends the wait under way. */
  readonly leave: () => void;
}

interface Member extends Follower {
  readonly filter: ChangeFilter;
  readonly ring: () => void;
}

/**
 * Creates the followers of this process, with a common beat: each looks again every `beatMs` (default 15,000), which
 * bounds the delay of a lost notice; and followers without any change still move on past deleted ones.
 */
export function createFollowers({ beatMs = 15_000 }: { readonly beatMs?: number } = {}) {
  const byAccount = new Map<string, Set<Member>>();
  let count = 0;
  let closed = false;

  const everybody = (): Member[] => [...byAccount.values()].flatMap((members) => [...members]);
  const beat = createBeat(beatMs, () => {
    for (const member of everybody()) member.ring();
  });

  function add(member: Member): void {
    const { accountId } = member.filter;
    const members = byAccount.get(accountId) ?? new Set();
    byAccount.set(accountId, members.add(member));
    count += 1;
    beat.enter();
  }

  function remove(member: Member): void {
    const { accountId } = member.filter;
    const members = byAccount.get(accountId);
    if (!members?.delete(member)) return;
    if (members.size === 0) byAccount.delete(accountId);
    count -= 1;
    beat.leave();
  }

  return {
    join(filter: ChangeFilter): Follower {
      const member = createMember(filter, remove);
      if (closed) member.leave();
      else add(member);
      return member;
    },
    publish(changes: readonly FilteredChange[]) {
      const called = new Set<Member>();
      for (const change of changes)
        for (const member of byAccount.get(change.accountId) ?? [])
          if (!called.has(member) && matches(member.filter, change)) called.add(member);
      for (const member of called) member.ring();
    },
    /** True while the account has a follower. */
    follows: (accountId: string) => byAccount.has(accountId),
    get count() {
      return count;
    },
    /** Ends every follower when the process stops. */
    close() {
      closed = true;
      for (const member of everybody()) member.leave();
    },
  };
}

export type Followers = ReturnType<typeof createFollowers>;

function createMember(filter: ChangeFilter, remove: (member: Member) => void): Member {
  let rung = false;
  let gone = false;
  let wake: (() => void) | null = null;
  const ring = (): void => {
    if (wake === null) rung = true;
    wake?.();
    wake = null;
  };
  const member: Member = {
    filter,
    ring,
    get gone() {
      return gone;
    },
    changed() {
      if (rung || gone) {
        rung = false;
        return Promise.resolve();
      }
      return new Promise((resolve) => {
        wake = resolve;
      });
    },
    leave() {
      gone = true;
      remove(member);
      ring();
    },
  };
  return member;
}

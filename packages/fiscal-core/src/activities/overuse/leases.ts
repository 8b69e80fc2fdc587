import { leaseCalls, type OveruseBlock } from '../../lifecycle/overuse.ts';
import type { OveruseLimit } from '../../lifecycle/overuse-limits.ts';
import { idOfKey, type OveruseBook } from './overuse-book.ts';
import type { OveruseKey } from './overuse-ports.ts';

/** Calls of one company to one service, in this process. */
export interface Lease {
  calls: number;
  underWay: number;
  /** Calls that have not begun. */
  wanting: number;
  freshUntilMs: number;
  fullUntilMs: number;
  /** The one call that goes ahead after a block. */
  probing: boolean;
  renewing: Promise<void> | null;
  readonly waiting: Set<() => void>;
}

export type Place =
  | { readonly kind: 'vaga'; readonly lease: Lease }
  | { readonly kind: 'bloqueada'; readonly block: OveruseBlock }
  /** Others of the company were not answered in time. */
  | { readonly kind: 'lotada' };

/** Time for which a lease is used before a new one is requested. */
const FRESH_MS = 5_000;
/** Calls that a process may begin beside those under way before it asks again. */
const AHEAD = 3;
/** A lease that could not grow is asked for again after this. */
const FULL_MS = 500;
const LEASES_MAX = 10_000;

const newLease = (): Lease => ({
  calls: 0,
  underWay: 0,
  wanting: 0,
  freshUntilMs: 0,
  fullUntilMs: 0,
  probing: false,
  renewing: null,
  waiting: new Set(),
});

/** Waits until a place may be free. */
const awaitPlace = (lease: Lease, ms: number): Promise<void> =>
  new Promise((resolve) => {
    const go = (): void => {
      clearTimeout(timer);
      lease.waiting.delete(go);
      resolve();
    };
    const timer = setTimeout(go, ms);
    lease.waiting.add(go);
  });

/**
 * Places of calls that may be refused: so few are under way in all processes that their refusals together stay below the limit.
 *
 * @param holder this process
 * @param crowdedMs how long a call waits for a place
 */
export function createLeases(book: OveruseBook, holder: string, crowdedMs: number) {
  const leases = new Map<string, Lease>();

  async function renew(key: OveruseKey, limit: OveruseLimit, lease: Lease): Promise<void> {
    const { value, after } = await book.change(key, (state, nowMs) => {
      const wanted = lease.underWay + lease.wanting + AHEAD;
      const counted = leaseCalls(state, limit, { holder, wanted, nowMs });
      return { state: counted.state, value: counted.permission };
    });
    if (value.kind === 'segue') {
      lease.calls = value.calls;
      lease.freshUntilMs = book.nowMs() + FRESH_MS;
      lease.probing = after.block !== null;
    }
    if (value.kind !== 'segue' || value.calls < lease.underWay + lease.wanting)
      lease.fullUntilMs = book.nowMs() + FULL_MS;
  }

  async function place(key: OveruseKey, limit: OveruseLimit, lease: Lease): Promise<Place> {
    const fits = () => lease.freshUntilMs > book.nowMs() && lease.underWay < lease.calls;
    for (const endMs = book.nowMs() + crowdedMs; ; await awaitPlace(lease, FULL_MS)) {
      if (!fits() && lease.fullUntilMs <= book.nowMs()) {
        lease.renewing ??= renew(key, limit, lease).finally(() => {
          lease.renewing = null;
        });
        await lease.renewing;
      }
      const block = book.openBlock(key);
      if (block !== null) return { kind: 'bloqueada', block };
      if (fits()) {
        lease.underWay += 1;
        return { kind: 'vaga', lease };
      }
      if (book.nowMs() >= endMs) return { kind: 'lotada' };
    }
  }

  return {
    async take(key: OveruseKey, limit: OveruseLimit): Promise<Place> {
      const id = idOfKey(key);
      const lease = leases.get(id) ?? newLease();
      leases.set(id, lease);
      lease.wanting += 1;
      try {
        return await place(key, limit, lease);
      } finally {
        lease.wanting -= 1;
        if (leases.size > LEASES_MAX && lease.underWay + lease.wanting === 0) leases.delete(id);
      }
    },
    /** A call was answered: its place is the next one's. */
    leave(lease: Lease) {
      lease.underWay -= 1;
      const [next] = lease.waiting;
      next?.();
    },
  };
}

import { NOTHING_COUNTED, type OveruseBlock, type OveruseState } from '../../lifecycle/overuse.ts';
import type { OveruseKey, OveruseStore, StoredOveruse } from './overuse-ports.ts';

type Change<T> = (state: OveruseState, nowMs: number) => { readonly state: OveruseState; readonly value: T };

const KEPT_MAX = 5_000;

export const idOfKey = ({ ground, holder, type, authorizer, service, about }: OveruseKey): string =>
  [ground, holder, type, authorizer, service, about].join(' ');

/** The store's clock, synchronized by each of its answers. */
function storeClock() {
  let aheadMs = Date.now() - performance.now();
  return {
    nowMs: (): number => performance.now() + aheadMs,
    told: (storeMs: number): void => {
      aheadMs = storeMs - performance.now();
    },
  };
}

/** Cache of states last read or written; the oldest are evicted. */
function storedStates() {
  const states = new Map<string, StoredOveruse>();
  return {
    of: (id: string): StoredOveruse | null => states.get(id) ?? null,
    keep(id: string, stored: StoredOveruse | null): void {
      states.delete(id);
      if (stored !== null) states.set(id, stored);
      const [oldest] = states.keys();
      if (states.size > KEPT_MAX && oldest !== undefined) states.delete(oldest);
    },
  };
}

/** Work on one key waits for the one before it. */
function oneAtATime() {
  const lines = new Map<string, Promise<unknown>>();
  return <T>(id: string, work: () => Promise<T>): Promise<T> => {
    const turn = (lines.get(id) ?? Promise.resolve()).then(work, work);
    lines.set(id, turn);
    const leave = () => {
      if (lines.get(id) === turn) lines.delete(id);
    };
    turn.then(leave, leave);
    return turn;
  };
}

/** A process's view of the counts: usually one statement writes, when no other process has written since. */
export function createOveruseBook(store: OveruseStore, refreshMs: number) {
  const { nowMs, told } = storeClock();
  const states = storedStates();
  const inLine = oneAtATime();
  let refreshed = Number.NEGATIVE_INFINITY;
  let refreshing: Promise<void> | null = null;
  let blocks = new Map<string, OveruseBlock>();

  async function look(): Promise<void> {
    const { blocks: open, nowMs: storeMs } = await store.openBlocks();
    told(storeMs);
    blocks = new Map(open.flatMap(({ key, state }) => (state.block ? [[idOfKey(key), state.block]] : [])));
    refreshed = performance.now();
  }

  async function read(key: OveruseKey): Promise<StoredOveruse | null> {
    const { stored, nowMs: storeMs } = await store.read(key);
    told(storeMs);
    return stored;
  }

  function keep(id: string, stored: StoredOveruse | null, { block }: OveruseState): void {
    states.keep(id, stored);
    if (block !== null && block.untilMs > nowMs()) blocks.set(id, block);
  }

  async function changeCounts<T>(key: OveruseKey, change: Change<T>) {
    const id = idOfKey(key);
    let isRead = false;
    for (let stored = states.of(id); ; stored = await read(key)) {
      const before = stored?.state ?? NOTHING_COUNTED;
      const { state: after, value } = change(before, nowMs());
      // The cached state may be old: a write proves it current, and so does reading it again.
      if (after === before && !isRead) {
        isRead = true;
        continue;
      }
      if (after === before) {
        keep(id, stored, after);
        return { value, before, after };
      }
      const next = { state: after, revision: crypto.randomUUID() };
      const { swapped, nowMs: storeMs } = await store.swap(key, stored?.revision ?? null, next);
      told(storeMs);
      isRead = true;
      if (!swapped) continue;
      keep(id, next, after);
      return { value, before, after };
    }
  }

  return {
    /** The store's clock. */
    nowMs,
    /** Looks at the blocks of all companies, unless it did just now. */
    async refresh() {
      if (performance.now() - refreshed < refreshMs) return;
      refreshing ??= look().finally(() => {
        refreshing = null;
      });
      await refreshing;
    },
    openBlock(key: OveruseKey): OveruseBlock | null {
      const block = blocks.get(idOfKey(key));
      return block !== undefined && block.untilMs > nowMs() ? block : null;
    },
    /** Changes the counts atomically across processes; `change` may be called several times. */
    change: <T>(key: OveruseKey, change: Change<T>) => inLine(idOfKey(key), () => changeCounts(key, change)),
  };
}

export type OveruseBook = ReturnType<typeof createOveruseBook>;

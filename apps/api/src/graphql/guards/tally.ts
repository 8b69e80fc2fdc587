/** Counts concurrent uses per key. */
export interface Tally {
  /** Takes a place until `release`; null when all are taken. */
  enter(key: string): (() => void) | null;
}

export function createTally(max: number): Tally {
  const held = new Map<string, number>();
  return {
    enter(key) {
      const now = held.get(key) ?? 0;
      if (now >= max) return null;
      held.set(key, now + 1);
      let released = false;
      return () => {
        if (released) return;
        released = true;
        const left = (held.get(key) ?? 1) - 1;
        if (left === 0) held.delete(key);
        else held.set(key, left);
      };
    },
  };
}

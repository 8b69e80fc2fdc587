/** Counts concurrent uses per key. */
export interface Tally {
  /** Takes a place until `release`; null when all are taken. */
  enter(key: string): (() => void) | null;
}

export function createTally(max: number): Tally {
  const counts = new Map<string, number>();
  return {
    enter(key) {
      const now = counts.get(key) ?? 0;
      if (now >= max) return null;
      counts.set(key, now + 1);
      let released = false;
      return () => {
        if (released) return;
        released = true;
        const left = (counts.get(key) ?? 1) - 1;
        if (left === 0) counts.delete(key);
        else counts.set(key, left);
      };
    },
  };
}

/** Counts concurrent uses per key. */
export function createTally(max: number) {
  const counts = new Map<string, number>();
  return {
    /** Takes a place until `release`; null when all are taken. */
    enter(key: string): (() => void) | null {
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

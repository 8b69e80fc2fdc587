/**
 * Cache of values by text, least recently used first out: limited in entries and in the characters of keys and values.
 */
export interface TextCache<T> {
  get(key: string): T | undefined;
  set(key: string, value: T): void;
}

export function createTextCache<T>({
  entries,
  characters,
  sizeOf,
}: {
  readonly entries: number;
  readonly characters: number;
  readonly sizeOf: (key: string, value: T) => number;
}): TextCache<T> {
  const cached = new Map<string, { readonly value: T; readonly size: number }>();
  let total = 0;
  const forget = (key: string) => {
    total -= cached.get(key)?.size ?? 0;
    cached.delete(key);
  };
  return {
    get(key) {
      const entry = cached.get(key);
      if (entry === undefined) return undefined;
      cached.delete(key);
      cached.set(key, entry);
      return entry.value;
    },
    set(key, value) {
      forget(key);
      const size = sizeOf(key, value);
      if (size > characters) return;
      cached.set(key, { value, size });
      total += size;
      for (const oldest of cached.keys()) {
        if (cached.size <= entries && total <= characters) break;
        forget(oldest);
      }
    },
  };
}

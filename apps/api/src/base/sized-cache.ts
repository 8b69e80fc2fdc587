/** Values by key, the least lately used ones forgotten first. */
export interface SizedCache<T> {
  get(key: string): T | undefined;
  set(key: string, value: T): void;
}

/** @param bytesMax total size of all values; a larger value is not stored */
export function createSizedCache<T>(bytesMax: number, sizeOf: (value: T) => number): SizedCache<T> {
  /** In the order of use. */
  const values = new Map<string, T>();
  let bytes = 0;
  const remove = (key: string): T | undefined => {
    const value = values.get(key);
    if (value !== undefined) bytes -= sizeOf(value);
    values.delete(key);
    return value;
  };
  const add = (key: string, value: T): void => {
    values.set(key, value);
    bytes += sizeOf(value);
  };
  return {
    get(key) {
      const value = remove(key);
      if (value !== undefined) add(key, value);
      return value;
    },
    set(key, value) {
      remove(key);
      if (sizeOf(value) > bytesMax) return;
      add(key, value);
      for (const oldest of values.keys()) {
        if (bytes <= bytesMax) return;
        remove(oldest);
      }
    },
  };
}

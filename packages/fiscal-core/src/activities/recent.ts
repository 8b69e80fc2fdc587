const KEPT_MAX = 256;

/** Keeps what was just read, so that the step that follows needs no second read; taken once. */
export function createRecent<T>() {
  const kept = new Map<string, T>();
  return {
    keep(id: string, value: T): void {
      const oldest = kept.size >= KEPT_MAX ? kept.keys().next() : undefined;
      if (oldest && !oldest.done) kept.delete(oldest.value);
      kept.set(id, value);
    },
    take(id: string): T | undefined {
      const value = kept.get(id);
      kept.delete(id);
      return value;
    },
  };
}

export type Recent<T> = ReturnType<typeof createRecent<T>>;

const KEPT_MAX = 256;

/** Keeps what was just read, so that the step that follows needs no second read; taken once. */
export function createRecent<T>() {
  const recent = new Map<string, T>();
  return {
    keep(id: string, value: T): void {
      const oldest = recent.size >= KEPT_MAX ? recent.keys().next() : undefined;
      if (oldest && !oldest.done) recent.delete(oldest.value);
      recent.set(id, value);
    },
    take(id: string): T | undefined {
      const value = recent.get(id);
      recent.delete(id);
      return value;
    },
  };
}

export type Recent<T> = ReturnType<typeof createRecent<T>>;

export interface Turns<T> {
  /** Waits when a full batch is being written while the next one is full. */
  add(item: T): Promise<void>;
  /** Everything is written when it resolves. */
  end(): Promise<void>;
}

/** Gathers items into batches; one is written while the next is gathered, in order. */
export function createTurns<T>(size: number, write: (batch: readonly T[]) => Promise<void>): Turns<T> {
  let gathered: T[] = [];
  let writing: Promise<{ readonly error?: unknown }> = Promise.resolve({});
  const settled = async (): Promise<void> => {
    const done = await writing;
    if ('error' in done) throw done.error;
  };
  async function flush(): Promise<void> {
    await settled();
    if (gathered.length === 0) return;
    const batch = gathered;
    gathered = [];
    writing = write(batch).then(
      () => ({}),
      (error: unknown) => ({ error }),
    );
  }
  return {
    async add(item) {
      gathered.push(item);
      if (gathered.length >= size) await flush();
    },
    async end() {
      await flush();
      await settled();
    },
  };
}

/** Size of a batch; a batch is written while the next one is gathered. */
const BATCH_BYTES = 8 * 1024 * 1024;

/** Gathers items into batches of at most `size` items or 8 MB. One is written while the next is gathered, in order. */
export function createTurns<T>(
  size: number,
  bytesOf: (item: T) => number,
  write: (batch: readonly T[]) => Promise<void>,
) {
  let gathered: T[] = [];
  let bytes = 0;
  let writing: Promise<{ readonly error?: unknown }> = Promise.resolve({});
  const awaitWriting = async (): Promise<void> => {
    const done = await writing;
    if ('error' in done) throw done.error;
  };
  async function flush(): Promise<void> {
    await awaitWriting();
    if (gathered.length === 0) return;
    const batch = gathered;
    gathered = [];
    bytes = 0;
    writing = write(batch).then(
      () => ({}),
      (error: unknown) => ({ error }),
    );
  }
  return {
    /** Waits when a full batch is being written while the next one is full. */
    async add(item: T): Promise<void> {
      gathered.push(item);
      bytes += bytesOf(item);
      if (gathered.length >= size || bytes >= BATCH_BYTES) await flush();
    },
    /** Everything is written when it resolves. */
    async end() {
      await flush();
      await awaitWriting();
    },
  };
}

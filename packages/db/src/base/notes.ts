/** Takes note of what happened, off its way. */
export interface Notes<T> {
  record(note: T): void;
  /** Writes the pending notes; later ones are not taken. */
  close(): Promise<void>;
}

export interface NotesDeps<T> {
  /** Writes notes in one statement; rejects when none of them was written. */
  readonly write: (notes: readonly T[]) => Promise<void>;
  /** Called with the number of lost notes: the buffer was full, or the write failed. */
  readonly onLost: (count: number) => void;
  readonly onError: (error: unknown) => void;
  /** Default 1,000. */
  readonly everyMs?: number;
  /** Maximum of pending notes, those being written included; default 10,000. */
  readonly heldMax?: number;
  /** Maximum for one statement; default 1,000. */
  readonly batchMax?: number;
  /** Weight of a note, and the maximum total of pending notes; default: no limit. */
  readonly weight?: { readonly of: (note: T) => number; readonly heldMax: number };
}

/** Writes at intervals and in batches, so that a note costs no more than its place in a list. */
export function createNotes<T>({
  write,
  onLost,
  onError,
  everyMs = 1_000,
  heldMax = 10_000,
  batchMax = 1_000,
  weight = { of: () => 0, heldMax: 0 },
}: NotesDeps<T>): Notes<T> {
  let buffer: T[] = [];
  let heldWeight = 0;
  let beingWritten = 0;
  let timer: NodeJS.Timeout | null = null;
  let writing: Promise<void> = Promise.resolve();
  let closed = false;

  async function writeBuffer(): Promise<void> {
    const taken = buffer;
    buffer = [];
    beingWritten = taken.length;
    for (let from = 0; from < taken.length; from += batchMax) {
      const batch = taken.slice(from, from + batchMax);
      await write(batch).catch((error: unknown) => {
        onError(error);
        onLost(batch.length);
      });
      beingWritten -= batch.length;
      for (const note of batch) heldWeight -= weight.of(note);
    }
  }

  function flush(): Promise<void> {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    writing = writing.then(writeBuffer);
    return writing;
  }

  return {
    record(note) {
      const weighs = weight.of(note);
      if (closed || buffer.length + beingWritten >= heldMax || heldWeight + weighs > weight.heldMax)
        return onLost(1);
      buffer.push(note);
      heldWeight += weighs;
      timer ??= setTimeout(() => void flush(), everyMs);
    },
    close() {
      closed = true;
      return flush();
    },
  };
}

import type { LoggedRequest } from '@fiscal/db/records/request-log';

/** Takes note of what was answered to whom, off the way of the answer. */
export interface RequestLog {
  record(request: LoggedRequest): void;
  /** Writes what is held; nothing is taken afterwards. */
  close(): Promise<void>;
}

export interface RequestLogDeps {
  /** In one statement; rejects when nothing of it was written. */
  readonly write: (requests: readonly LoggedRequest[]) => Promise<void>;
  /** Told how many requests will be in no log: the buffer was full, or they could not be written. */
  readonly onLost: (count: number) => void;
  readonly onError: (error: unknown) => void;
  /** Default 1,000. */
  readonly everyMs?: number;
  /** Held at most, those being written included; default 10,000. */
  readonly heldMax?: number;
  /** Of one statement; default 1,000. */
  readonly batchMax?: number;
}

/** Once in a while and in batches, so that a request costs no more than its place in a list. */
export function createRequestLog({
  write,
  onLost,
  onError,
  everyMs = 1_000,
  heldMax = 10_000,
  batchMax = 1_000,
}: RequestLogDeps): RequestLog {
  let held: LoggedRequest[] = [];
  let beingWritten = 0;
  let timer: NodeJS.Timeout | null = null;
  let writing: Promise<void> = Promise.resolve();
  let closed = false;

  async function writeHeld(): Promise<void> {
    const taken = held;
    held = [];
    beingWritten = taken.length;
    for (let from = 0; from < taken.length; from += batchMax) {
      const batch = taken.slice(from, from + batchMax);
      await write(batch).catch((error: unknown) => {
        onError(error);
        onLost(batch.length);
      });
      beingWritten -= batch.length;
    }
  }

  function flush(): Promise<void> {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    writing = writing.then(writeHeld);
    return writing;
  }

  return {
    record(request) {
      if (closed || held.length + beingWritten >= heldMax) return onLost(1);
      held.push(request);
      timer ??= setTimeout(() => void flush(), everyMs);
    },
    close() {
      closed = true;
      return flush();
    },
  };
}

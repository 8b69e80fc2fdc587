export interface BacklogDeps {
  readonly look: () => Promise<boolean>;
  readonly nowMs: () => number;
  /** The look failed: the last state remains. */
  readonly onError: (error: unknown) => void;
}

const EVERY_MS = 1000;

/** Whether the workers are behind. */
export function createBacklog({ look, nowMs, onError }: BacklogDeps) {
  let long = false;
  let lookedAt = Number.NEGATIVE_INFINITY;
  return {
    /** State of a moment ago; refreshes in the background. */
    isLong(): boolean {
      if (nowMs() - lookedAt >= EVERY_MS) {
        lookedAt = nowMs();
        look().then((seen) => {
          long = seen;
        }, onError);
      }
      return long;
    },
  };
}

export type Backlog = ReturnType<typeof createBacklog>;

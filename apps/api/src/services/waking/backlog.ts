/** Whether the workers are behind. */
export interface Backlog {
  /** State of a moment ago; refreshes in the background. */
  isLong(): boolean;
}

export interface BacklogDeps {
  readonly look: () => Promise<boolean>;
  readonly nowMs: () => number;
  /** The look failed: the last state remains. */
  readonly onError: (error: unknown) => void;
}

const EVERY_MS = 1000;

export function createBacklog({ look, nowMs, onError }: BacklogDeps): Backlog {
  let long = false;
  let lookedAt = Number.NEGATIVE_INFINITY;
  return {
    isLong() {
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

/** Whether the workers are behind. */
export interface Backlog {
  /** As it was a moment ago; looks again in the background. */
  isLong(): boolean;
}

export interface BacklogDeps {
  readonly look: () => Promise<boolean>;
  readonly nowMs: () => number;
  /** It could not be looked at: what was seen last stands. */
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

export interface SparingOptions {
  readonly nowMs: () => number;
  /** Default 1000. */
  readonly everyMs?: number;
}

/**
 * Reports of what may fail many times a second: one per `everyMs` at most, with how many went unreported since the last.
 * Where Temporal cannot keep up, a line with a stack for each emission would only take more from it.
 */
export function sparing(
  report: (error: unknown, unreported: number) => void,
  { nowMs, everyMs = 1000 }: SparingOptions,
): (error: unknown) => void {
  let reportedAt = Number.NEGATIVE_INFINITY;
  let unreported = 0;
  return (error) => {
    const now = nowMs();
    if (now - reportedAt < everyMs) {
      unreported++;
      return;
    }
    report(error, unreported);
    reportedAt = now;
    unreported = 0;
  };
}

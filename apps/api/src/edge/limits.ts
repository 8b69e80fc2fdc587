/** Requests per minute and token, unless the client has its own. */
export const DEFAULT_LIMITS = { writes: 600, reads: 6000 } as const;

/** Longest that a caller may ask to wait for a verdict. */
export const WAIT_SECONDS_MAX = 30;

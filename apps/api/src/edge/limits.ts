/** Requests per minute and token, unless the client has its own. */
export const DEFAULT_LIMITS = { writes: 600, reads: 6000 } as const;

/** Longest that a caller may ask to wait for a verdict. */
export const WAIT_SECONDS_MAX = 30;

/** Own limits of a client or an account, the default where there is none. */
export const perMinute = (own: { readonly writes: number | null; readonly reads: number | null }) => ({
  writesPerMinute: own.writes ?? DEFAULT_LIMITS.writes,
  readsPerMinute: own.reads ?? DEFAULT_LIMITS.reads,
});

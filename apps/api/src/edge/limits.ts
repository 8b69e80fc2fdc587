/** Requests per minute and token, unless the client has its own. */
export const DEFAULT_LIMITS = { writes: 600, reads: 6000 } as const;

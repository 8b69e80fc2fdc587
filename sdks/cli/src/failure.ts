/** Exit codes, by what a script has to do next. */
export const EXIT = { refused: 1, usage: 2, rejected: 3, pending: 4, unreachable: 5 } as const;
export type ExitCode = 0 | (typeof EXIT)[keyof typeof EXIT];

/** A command that was given what it cannot use. */
export class UsageError extends Error {}

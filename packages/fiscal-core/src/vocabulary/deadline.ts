/**
 * Matter with a deadline. `transmissao`: of a document that was issued without its authority. Of an obligation:
 * `cancelamento` of a first attempt that may be authorized, `inutilizacao` of a number.
 */
export const DEADLINE_KINDS = ['transmissao', 'cancelamento', 'inutilizacao'] as const;
export type DeadlineKind = (typeof DEADLINE_KINDS)[number];

/** Parts of the time, in percent, at which a notice is sent; 0: none yet. */
export const DEADLINE_MARKS = [0, 50, 80, 100] as const;

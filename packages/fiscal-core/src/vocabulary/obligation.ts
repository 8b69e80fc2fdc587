/** `chave`: it may be on record, while its document was issued under another. `numero`: it was printed, and nothing came of it. */
export const OBLIGATION_KINDS = ['chave', 'numero'] as const;
export type ObligationKind = (typeof OBLIGATION_KINDS)[number];

/** Next step of an obligation. */
export const OBLIGATION_STEPS = ['consultar', 'cancelar', 'inutilizar'] as const;
export type ObligationStep = (typeof OBLIGATION_STEPS)[number];

/** `tarefa`: only a person can settle it. */
export const OBLIGATION_STATES = ['aberta', 'tarefa', 'cumprida'] as const;
export type ObligationState = (typeof OBLIGATION_STATES)[number];

/**
 * End of an obligation. `sem-uso`: the number was never used, and its type has no way to report that. `adotada`: the
 * document is the one of that key again. `encerrada`: by a person, with a reason.
 */
export const OBLIGATION_OUTCOMES = [
  'cancelada',
  'denegada',
  'inutilizada',
  'sem-uso',
  'adotada',
  'encerrada',
] as const;
export type ObligationOutcome = (typeof OBLIGATION_OUTCOMES)[number];

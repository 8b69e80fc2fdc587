/** Failure type of a step that failed because something we depend on is away; tried again without limit. */
export const OUTAGE = 'infraestrutura_indisponivel';

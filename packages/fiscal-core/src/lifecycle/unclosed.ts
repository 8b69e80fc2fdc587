/**
 * Days since its authorization after which an MDF-e that is not closed is warned of: near the limit, then past it, when the
 * authority takes no other MDF-e of the company (686). Source: MOC MDF-e 3.00b §6; `near` leaves working days to close it.
 */
export const UNCLOSED_DAYS = { near: 25, over: 30 } as const;

export const DOCUMENT_WARNINGS = ['mdfe_encerramento_proximo', 'mdfe_encerramento_vencido'] as const;
/** Warning to a company about an authorized document, before a deadline. */
export type DocumentWarning = (typeof DOCUMENT_WARNINGS)[number];

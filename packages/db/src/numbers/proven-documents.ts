/**
 * Whether the document `alias` proves that its number was used: it was issued here, its authority confirmed it, or it was not asked
 * yet and the certificate of the signer leads to a root that is known (ADR 35).
 */
export const isProvenDocument = (alias: string): string =>
  `(${alias}.import_state is null or ${alias}.import_state = 'confirmed'
    or (${alias}.import_state = 'unconfirmed' and ${alias}.import_reason is null))`;

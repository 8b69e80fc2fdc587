/** Answer of the authority about a document of another issuer (ADR 35). */
export const IMPORTED_STATES = ['unconfirmed', 'confirmed', 'contradicted', 'unconfirmable'] as const;
export type ImportedState = (typeof IMPORTED_STATES)[number];

/** False for an imported document that its authority did not confirm; null: it was issued here. */
export const isProven = (imported: { readonly state: ImportedState } | null): boolean =>
  imported === null || imported.state === 'confirmed';

/** Documents that the company issued by another system, or that others issued to it. */
export const IMPORT_KINDS = ['emitidos', 'recebidos'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

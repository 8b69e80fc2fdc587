/**
 * Proof of a received document: `confirmed` by the authority, which delivered it or named its digest; `unconfirmed` while only a file
 * shows it; `contradicted` by the authority.
 */
export const RECEIVED_PROOFS = ['confirmed', 'unconfirmed', 'contradicted'] as const;
export type ReceivedProof = (typeof RECEIVED_PROOFS)[number];

/** Evidence against a file that was sent. `outro_conteudo` of a confirmed document: the authority's own content took its place. */
export const RECEIVED_PROOF_REASONS = [
  'nao_consta',
  'outro_conteudo',
  'outro_protocolo',
  'outra_situacao',
] as const;
export type ReceivedProofReason = (typeof RECEIVED_PROOF_REASONS)[number];

import { Failure } from '../../base/failure.ts';

/** Reason why a register gave no data. */
type Trouble =
  | { readonly kind: 'indisponivel'; readonly cause: string }
  | { readonly kind: 'bloqueado'; readonly code: string; readonly cause: string };

/** A register that does not answer now. */
export const registerAway = ({ cause }: Pick<Trouble, 'cause'>): Failure =>
  new Failure('sefaz_indisponivel', `A SEFAZ não respondeu: ${cause}`, { headers: { 'Retry-After': '60' } });

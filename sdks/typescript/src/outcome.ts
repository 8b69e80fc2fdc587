import type { Documento, Rejeicao } from './generated/types.gen.js';

/** Protocol and access key are valid. Also one that was canceled or closed since. */
export interface Authorized {
  readonly outcome: 'authorized';
  readonly document: Documento;
}
/** The authority, or the layout, refuses it; `hint` says what to send. */
export interface Rejected {
  readonly outcome: 'rejected';
  readonly document: Documento;
  readonly reason: string;
  readonly hint: Rejeicao | null;
}
/** Not decided in the time given: `waitFor` goes on. */
export interface Pending {
  readonly outcome: 'pending';
  readonly document: Documento;
}
export type Outcome = Authorized | Rejected | Pending;

export function outcomeOf(document: Documento): Outcome {
  switch (document.status) {
    case 'PENDENTE':
      return { outcome: 'pending', document };
    case 'REJEITADA':
    case 'ERRO_TECNICO': {
      const reason = document.rejectionReason ?? document.xMotivo ?? document.status;
      return { outcome: 'rejected', document, reason, hint: document.rejection ?? null };
    }
    default:
      return { outcome: 'authorized', document };
  }
}

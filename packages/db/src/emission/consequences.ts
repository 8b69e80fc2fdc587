import type { Verdict } from '@fiscal/core/activities/ports';
import type { Alert } from '@fiscal/core/vocabulary/alert';
import type { DocumentStatus, NumberState, OperationState } from '@fiscal/core/vocabulary/states';
import type { DocumentRejection } from '../base/types.ts';

/** Effects of a verdict on each table, in the names of `saveConsequences`; an absent field changes nothing. */
export interface Consequences {
  readonly status: DocumentStatus;
  readonly operation: OperationState;
  readonly attempt_id?: string;
  readonly attempt_state?: 'autorizado' | 'denegado' | 'recusado';
  readonly prot?: string | null;
  /** Protocol; a denial has it in its rejection only. */
  readonly n_prot?: string;
  /** Key that the authority gave. */
  readonly chave?: string;
  /** Same text as the authority's. */
  readonly dh_recbto?: string;
  readonly c_stat?: string;
  readonly x_motivo?: string;
  readonly rejection?: DocumentRejection;
  readonly technical_error?: { readonly code: string; readonly reason: string };
  readonly cancellable_until?: string;
  readonly alerts?: readonly Alert[];
  readonly number?: NumberState;
  readonly credits?: 'captura' | 'liberacao';
}

/** Replaces the code: no authority has answered. */
export const ABANDONED = 'desistencia';

export type VerdictOf<Kind extends Verdict['kind']> = Extract<Verdict, { kind: Kind }>;

/** Maps a verdict to the columns that it changes. */
export function consequencesOf(verdict: Verdict): Consequences {
  switch (verdict.kind) {
    case 'autorizada':
      return {
        ...answerColumns(verdict),
        status: 'AUTORIZADA',
        operation: 'concluida',
        attempt_state: 'autorizado',
        n_prot: verdict.nProt,
        ...(verdict.cancellableUntilMs !== null && {
          cancellable_until: new Date(verdict.cancellableUntilMs).toISOString(),
        }),
        ...(verdict.alerts.length > 0 && { alerts: verdict.alerts }),
        number: 'usado',
        credits: 'captura',
      };
    case 'cancelada':
      return {
        ...answerColumns(verdict),
        status: 'CANCELADA',
        operation: 'concluida',
        attempt_state: 'autorizado',
        n_prot: verdict.nProt,
        number: 'usado',
        credits: 'captura',
      };
    case 'denegada': {
      const { cStat, xMotivo, nProt } = verdict;
      return {
        ...answerColumns(verdict),
        status: 'REJEITADA',
        operation: 'recusada',
        attempt_state: 'denegado',
        rejection: { cStat, xMotivo, origin: 'sefaz', errors: [], protocolNumber: nProt },
        number: 'usado',
        credits: 'liberacao',
      };
    }
    case 'rejeitada': {
      const { cStat, xMotivo, origin, errors, alerts } = verdict;
      return {
        status: 'REJEITADA',
        operation: 'recusada',
        ...refusedAttempt(verdict),
        c_stat: cStat,
        x_motivo: xMotivo,
        rejection: { cStat, xMotivo, origin, errors },
        ...(alerts && { alerts }),
        ...(verdict.numero !== 'reservado' && { number: verdict.numero }),
        credits: 'liberacao',
      };
    }
    case 'abandonada': {
      const { xMotivo } = verdict;
      return {
        status: 'REJEITADA',
        operation: 'recusada',
        ...refusedAttempt(verdict),
        x_motivo: xMotivo,
        rejection: { cStat: ABANDONED, xMotivo, origin: ABANDONED, errors: [] },
        number: 'livre',
        credits: 'liberacao',
      };
    }
    case 'erro-tecnico':
      return {
        status: 'ERRO_TECNICO',
        operation: 'erro',
        technical_error: { code: verdict.code, reason: verdict.reason },
      };
  }
}

const answerColumns = (verdict: VerdictOf<'autorizada' | 'cancelada' | 'denegada'>) => ({
  attempt_id: verdict.attemptId,
  c_stat: verdict.cStat,
  x_motivo: verdict.xMotivo,
  dh_recbto: verdict.dhRecbto,
  prot: verdict.prot,
  ...(verdict.chave === undefined ? {} : { chave: verdict.chave }),
});

const refusedAttempt = ({ attemptId }: { readonly attemptId: string | null }) =>
  attemptId === null ? {} : ({ attempt_id: attemptId, attempt_state: 'recusado' } as const);

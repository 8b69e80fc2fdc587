import type { Lookup } from '@fiscal/core/activities/registers/lookup';
import type { Asker } from '@fiscal/core/activities/registers/registers';
import { isGtin } from '@fiscal/core/identity/gtin';
import type { GtinOutcome } from '@fiscal/core/sefaz/gtin';
import { invalid } from '../../base/failure.ts';
import { registerAway } from './register-trouble.ts';

/**
 * `sem_dados`: the CCG has no data, cStat gives the reason; `consumo_indevido`: it blocked the company for an hour
 * (656).
 */
export const GTIN_SITUATIONS = ['encontrado', 'sem_dados', 'recusado', 'consumo_indevido'] as const;

export interface GtinRegistered {
  readonly gtin: string;
  readonly situation: (typeof GTIN_SITUATIONS)[number];
  readonly cStat: string;
  readonly xMotivo: string;
  readonly description: string | null;
  readonly ncm: string | null;
  readonly cests: readonly string[];
  readonly checkedAt: Date;
  /** End of the time in which the same question gets this answer. */
  readonly heldUntil: Date;
}

export interface GtinQuestion {
  readonly gtin: string;
  /** Queries again although a stored answer is valid. */
  readonly refresh?: boolean | undefined;
}

/** Looks a GTIN up in the national register. @throws {Failure} requisicao_invalida, sefaz_indisponivel */
export type LookUpGtin = (asker: Asker, question: GtinQuestion) => Promise<GtinRegistered>;

const SITUATION_OF = {
  encontrado: 'encontrado',
  'sem-dados': 'sem_dados',
  recusado: 'recusado',
  excesso: 'consumo_indevido',
} as const;

export const createLookUpGtin =
  (lookup: Lookup<string, GtinOutcome>): LookUpGtin =>
  async (asker, { gtin: text, refresh = false }) => {
    const gtin = text.trim();
    if (!isGtin(gtin))
      throw invalid([
        {
          field: 'gtin',
          code: 'gtin_invalido',
          message: 'O GTIN não é válido (9491).',
          fix: 'Envie os 8, 12, 13 ou 14 dígitos do código de barras e confira o último, que é verificador.',
        },
      ]);
    const { outcome, checkedAtMs, heldUntilMs } = await lookup(asker, gtin, {
      refresh,
    });
    if (outcome.kind === 'indisponivel' || outcome.kind === 'bloqueado') throw registerAway(outcome);
    const facts = outcome.kind === 'encontrado' ? outcome.facts : null;
    return {
      gtin,
      situation: SITUATION_OF[outcome.kind],
      cStat: outcome.cStat,
      xMotivo: outcome.xMotivo,
      description: facts?.xProd ?? null,
      ncm: facts?.ncm ?? null,
      cests: facts?.cests ?? [],
      checkedAt: new Date(checkedAtMs),
      heldUntil: new Date(heldUntilMs),
    };
  };

import type { PriorEvent } from '../../engine/events/prior.ts';
import { priorOf } from '../../registry/contingency.ts';
import type { Outcome } from '../../vocabulary/outcome.ts';
import type { Keys } from '../authority.ts';
import type { Loaded } from '../loaded.ts';
import type { Scope } from '../ports.ts';

/** Announces documents by EPEC before they are transmitted. */
export interface EpecSteps {
  /**
   * Sends the stored event and keeps its registration. What it gives back is of the document, which has not left: a wait, or the
   * refusal of the event.
   */
  announceByEpec(scope: Scope, loaded: Loaded, keys: Keys): Promise<Outcome>;
}

type WithContingency = Pick<Loaded, 'type' | 'issued'>;

/** Whether its preceding event still has to be registered. */
export const lacksEpec = ({ issued }: WithContingency): boolean =>
  issued?.mode === 'epec' && (issued.epec?.registeredAt ?? null) === null;

export const priorFor = ({ type, issued }: WithContingency): PriorEvent | undefined =>
  issued === null ? undefined : priorOf(type, issued.tpEmis);

/**
 * Turns the refusal of an authority that has not received the event yet into a wait: the document is sent again later.
 */
export function waitsForEpec(loaded: WithContingency, outcome: Outcome): Outcome {
  if (outcome.kind !== 'rejeitado' || priorFor(loaded)?.notYet.includes(outcome.cStat) !== true)
    return outcome;
  const { cStat, xMotivo } = outcome;
  const cause = `O EPEC ainda não chegou à SEFAZ que autoriza (${xMotivo})`;
  return { kind: 'indisponivel', cStat, cause, sent: true, retryAfterSeconds: null };
}

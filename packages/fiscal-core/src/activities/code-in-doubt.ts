import { unprovenCode } from '../registry/cstat.ts';
import type { EventOutcome } from '../vocabulary/event-outcome.ts';
import type { Outcome, Unproven } from '../vocabulary/outcome.ts';

/**
 * The code that was answered to bytes in doubt and proves nothing: the one kept with them, or what the stored answer means today.
 * Null: no readable answer came.
 */
export async function codeInDoubt(
  type: string,
  {
    question,
    kept,
    answer,
    read,
  }: {
    readonly question: 'documento' | 'evento';
    readonly kept: Pick<Unproven, 'cStat' | 'xMotivo'> | null;
    /** The stored answer to the newest send. */
    readonly answer: () => Promise<string | null>;
    readonly read: (answer: string) => Outcome | EventOutcome;
  },
): Promise<Unproven | null> {
  if (kept !== null) return unprovenCode(type, question, kept);
  const stored = await answer();
  if (stored === null) return null;
  const outcome = read(stored);
  if (outcome.kind === 'rejeitado' || outcome.kind === 'recusado')
    return unprovenCode(type, question, outcome);
  return outcome.kind === 'duvida' ? (outcome.said ?? null) : null;
}

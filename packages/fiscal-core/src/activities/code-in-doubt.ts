import { unprovenCode } from '../registry/cstat.ts';
import type { EventOutcome } from '../vocabulary/event-outcome.ts';
import type { RecordedAnswer } from '../vocabulary/exchange.ts';
import type { Outcome, Unproven } from '../vocabulary/outcome.ts';
import { wireOf } from './wire.ts';

/**
 * Code answered to bytes in doubt that proves nothing: the one stored with them, or today's meaning of the stored
 * answer. Null: no readable answer came.
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
    /** The recorded answer to the newest send. */
    readonly answer: () => Promise<RecordedAnswer | null>;
    readonly read: (content: string) => Outcome | EventOutcome;
  },
): Promise<Unproven | null> {
  if (kept !== null) return unprovenCode(type, question, kept);
  const recorded = await answer();
  if (recorded === null) return null;
  const reply = wireOf(type).readReply(recorded.httpStatus, recorded.body, 0);
  if (reply.kind !== 'resposta') return null;
  const outcome = read(reply.xml);
  if (outcome.kind === 'rejeitado' || outcome.kind === 'recusado')
    return unprovenCode(type, question, outcome);
  return outcome.kind === 'duvida' ? (outcome.said ?? null) : null;
}

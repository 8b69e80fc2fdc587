import type { Unanswered } from '../vocabulary/outcome.ts';
import type { Wait } from './deadlines.ts';

/** Refusals that prove nothing: the authority's own failure. Source: rules.json nfe/999. */
export const UNPROVEN: ReadonlySet<string> = new Set(['999']);

/** Waits of 5 s to 3 min, four minutes in all, longer ones after other waits: a copy of the authority's own that lags settles by then, or never. */
const CONTRADICTIONS_MAX = 4;

/** A wait for a service; bytes of ours may be there unless `unsent`. */
export const serviceWait = (wait: Pick<Wait, 'cStat' | 'reason'> & Partial<Wait>): Wait => ({
  kind: 'servico',
  msMin: 0,
  unsent: false,
  deferralsMax: null,
  ...wait,
});

/** A wait for an authority with two answers that cannot both be true. */
export const contradiction = (cStat: string, reason: string): Wait =>
  serviceWait({ cStat, reason, deferralsMax: CONTRADICTIONS_MAX });

/** A question that was not answered, or not even asked. */
export const unansweredWait = (outcome: {
  readonly cStat: string | null;
  readonly cause: string;
  readonly retryAfterSeconds?: number | null;
}): Wait =>
  serviceWait({
    cStat: outcome.cStat,
    reason: outcome.cause,
    msMin: (outcome.retryAfterSeconds ?? 0) * 1000,
  });

/** A wait for an authority that is away: its duration, and whether the authority may hold bytes of ours. */
export const absence = (
  outcome: Extract<Unanswered, { kind: 'indisponivel' }>,
  { unsent }: { readonly unsent: boolean },
): Wait => ({
  ...unansweredWait(outcome),
  unsent,
  ...(outcome.sends === undefined ? {} : { sends: outcome.sends }),
});

/** A question that was not answered after a code that proves nothing: a few waits, then a person decides. */
export const unsettledWait = (outcome: Parameters<typeof unansweredWait>[0]): Wait => ({
  ...unansweredWait(outcome),
  deferralsMax: CONTRADICTIONS_MAX,
  unproven: true,
});

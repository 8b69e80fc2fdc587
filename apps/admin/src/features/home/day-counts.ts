import type { Answers } from '../../trpc/client.tsx';
import { STATUSES } from '../documents/messages.ts';

type Count = Answers['home']['stats']['counts'][number];

/** Document outcomes, grouped into the four that a chart shows. */
export const OUTCOMES = ['authorised', 'cancelled', 'rejected', 'running'] as const;
export type Outcome = (typeof OUTCOMES)[number];
export type Outcomes = Readonly<Record<Outcome, number>>;

const OUTCOME: Readonly<Record<Count['status'], Outcome>> = {
  AUTORIZADA: 'authorised',
  ENCERRADA: 'authorised',
  CANCELADA: 'cancelled',
  REJEITADA: 'rejected',
  PENDENTE: 'running',
  ERRO_TECNICO: 'running',
};

/** The statuses that an outcome sums up. */
export const statusesOf = (outcome: Outcome): readonly Count['status'][] =>
  STATUSES.filter((status) => OUTCOME[status] === outcome);

/** Documents by outcome. */
export function outcomesOf(counts: readonly Count[]): Outcomes {
  const sum = (outcome: Outcome) =>
    counts.reduce((total, { status, count }) => total + (OUTCOME[status] === outcome ? count : 0), 0);
  return {
    authorised: sum('authorised'),
    cancelled: sum('cancelled'),
    rejected: sum('rejected'),
    running: sum('running'),
  };
}

export const totalOf = (outcomes: Outcomes): number =>
  OUTCOMES.reduce((total, outcome) => total + outcomes[outcome], 0);

export interface DayOutcomes {
  readonly day: string;
  readonly outcomes: Outcomes;
}

/** Each day of a period; today as the fresher of the two answers has it. */
export function byDay(
  period: Pick<Answers['home']['stats'], 'days' | 'counts'>,
  today: Pick<Answers['home']['stats'], 'days' | 'counts'> | undefined,
): readonly DayOutcomes[] {
  return period.days.map((day) => {
    const fresh = today?.days.at(-1) === day ? today : period;
    return { day, outcomes: outcomesOf(fresh.counts.filter((each) => each.day === day)) };
  });
}

export interface TypeOutcomes {
  readonly type: string;
  readonly outcomes: Outcomes;
}

/** Each type that there are documents of, the most frequent first. */
export const byType = (counts: readonly Count[]): readonly TypeOutcomes[] =>
  [...new Set(counts.map(({ type }) => type))]
    .map((type) => ({ type, outcomes: outcomesOf(counts.filter((each) => each.type === type)) }))
    .toSorted((one, other) => totalOf(other.outcomes) - totalOf(one.outcomes));

import { type EventDeadline, HOUR } from '../../../engine/events/term.ts';

export const MDFE_DEADLINES: readonly EventDeadline[] = [
  {
    kind: 'cancelamento',
    term: { minutes: 24 * HOUR },
    refusal: '220',
    unless: ({ laterLoading }) => laterLoading === true,
    source:
      'MOC MDF-e 3.00b §6; not where the cargo is included later: its first inclusion ends the cancellation (710)',
  },
];
